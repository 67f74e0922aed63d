import puppeteer from 'puppeteer-core';
import { cameraArgs } from '../../packages/testing/src/playwright/camera-args.ts';
import { chromium } from '../chromium/chromium.ts';
import { userAgents } from '../e2e/fixtures/user-agents.ts';
import type { Cameras, Engine } from './engine.ts';
import { PuppeteerPage } from './PuppeteerPage.ts';
import { screen } from './screen.ts';

/** The Chromium of all tests. It comes with npm, so it is never missing. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  missingPackages: () => [],
  cannot: { altered: 'Chromium gives pages what they draw' },
  async open(cameras) {
    const { executablePath, args, env } = chromium();
    const browser = await puppeteer.launch({
      browser: 'chrome',
      executablePath,
      env,
      args: [...args, ...camerasOf(cameras), `--user-agent=${userAgents.androidChrome}`],
      defaultViewport: { ...screen, isMobile: true, hasTouch: true },
    });
    return new PuppeteerPage(browser, await browser.newPage());
  },
};

function camerasOf(cameras: Cameras): string[] {
  switch (cameras) {
    case 'fake':
    case 'altered':
      return cameraArgs({ devices: 2 });
    case 'denied':
      return cameraArgs({ deny: true });
    case 'none':
      // No file is ever there: then Chromium finds no camera.
      return cameraArgs({ video: '/nowhere.y4m' });
  }
}
