import { getJestConfig } from '@storybook/test-runner';

/** The stories' test run, in the browser whose options `run.ts` hands over. */
export default {
  ...getJestConfig(),
  testEnvironment: '<rootDir>/.storybook/story-environment.mjs',
  // The environment does what these files do.
  setupFilesAfterEnv: [],
  watchPlugins: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      launchOptions: JSON.parse(process.env.RECTO_CHROMIUM),
      // The environment starts a browser for each worker: one for all would pass every picture through Jest's process.
      launchType: 'LAUNCH',
      skipInitialization: true,
      exitOnPageError: false,
      collectCoverage: false,
    },
  },
};
