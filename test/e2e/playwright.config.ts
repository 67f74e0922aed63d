import { defineConfig } from '@playwright/test';
import { userAgents } from './fixtures/user-agents.ts';

/** The specs that need a browser or a server of their own, since they choose other cameras, guidance or service workers. */
const ownWorker = ['camera-denied', 'camera-none', 'offline', 'service-worker', 'two-cameras'].map(specOf);

/** What the app reads in the camera's picture takes up to a core, so two of these run at a time, beside no others. */
const guidance = ['guidance', 'seen-said-happened', 'reader-journey'].map(specOf);

/** Each page draws what the cameras of its phone film, which takes half a core. */
const phones = specOf('phones');

/** The app of `npm start` on a phone. Each spec chooses the cameras of its phone (`fixtures/test.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './server/global-setup.ts',
  // Four workers keep two cores busy, since a phone waits most of the time; with five, each step only takes longer.
  workers: 4,
  fullyParallel: true,
  // A worker costs as much as three tests. The specs that need one of their own come first, each as a whole.
  projects: [
    { name: 'own worker', testMatch: ownWorker, fullyParallel: false },
    { name: 'phone', testIgnore: [...ownWorker, ...guidance, phones] },
    { name: 'guidance', testMatch: guidance, workers: 2 },
    { name: 'misbehaving phones', testMatch: phones, workers: 2 },
  ],
  // On a machine that others load, a wait can be too short. `npm test` names each test that passed only the
  // second time, so that it is mended; kills, faults and endurance (test/reliability) are never run again.
  retries: 1,
  forbidOnly: true,
  // A merged test is as long as several; on a machine that others load, each step takes a multiple of its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    viewport: { width: 390, height: 844 },
    // With two, which phones have, drawing without a graphics card takes half of the time of a run.
    deviceScaleFactor: 1,
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

function specOf(name: string): string {
  return `**/${name}.spec.ts`;
}
