import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestProvider, type TestProvider } from '../../packages/testing/src/provider/index.ts';
import { root } from '../../tools/packages/published.ts';
import { freePort } from '../chromium/free-port.ts';
import { countWhatIsBegun, leftBehind } from './left-behind.ts';
import { nextConfig, tsconfig } from './next/template.ts';
import { closePage, failOnce, launchBrowser, newApp, openPage, patient } from './own-app.ts';
import { run } from './run-program.ts';
import { textOfEnglish } from './text-of-english.ts';

/**
 * An app built with Next.js: app router, its default bundler, a production build. It has the files of docs/packages.md
 * and docs/examples, unchanged, and the settings of its template: `next build` checks their types with these.
 */

const examples = ['Capture.tsx', 'capture-parts.ts', 'next/page.tsx', 'next/CaptureBox.tsx'];

let server: ChildProcess;
let origin: string;
let browser: Browser;
let provider: TestProvider;

beforeAll(async () => {
  const folder = newApp('next');
  const link = join(folder, 'app/link/[token]');
  mkdirSync(link, { recursive: true });
  mkdirSync(join(folder, 'app/thanks'));
  writeFileSync(join(link, 'connect.ts'), codeOfTheGuide('connect.ts'));
  for (const name of examples) cpSync(`${root}docs/examples/${name}`, join(link, basename(name)));
  cpSync(`${root}test/packages/next/layout.tsx`, join(folder, 'app/layout.tsx'));
  cpSync(`${root}test/packages/next/thanks.tsx`, join(folder, 'app/thanks/page.tsx'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const installed = join(folder, '..');
  writeFileSync(join(folder, 'next.config.ts'), nextConfig(installed));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(installed, 'node_modules/.bin/next');
  await run(next, ['build'], { cwd: folder, env });
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  const program = join(installed, 'node_modules/next/dist/bin/next');
  const args = [program, 'start', '--hostname', '127.0.0.1', '--port', port];
  server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  provider = await startTestProvider();
  browser = await launchBrowser();
  await vi.waitFor(() => fetch(origin), patient);
});

afterAll(async () => {
  await browser?.close();
  await provider?.close();
  if (server?.kill()) await once(server, 'exit');
});

/** @returns a file that docs/packages.md shows: the block of code whose first line names it. */
function codeOfTheGuide(name: string): string {
  const guide = readFileSync(`${root}docs/packages.md`, 'utf8');
  const blocks = [...guide.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code]) => code!);
  const found = blocks.filter((code) => code.startsWith(`// ${name}`));
  expect(found, name).toHaveLength(1);
  return found[0]!;
}

/** The addresses of the guide lead to the test's provider; on its way to call 1, the relay adds the secret. */
async function connectProvider(page: Page): Promise<void> {
  const { authEndpointUrl, idEndpointUrl, clientId, clientSecret } = provider.configuration;
  await page.route(`${origin}/relay/**`, async (route) => {
    expect(route.request().postData()).toBe('grant_type=client_credentials&client_id=recto-web');
    const client = { client_id: clientId, client_secret: clientSecret };
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const response = await route.fetch({
      url: route.request().url().replace(`${origin}/relay`, authEndpointUrl),
      headers: { ...route.request().headers(), authorization },
      postData: new URLSearchParams({ grant_type: 'client_credentials', ...client }).toString(),
    });
    await route.fulfill({ response });
  });
  await page.route('https://provider.example.org/**', async (route) => {
    const url = route.request().url().replace('https://provider.example.org', idEndpointUrl);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

async function takePhoto(page: Page): Promise<void> {
  await page.locator('[data-action="shutter"]').click();
  await page.locator('[data-action="use"]').click();
}

test('a page is rendered on the server, with the rules of core', async () => {
  const rendered = await (await fetch(`${origin}/thanks`)).text();
  expect(rendered).toContain('Thank you');
  expect(rendered).toContain('An app of its own');
});

// Decision 11.13.
test('a new link is started and its photos are taken, though a part fails once; the last one is sent again from the next page', async () => {
  const { token } = provider.create({ idCardRequired: true, language: 'en-gb' });
  expect(provider.get(token).procedure.status).toBe('active');
  const errors: string[] = [];
  const page = await openPage(browser, origin, errors);
  await countWhatIsBegun(page);
  const requests = await failOnce(page, textOfEnglish);
  await connectProvider(page);
  await page.goto(`${origin}/link/${token}`);
  await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
  expect(requests).toEqual([requests[0], requests[0]]);
  expect(provider.get(token).procedure.status).toBe('started');
  for (const answer of ['result', 'canEncode']) {
    await expect.poll(() => page.evaluate(() => [...window.workerAnswers]), patient).toContain(answer);
  }
  const typefaces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).join());
  await expect.poll(typefaces, patient).toMatch(/Atkinson[^,]* loaded/);
  await takePhoto(page);
  await expect.poll(() => provider.photosOf(token), patient).toEqual(['idCardRecto']);

  // The last photo is on its way when the app shows its next page, and is lost there: only its queue can send it again.
  let lose = (): void => undefined;
  const isLost = new Promise<void>((resolve) => (lose = resolve));
  let losses = 0;
  await page.route('https://provider.example.org/procedures/photo', async (route) => {
    losses += 1;
    if (losses > 1) return route.fallback();
    await isLost;
    await route.abort();
  });
  await takePhoto(page);
  await page.waitForURL(`${origin}/thanks`);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(provider.photosOf(token)).toEqual(['idCardRecto']);
  lose();
  await expect.poll(() => provider.photosOf(token), patient).toEqual(['idCardRecto', 'idCardVerso']);
  await expect.poll(() => page.workers().length, patient).toBe(0);
  const { tracks, databases } = await leftBehind(page);
  expect({ tracks, databases }).toEqual({ tracks: [], databases: [] });
  expect(await page.title()).toBe('An app of its own');
  expect(errors).toEqual([]);
  await closePage(page);
});
