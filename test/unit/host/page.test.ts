import { beforeEach, expect, test, vi } from 'vitest';

/** The page that the service worker gives for a link, from the network or from the phone. */

const link = new URL('https://recto.example/a-token/start');
let stored: Response | undefined;

vi.mock('workbox-precaching', () => ({ matchPrecache: async () => stored }));

beforeEach(() => {
  stored = new Response('stored');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__RECTO_BASE__', '/');
  vi.stubGlobal('__RECTO_SHELL__', []);
  vi.stubGlobal('__RECTO_OTHER_PAGES__', []);
  vi.stubGlobal('caches', { match: async () => new Response('{"otherPages":["/imprint"]}') });
});

/** @returns status and text of what the worker gives for this page. */
async function open(response: Response | Error, url = link) {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  const { openPage } = await import('../../../host/service-worker/src/page.ts');
  const event = { waitUntil: () => undefined };
  const page = await openPage({ request: new Request(url), url, event });
  return [page.status, await page.text()];
}

test.each([
  [404, [404, 'from the network']],
  [499, [499, 'from the network']],
  [500, [200, 'stored']],
  [503, [200, 'stored']],
])('if the server responds with %i, the customer sees %j', async (status, expected) => {
  expect(await open(new Response('from the network', { status }))).toEqual(expected);
});

test('without a network the customer sees the stored page', async () => {
  expect(await open(new TypeError('no network'))).toEqual([200, 'stored']);
});

test('a failure of the server is shown if the phone has no page stored, or the configuration names this page', async () => {
  const failure = () => new Response('failed', { status: 500 });
  expect(await open(failure(), new URL('/imprint', link))).toEqual([500, 'failed']);
  stored = undefined;
  expect(await open(failure())).toEqual([500, 'failed']);
});
