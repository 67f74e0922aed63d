import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countWhatIsBegun, leftBehind } from './left-behind.ts';
import {
  closePage,
  copySource,
  failOnce,
  launchBrowser,
  newApp,
  openPage,
  originOf,
  patient,
  serve,
  toJavaScript,
  typeProblems,
} from './own-app.ts';
import { run } from './run-program.ts';
import { textOfEnglish } from './text-of-english.ts';

/** An app built with Next.js: app router, its default bundler, a production build. */

/** Next.js compiles TypeScript only with a package that has the compiler's API, so it gets JavaScript. */
const sources = {
  'layout.tsx': 'test/packages/next/layout.tsx',
  'page.tsx': 'test/packages/next/page.tsx',
  'CaptureBox.tsx': 'test/packages/next/CaptureBox.tsx',
  'own-provider.ts': 'test/packages/app/own-provider.ts',
  'Capture.tsx': 'docs/examples/Capture.tsx',
  'capture-parts.ts': 'docs/examples/capture-parts.ts',
} as const;

let folder: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  folder = newApp('next');
  mkdirSync(join(folder, 'types'));
  mkdirSync(join(folder, 'app'));
  for (const [name, source] of Object.entries(sources)) {
    copySource(source, join(folder, 'types', name));
    copySource(source, join(folder, 'app', name));
  }
  await toJavaScript(join(folder, 'app'), Object.keys(sources));
  for (const name of Object.keys(sources)) rmSync(join(folder, 'app', name));
  const root = join(folder, '..');
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };`,
  );
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await run(join(root, 'node_modules/.bin/next'), ['build'], { cwd: folder, env });
  server = await serve(join(folder, 'out'));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

test('the compiler accepts the example with the types of the packages', async () => {
  expect(await typeProblems(join(folder, 'types'), Object.keys(sources))).toBe('');
});

test('the page is rendered on the server, and takes a photo in the browser, though a part fails once', async () => {
  const rendered = readFileSync(join(folder, 'out', 'index.html'), 'utf8');
  expect(rendered).toContain('An app of its own');
  const errors: string[] = [];
  const page = await openPage(browser, originOf(server), errors);
  await countWhatIsBegun(page);
  const requests = await failOnce(page, textOfEnglish);
  await page.goto(originOf(server));
  await page.getByRole('button', { name: 'Capture' }).click();
  await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
  expect(requests).toEqual([requests[0], requests[0]]);
  for (const answer of ['result', 'canEncode']) {
    await expect.poll(() => page.evaluate(() => [...window.workerAnswers]), patient).toContain(answer);
  }
  const typefaces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).join());
  await expect.poll(typefaces, patient).toMatch(/Atkinson[^,]* loaded/);
  await page.locator('[data-action="shutter"]').click();
  await page.locator('[data-action="use"]').click();
  await expect.poll(() => page.evaluate(() => window.received.idCardRecto), patient).toBeGreaterThan(1000);

  await page.getByRole('button', { name: 'Capture' }).click();
  await expect.poll(() => page.workers().length, patient).toBe(0);
  const { tracks, databases } = await leftBehind(page);
  expect({ tracks, databases }).toEqual({ tracks: [], databases: [] });
  expect(await page.title()).toBe('An app of its own');
  expect(errors).toEqual([]);
  await closePage(page);
});
