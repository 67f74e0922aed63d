import { clientAuthentications, type ClientCredentials } from '@recto/core';
import * as v from 'valibot';

/** The provider's addresses and the app's credentials (§3), from `assets/config.json`. Everything in it is public. */
export interface Configuration extends ClientCredentials {
  /** `{auth}` of §7: absolute or relative to the origin, without a trailing slash. */
  readonly authEndpointUrl: string;
  /** `{id}` of §7, in the same form. */
  readonly idEndpointUrl: string;
}

const endpoint = v.pipe(
  v.string(),
  v.check(isEndpoint, 'Expected an http(s) address or a path, without credentials, query or fragment'),
  v.transform((address) => address.replace(/\/+$/, '')),
);

/** Fields that §3 does not name are ignored. An empty secret counts as absent. */
export const configurationSchema = v.object({
  authEndpointUrl: endpoint,
  idEndpointUrl: endpoint,
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((secret) => (secret === '' ? null : secret)),
  ),
  clientAuthentication: v.nullish(v.picklist(clientAuthentications), 'both'),
}) satisfies v.GenericSchema<unknown, Configuration>;

/** Whether the paths of §7 can be appended to this address: `https://host/path`, or `/path`. */
function isEndpoint(address: string): boolean {
  if (/[?#\\\s]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!/^https?:\/\//i.test(address)) return false;
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    return false;
  }
}
