import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { openingPage } from './host/vite-plugins/opening-page.ts';
import { offlineShell } from './host/vite-plugins/offline-shell.ts';
import { cameraArgs } from './test/browser/camera-args.ts';
import { chromium } from './test/browser/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** The host's build (`vite build`), and the unit-test projects (`vitest`). */
export default defineConfig(({ mode }) => ({
  root: `${root}host`,
  plugins: [react(), openingPage(), offlineShell({ otherPages: ['operator', 'provider'] })],
  define: { __RECTO_VERSION__: JSON.stringify(version) },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 800 },
  ...(mode === 'test' ? { test: unitTests() } : {}),
}));

function unitTests() {
  const { executablePath, args, env } = chromium();
  return {
    root,
    maxWorkers: 2,
    // A busy machine is no reason to fail: what a test waits for comes, or never comes.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      inNode({ name: 'core', include: ['test/unit/core/**/*.test.ts'] }),
      inNode({
        name: 'node',
        include: ['test/{unit,contract,architecture,reliability}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.browser.test.{ts,tsx}', 'test/unit/core/**'],
      }),
      {
        extends: true as const,
        test: {
          name: 'browser',
          root,
          include: ['test/{unit,contract}/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['test/contract/sandbox.global-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { executablePath, env, args: [...args, ...cameraArgs({ devices: 2 })] },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  };
}

/**
 * A project of tests in Node. Core's tests have one of their own, so that no test before them in their process has
 * opened a connection: Node's HTTP client sets timers when data arrives, which core's tests would count as core's.
 */
function inNode(files: { readonly name: string; readonly include: string[]; readonly exclude?: string[] }) {
  return {
    extends: true as const,
    test: {
      ...files,
      root,
      environment: 'node' as const,
      // The files of a process share what they import, which halves the time; so each puts back what it stubbed.
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
    },
  };
}
