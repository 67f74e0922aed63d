import { cameraArgs } from '@recto/testing/playwright';
import { defineConfig } from '@playwright/test';

const port = process.env['PORT'] ?? '4173';
const executablePath = process.env['CHROMIUM'];

/** The built app in a browser whose camera is a drawn one. */
export default defineConfig({
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 60_000 },
  workers: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    launchOptions: { args: cameraArgs(), ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `vite build --logLevel error && vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
  },
});
