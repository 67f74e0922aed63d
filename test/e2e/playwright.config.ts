import { defineConfig } from '@playwright/test';
import { userAgents } from './fixtures/user-agents.ts';

/** The app of `npm start` on a phone. Each spec chooses the cameras of its phone (`fixtures/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './server/global-setup.ts',
  // Five workers keep two cores busy, since a phone waits most of the time.
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
    // Traces take a tenth of the time of a run; to trace a test that failed, add --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
