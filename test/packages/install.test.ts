import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFolder, publishedNames, root, sourceManifest } from '../../tools/packages/published.ts';
import { cameraArgs } from '../browser/camera-args.ts';
import { chromium } from '../browser/chromium.ts';
import { countWhatIsBegun, leftBehind } from './left-behind.ts';

/** The packages, as another app gets them: built, packed, and installed outside of this repository. */

/** @throws Error with what the program has printed, if it fails. */
function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} failed:\n${stdout}\n${stderr}`, { cause: error }));
    });
  });
}

const bin = (name: string) => `${root}node_modules/.bin/${name}`;

const folder = mkdtempSync(join(tmpdir(), 'recto-packages-'));
const tarballs = () => readdirSync(folder).filter((name) => name.endsWith('.tgz'));

beforeAll(async () => {
  await run(bin('tsx'), ['tools/packages/build.ts'], { cwd: root });
  const folders = publishedNames.map(builtFolder);
  await run('npm', ['pack', '--pack-destination', folder, ...folders]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(publishedNames)('@recto/%s', (name) => {
  test('has a manifest, files and types that agree (publint, are the types wrong)', async () => {
    const { messages } = await publint({ pkgDir: builtFolder(name), strict: true });
    expect(messages).toEqual([]);
    const packed = readFileSync(
      join(
        folder,
        tarballs().find((file) => file.startsWith(`recto-${name}-`))!,
      ),
    );
    const analysis = await checkPackage(createPackageFromTarballData(packed));
    const problems = analysis.types === false ? ['no types'] : analysis.problems;
    expect(problems.filter((problem) => !isOfCommonJs(problem))).toEqual([]);
  });
});

/** The packages are modules only: what requires CommonJS, or knows no `exports`, can't use them. */
function isOfCommonJs(problem: Problem | string): boolean {
  if (typeof problem === 'string' || !('resolutionKind' in problem)) return false;
  return problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs';
}

/** The peers at the lowest version of each range, and at the one that this repository uses. */
const peerRanges = sourceManifest('ui').peerDependencies!;
const oldest = Object.entries(peerRanges).map(([peer, range]) => `${peer}@${range.replace('^', '')}`);
const newest = Object.keys(peerRanges).map((peer) => `${peer}@${installedVersion(peer)}`);

function installedVersion(name: string): string {
  const manifest = readFileSync(`${root}node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

describe.each([
  ['Vite', 'the oldest peers', oldest, buildWithVite],
  ['webpack', 'the newest peers', newest, buildWithWebpack],
])('an app built with %s, with %s', (bundler, _peers, peers, build) => {
  const app = join(folder, bundler);
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(app);
    cpSync(`${root}test/packages/app/index.html`, `${app}/index.html`);
    cpSync(`${root}docs/examples/capture-app.tsx`, `${app}/capture-app.tsx`);
    const main = readFileSync(`${root}test/packages/app/main.tsx`, 'utf8');
    writeFileSync(`${app}/main.tsx`, main.replace('../../../docs/examples/', './'));
    writeFileSync(`${app}/package.json`, JSON.stringify({ name: 'own-app', private: true, type: 'module' }));
    const packed = tarballs().map((file) => join(folder, file));
    const types = ['@types/react', '@types/react-dom'].map((name) => `${name}@${installedVersion(name)}`);
    await run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed, ...peers, ...types],
      {
        cwd: app,
      },
    );
    await build(app);
    server = await serve(join(app, 'dist'));
    const { executablePath, args, env } = chromium();
    browser = await playwright.launch({ executablePath, env, args: [...args, ...cameraArgs()] });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('the compiler accepts the example with the types of the packages', async () => {
    await checkTypes(app);
  });

  test('the page stays as it is, with and without the capture screen, which takes a photo in its box', async () => {
    const { port } = server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(['camera'], { origin });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await countWhatIsBegun(page);
    await page.addInitScript(noteWorkerAnswers);
    await page.goto(origin);
    await page.waitForFunction(() => 'showCapture' in window);
    const before = {
      looks: await looksOfThePage(page),
      content: await contentOf(page),
      begun: await leftBehind(page),
    };

    await page.evaluate(() => window.showCapture());
    await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
    // Both bundlers have bundled the workers: one has analysed a frame, the other can encode photos.
    for (const answer of ['result', 'canEncode']) {
      await expect.poll(() => page.evaluate(() => [...window.workerAnswers]), patient).toContain(answer);
    }
    expect(await looksOfThePage(page)).toEqual(before.looks);
    expect(await page.title()).toBe('An app of its own');
    expect(await page.locator('[data-recto-root]').getAttribute('lang')).toBe('en-GB');
    const frame = { x: 500, y: 150, width: 400, height: 600 };
    expect(await page.locator('[data-screen]').boundingBox()).toEqual(frame);
    expect(await page.locator('[role="img"]:has(video)').boundingBox()).toEqual({
      x: 500,
      y: expect.any(Number),
      width: 400,
      height: 400,
    });
    const shutter = (await page.locator('[data-action="shutter"]').boundingBox())!;
    expect(shutter.x + shutter.width / 2).toBe(700);
    expect(shutter.y + shutter.height).toBeLessThan(750);

    await page.locator('[data-action="shutter"]').click();
    await page.locator('[data-screen][data-state="preview"]').waitFor();
    const [looks, looksInAggressivePage] = await page.evaluate(looksOfTheScreen);
    expect(looks!.length).toBeGreaterThan(20);
    expect(looksInAggressivePage).toEqual(looks);

    await page.locator('[data-action="use"]').click();
    await expect.poll(() => page.evaluate(() => window.received.idCardRecto), patient).toBeGreaterThan(1000);
    await page.evaluate(() => window.removeCapture());
    const nothing = { ...before.begun, listeners: [...before.begun.listeners, ofReact].toSorted() };
    await expect.poll(() => leftBehind(page), patient).toEqual(nothing);
    await expect.poll(() => page.workers().length, patient).toBe(0);
    expect(await contentOf(page)).toBe(before.content);
    expect(await looksOfThePage(page)).toEqual(before.looks);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('@recto/core runs in Node without any other package', async () => {
  const app = join(folder, 'node');
  mkdirSync(app);
  writeFileSync(`${app}/package.json`, JSON.stringify({ private: true, type: 'module' }));
  const core = tarballs().find((file) => file.startsWith('recto-core-'))!;
  await run('npm', ['install', '--no-audit', '--no-fund', '--offline', join(folder, core)], { cwd: app });
  const script = `import { photoNames } from '@recto/core'; console.log(photoNames.join());`;
  const printed = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: app });
  expect(printed.trim()).toBe('idCardRecto,idCardVerso,driverLicenseRecto,driverLicenseVerso,clientPicture');
});

declare global {
  interface Window {
    /** The names of the fields of all messages that workers have sent. */
    workerAnswers: Set<string>;
  }
}

/** Runs in the page, before its scripts. */
function noteWorkerAnswers(): void {
  window.workerAnswers = new Set();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        for (const [name, value] of Object.entries(data)) if (value !== null) window.workerAnswers.add(name);
      });
    }
  };
}

/** For what a busy machine takes long to do. */
const patient = { timeout: 60_000 };

/** React listens to it as long as the page exists, since its first root. */
const ofReact = 'selectionchange of HTMLDocument';

/** The elements of the page, without those that bundlers add for chunks. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, link')) part.remove();
    return copy.outerHTML;
  });
}

/** The computed styles of the app's own elements. */
function looksOfThePage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(#capture, #capture *, script)')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    }),
  );
}

/**
 * Runs in the page. @returns the computed styles of all elements of the capture screen, without and with the
 * aggressive style sheet of the page; both at once, since the screen itself changes with time.
 */
function looksOfTheScreen(): readonly (readonly string[])[] {
  const { shadowRoot } = document.querySelector('#capture > *')!;
  const sheet = document.querySelector('#aggressive')!;
  return ['not all', 'all'].map((media) => {
    sheet.setAttribute('media', media);
    const { fontSize } = getComputedStyle(document.querySelector('h1')!);
    if ((fontSize === '60px') !== (media === 'all')) throw new Error(`The page has a title of ${fontSize}.`);
    const looks = [...shadowRoot!.querySelectorAll('[data-recto-root], [data-recto-root] *')].map(
      (element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
      },
    );
    sheet.setAttribute('media', 'not all');
    return looks;
  });
}

async function checkTypes(app: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // The declarations of styled-components need those of Node, which an app for browsers does not have.
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(`${app}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['main.tsx'] }));
  await run(bin('tsc'), ['-p', app]);
}

async function buildWithVite(app: string): Promise<void> {
  await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app });
}

/** webpack reads JavaScript; so the app's two files are compiled first. */
async function buildWithWebpack(app: string): Promise<void> {
  const { transformWithOxc } = await import('vite');
  for (const name of ['main', 'capture-app']) {
    const file = join(app, `${name}.tsx`);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
      jsx: { runtime: 'automatic' },
    });
    writeFileSync(join(app, `${name}.js`), code.replace('./capture-app.tsx', './capture-app.js'));
  }
  const { default: webpack } = await import('webpack');
  const compiler = webpack({
    mode: 'production',
    context: app,
    entry: './main.js',
    output: { path: join(app, 'dist'), publicPath: '/' },
    experiments: { css: true },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString());
  const page = await readFile(join(app, 'index.html'), 'utf8');
  writeFileSync(join(app, 'dist', 'index.html'), page.replace('/main.tsx', '/main.js'));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Serves a folder on a free port of this machine. */
function serve(directory: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = join(directory, pathname === '/' ? 'index.html' : pathname);
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
