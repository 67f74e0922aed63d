import { perPhoto, perRequiredFlag, type Procedure } from '@recto/core';
import { expect, test } from 'vitest';
import { allRequired, Client, statusAndBody, testServer } from './support/test-server.ts';

const noPhotos = perPhoto(() => null);

test('call 2 returns a procedure with every field of §3, and a reference', async () => {
  const server = await testServer();
  const record = server.sandbox.operator.create(allRequired);
  const client = await Client.of(server, record);
  expect(await statusAndBody(await client.read())).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        status: 'active',
        language: 'de-de',
        ...perRequiredFlag(() => true),
        photos: noPhotos,
        thumbs: noPhotos,
        webappUrl: `${server.origin}/${record.token}`,
        redirectUrl: 'https://example.com/next',
        adminComment: null,
        appointment: { customer: { lastname: 'Muster' } },
        reference: expect.stringMatching(/^[\dA-F]{4}-[\dA-F]{4}$/),
      },
    },
  });
});

test('a procedure token is long, random and needs no escaping in an address', async () => {
  const server = await testServer();
  const tokens = [1, 2].map(() => server.sandbox.operator.create(allRequired).token);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{22}$/);
});

test('call 2 sends hostile texts unchanged', async () => {
  const server = await testServer();
  const { sandbox } = server;
  const record = sandbox.operator.create(allRequired);
  const hostile = {
    language: 'xx-xx',
    redirectUrl: 'javascript:alert(1)',
    webappUrl: '//elsewhere.example/phish',
    adminComment: '<img src=x onerror=alert(1)>',
    appointment: { customer: { lastname: '<b>Muster</b>' } },
    thumbs: { ...noPhotos, idCardRecto: { displayUrl: 'javascript:alert(2)' } },
  };
  sandbox.operator.patch(record.token, hostile);
  const client = await Client.of(server, record);
  const { data } = (await (await client.read()).json()) as { data: Procedure };
  expect(data).toMatchObject(hostile);
});

test('any other path is not found', async () => {
  const { origin } = await testServer();
  const response = await fetch(`${origin}/provider/id/procedures/set-started`, { method: 'GET' });
  expect(await statusAndBody(response)).toEqual({ status: 404, body: { success: false, error: 'notFound' } });
});
