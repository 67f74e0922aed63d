import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Cameras, Engine } from './engine.ts';
import { PuppeteerPage } from './PuppeteerPage.ts';
import { screen } from './screen.ts';

const executablePath = '/usr/bin/firefox-esr';

/** Firefox on a phone, as the version that is installed here calls itself there. */
function userAgent(): string {
  const output = execFileSync(executablePath, ['--version'], { encoding: 'utf8' });
  const major = /Firefox (\d+)\./.exec(output)?.[1];
  if (major === undefined) throw new Error(`Firefox prints no version: "${output}".`);
  return `Mozilla/5.0 (Android 14; Mobile; rv:${major}.0) Gecko/${major}.0 Firefox/${major}.0`;
}

export const firefoxEngine: Engine = {
  name: 'Firefox',
  missingPackages: () => (existsSync(executablePath) ? [] : ['firefox-esr']),
  cannot: {},
  async open(cameras) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      // Its remote protocol knows no viewport of a phone; its window is as narrow as Firefox lets it be.
      defaultViewport: null,
      args: [`--width=${screen.width}`, `--height=${screen.height}`],
      env: {
        ...process.env,
        MOZ_HEADLESS_WIDTH: String(screen.width),
        MOZ_HEADLESS_HEIGHT: String(screen.height),
      },
      extraPrefsFirefox: camerasOf(cameras),
    });
    const page = await browser.newPage();
    await page.setUserAgent({ userAgent: userAgent() });
    return new PuppeteerPage(browser, page);
  },
};

function camerasOf(cameras: Cameras): Record<string, unknown> {
  switch (cameras) {
    case 'fake':
      return { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true };
    case 'altered':
      return { ...camerasOf('fake'), 'privacy.resistFingerprinting': true };
    case 'denied':
      return { 'media.navigator.streams.fake': true, 'permissions.default.camera': 2 };
    case 'none':
      return { 'media.navigator.permission.disabled': true };
  }
}
