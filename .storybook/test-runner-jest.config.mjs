import { getJestConfig } from '@storybook/test-runner';

/** The stories' test run, in the browser that `run.ts` hands over. */
export default {
  ...getJestConfig(),
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      launchOptions: JSON.parse(process.env.RECTO_CHROMIUM),
      exitOnPageError: false,
      collectCoverage: false,
    },
  },
};
