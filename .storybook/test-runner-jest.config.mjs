import { getJestConfig } from '@storybook/test-runner';

const preset = getJestConfig();

/** The stories' test run, in the browser whose options `run.ts` hands over, without the folders that it names. */
export default {
  ...preset,
  testPathIgnorePatterns: [
    ...(preset.testPathIgnorePatterns ?? ['/node_modules/']),
    ...JSON.parse(process.env.RECTO_SKIPPED_STORIES),
  ],
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
