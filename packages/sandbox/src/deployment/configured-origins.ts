import * as v from 'valibot';
import type { AllowedOrigins } from '../web/security/content-security-policy.ts';

const configurationSchema = v.object({
  authEndpointUrl: v.string(),
  idEndpointUrl: v.string(),
  eventsUrl: v.nullish(v.string(), null),
});

/**
 * The origins that a page with this configuration calls, in addition to its own.
 * @param text the app's `assets/config.json`.
 * @param images origins of thumbs that are not on the provider's own origin.
 * @param frameAncestors origins whose pages may show the app in a frame.
 * @throws SyntaxError, ValiError or TypeError if it is not a configuration.
 */
export function configuredOrigins(
  text: string,
  images: readonly string[],
  frameAncestors: readonly string[] = [],
): AllowedOrigins {
  const { authEndpointUrl, idEndpointUrl, eventsUrl } = v.parse(configurationSchema, JSON.parse(text));
  return {
    endpoints: [
      ...originOf(authEndpointUrl),
      ...originOf(idEndpointUrl),
      ...(eventsUrl === null ? [] : originOf(eventsUrl)),
    ],
    images: [...originOf(idEndpointUrl), ...images.flatMap(originOf)],
    frameAncestors: frameAncestors.map((address) => new URL(address).origin),
  };
}

/** Empty for a path: that is on the app's own origin. */
function originOf(address: string): readonly string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
