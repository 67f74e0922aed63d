import { defineConfig } from '@playwright/test';
import { userAgents } from './fixtures/user-agents.ts';

/** The app of `npm start` on a phone. Which camera the phone has is each spec's own choice (`fixtures/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './server/global-setup.ts',
  // Two cores are busy with five: a phone waits most of the time.
  workers: 5,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.androidChrome,
    locale: 'fr-FR',
    // A page that a service worker serves can't be intercepted; the specs about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // A trace of each test is a tenth of the whole run; to have one of a test that failed, add --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
