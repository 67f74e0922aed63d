import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { bundlePhone } from '../../packages/testing/src/playwright/bundle-phone.ts';
import { modelNotice, root, sourceManifest } from './published.ts';

/** The bundles in the packages: files for apps whose bundler does not make them, and for pages without a bundler. */

/** The file with the notices of what is inside a bundle. */
const notices = 'licenses.md';

/** The workers of the adapters, each with what it loads later, for apps whose bundler leaves `new Worker` as it is. */
export async function bundleWorkers(folder: string): Promise<void> {
  const worker = (name: string) => `${folder}/dist/browser/${name}.js`;
  await bundle(`${folder}/dist/workers`, {
    input: {
      'analysis-worker': worker('analysis/worker/analysis-worker'),
      'encoding-worker': worker('camera/picture/encoding/encoding-worker'),
    },
  });
}

/** The element, with React and everything else that it needs. */
export async function bundleElement(folder: string): Promise<void> {
  await bundle(`${folder}/dist`, {
    input: { 'recto-capture': `${root}host/element/src/index.ts` },
    preserveEntrySignatures: 'strict',
  });
}

/**
 * The script that has a page run on a phone, in place of the module that makes it with Vite.
 * @param folder that of the built modules.
 */
export async function writePhoneScript(folder: string): Promise<void> {
  const script = await bundlePhone(`${root}packages/testing/src/phones/play-in-page.ts`);
  for (const file of readdirSync(folder)) {
    if (/^bundle-phone\.|^phone-script\.js/.test(file)) rmSync(`${folder}/${file}`);
  }
  const module = `const script = ${JSON.stringify(script)};\n\nexport const phoneScript = async () => script;\n`;
  writeFileSync(`${folder}/phone-script.js`, module);
}

/** Adds the notice of the face detector's weights, which no package brings, to those that Vite has written. */
function addModelNotice(file: string): void {
  const written = readFileSync(file, 'utf8');
  // Without a package inside, Vite writes that there is nothing with a licence.
  const others = /^## /m.test(written) ? written.trimEnd() : '# Licenses';
  const title = '## The weights of the face detector (MIT)';
  writeFileSync(file, `${others}\n\n${title}\n\n${readFileSync(root + modelNotice, 'utf8').trimEnd()}\n`);
}

/** Addresses of files are relative to the one that names them, so a folder can be served from anywhere. */
async function bundle(
  into: string,
  options: Rolldown.InputOptions & { input: Record<string, string> },
): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root,
    base: './',
    // It would warn of each 'use client', which means nothing in a browser.
    logLevel: 'error',
    publicDir: false,
    define: { __RECTO_VERSION__: JSON.stringify(sourceManifest('element').version) },
    worker: { format: 'es' },
    build: {
      outDir: into,
      emptyOutDir: false,
      assetsDir: 'parts',
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      // The notices of what is inside have to come with it.
      license: { fileName: notices },
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        ...options,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'recto-capture.css'
              : 'parts/[name]-[hash][extname]',
        },
      },
    },
  };
  await build(config);
  addModelNotice(`${into}/${notices}`);
}
