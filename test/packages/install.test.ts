import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/packages/published.ts';
import { countWhatIsBegun, leftBehind, ofReact } from './left-behind.ts';
import {
  closePage,
  copySource,
  failOnce,
  launchBrowser,
  newApp,
  newAppWithOldestPeers,
  openPage,
  originOf,
  patient,
  serve,
  toJavaScript,
  typeProblems,
} from './own-app.ts';
import { bin, run } from './run-program.ts';
import { textOfEnglish } from './text-of-english.ts';

/** The packages in apps of others, each built with its own bundler. */

/** The app: its own files, and the examples of the documentation that it uses. */
const sources = [
  'test/packages/app/main.tsx',
  'test/packages/app/own-provider.ts',
  'docs/examples/capture-app.tsx',
  'docs/examples/capture-parts.ts',
  'docs/examples/Capture.tsx',
] as const;

const nameOf = (source: string) => source.replace(/^.*\//, '');

describe.each([
  ['Vite', 'the oldest peers', newAppWithOldestPeers, buildWithVite],
  ['webpack', 'the newest peers', newApp, buildWithWebpack],
  ['esbuild', 'the newest peers', newApp, buildWithEsbuild],
])('an app built with %s, with %s', (bundler, _peers, make, build) => {
  let app: string;
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    app = await make(bundler);
    for (const source of sources) copySource(source, join(app, nameOf(source)));
    cpSync(`${root}test/packages/app/index.html`, `${app}/index.html`);
    await build(app);
    server = await serve(join(app, 'dist'));
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /**
   * Opens the app, whose capture screen is not shown yet.
   * @param prepare called with the page before the app is loaded.
   * @returns also the errors of the page, which are added as they happen, and what `prepare` has returned.
   */
  async function openApp<Prepared>(prepare: (page: Page) => Promise<Prepared>) {
    const errors: string[] = [];
    const page = await openPage(browser, originOf(server), errors);
    const prepared = await prepare(page);
    await page.goto(originOf(server));
    await page.waitForFunction(() => 'showCapture' in window);
    return { page, errors, prepared };
  }

  test('the compiler accepts the example with the types of the packages', async () => {
    expect(await typeProblems(app, ['main.tsx', 'Capture.tsx'])).toBe('');
  });

  // Decisions 11.10, 11.12 and 11.14.
  test('the page stays as it is, with and without the capture screen, which takes a photo in its box', async () => {
    const { page, errors } = await openApp(countWhatIsBegun);
    const before = {
      looks: await looksOfThePage(page),
      content: await contentOf(page),
      begun: await leftBehind(page),
    };

    await page.evaluate(() => window.showCapture());
    await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
    // The workers are found: one has analysed a frame, the other can encode photos.
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
    await closePage(page);
  });

  test('a procedure that has ended is an error in words, and nothing is begun', async () => {
    const { page, errors } = await openApp(countWhatIsBegun);
    const before = { content: await contentOf(page), begun: await leftBehind(page) };
    const failure = await page.evaluate(() => {
      window.procedureStatus = 'finished';
      return window.showCapture().catch(String);
    });
    expect(failure).toBe(
      'NotStartedError: The procedure is "finished": the provider takes photos only of one that is "started".',
    );
    await expect.poll(() => leftBehind(page), patient).toEqual(before.begun);
    expect(await contentOf(page)).toBe(before.content);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  test('with every photo there, the app goes on at once: no screen, no camera, and nothing is left', async () => {
    const { page, errors } = await openApp(countWhatIsBegun);
    const before = { content: await contentOf(page), begun: await leftBehind(page) };
    await page.evaluate(() => {
      window.photosThere = ['idCardRecto', 'idCardVerso'];
      return window.showCapture();
    });
    await expect.poll(() => page.evaluate(() => window.timesDone), patient).toBe(1);
    expect((await leftBehind(page)).tracks).toEqual([]);
    expect(await contentOf(page)).toBe(before.content);
    await expect.poll(() => leftBehind(page), patient).toEqual(before.begun);
    expect(await page.evaluate(() => window.timesDone)).toBe(1);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  // Decision 11.13.
  test('a part whose first request fails is requested again, and the screen is shown', async () => {
    const { page, errors, prepared: requests } = await openApp((it) => failOnce(it, textOfEnglish));
    await page.evaluate(() => window.showCapture());
    await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
    expect(requests).toEqual([requests[0], requests[0]]);
    expect(errors).toEqual([]);
    await closePage(page);
  });
});

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

async function buildWithVite(app: string): Promise<void> {
  await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: app });
}

/** webpack reads JavaScript; so the app's own files are compiled first. */
async function buildWithWebpack(app: string): Promise<void> {
  await toJavaScript(app, sources.map(nameOf));
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
  pageFor(app, (page) => page);
}

/** As `docs/packages.md` says it: fonts need a loader, the workers are copied, and their address is given. */
async function buildWithEsbuild(app: string): Promise<void> {
  await run(
    `${app}/../node_modules/.bin/esbuild`,
    [
      'main.tsx',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--jsx=automatic',
      '--loader:.woff2=file',
    ].concat('--outdir=dist', '--log-level=warning'),
    { cwd: app },
  );
  cpSync(`${app}/../node_modules/@recto/adapters/dist/workers`, `${app}/dist/recto-workers`, {
    recursive: true,
  });
  pageFor(app, (page) =>
    page
      .replace('<html', '<html data-workers="/recto-workers/"')
      .replace('</head>', '<link rel="stylesheet" href="/main.css" /></head>'),
  );
}

/** Writes the page of a bundler that reads scripts only. */
function pageFor(app: string, change: (page: string) => string): void {
  const page = readFileSync(join(app, 'index.html'), 'utf8').replace('/main.tsx', '/main.js');
  writeFileSync(join(app, 'dist', 'index.html'), change(page));
}
