import { expect, test, vi } from 'vitest';
import type { MadeCall } from '../../../host/src/start/ahead.ts';
import { withMadeCalls } from '../../../host/src/start/made-calls.ts';

const url = 'https://id.example/procedures/token';
const headers = { Authorization: 'Bearer a', 'x-api-key': 't' };

/** A call that the page has made already. */
const madeCall = (response: Promise<Response>): MadeCall => ({
  url,
  request: { headers, body: null },
  response,
});

/** `fetch` with calls that the page has made: call 2, and call 1. */
function fetchWith(
  procedure: Promise<MadeCall | null>,
  accessToken: Promise<MadeCall | null> = Promise.resolve(null),
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('asked'));
  return { fetch, ahead: withMadeCalls({ fetch }, { calls: [accessToken, procedure] }) };
}

const never = new Promise<never>(() => undefined);

const textOf = async (response: Promise<Response>) => (await response).text();

test('the first request that is the same as a call that was made gets its response, and the second one is made', async () => {
  const { ahead } = fetchWith(Promise.resolve(madeCall(Promise.resolve(new Response('made')))));
  expect(await textOf(ahead(url, { headers, body: null, method: 'POST' }))).toBe('made');
  expect(await textOf(ahead(url, { headers, body: null, method: 'POST' }))).toBe('asked');
});

test.each([
  ['another address', `${url}/other`, { headers }],
  ['another token', url, { headers: { ...headers, 'x-api-key': 'other' } }],
  ['a body', url, { headers, body: 'x' }],
])('a request with %s than the call that was made is made itself', async (_what, address, init) => {
  const { ahead } = fetchWith(Promise.resolve(madeCall(Promise.resolve(new Response('made')))));
  expect(await textOf(ahead(address, init))).toBe('asked');
});

test('a call that could not be made is made by the request', async () => {
  const { ahead } = fetchWith(Promise.resolve(null));
  expect(await textOf(ahead(url, { headers }))).toBe('asked');
});

test('a call that has failed fails the request, which is then made anew', async () => {
  const failed = Promise.reject(new TypeError('no network'));
  failed.catch(() => undefined);
  const { ahead } = fetchWith(Promise.resolve(madeCall(failed)));
  await expect(ahead(url, { headers })).rejects.toThrow('no network');
  expect(await textOf(ahead(url, { headers }))).toBe('asked');
});

test('a request that is aborted while it waits for the call that was made ends at once', async () => {
  const end = new AbortController();
  const { ahead } = fetchWith(Promise.resolve(madeCall(never)));
  const waiting = ahead(url, { headers, signal: end.signal });
  end.abort(new Error('over'));
  await expect(waiting).rejects.toThrow('over');
});

test('where call 1 got no response in time, both calls are made anew', async () => {
  const end = new AbortController();
  const tokenUrl = 'https://auth.example/oauth2/token';
  const accessToken = Promise.resolve({ url: tokenUrl, request: { headers, body: null }, response: never });
  const { ahead } = fetchWith(never, accessToken);
  const first = ahead(tokenUrl, { headers, signal: end.signal });
  await Promise.resolve();
  end.abort(new Error('over'));
  await expect(first).rejects.toThrow('over');
  expect(await textOf(ahead(tokenUrl, { headers }))).toBe('asked');
  expect(await textOf(ahead(url, { headers }))).toBe('asked');
});

test('other requests do not wait for call 2, which waits for the response to call 1', async () => {
  const { ahead } = fetchWith(never);
  expect(await textOf(ahead('https://recto.example/assets/texts.json', {}))).toBe('asked');
});
