import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maximumResponseBytes } from '@recto/core';
import { expect, onTestFinished, test } from 'vitest';
import {
  timedRequest,
  type TimedRequest,
} from '../../../packages/operator-tools/src/contract/timed-request.ts';
import { ManualClock } from '@recto/testing/fakes';
import { eventually } from '../../support/eventually.ts';

/** A request of the contract check, and how long it waits. */

async function server(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const running = createServer(handle).listen(0, '127.0.0.1');
  await once(running, 'listening');
  onTestFinished(() => {
    running.closeAllConnections();
    running.close();
  });
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}/`;
}

function request(url: string, given: Partial<TimedRequest> = {}): TimedRequest {
  return {
    url,
    method: 'POST',
    headers: new Headers(),
    body: null,
    limitMs: 1_000,
    mayProgress: false,
    ...given,
  };
}

/** A clock that counts how often a wait begins. */
class CountingClock extends ManualClock {
  waits = 0;

  override after(ms: number, callback: () => void): () => void {
    this.waits += 1;
    return super.after(ms, callback);
  }
}

const file = new Uint8Array(1024 * 1024).fill(7);

test.each([
  ['once, for the whole response', false],
  ['again with each part of a body that may progress', true],
])('the wait begins %s', async (_when, mayProgress) => {
  let received = 0;
  const lengths: (string | undefined)[] = [];
  const url = await server((message, response) => {
    lengths.push(message.headers['content-length']);
    message.on('data', (part: Buffer) => (received += part.byteLength)).on('end', () => response.end('{}'));
  });
  const clock = new CountingClock();
  const response = await timedRequest(request(url, { body: file, mayProgress }), clock);
  expect(response).toMatchObject({ name: 'response', status: 200, text: '{}' });
  expect(received).toBe(file.byteLength);
  expect(lengths).toEqual([String(file.byteLength)]);
  if (mayProgress) expect(clock.waits).toBeGreaterThan(10);
  else expect(clock.waits).toBe(1);
  expect(clock.pending).toBe(0);
});

test('no wait is left after a response that came before the whole body was sent', async () => {
  let isClosed = false;
  const url = await server((message, response) => {
    message.socket.once('close', () => (isClosed = true));
    response.writeHead(413).end();
  });
  const clock = new ManualClock();
  const large = new Uint8Array(5 * 1024 * 1024);
  const response = await timedRequest(request(url, { body: large, mayProgress: true }), clock);
  expect(response).toMatchObject({ name: 'response', status: 413 });
  await eventually(() => expect(isClosed).toBe(true));
  expect(clock.pending).toBe(0);
});

test('a response that begins in time and ends too late is late', async () => {
  const clock = new ManualClock();
  const url = await server((_message, response) => {
    response.write('{');
    setImmediate(() => clock.advance(1_000));
  });
  expect(await timedRequest(request(url), clock)).toEqual({ name: 'late', waitedMs: 1_000 });
});

test('a redirect is not followed', async () => {
  const url = await server((_message, response) => response.writeHead(302, { location: '/login' }).end());
  expect(await timedRequest(request(url), new ManualClock())).toMatchObject({
    name: 'response',
    status: 302,
  });
});

test('a broken connection is reported by its code only', async () => {
  const url = await server((message) => message.socket.destroy());
  expect(await timedRequest(request(url), new ManualClock())).toEqual({
    name: 'broken',
    code: expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/),
    waitedMs: 0,
  });
});

test('a response that is longer than the app reads has no text', async () => {
  const url = await server((_message, response) => response.end(Buffer.alloc(maximumResponseBytes + 1, ' ')));
  const response = await timedRequest(request(url), new ManualClock());
  // Not compared as a whole: a failure would print it.
  expect(response.name === 'response' && response.text === null && response.unread).toBe('tooLong');
});

test.each([
  ['bytes of UTF-8, also U+FFFD itself', Buffer.from('"\uFFFD ü"'), '"\uFFFD ü"', true],
  ['bytes of Latin-1, read as the app does', Buffer.from('"ü"', 'latin1'), '"\uFFFD"', false],
  ['a character that is cut at the end', Buffer.from('ü').subarray(0, 1), '\uFFFD', false],
])('%s', async (_what, sent, text, isUtf8) => {
  const url = await server((_message, response) => response.end(sent));
  expect(await timedRequest(request(url), new ManualClock())).toMatchObject({ text, isUtf8, unread: null });
});

test.each([
  ['short', { 'content-length': '9' }],
  ['notEncoded', { 'content-encoding': 'gzip' }],
  ['notEncoded', { 'content-encoding': 'br' }],
])('a body that can’t be read to its end is %s: %j', async (unread, headers) => {
  const url = await server((_message, response) => {
    response.writeHead(200, headers);
    if (unread === 'notEncoded') response.end('{"a":1}');
    else response.write('{"a":1}', () => response.socket?.end());
  });
  const message = { ...request(url), headers: new Headers({ connection: 'close' }) };
  expect(await timedRequest(message, new ManualClock())).toMatchObject({
    status: 200,
    text: null,
    unread,
  });
});
