import { request } from 'node:http';
import { hasPhoto, photoNames } from '@recto/core';
import type { ProcedureView, RunningServer } from '@recto/sandbox';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { procedureSchema } from '../../../packages/adapters/src/http/procedure-schema.ts';
import { newProcedure, requiring } from '../../support/procedures.ts';
import { jpeg } from './support/images.ts';
import { Client, started, statusAndBody, testServer } from './support/test-server.ts';

async function ask(server: RunningServer, method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.origin}/operator/api/${path}`, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return statusAndBody(response);
}

const muster = {
  ...requiring('idCard', 'clientPicture'),
  language: 'nl-nl',
  lastname: ' Muster ',
  redirectUrl: 'https://example.com/',
};

test('the operator API creates a procedure, lists it and returns it', async () => {
  const server = await testServer();
  const created = await ask(server, 'POST', 'procedures', muster);
  const { token } = created.body as { token: string };
  expect(created).toEqual({
    status: 201,
    body: {
      token,
      link: `${server.origin}/${token}`,
      createdAt: expect.any(String),
      demonstration: false,
      procedure: expect.objectContaining({
        status: 'active',
        ...requiring('idCard', 'clientPicture'),
        language: 'nl-nl',
        redirectUrl: 'https://example.com/',
        appointment: { customer: { lastname: 'Muster' } },
      }),
      received: [],
    },
  });
  expect(await ask(server, 'GET', 'procedures')).toEqual({ status: 200, body: [created.body] });
  expect(await ask(server, 'GET', `procedures/${token}`)).toEqual({ status: 200, body: created.body });
});

test('a new procedure is French, and asks for nothing, by default', async () => {
  const { body } = await ask(await testServer(), 'POST', 'procedures', { lastname: '', redirectUrl: '' });
  expect(body).toMatchObject({
    procedure: {
      ...requiring(),
      language: 'fr-fr',
      redirectUrl: null,
      appointment: { customer: { lastname: null } },
    },
  });
});

test.each([
  [{ language: 'portuguese' }, /^language: /],
  [{ redirectUrl: 'javascript:alert(1)' }, /^redirectUrl: It must be an http or https address\.$/],
  [{ idCardRequired: 'yes' }, /^idCardRequired: /],
  [{ surprise: 1 }, /^surprise: /],
])('the operator API rejects a new procedure with %j and says why', async (input, error) => {
  const response = await ask(await testServer(), 'POST', 'procedures', input);
  expect(response).toEqual({ status: 400, body: { error: expect.stringMatching(error) } });
});

test('a comment may be as long as the app shows, but no longer', async () => {
  const server = await testServer();
  const { record } = await started(server);
  const refuse = (comment: string) => ask(server, 'POST', `procedures/${record.token}/refuse`, { comment });
  const longest = 'ä'.repeat(10_000);
  const refused = await refuse(longest);
  expect(refused).toMatchObject({ status: 200, body: { procedure: { adminComment: longest } } });
  const { procedure } = refused.body as { procedure: unknown };
  const shown = v.parse(procedureSchema, procedure).adminComment;
  expect(shown).toBe(longest);
  expect((await refuse(`${longest}a`)).status).toBe(400);
  const page = await fetch(`${server.origin}/operator/procedures/${record.token}`);
  expect(await page.text()).toContain(`maxlength="${longest.length}"`);
});

test('the photos that a refusal names stay after the next reset, and after no other', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  await client.uploadPhoto('idCardRecto', jpeg());
  await client.uploadPhoto('idCardVerso', jpeg());
  for (const [refusal, names] of [
    [{ idCardRecto: true }, ['idCardRecto']],
    [{}, []],
  ] as const) {
    await ask(server, 'POST', `procedures/${record.token}/refuse`, refusal);
    await client.send('PATCH', 'reset');
    const { body } = await ask(server, 'GET', `procedures/${record.token}`);
    const { procedure, received } = body as ProcedureView;
    expect(procedure.status).toBe('active');
    expect(photoNames.filter((name) => hasPhoto(procedure, name))).toEqual(names);
    expect(received.map(({ name }) => name)).toEqual(names);
  }
});

test('a refusal of single photos is sent with the procedure until each was taken again', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  for (const name of ['idCardRecto', 'idCardVerso'] as const) await client.uploadPhoto(name, jpeg());
  const refusals = { idCardVerso: { code: 'blurred', comment: 'Again.' } };
  const refuse = (body: unknown) => ask(server, 'POST', `procedures/${record.token}/refuse`, body);
  expect((await refuse({ refusals: { idCardVerso: { code: 'torn' } } })).status).toBe(400);
  expect((await refuse({ refusals })).body).toMatchObject({ procedure: { status: 'refused', refusals } });
  await client.send('PATCH', 'reset');
  const view = async () => (await ask(server, 'GET', `procedures/${record.token}`)).body as ProcedureView;
  const { procedure, received } = await view();
  expect(procedure).toMatchObject({ status: 'active', refusals });
  expect(received.map(({ name }) => name)).toEqual(['idCardRecto']);
  await client.send('PATCH', 'set-started');
  await client.uploadPhoto('idCardVerso', jpeg());
  expect((await view()).procedure).not.toHaveProperty('refusals');
});

test.each([
  ['with its content length', { 'content-length': 200_000_000 }],
  ['without a content length', { 'transfer-encoding': 'chunked' }],
])('a body of 200 MB %s is refused before it has arrived', async (_, length) => {
  const { origin } = await testServer();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${origin}/operator/api/procedures`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...length },
    });
    onTestFinished(() => void sent.destroy());
    sent.on('response', (response) => resolve(response.resume().statusCode));
    sent.on('error', reject);
    sent.write(' '.repeat(1024 * 1024 + 1)); // and never the rest
  });
  expect(status).toBe(413);
});

test('a body of one megabyte is accepted', async () => {
  const { origin } = await testServer();
  const response = await fetch(`${origin}/operator/api/procedures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `${' '.repeat(1024 * 1024 - 2)}{}`,
  });
  expect(response.status).toBe(201);
});

test('the operator API sets any field to any value, including hostile ones', async () => {
  const server = await testServer();
  const { record } = await started(server);
  const patch = {
    status: 'finished',
    redirectUrl: 'javascript:alert(1)',
    appointment: { customer: { lastname: '<script>alert(1)</script>' } },
    thumbs: { clientPicture: { displayUrl: 'data:text/html,x' } },
  };
  expect(await ask(server, 'PATCH', `procedures/${record.token}`, patch)).toMatchObject({
    status: 200,
    body: { procedure: { ...patch, idCardRequired: true } },
  });
  expect((await ask(server, 'PATCH', `procedures/${record.token}`, { status: 'lost' })).status).toBe(400);
  expect((await ask(server, 'PATCH', `procedures/${record.token}`, { token: 'x' })).status).toBe(400);
});

test('the operator API returns the record of each received photo, and its bytes', async () => {
  const server = await testServer();
  const { client, record } = await started(server);
  await client.uploadPhoto('driverLicenseVerso', jpeg(1234));
  await client.savePhoto('idCardRecto', jpeg(99));
  const { body } = await ask(server, 'GET', `procedures/${record.token}`);
  const known = {
    contentType: 'image/jpeg',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    receivedAt: expect.any(String),
  };
  expect(body).toMatchObject({
    received: [
      { name: 'idCardRecto', bytes: 99, call: 'savePhoto', ...known },
      { name: 'driverLicenseVerso', bytes: 1234, call: 'uploadPhoto', ...known },
    ],
  });
  const photos = `${server.origin}/operator/api/procedures/${record.token}/photos`;
  const image = await fetch(`${photos}/driverLicenseVerso`);
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(jpeg(1234));
  expect((await fetch(`${photos}/clientPicture`)).status).toBe(404);
  expect((await fetch(`${photos}/passport`)).status).toBe(404);
});

test('the operator API returns the QR code of the link', async () => {
  const server = await testServer();
  const { record } = await started(server);
  const code = await fetch(`${server.origin}/operator/api/procedures/${record.token}/qr-code.svg`);
  expect(code.headers.get('content-type')).toBe('image/svg+xml');
  expect(await code.text()).toMatch(/^<svg /);
});

test.each([
  { call: 'token', kind: 'explosion' },
  { call: 'launch', kind: 'empty' },
  { call: 'token', kind: 'status', status: 200 },
  { call: 'token', kind: 'status', status: 503, retryAfter: 'a\r\nb: c' },
  { call: 'token', kind: 'empty', times: 0 },
])('the operator API rejects the fault %j', async (fault) => {
  expect((await ask(await testServer(), 'POST', 'faults', fault)).status).toBe(400);
});

describe('the call log', () => {
  test('the call log records which headers a call had, never their values', async () => {
    const server = await testServer();
    const { client, record } = await started(server);
    await client.send('DELETE', 'photo/idCardRecto');
    await fetch(`${server.origin}/provider/id/procedures/token`, {
      method: 'POST',
      headers: { authorization: 'open-sesame' },
    });
    const { body } = await ask(server, 'GET', 'calls');
    const none = { contentType: null, contentLength: 0, fault: null };
    expect(body).toEqual([
      expect.objectContaining({
        call: 'token',
        method: 'POST',
        authorization: 'Basic',
        apiKey: false,
        status: 200,
      }),
      expect.objectContaining({ call: 'setStarted', method: 'PATCH', authorization: 'Bearer', apiKey: true }),
      {
        ...none,
        call: 'deletePhoto',
        method: 'DELETE',
        pattern: '/provider/id/procedures/photo/:imageName',
        authorization: 'Bearer',
        apiKey: true,
        status: 200,
        contentLength: null,
      },
      expect.objectContaining({ call: 'readProcedure', authorization: 'other', apiKey: false, status: 401 }),
    ]);
    const text = JSON.stringify(body);
    for (const secret of [
      record.token,
      client.headers['authorization']!.slice(7),
      'open-sesame',
      'idCardRecto',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test('the call log can be cleared', async () => {
    const server = await testServer();
    await Client.of(server, server.sandbox.operator.create(newProcedure()));
    expect(await ask(server, 'DELETE', 'calls')).toEqual({ status: 200, body: [] });
    expect(server.sandbox.calls.list()).toEqual([]);
  });

  test('the call log does not have a call that arrived before it was cleared and ended after it', async () => {
    const server = await testServer();
    const { client } = await started(server);
    server.sandbox.faults.add({ call: 'readProcedure', kind: 'delay', ms: 150, times: 1 });
    const slow = client.read();
    await expect.poll(() => server.sandbox.faults.list()).toEqual([]);
    await ask(server, 'DELETE', 'calls');
    expect((await slow).status).toBe(200);
    await client.send('DELETE', 'photo/idCardRecto');
    expect(server.sandbox.calls.list().map(({ call }) => call)).toEqual(['deletePhoto']);
  });
});

test('the operator API responds 404 for an unknown token, and 400 for invalid JSON', async () => {
  const server = await testServer();
  expect((await ask(server, 'GET', 'procedures/unknown')).status).toBe(404);
  expect((await ask(server, 'POST', 'procedures/unknown/expire')).status).toBe(404);
  expect((await ask(server, 'GET', 'nothing')).status).toBe(404);
  const response = await fetch(`${server.origin}/operator/api/procedures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(response.status).toBe(400);
});
