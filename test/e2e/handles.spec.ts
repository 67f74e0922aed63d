import type { Page } from '@playwright/test';
import { Customer } from '@recto/testing/playwright';
import { expectNamedControls } from './fixtures/expect-named-controls.ts';
import { documentedHandles } from './fixtures/documented-handles.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgents } from './fixtures/user-agents.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

const attributes = [
  'data-screen',
  'data-state',
  'data-error',
  'data-photo',
  'data-status',
  'data-action',
  'data-app-state',
] as const;
type Attribute = (typeof attributes)[number];

/**
 * Handles that need other cameras (and so another browser), a slow connection or the guidance: `camera-denied.spec.ts` has
 * `cameraAccess`, `camera-troubleshooting.spec.ts` taps its `other-phone`,
 * `landscape.spec.ts` taps `stay-in-landscape`,
 * `two-cameras.spec.ts` taps `switch-camera`, `camera-life.spec.ts` taps `start-camera`,
 * `guidance.spec.ts` taps `auto-capture` and `sound`, `brand.spec.ts` finds `privacy`, `imprint`, `accessibility` and `help`; unit tests press `torch`,
 * `loupe`, `whole-photo` and `continue-meanwhile`.
 */
const seenElsewhere: Partial<Record<Attribute, readonly string[]>> = {
  'data-error': ['cameraAccess'],
  'data-action': [
    'switch-camera',
    'start-camera',
    'other-phone',
    'continue-meanwhile',
    'stay-in-landscape',
    'auto-capture',
    'sound',
    'torch',
    'loupe',
    'whole-photo',
    'privacy',
    'imprint',
    'accessibility',
    'help',
  ],
};

test('docs/handles.md lists exactly the handles that the running app shows', async ({
  page,
  browser,
  procedures,
  customer,
  operator,
  origin,
  files,
  watch,
}) => {
  watch.allowFailedRequests();
  watch.allow(/^Could not load configuration$/);
  watch.allow(/^The response to the request for the configuration is 404\.$/);
  const seen = noHandles();
  await collectHandles(page, seen);
  const redirectUrl = 'https://example.org/';

  await test.step('start, every photo of capture, a failed upload', async () => {
    await customer.open(await procedures.make(everything));
    await customer.tap('start');
    await customer.photograph('idCardRecto');
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400, times: 1 });
    await sendInVain(customer);
    await customer.tap('retry');
    await customer.seesCapture('capture', 'idCardVerso');
  });
  await test.step('confirm: every tile, an upload, the delete modal', async () => {
    await customer.open(await procedures.started(everything, ['idCardVerso']), '/confirm');
    await operator.addFault({ call: 'uploadPhoto', kind: 'delay', ms: 60_000, times: 1 });
    const sent = page.waitForRequest(/\/procedures\/.*upload/i);
    await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), await files.jpeg());
    await customer.seesTile('idCardRecto', 'uploading');
    // The tile says so before the request leaves, and the delay must not meet the next photo.
    await sent;
    await operator.addFault({ call: 'uploadPhoto', kind: 'status', status: 400, times: 1 });
    await customer.tapAndChoose(customer.tileAction('clientPicture', 'choose-file'), await files.jpeg());
    await customer.seesTile('clientPicture', 'waiting');
    await customer.tileAction('idCardRecto', 'cancel').tap();
    await customer.seesTile('clientPicture', 'failed');
    await customer.tileAction('idCardVerso', 'enlarge').tap();
    await expect(customer.action('zoom-in')).toBeVisible();
    await customer.page.keyboard.press('Escape');
    await customer.tileAction('idCardVerso', 'delete').tap();
    await customer.tap('delete-no');
  });
  for (const status of ['finished', 'refused', 'expired'] as const) {
    await test.step(`status: ${status}`, async () => {
      await customer.open(await procedures.make({ ...idCardOnly, redirectUrl }, { status }));
      await expect(customer.screen('status')).toHaveAttribute('data-status', status);
    });
  }
  await test.step('/404 and the configuration failure', async () => {
    await page.goto(`${origin}/404`);
    await customer.sees('not-found');
    await operator.addFault({ call: 'config', kind: 'status', status: 404, times: 1 });
    await page.goto(`${origin}/404`);
    await customer.sees('configuration-error');
  });
  await test.step('texts that can not be loaded', async () => {
    await page.route(/\/assets\/(it-it|fr-fr)-/, (route) => route.abort());
    await page.goto(`${origin}/404?language=it-it`);
    await customer.sees('crash');
  });
  await test.step('a desktop', async () => {
    const desktop = await browser.newPage({ userAgent: userAgents.desktopChrome });
    await collectHandles(desktop, seen);
    const visitor = new Customer(desktop);
    await visitor.open(await procedures.make(everything));
    await visitor.sees('mobile');
    await desktop.close();
  });
  await test.step('a phone whose browser is not supported', async () => {
    const phone = await browser.newPage({ userAgent: userAgents.firefox96 });
    await collectHandles(phone, seen);
    const visitor = new Customer(phone);
    await visitor.open(await procedures.started(everything, ['idCardVerso']), '/confirm');
    await expect(visitor.tileAction('idCardRecto', 'take-photo')).toBeVisible();
    await expectNamedControls(visitor);
    await phone.close();
  });

  for (const attribute of attributes) {
    const documented = documentedHandles(attribute);
    const elsewhere = seenElsewhere[attribute] ?? [];
    expect([...seen[attribute], ...elsewhere].sort(), attribute).toEqual(documented.sort());
  }
});

type Handles = Readonly<Record<Attribute, Set<string>>>;

function noHandles(): Handles {
  return Object.fromEntries(attributes.map((name) => [name, new Set<string>()])) as Record<
    Attribute,
    Set<string>
  >;
}

/** Records every value of the handles that appears in the markup of each document that is loaded from now on. */
async function collectHandles(page: Page, seen: Handles): Promise<void> {
  await page.exposeFunction('noteHandle', (attribute: Attribute, value: string) => {
    seen[attribute].add(value);
  });
  await page.addInitScript((names) => {
    const { noteHandle } = window as unknown as { noteHandle: (name: string, value: string) => void };
    const known = new Set<string>();
    const look = () => {
      for (const name of names) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name) ?? '';
          if (known.has(`${name} ${value}`)) continue;
          known.add(`${name} ${value}`);
          noteHandle(name, value);
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, attributes);
}
