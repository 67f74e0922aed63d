import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../../tools/packages/published.ts';
import { openSecondProvider, type SecondProvider } from '../contract/second-provider/second-provider.ts';
import { installedFolder } from './install.ts';
import { countWhatIsBegun, leftBehind, ofReact } from './left-behind.ts';
import { closePage, failOnce, launchBrowser, openPage, originOf, patient, serve } from './own-app.ts';
import { textOfEnglish } from './text-of-english.ts';

/** `<recto-capture>` in the plain page of the documentation: no React, no bundler, no build. */

let server: Server;
let browser: Browser;
let provider: SecondProvider;

beforeAll(async () => {
  provider = await openSecondProvider(null);
  const page = join(inject('packed'), 'plain-page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  cpSync(`${root}docs/examples/plain-page.html`, join(page, 'index.html'));
  cpSync(join(installedFolder(inject('packed'), 'element'), 'dist'), join(page, 'recto'), {
    recursive: true,
  });
  const { authEndpointUrl, idEndpointUrl, clientId, clientSecret } = provider;
  const configuration = { authEndpointUrl, idEndpointUrl, clientId, clientSecret, browsers: 'engine' };
  writeFileSync(join(page, 'assets/config.json'), JSON.stringify(configuration));
  server = await serve(page, { 'content-security-policy': documentedPolicy(join(page, 'index.html')) });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await provider?.close();
});

/** The policy of docs/packages.md, for this provider and the style and the script that a page has in its text. */
function documentedPolicy(file: string): string {
  const [, policy] = /```\n(default-src[^`]*)```/.exec(readFileSync(`${root}docs/packages.md`, 'utf8'))!;
  const page = readFileSync(file, 'utf8');
  const hashIn = (element: string) => {
    const [, text] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(page)!;
    return `${element}-src 'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
  };
  return policy!
    .replaceAll('\n', ' ')
    .replaceAll('https://provider.example.org', new URL(provider.idEndpointUrl).origin)
    .replace('style-src', hashIn('style'))
    .replace('script-src', hashIn('script'));
}

const phone = { width: 390, height: 844 };

// Decision 11.15.
test('under the documented policy a photo is taken with the element, and nothing is left behind when it is removed', async () => {
  const token = provider.create('active');
  const errors: string[] = [];
  const page = await openPage(browser, originOf(server), errors, phone);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  await countWhatIsBegun(page);
  const requests = await failOnce(page, textOfEnglish);
  await page.addInitScript(() => {
    window.screens = [];
    addEventListener(
      'recto-screen',
      (event) => window.screens.push((event as CustomEvent<string>).detail),
      true,
    );
  });
  await page.goto(`${originOf(server)}/?token=${token}`);
  await page.evaluate(() => document.querySelector('recto-capture')!.setAttribute('language', 'en-gb'));
  await page.locator('[data-action="start"]').click();
  await page.locator('[data-screen="capture"][data-state="capture"]').waitFor();
  for (const answer of ['result', 'canEncode']) {
    await expect.poll(() => page.evaluate(() => [...window.workerAnswers]), patient).toContain(answer);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height);
  await page.locator('[data-action="shutter"]').click();
  await page.locator('[data-action="use"]').click();
  await expect.poll(() => [...provider.get(token).photos.keys()], patient).toContain('idCardRecto');
  expect(provider.get(token).status).toBe('started');
  expect(await page.evaluate(() => window.screens)).toEqual(['start', 'capture']);
  expect(requests.length).toBeGreaterThan(1);

  await page.evaluate(() => document.querySelector('recto-capture')!.remove());
  // This test listens to the screens, and the page itself to nothing.
  const nothing = { listeners: ['recto-screen of Window', ofReact], timers: [], tracks: [], databases: [] };
  await expect.poll(() => leftBehind(page), patient).toEqual(nothing);
  await expect.poll(() => page.workers().length, patient).toBe(0);
  expect(await page.title()).toBe('A page without React');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(errors).toEqual([]);
  await closePage(page);
});

test('an unknown token is shown to the customer and reported to the page', async () => {
  const errors: string[] = [];
  const page = await openPage(browser, originOf(server), errors, phone);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(`${originOf(server)}/?token=unknown`);
  await page.locator('[data-screen="not-found"]').waitFor();
  await expect.poll(() => warnings.join('\n'), patient).toContain('link JourneyError');
  expect(warnings.join('\n')).not.toContain('unknown');
  expect(errors).toEqual([]);
  await closePage(page);
});

test('an address without a token shows nothing', async () => {
  const errors: string[] = [];
  const page = await openPage(browser, originOf(server), errors, phone);
  await page.goto(originOf(server));
  await page.waitForFunction(() => customElements.get('recto-capture') !== undefined);
  const capture = page.locator('recto-capture');
  expect(await capture.getAttribute('token')).toBeNull();
  expect(await capture.evaluate((element) => element.childElementCount)).toBe(0);
  expect(errors).toEqual([]);
  await closePage(page);
});

test('text is as large as it is set in the browser, whatever the page sets for its root', async () => {
  const withLargeText = await launchBrowser('--blink-settings=defaultFontSize=20');
  try {
    const page = await openPage(withLargeText, originOf(server), [], phone);
    await page.goto(originOf(server));
    const sizes = await page.evaluate(() => {
      document.documentElement.style.fontSize = '62.5%';
      document.querySelector('recto-capture')!.setAttribute('token', 'unknown');
      return getComputedStyle(document.documentElement).fontSize;
    });
    expect(sizes).toBe('12.5px');
    const text = page.locator('[data-recto-root]');
    await text.waitFor();
    expect(await text.evaluate((element) => getComputedStyle(element).fontSize)).toBe('21.25px');
  } finally {
    await withLargeText.close();
  }
});

declare global {
  interface Window {
    /** The screens that the element has reported. */
    screens: string[];
  }
}
