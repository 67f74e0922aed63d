import { readConfiguration } from '@recto/adapters/configuration';
import type { AllowedOrigins } from './content-security-policy.ts';

/**
 * The origins that a page with this configuration calls, in addition to its own.
 * @param content the app's `assets/config.json`. A field that the app does not use allows no origin; nor does a
 * configuration with which the app can't start.
 * @param images origins of thumbs that are not on the provider's own origin.
 * @param frameAncestors origins whose pages may show the app in a frame, in addition to `frameAncestor`.
 * @throws TypeError if one of these two is not an address.
 */
export function configuredOrigins(
  content: unknown,
  images: readonly string[],
  frameAncestors: readonly string[] = [],
): AllowedOrigins {
  const { configuration } = readConfiguration(content);
  const { authEndpointUrl = '/', idEndpointUrl = '/', eventsUrl = null, frameAncestor } = configuration ?? {};
  return {
    endpoints: [
      ...originOf(authEndpointUrl),
      ...originOf(idEndpointUrl),
      ...(eventsUrl === null ? [] : originOf(eventsUrl)),
    ],
    images: [...imageOrigins(idEndpointUrl), ...images.flatMap(originOf)],
    frameAncestors: [
      ...(frameAncestor == null ? [] : sourceOf(frameAncestor)),
      ...frameAncestors.map((address) => new URL(address).origin),
    ],
  };
}

/** Where thumbs may be without an option of `npm run headers`, in addition to the app's own origin. */
export function imageOrigins(idEndpointUrl: string): readonly string[] {
  return originOf(idEndpointUrl);
}

/** The source of a policy: `'self'` for a path, which is on the app's own origin. */
function sourceOf(address: string): readonly string[] {
  const origins = originOf(address);
  return origins.length === 0 ? ["'self'"] : origins;
}

/** Empty for a path, which is on the app's own origin; the reader leaves nothing of `/`. */
function originOf(address: string): readonly string[] {
  return address === '' || address.startsWith('/') ? [] : [new URL(address).origin];
}
