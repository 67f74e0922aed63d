import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Customer } from '@recto/testing/playwright';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test as base } from './fixtures/test.ts';
import { withoutHeaders } from './fixtures/without-headers.ts';
import { OwnServer } from './server/own-server.ts';

/** The app in a frame of an operator's page, which has another origin. */

/** A message, and the origin of the page that has posted it. */
interface Received {
  readonly data: Readonly<Record<string, unknown>>;
  readonly origin: string;
}

/** What the frame is allowed, as docs/deployment.md has it. */
const [, documentedPermissions] = /<iframe allow="([^"]+)"/.exec(
  readFileSync(join(import.meta.dirname, '../../docs/deployment.md'), 'utf8'),
)!;

interface Portal {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves an operator's page with an empty frame at each address. @param host `localhost` and `127.0.0.1` are two origins. */
async function openPortal(host: 'localhost' | '127.0.0.1'): Promise<Portal> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
        '<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>' +
        `<iframe allow="${documentedPermissions}"></iframe>` +
        '<script>received = []; onmessage = ({ data, origin }) => received.push({ data, origin })</script>',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, close: () => server.close() };
}

/** With the operator's page that the configuration names, and the app's server. */
const test = base.extend<object, { portal: Portal; server: OwnServer }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
    async ({}, provide) => {
      const portal = await openPortal('localhost');
      await provide(portal);
      portal.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ portal }, provide) => {
      const server = await OwnServer.start({ configuration: { frameAncestor: `${portal.origin}/apply` } });
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
});

const received = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: readonly Received[] }).received);

/** Shows an address in the frame. */
const show = (page: Page, address: string) =>
  page.evaluate((src) => {
    document.querySelector('iframe')!.src = src;
  }, address);

/** The customer in the frame. */
const inFrame = (page: Page) => new Customer(page, { root: page.frameLocator('iframe').locator('html') });

/** All that a page may be told: each field with its values (decision 11.16). */
const places = [1, 2, 3, 4, 5];
const photos = ['idCardRecto', 'idCardVerso', 'driverLicenseRecto', 'driverLicenseVerso', 'clientPicture'];
const closedList: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'recto-step': { photo: photos, number: places, total: places },
  'recto-finished': {},
  'recto-left': { how: ['continueLink', 'backLink', 'unfinished'] },
  'recto-failure': { code: ['link', 'unreachable', 'crash'] },
};

/** Whether a message has exactly the fields of its type, each with one of its values. */
function isClosed({ type, ...facts }: Received['data']): boolean {
  const fields = closedList[String(type)];
  if (fields === undefined || Object.keys(facts).length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(([name, values]) => values.includes(facts[name]));
}

const front = { type: 'recto-step', photo: 'idCardRecto', number: 1, total: 2 };
const back = { type: 'recto-step', photo: 'idCardVerso', number: 2, total: 2 };
const finished = { type: 'recto-finished' };
const left = (how: string) => ({ type: 'recto-left', how });
const failure = (code: string) => ({ type: 'recto-failure', code });

// Decision 11.16.
test('the page around the framed app is told the steps, the end, a failure and that the customer leaves, and nothing else', async ({
  page,
  procedures,
  operator,
  portal,
  origin,
  watch,
}) => {
  watch.allowForeign(portal.origin);
  watch.allowFailedRequests();
  const all: Received[] = [];
  /** Opens the page around the app anew, with this address in the frame. */
  const open = async (address: string) => {
    // What the app before says as it is left would come to the new page.
    await page.goto('about:blank');
    await page.goto(portal.origin);
    await show(page, address);
    return inFrame(page);
  };
  const isTold = async (...messages: object[]) => {
    const data = async () => (await received(page)).map((each) => each.data);
    await expect.poll(data).toEqual(messages);
  };
  /** Of a situation that has ended. */
  const keep = async () => void all.push(...(await received(page)));
  const redirectUrl = `${portal.origin}/thanks`;
  const lastname = 'Lefebvre';
  const procedure = await procedures.make({ ...idCardOnly, lastname }, { patch: { redirectUrl } });

  await test.step('a whole journey', async () => {
    const customer = await open(procedure.link);
    await customer.complete(['idCardRecto', 'idCardVerso']);
    await isTold(front, back, finished);
    await customer.tap('continue');
    await isTold(front, back, finished, left('continueLink'));
    await keep();
  });

  await test.step('a later visit of the finished procedure', async () => {
    const customer = await open(procedure.link);
    await customer.sees('status');
    await show(page, 'about:blank');
    await expect(customer.screen('status')).toHaveCount(0);
    await isTold();
  });

  await test.step('a journey that is left with a photo to take', async () => {
    const customer = await open((await procedures.make(idCardOnly)).link);
    await customer.tap('start');
    await customer.seesCapture('capture', 'idCardRecto');
    await isTold(front);
    await show(page, `${portal.origin}/elsewhere`);
    await isTold(front, left('unfinished'));
    await keep();
  });

  await test.step('a link that leads to the viewfinder', async () => {
    const customer = await open(`${(await procedures.started(idCardOnly, ['idCardRecto'])).link}/capture`);
    await customer.seesCapture('capture', 'idCardVerso');
    await isTold(back);
    await keep();
  });

  await test.step('a refused procedure that is restarted', async () => {
    const refused = await procedures.make(idCardOnly, { status: 'refused', patch: { adminComment: 'Flou' } });
    const customer = await open(refused.link);
    await customer.tap('restart');
    await customer.tap('start');
    await customer.seesCapture('capture', 'idCardRecto');
    await isTold(front);
    await keep();
  });

  await test.step('an expired one', async () => {
    const expired = await procedures.make(idCardOnly, { status: 'expired', patch: { redirectUrl } });
    const customer = await open(expired.link);
    await customer.tap('back');
    await isTold(left('backLink'));
    await keep();
  });

  await test.step('a link that the provider refuses', async () => {
    const customer = await open(`${origin}/unknown-token`);
    await customer.sees('not-found');
    await isTold(failure('link'));
    await keep();
  });

  await test.step('a provider that can’t be reached', async () => {
    const { link } = await procedures.make(idCardOnly);
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0 });
    const customer = await open(link);
    await customer.sees('not-found');
    await isTold(failure('unreachable'));
    await operator.clearFaults();
    await keep();
  });

  expect(all.filter(({ data }) => !isClosed(data))).toEqual([]);
  expect(new Set(all.map((each) => each.origin))).toEqual(new Set([origin]));
  expect(all.length).toBeGreaterThan(10);
});

// Decision 11.16.
test('a page of another origin shows no app in its frame, and gets nothing from one without the security headers', async ({
  page,
  procedures,
  portal,
  origin,
  watch,
}) => {
  const other = await openPortal('127.0.0.1');
  try {
    for (const allowed of [portal.origin, other.origin]) watch.allowForeign(allowed);
    watch.allowViolation(/frame-ancestors/);
    const { link } = await procedures.make(idCardOnly);
    const blocked = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
    await page.goto(other.origin);
    await show(page, link);
    await blocked;
    await expect(inFrame(page).screen('start')).toHaveCount(0);

    await withoutHeaders(page, origin);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(other.origin);
    await show(page, link);
    const customer = inFrame(page);
    await customer.complete(['idCardRecto', 'idCardVerso']);
    expect(scripts.filter((url) => url.includes('/tell-ancestor-'))).toHaveLength(1);
    expect(await received(page)).toEqual([]);
  } finally {
    other.close();
  }
});

test('an app that is not in a frame does not load the part that tells the page around it', async ({
  page,
  procedures,
  customer,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await customer.open(await procedures.make(idCardOnly));
  await customer.tap('start');
  await customer.seesCapture('capture', 'idCardRecto');
  expect(scripts.some((url) => url.includes('/app-'))).toBe(true);
  expect(scripts.filter((url) => url.includes('/tell-ancestor-'))).toEqual([]);
});
