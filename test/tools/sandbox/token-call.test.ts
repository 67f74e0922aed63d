import { describe, expect, test } from 'vitest';
import { newProcedure } from '../../support/procedures.ts';
import { basic, Client, requestToken, statusAndBody, testServer } from './support/test-server.ts';

const grant = { grant_type: 'client_credentials' };
const wrong = basic('recto-sandbox', 'guessed');

describe('call 1', () => {
  test('call 1 issues an access token', async () => {
    const server = await testServer({ accessTokenLifetimeSeconds: 120 });
    const { status, body } = await statusAndBody(await requestToken(server));
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{40,}$/),
      token_type: 'Bearer',
      expires_in: 120,
    });
  });

  test.each([
    ['both', 'form and header', 200],
    ['both', 'form', 401],
    ['both', 'header', 401],
    ['basic', 'form and header', 400],
    ['basic', 'form', 400],
    ['basic', 'header', 200],
    ['body', 'form and header', 400],
    ['body', 'form', 200],
    ['body', 'header', 400],
  ] as const)(
    'a provider that requires %s responds to credentials in %s with %i',
    async (wanted, sent, status) => {
      const server = await testServer({ clientAuthentication: wanted });
      const { clientId, clientSecret } = server.sandbox.config;
      const inForm = { client_id: clientId, client_secret: clientSecret };
      const response = await requestToken(
        server,
        sent === 'header' ? grant : { ...grant, ...inForm },
        sent === 'form' ? null : basic(clientId, clientSecret),
      );
      expect(response.status).toBe(status);
    },
  );

  test.each([
    ['a wrong secret in the form', { client_secret: 'guessed' }, undefined, 401, 'invalid_client'],
    ['a wrong secret in the header', {}, wrong, 401, 'invalid_client'],
    ['another grant type', { grant_type: 'password' }, undefined, 400, 'unsupported_grant_type'],
  ])('call 1 refuses %s', async (_, fields, header, status, error) => {
    const server = await testServer();
    const { clientId, clientSecret } = server.sandbox.config;
    const form = { ...grant, client_id: clientId, client_secret: clientSecret, ...fields };
    const response = await statusAndBody(await requestToken(server, form, header));
    expect(response).toEqual({ status, body: { success: false, error } });
  });

  test.each([
    ['JSON', { 'content-type': 'application/json' }, '{}'],
    ['a form that is too long', { 'content-type': 'application/x-www-form-urlencoded' }, 'a'.repeat(20_000)],
  ])('call 1 refuses %s', async (_, headers, body) => {
    const { origin } = await testServer();
    const response = await fetch(`${origin}/provider/auth/oauth2/token`, { method: 'POST', headers, body });
    expect(await statusAndBody(response)).toEqual({
      status: 400,
      body: { success: false, error: 'invalid_request' },
    });
  });
});

describe('the other calls', () => {
  test('the other calls accept an access token until it expires', async () => {
    let now = 1_000_000;
    const server = await testServer({ accessTokenLifetimeSeconds: 60, now: () => now });
    const client = await Client.of(server, server.sandbox.operator.create(newProcedure()));
    now += 59_999;
    expect((await client.read()).status).toBe(200);
    now += 1;
    const response = await client.read();
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await statusAndBody(response)).toEqual({
      status: 401,
      body: { success: false, error: 'invalidAccessToken' },
    });
  });

  test.each([
    ['no access token', { authorization: '' }, 401, 'invalidAccessToken'],
    ['an unknown access token', { authorization: 'Bearer abc' }, 401, 'invalidAccessToken'],
    ['no x-api-key', { 'x-api-key': '' }, 403, 'missingApiKey'],
    ['an unknown procedure token', { 'x-api-key': 'unknown' }, 404, 'unknownProcedure'],
    ['a path as procedure token', { 'x-api-key': '../../server' }, 404, 'unknownProcedure'],
  ])('the other calls refuse %s', async (_, headers, status, error) => {
    const server = await testServer();
    const client = await Client.of(server, server.sandbox.operator.create(newProcedure()));
    const response = await statusAndBody(await client.send('POST', 'token', { headers }));
    expect(response).toEqual({ status, body: { success: false, error } });
  });
});
