import * as v from 'valibot';
import type { AllowedOrigins } from '../web/security/content-security-policy.ts';

const configurationSchema = v.object({ authEndpointUrl: v.string(), idEndpointUrl: v.string() });

/**
 * The origins that a page with this configuration calls, in addition to its own.
 * @param text the app's `assets/config.json`.
 * @param images origins of thumbs that are not on the provider's own origin.
 * @throws SyntaxError, ValiError or TypeError if it is not a configuration.
 */
export function configuredOrigins(text: string, images: readonly string[]): AllowedOrigins {
  const { authEndpointUrl, idEndpointUrl } = v.parse(configurationSchema, JSON.parse(text));
  return {
    endpoints: [...originOf(authEndpointUrl), ...originOf(idEndpointUrl)],
    images: [...originOf(idEndpointUrl), ...images.flatMap(originOf)],
  };
}

/** Empty for a path: that is on the app's own origin. */
function originOf(address: string): readonly string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
