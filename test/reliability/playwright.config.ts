import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';
import { isLongForm } from './long-form.ts';

/** The customers of the kill test wait most of the time, so many of them can share two cores. */
const customersAtOnce = isLongForm() ? 10 : 6;

// `defineConfig` would add the projects of the end-to-end tests to these.
const { projects: _, ...phone } = endToEnd;

/** Faults, kills and soak of the app of `npm start`, on the phone of the end-to-end tests. */
export default defineConfig(phone, {
  testDir: '.',
  outputDir: '../../test-results/reliability',
  workers: customersAtOnce,
  projects: [
    { name: 'kill', testMatch: 'kill/*.spec.ts', workers: customersAtOnce },
    { name: 'faults and endurance', testIgnore: 'kill/*.spec.ts', workers: 3 },
  ],
  globalSetup: '../e2e/server/global-setup.ts',
  // A photo that is lost once is lost.
  retries: 0,
  // The long forms take a while, and may share the machine: nothing here measures speed.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
});
