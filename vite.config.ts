import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chunkCheck, groups, input } from './host/build/chunk-plan.ts';
import { compileHints } from './host/build/compile-hints.ts';
import { licences } from './host/build/licences.ts';
import { noTimings } from './host/build/no-timings.ts';
import { openingPage } from './host/build/opening-page.ts';
import { offlineShell } from './host/build/offline-shell.ts';
import { plainImports } from './host/build/plain-imports.ts';
import { precompressed } from './host/build/precompressed.ts';
import { prerendered, prerenderedModule } from './host/build/prerendered.ts';
import { styledNames } from './host/build/styled-names.ts';
import { cameraArgs } from './packages/testing/src/playwright/camera-args.ts';
import { chromium } from './test/chromium/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** The host's build (`vite build`), and the unit-test projects (`vitest`). */
export default defineConfig(({ mode }) => ({
  root: `${root}host`,
  plugins: [
    plainImports(),
    styledNames(),
    react(),
    compileHints(),
    chunkCheck(),
    prerendered(),
    prerenderedModule(),
    openingPage(),
    licences(),
    offlineShell({ otherPages: ['operator', 'provider'] }),
    precompressed(),
  ],
  define: { __RECTO_VERSION__: JSON.stringify(version) },
  // Inversify imports the one with replacements for `Map` and `WeakMap`, which all supported browsers have.
  resolve: { alias: [{ find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' }] },
  // The worker of the analysis loads the face detector only where a face is looked for, as a module can.
  worker: { format: 'es', rolldownOptions: noTimings },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // One style sheet, which the page names; otherwise the app would wait for that of its own chunk.
    cssCodeSplit: false,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // The app requests by itself what is soon needed (`page-files.ts`).
    modulePreload: false,
    rolldownOptions: {
      input: { ...input },
      ...noTimings,
      output: {
        codeSplitting: { groups: [...groups] },
      },
    },
  },
  ...(mode === 'test' ? { test: unitTests() } : {}),
}));

/** More cameras are opened for it than for all other tests, so `npm run test:more` runs it. */
const phones = 'test/contract/camera.phones.*.browser.test.ts';

/** `npm test` runs core, node and browser, and `npm run test:more` the others, which take long and which a change of the app seldom breaks. */
function unitTests() {
  return {
    root,
    maxWorkers: 2,
    // A busy machine is no reason to fail: what a test waits for comes, or never comes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      inNode({ name: 'core', include: ['test/unit/core/**/*.test.ts'] }),
      inNode({
        name: 'node',
        include: ['test/{unit,contract,architecture}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.browser.test.{ts,tsx}', 'test/unit/core/**'],
      }),
      inChromium({
        name: 'browser',
        include: ['test/{unit,contract}/**/*.browser.test.{ts,tsx}'],
        exclude: [phones],
        // Its files share what they import, which saves half of their time.
        isolate: false,
        setupFiles: ['test/support/fresh-page.ts'],
      }),
      inNode({ name: 'lab', include: ['lab/tests/**/*.test.ts'], exclude: ['**/*.browser.test.*'] }),
      inChromium({ name: 'lab, in a browser', include: ['lab/tests/**/*.browser.test.tsx'] }),
      inNode({
        name: 'tools',
        include: ['test/{tools,reliability}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.browser.test.{ts,tsx}'],
      }),
      inChromium({ name: 'tools browser', include: ['test/tools/**/*.browser.test.{ts,tsx}'] }),
      // These wait most of the time, so all of their files run side by side.
      inChromium({ name: 'phones', include: [phones], maxWorkers: 4, sequence: { groupOrder: 1 } }),
    ],
  };
}

/** A project of tests in the browser. */
function inChromium(files: TestFiles) {
  const { executablePath, args, env } = chromium();
  return {
    extends: true as const,
    test: {
      ...files,
      root,
      globalSetup: ['test/contract/sandbox.global-setup.ts'],
      // As end to end: a test that passes only when it is run again is named by `npm test`.
      retry: 1,
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
  };
}

interface TestFiles {
  readonly name: string;
  readonly include: string[];
  readonly exclude?: string[];
  readonly maxWorkers?: number;
  readonly isolate?: boolean;
  readonly setupFiles?: string[];
  readonly sequence?: { readonly groupOrder: number };
}

/**
 * A project of tests in Node. Core's tests have one of their own, so that no test before them in their process has
 * opened a connection: Node's HTTP client sets timers when data arrives, which core's tests would count as core's.
 */
function inNode(files: TestFiles) {
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
