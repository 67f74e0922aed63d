import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the Chromium that Playwright installed, else a Chromium or Chrome of this machine.
 * @throws Error that says what to install when there is none.
 */
export function findMachineChromium(): string {
  const found = [playwrightChromium.executablePath(), ...usualPlaces].find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error('No Chromium on this machine: install Chrome, or run `npx playwright install chromium`.');
  }
  return found;
}
