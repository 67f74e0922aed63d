import { accessTokenRequest, type ClientCredentials } from '@recto/core';
import { expect, it } from 'vitest';

const client: ClientCredentials = {
  clientId: 'recto',
  clientSecret: 'geheim',
  clientAuthentication: 'both',
};

/** The two parts of a Basic header, decoded as a standard server does (RFC 6749 §2.3.1). */
function basicPartsOf(header: string | undefined): readonly string[] {
  const pair = Buffer.from(header!.replace(/^Basic /, ''), 'base64').toString('ascii');
  return pair.split(':').map((part) => new URLSearchParams(`part=${part}`).get('part')!);
}

const basic = 'Basic cmVjdG86Z2VoZWlt'; // recto:geheim

it.each([
  ['both', 'grant_type=client_credentials&client_id=recto&client_secret=geheim', basic],
  ['basic', 'grant_type=client_credentials', basic],
  ['body', 'grant_type=client_credentials&client_id=recto&client_secret=geheim', undefined],
] as const)(
  'the app puts the credentials into the body, the header or both, as "%s" says',
  (clientAuthentication, body, authorization) => {
    const credentials = accessTokenRequest({ ...client, clientAuthentication });
    expect(credentials.body).toBe(body);
    expect(credentials.headers['Authorization']).toBe(authorization);
    expect(credentials.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
  },
);

it.each(['both', 'basic', 'body'] as const)(
  'the app sends no secret if there is none, or an empty one, as with a relay ("%s")',
  (clientAuthentication) => {
    for (const clientSecret of [null, '']) {
      const credentials = accessTokenRequest({ ...client, clientSecret, clientAuthentication });
      expect(credentials.body).toBe('grant_type=client_credentials&client_id=recto');
      expect(credentials.headers).not.toHaveProperty('Authorization');
    }
  },
);

it.each([
  ['café', 'naïve €'],
  ['a:b', 'c:d'],
  ['a b+c', '100%&=?'],
  ['身分', '🪪'],
])('%s and %s arrive unchanged in the Basic header and the body', (clientId, clientSecret) => {
  const { headers, body } = accessTokenRequest({ ...client, clientId, clientSecret });
  expect(basicPartsOf(headers['Authorization'])).toEqual([clientId, clientSecret]);
  const form = new URLSearchParams(body);
  expect([form.get('client_id'), form.get('client_secret')]).toEqual([clientId, clientSecret]);
});

it('the app form-urlencodes as UTF-8 before base64', () => {
  const { headers } = accessTokenRequest({ ...client, clientId: 'é', clientSecret: 'a b' });
  expect(headers['Authorization']).toBe(`Basic ${Buffer.from('%C3%A9:a+b').toString('base64')}`);
});
