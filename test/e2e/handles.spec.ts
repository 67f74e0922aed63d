import type { Page } from '@playwright/test';
import { documentedHandles } from './fixtures/readme-handles.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

const attributes = [
  'data-screen',
  'data-state',
  'data-error',
  'data-photo',
  'data-status',
  'data-action',
] as const;
type Attribute = (typeof attributes)[number];

/** Handles of situations that other specs look at: another set of cameras, another browser, a desktop. */
const seenElsewhere: Partial<Record<Attribute, readonly string[]>> = {
  'data-screen': ['mobile'],
  'data-error': ['cameraAccess'],
  'data-action': ['switch-camera', 'take-photo'],
};

test('README’s handles are those of the running app', async ({
  page,
  procedures,
  customer,
  operator,
  origin,
  files,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allowFailedRequests();
  watch.allow(/^Could not load configuration$/);
  const seen = await collectHandles(page);
  const redirectUrl = 'https://example.org/';

  await test.step('start, the five photos of capture, a failed upload', async () => {
    await customer.open(await procedures.make(everything));
    await customer.tap('start');
    await customer.photograph('idCardRecto');
    await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400, times: 1 });
    await customer.tap('use');
    await customer.seesCapture('error');
    await customer.tap('retry');
    await customer.seesCapture('capture', 'idCardVerso');
  });
  await test.step('confirm: every tile, an upload, the question', async () => {
    await customer.open(await procedures.started(everything, ['idCardVerso']), '/confirm');
    await operator.addFault({ call: 'uploadPhoto', kind: 'delay', ms: 60_000, times: 1 });
    await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), await files.jpeg());
    await customer.seesTile('idCardRecto', 'uploading');
    await customer.tileAction('idCardRecto', 'cancel').tap();
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

  for (const attribute of attributes) {
    const documented = documentedHandles(attribute);
    const elsewhere = seenElsewhere[attribute] ?? [];
    expect([...seen[attribute], ...elsewhere].sort(), attribute).toEqual(documented.sort());
  }
});

test('every control carries a data-action', async ({ page, procedures, customer }) => {
  const unnamed = page.locator('button:not([data-action]), select:not([data-action]), a:not([data-action])');
  const procedure = await procedures.started(everything, ['idCardRecto']);
  for (const [path, screen] of [
    ['/start', 'start'],
    ['/confirm', 'confirm'],
    ['/capture', 'capture'],
  ] as const) {
    await customer.open(procedure, path);
    await customer.sees(screen);
    await expect(unnamed).toHaveCount(0);
  }
});

/** Notes every value of the handles that ever stands in the markup, on each page that is loaded from now on. */
async function collectHandles(page: Page): Promise<Record<Attribute, Set<string>>> {
  const seen = Object.fromEntries(attributes.map((name) => [name, new Set<string>()])) as Record<
    Attribute,
    Set<string>
  >;
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
  return seen;
}
