import { cameraArgs } from '@recto/testing/playwright';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM'];

/** The app's build, and its tests in Node and in a browser. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'node', include: ['*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { args: cameraArgs(), ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
