import { parseArgs } from 'node:util';
import { chromium as playwrightChromium } from 'playwright';
import { cameraArgs } from '../../packages/testing/src/playwright/camera-args.ts';
import { chromium } from './chromium.ts';

/** Command line: takes one picture of a page, as a phone shows it. Run it without arguments for its usage. */

const usage = `npx tsx test/chromium/screenshot.ts URL out.png
  --width 390 --height 844   size of the screen in CSS pixels
  --scale 2                  device pixels per CSS pixel
  --dark                     dark colour scheme
  --mobile                   a phone: touch, mobile viewport and user agent
  --text 200                 text size in percent
  --full                     the whole page, not only the screen
  --click SELECTOR           click before the picture; may be repeated, in order
  --wait SELECTOR            wait until this is visible
  --video FILE.y4m           what the camera sees`;

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '844' },
    scale: { type: 'string', default: '2' },
    dark: { type: 'boolean', default: false },
    mobile: { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
    full: { type: 'boolean', default: false },
    click: { type: 'string', multiple: true, default: [] },
    wait: { type: 'string' },
    video: { type: 'string' },
  },
});
const [url, file] = positionals;
if (url === undefined || file === undefined) {
  console.error(usage);
  process.exit(2);
}

const { executablePath, args, env } = chromium();
const browser = await playwrightChromium.launch({
  executablePath,
  env,
  args: [...args, ...cameraArgs(values.video === undefined ? { devices: 2 } : { video: values.video })],
});
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.scale),
    colorScheme: values.dark ? 'dark' : 'light',
    ignoreHTTPSErrors: true,
    ...(values.mobile ? { isMobile: true, hasTouch: true, userAgent: phone } : {}),
  });
  page.on('console', (message) => console.error(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => console.error(`[page error] ${error.message}`));
  await page.addInitScript((percent) => {
    document.addEventListener('DOMContentLoaded', () => {
      if (percent !== '100') document.documentElement.style.fontSize = `${percent}%`;
    });
  }, values.text);
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const selector of values.click) await page.click(selector);
  if (values.wait !== undefined) await page.waitForSelector(values.wait);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: values.full });
} finally {
  await browser.close();
}
