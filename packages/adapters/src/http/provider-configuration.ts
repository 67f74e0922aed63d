import type { ClientAuthentication } from '@recto/core';

/** Where the provider is. */
export interface ProviderAddresses {
  /** `{auth}` of §7: absolute or relative to the origin, without a trailing slash. */
  readonly authEndpointUrl: string;
  /** `{id}` of §7, in the same form. */
  readonly idEndpointUrl: string;
}

/** The provider's addresses and the app's credentials (§3), with the defaults of `config.json`. */
export interface ProviderConfiguration extends ProviderAddresses {
  readonly clientId: string;
  /** Null, empty or left out if a relay on the operator's server adds it (decision 5.3). */
  readonly clientSecret?: string | null | undefined;
  /** `both` by default. */
  readonly clientAuthentication?: ClientAuthentication | null | undefined;
}
