import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

/** Faults, kills and endurance of the app of `npm start`, on the phone of the end-to-end tests. */
export default defineConfig(endToEnd, {
  testDir: '.',
  outputDir: '../../test-results/reliability',
  workers: 3,
  globalSetup: '../e2e/server/global-setup.ts',
  // The long forms take a while, and may share the machine: nothing here is about how quick it is.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
});
