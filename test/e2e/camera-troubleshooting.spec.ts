import type { BrowserContext, Page } from '@playwright/test';
import { CameraLight } from './fixtures/camera-light.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { userAgents } from './fixtures/user-agents.ts';

/** Camera troubleshooting: the real cause, the steps for this browser (Chrome on Android), and the recovery actions. */

const french = await textsIn('fr-fr');
const restart = french('capture.cameraError.restart');
const inChrome = { browser: 'Chrome', target: 'Chrome', restart };

/** Makes every camera fail like this, and the browser report this permission. */
async function fail(page: Page, name: string, message = '', permission: PermissionState = 'denied') {
  return page.addInitScript(
    (failure) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException(failure.message, failure.name);
      };
      const status = Object.assign(new EventTarget(), { state: failure.permission });
      navigator.permissions.query = async () => status as unknown as PermissionStatus;
      Object.assign(window, {
        allowCamera: () => {
          status.state = 'granted';
          status.dispatchEvent(new Event('change'));
        },
      });
    },
    { name, message, permission },
  );
}

test('each cause has its text and its steps', async ({ page, procedures, customer, watch }) => {
  watch.allowViolation(/camera|permissions[- ]policy/i);
  const open = async () => customer.open(await procedures.started(idCardOnly), '/capture');

  await test.step('a refusal that the browser remembers: where to change it', async () => {
    const failure = await fail(page, 'NotAllowedError', 'Permission denied');
    await open();
    await customer.seesText(french('capture.cameraError.title.deniedHere'));
    await expect(page.getByRole('listitem')).toHaveText([
      french('capture.cameraError.step.chromeSite', inChrome),
      french('capture.cameraError.step.reload', inChrome),
    ]);
    await failure.dispose();
  });

  await test.step('a refusal by the phone: its settings', async () => {
    const failure = await fail(page, 'NotAllowedError', 'Permission denied by system', 'prompt');
    await open();
    await customer.seesText(french('capture.cameraError.title.deniedBySystem'));
    await customer.seesText(french('capture.cameraError.step.settingsAndroid', inChrome));
    await failure.dispose();
  });

  await test.step('a permissions policy of the server', async () => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'camera=()' };
      return route.fulfill({ response, headers });
    });
    await open();
    await customer.seesText(french('capture.cameraError.title.blockedByPolicy'));
    await expect(customer.action('copy-link')).toBeVisible();
    await page.unroute('**/*');
  });

  await test.step('a page without HTTPS', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined });
    });
    await open();
    await customer.seesText(french('capture.cameraError.title.insecure'));
  });
});

test('a browser that never responds leads to an error, and a late permission starts the camera', async ({
  page,
  procedures,
  customer,
}) => {
  await page.clock.install();
  const light = await CameraLight.of(page);
  await light.holdPermission();
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('init');
  await expect.poll(() => light.openings()).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-app-state');
  await page.clock.runFor(15_000);
  await page.clock.runFor(25_000);
  await customer.seesText(french('capture.cameraError.title.noAnswer'));
  await light.grant();
  await customer.photograph('idCardRecto');
  expect(await light.live(), 'the late camera was switched off').toEqual([]);
});

test('two restarts that did not help: more advice, and choosing a file is the main action; the camera starts once it is allowed', async ({
  page,
  procedures,
  customer,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    Object.assign(window, { realOpen: mediaDevices.getUserMedia.bind(mediaDevices) });
  });
  await fail(page, 'NotAllowedError');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  const settings = french('capture.cameraError.step.settingsAndroid', inChrome);
  for (const times of [1, 2]) {
    await customer.seesCapture('error');
    await expect(page.getByText(settings), `before restart ${times}`).toHaveCount(0);
    await Promise.all([page.waitForEvent('load'), customer.tap('restart')]);
  }
  await customer.seesText(settings);
  await expect(page.locator('[data-error] [data-toasts] button').first()).toHaveAttribute(
    'data-action',
    'choose-file',
  );

  await test.step('it is allowed while the error is shown', async () => {
    await page.evaluate(() => {
      const own = window as unknown as { realOpen: MediaDevices['getUserMedia']; allowCamera: () => void };
      navigator.mediaDevices.getUserMedia = own.realOpen;
      own.allowCamera();
    });
    await customer.photograph('idCardRecto');
  });
});

test('the link can be copied, and shown as a QR code for another phone', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await fail(page, 'NotReadableError');
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/capture');
  await customer.seesCapture('error');
  await customer.tap('copy-link');
  await customer.seesText(french('link.copied'));
  expect(await pasted(context)).toBe(procedure.link);
  await page.bringToFront();
  await customer.tap('other-phone');
  await expect(page.getByRole('img', { name: french('mobile.qrCodeAlt') })).toBeVisible();
  await customer.tap('close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('in an in-app browser', () => {
  test.use({ userAgent: userAgents.androidWebView });

  test('the picker is used, and the page explains how to open the browser', async ({
    page,
    procedures,
    customer,
    files,
  }) => {
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.sees('confirm');
    await expect(page.getByRole('list', { name: french('capture.cameraError.stepsTitle') })).toContainText(
      french('capture.cameraError.step.openInBrowser', inChrome),
    );
    await expect(customer.action('copy-link')).toBeVisible();
    await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), await files.jpeg());
    await customer.seesTile('idCardRecto', 'filled');
  });
});

/** The content of the clipboard, pasted on another page: the app's own page may not read it. */
async function pasted(context: BrowserContext): Promise<string> {
  const elsewhere = await context.newPage();
  await elsewhere.setContent('<textarea></textarea>');
  const field = elsewhere.locator('textarea');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await elsewhere.close();
  return text;
}
