import type { ClientCredentials } from '@recto/core';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestRefusal } from './refusal.ts';

/** A client whose secret is known here. */
export interface ClientWithSecret extends ClientCredentials {
  readonly clientSecret: string;
}

/** Refuses a form that is larger than credentials can be, without reading all of it. */
export const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new RequestRefusal('invalid_request');
  },
});

/**
 * Reads the form body of call 1.
 * @throws RequestRefusal `invalid_request` if it is not a form.
 */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(contentType))
    throw new RequestRefusal('invalid_request');
  return new URLSearchParams(await c.req.text());
}

/**
 * Checks call 1 (§6, §7).
 * @param form the fields of the form body.
 * @param authorization the Authorization header.
 * @throws RequestRefusal
 */
export function checkClient(
  form: URLSearchParams,
  authorization: string | undefined,
  expected: ClientWithSecret,
): void {
  if (form.get('grant_type') !== 'client_credentials') throw new RequestRefusal('unsupported_grant_type');
  const { clientAuthentication } = expected;
  if (clientAuthentication === 'basic' && form.has('client_secret'))
    throw new RequestRefusal('invalid_request');
  if (clientAuthentication === 'body' && authorization !== undefined)
    throw new RequestRefusal('invalid_request');

  const inBody =
    form.get('client_id') === expected.clientId && form.get('client_secret') === expected.clientSecret;
  const inHeader = authorization === basicHeader(expected);
  const isRight = { both: inBody && inHeader, basic: inHeader, body: inBody }[clientAuthentication];
  if (!isRight) throw new RequestRefusal('invalid_client');
}

function basicHeader({ clientId, clientSecret }: ClientWithSecret): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}
