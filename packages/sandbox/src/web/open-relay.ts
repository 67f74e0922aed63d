import type { ClientWithSecret } from '../provider/check-client.ts';

/** A server between the app and call 1 that adds the secret. */
interface Relay {
  /** The app's `authEndpointUrl`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a relay for a sandbox.
 * @param origin of the sandbox and of the app's pages.
 * @param client the credentials that call 1 must carry.
 */
export type OpenRelay = (origin: string, client: ClientWithSecret) => Promise<Relay | null>;

/** No relay: the app makes call 1 itself, with a public secret. */
export const noRelay: OpenRelay = async () => null;
