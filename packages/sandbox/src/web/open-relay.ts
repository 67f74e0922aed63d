import type { ClientAuthentication } from '@recto/core';
import type { ClientCredentials } from '../provider/client-credentials.ts';

/** What stands between the app and call 1, and adds the secret. */
interface Relay {
  /** The app's `authEndpointUrl`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a relay for a sandbox.
 * @param origin the sandbox's own, and that of the app's pages.
 * @param client what call 1 has to carry.
 */
export type OpenRelay = (
  origin: string,
  client: ClientCredentials & { readonly clientAuthentication: ClientAuthentication },
) => Promise<Relay | null>;

/** The app makes call 1 by itself, with a secret that everybody can read. */
export const noRelay: OpenRelay = async () => null;
