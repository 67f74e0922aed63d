import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { licences } from './host/vite-plugins/licences.ts';
import { openingPage } from './host/vite-plugins/opening-page.ts';
import { offlineShell } from './host/vite-plugins/offline-shell.ts';
import { precompressed } from './host/vite-plugins/precompressed.ts';
import { cameraArgs } from './test/browser/camera-args.ts';
import { chromium } from './test/browser/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

/** `ahead` and `begin` are modules of the page of their own, so that they run while `index` still loads (decision 15.4). */
const input = {
  index: `${root}host/index.html`,
  ahead: `${root}host/src/ahead.ts`,
  begin: `${root}host/src/begin.ts`,
};

/** What runs first. It stays small, since all else that is requested waits for it. */
const ahead = { name: 'ahead', test: /host.src.(ahead|preload-chunk)/ };

/** What `begin` needs, and what it shares with chunks that the bundler does not know to load after it: one file. */
const beginning = {
  name: 'begin',
  test: new RegExp(
    [
      'vite.preload-helper',
      'host.src.(begin|load-app|early-camera|container.facing-modes)',
      'adapters.src.(http.(?!text-files|brand)|Listeners|browser.(device|storage.(LocalStorage|stored)))',
      'adapters.src.browser.(page.(browser-http|connect-policy)|window.browser-camera-opening)',
      'adapters.src.browser.camera.(camera-limits|failure.camera-errors|lens.camera-capabilities|opening|picture.(video-|surface|first-picture|black-frame))',
      'core.src.(business-constants|time|observable.snapshot|provider|device|ports|capture.steps)',
      'core.src.(model.(photos|document-format|procedure|language|safe-url|upload-rules)|entry.(navigation|route-guard))',
      'core.src.guidance.guidance-mode',
      'ui.src.theme.(palette|scales|custom-properties|tokens)',
      'node_modules.(valibot|react.(cjs|index|jsx))',
    ].join('|'),
  ),
};

/**
 * What the capture screen shares with the confirm screen and with the guidance, in one file: on a phone's link, each
 * file more costs more than the bytes that one of them does not need. Nothing but these may be shared: the bundler
 * would export it from `capture-part` and rename that chunk's exports, and a repeated import (`loadChunk`) would
 * not find them.
 */
const taking = {
  name: 'taking',
  test: new RegExp(
    [
      'core.src.(camera.(advice|diagnosis)|guidance.(thresholds|guidance-(snapshot|times)))',
      'core.src.(model.(mask-geometry|square-crop)|entry.procedure-link)',
      'ui.src.components.(Modal|use-modal-dialog|link)',
      'ui.src.screens.(use-double-tap-guard|confirm.(FileInput|use-blob-url)|continue-on-phone.QrCode.tsx)',
      'ui.src.screens.capture.troubleshooting.(use-advice|AdviceSteps)',
      'host.src.routes.use-share',
      'adapters.src.browser.page.start-worker',
    ].join('|'),
  ),
};

/** The host's build (`vite build`), and the unit-test projects (`vitest`). */
export default defineConfig(({ mode }) => ({
  root: `${root}host`,
  plugins: [
    react(),
    openingPage(),
    licences(),
    offlineShell({ otherPages: ['operator', 'provider'] }),
    precompressed(),
  ],
  define: { __RECTO_VERSION__: JSON.stringify(version) },
  // The worker of the analysis loads the face detector only where a face is looked for, as a module can.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // A browser without `modulepreload` loads the files later. The polyfill comes with the app's script, which is too late.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      // The compressed copies are written after the build, and take longer than all of it.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [ahead, beginning, taking] },
      },
    },
  },
  ...(mode === 'test' ? { test: unitTests() } : {}),
}));

function unitTests() {
  const { executablePath, args, env } = chromium();
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
