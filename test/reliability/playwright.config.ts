import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

/** Faults, kills and endurance of the app of `npm start`, on the phone of the end-to-end tests. */
export default defineConfig(endToEnd, {
  testDir: '.',
  outputDir: '../../test-results/reliability',
  globalSetup: '../e2e/server/global-setup.ts',
  workers: 2,
  timeout: 90_000,
});
