import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';
import { isLongForm } from './long-form.ts';

/** The people of the kill test wait most of the time, so two cores are busy with many of them. */
const peopleAtOnce = isLongForm() ? 10 : 6;

/** Faults, kills and endurance of the app of `npm start`, on the phone of the end-to-end tests. */
export default defineConfig(endToEnd, {
  testDir: '.',
  outputDir: '../../test-results/reliability',
  workers: isLongForm() ? peopleAtOnce : 8,
  projects: [
    { name: 'kill', testMatch: 'kill/*.spec.ts', workers: peopleAtOnce },
    { name: 'faults and endurance', testIgnore: 'kill/*.spec.ts', workers: 3 },
  ],
  globalSetup: '../e2e/server/global-setup.ts',
  // The long forms take a while, and may share the machine: nothing here is about how quick it is.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
});
