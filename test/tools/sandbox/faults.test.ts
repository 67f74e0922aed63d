import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import type { FaultInput, RunningServer } from '@recto/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noWebHost } from '../../../packages/sandbox/src/web/web-host.ts';
import { jpeg } from './support/images.ts';
import { type Client, requestToken, started, testServer } from './support/test-server.ts';

const config = (server: RunningServer) => fetch(`${server.origin}/assets/config.json`);

/** Each call, made so that it succeeds if no fault is set. */
const calls: Record<FaultInput['call'], (server: RunningServer, client: Client) => Promise<Response>> = {
  config,
  token: (server) => requestToken(server),
  readProcedure: (_, client) => client.read(),
  setStarted: (_, client) => client.start(),
  setFinished: (_, client) => client.send('PATCH', 'set-finished'),
  reset: (_, client) => client.send('PATCH', 'reset'),
  savePhoto: (_, client) => client.savePhoto('idCardRecto', jpeg()),
  uploadPhoto: (_, client) => client.uploadPhoto('idCardRecto', jpeg()),
  deletePhoto: (_, client) => client.send('DELETE', 'photo/idCardRecto'),
};

test.each(Object.entries(calls))('a fault of %s affects that call only', async (name, call) => {
  const server = await testServer();
  const { client } = await started(server);
  server.sandbox.faults.add({ call: name as FaultInput['call'], kind: 'status', status: 418 });
  expect((await call(server, client)).status).toBe(418);
  for (const other of Object.values(calls)) {
    if (other !== call) expect((await other(server, client)).status).not.toBe(418);
  }
});

/** Any fault, without its call. */
type WithoutCall<Each> = Each extends unknown ? Omit<Each, 'call'> : never;

describe('the kinds of faults', () => {
  const setUp = async (fault: WithoutCall<FaultInput>) => {
    const server = await testServer();
    const { client, record } = await started(server);
    const hasPhoto = () => server.sandbox.operator.get(record.token).received.idCardRecto !== null;
    server.sandbox.faults.add({ ...fault, call: 'savePhoto' });
    return { server, client, hasPhoto, call: () => client.savePhoto('idCardRecto', jpeg()) };
  };

  test.each([
    [null, null],
    [7, '7'],
    ['Sat, 21 Nov 2026 10:00:00 GMT', 'Sat, 21 Nov 2026 10:00:00 GMT'],
  ])('status responds with it, with Retry-After %s', async (retryAfter, header) => {
    const { call, hasPhoto } = await setUp({ kind: 'status', status: 503, retryAfter });
    const response = await call();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(header);
    expect(hasPhoto()).toBe(false);
  });

  test('delay acts and responds as usual, later', async () => {
    const { call, hasPhoto } = await setUp({ kind: 'delay', ms: 50 });
    const response = call();
    expect(hasPhoto()).toBe(false);
    expect((await response).status).toBe(200);
    expect(hasPhoto()).toBe(true);
  });

  test('delay does not act if the caller has gone away', async () => {
    const { server, client, hasPhoto } = await setUp({ kind: 'delay', ms: 600_000, times: 1 });
    const giveUp = new AbortController();
    const call = client.send('POST', 'photo', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageName: 'idCardRecto', base64: Buffer.from(jpeg()).toString('base64') }),
      signal: giveUp.signal,
    });
    await expect.poll(() => server.sandbox.faults.list()).toEqual([]);
    giveUp.abort();
    await expect(call).rejects.toThrow();
    await expect
      .poll(() => server.sandbox.calls.list().at(-1))
      .toMatchObject({ fault: 'delay', status: null });
    expect(hasPhoto()).toBe(false);
  });

  test('dropBefore breaks the connection before the provider acts', async () => {
    const { call, hasPhoto } = await setUp({ kind: 'dropBefore' });
    await expect(call()).rejects.toThrow('fetch failed');
    expect(hasPhoto()).toBe(false);
  });

  test('dropAfter breaks the connection after the provider has acted', async () => {
    const { call, hasPhoto } = await setUp({ kind: 'dropAfter' });
    await expect(call()).rejects.toThrow('fetch failed');
    expect(hasPhoto()).toBe(true);
  });

  test('noContent acts, and responds without a body', async () => {
    const { call, hasPhoto } = await setUp({ kind: 'noContent' });
    const response = await call();
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(hasPhoto()).toBe(true);
  });

  test('noContent does not change a refusal', async () => {
    const server = await testServer();
    const { client } = await started(server);
    server.sandbox.faults.add({ call: 'reset', kind: 'noContent' });
    expect((await client.send('PATCH', 'reset')).status).toBe(409);
  });

  test.each([
    ['successFalse', 'application/json', '{"success":false,"error":"fault"}'],
    ['empty', null, ''],
    ['notJson', 'application/json', '{"success":true,"data":'],
    ['html', 'text/html; charset=utf-8', expect.stringMatching(/^<!doctype html>/)],
    [
      'wrongShape',
      'application/json',
      expect.stringMatching(/^\{"success":"true","data":\{"status":"unheard of"/),
    ],
  ] as const)('%s responds 200, and the provider does not act', async (kind, contentType, body) => {
    const { call, hasPhoto } = await setUp({ kind });
    const response = await call();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(await response.text()).toEqual(body);
    expect(hasPhoto()).toBe(false);
  });

  test('huge responds with 50 MB without a content length, and the provider does not act', async () => {
    const { call, hasPhoto } = await setUp({ kind: 'huge' });
    const response = await call();
    expect(response.status).toBe(200);
    expect(response.headers.has('content-length')).toBe(false);
    const text = await response.text();
    expect(text.length).toBeGreaterThan(50 * 1024 * 1024);
    expect(JSON.parse(text)).toMatchObject({ success: true });
    expect(hasPhoto()).toBe(false);
  });

  test('wrongShape has its own shape for the token and for the configuration', async () => {
    const server = await testServer();
    server.sandbox.faults.add({ call: 'token', kind: 'wrongShape' });
    server.sandbox.faults.add({ call: 'config', kind: 'wrongShape' });
    expect(await (await requestToken(server)).json()).toMatchObject({ accessToken: 42 });
    expect(await (await config(server)).json()).toEqual({ authEndpointUrl: 42, idEndpointUrl: null });
  });
});

test('a fault applies its number of times, then the next fault, then none', async () => {
  const server = await testServer();
  const { faults } = server.sandbox;
  faults.add({ call: 'config', kind: 'status', status: 500, times: 2 });
  faults.add({ call: 'config', kind: 'status', status: 404, times: 1 });
  const statuses = [];
  for (let round = 0; round < 4; round += 1) statuses.push((await config(server)).status);
  expect(statuses).toEqual([500, 500, 404, 200]);
  expect(faults.list()).toEqual([]);
});

test('a fault without a number of times applies until it is cleared', async () => {
  const server = await testServer();
  const { faults } = server.sandbox;
  faults.add({ call: 'config', kind: 'empty' });
  for (let round = 0; round < 3; round += 1) expect(await (await config(server)).text()).toBe('');
  faults.clear();
  expect(await (await config(server)).json()).toMatchObject({ idEndpointUrl: '/provider/id' });
});

test('while a fault breaks connections, none is reused: browsers would hide the fault by repeating the request', async () => {
  const server = await testServer();
  const connection = async () => (await config(server)).headers.get('connection');
  expect(await connection()).toBe('keep-alive');
  server.sandbox.faults.add({ call: 'reset', kind: 'dropAfter' });
  expect(await connection()).toBe('close');
  server.sandbox.faults.clear();
  expect(await connection()).toBe('keep-alive');
});

test('adding a fault over the API closes idle connections', async () => {
  const server = await testServer({
    openWebHost: (nodeServer) => {
      nodeServer.keepAliveTimeout = 0; // the server would never close them itself
      return noWebHost(nodeServer);
    },
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const connection = await new Promise<Socket>((resolve, reject) => {
    const asked = get(`${server.origin}/assets/config.json`, { agent }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => resolve(socket));
    });
    asked.on('error', reject);
  });
  const closed = once(connection, 'close');
  await fetch(`${server.origin}/operator/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'reset', kind: 'dropBefore' }),
  });
  await closed;
});
