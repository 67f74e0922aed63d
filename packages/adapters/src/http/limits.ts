import type { BackOff } from '@recto/core';

/**
 * Time limits, numbers of attempts and sizes of the HTTP adapter. Times in ms, sizes in bytes. Those that a provider
 * has to know are in core: the check of a provider asks for them too.
 */

export { imageCallLimitMs, maximumResponseBytes, smallCallLimitMs, stallLimitMs } from '@recto/core';

/** For the configuration file, which comes from the same host as the page. */
export const configurationLimitMs = 15_000;

/** Attempts in all at a call that is safe to repeat. */
export const maximumTries = 3;

/** The pauses between the attempts at one call, with full jitter. */
export const callBackOff: BackOff = { firstMs: 1_000, longestMs: Infinity, jitter: 1 };

/**
 * The longest `Retry-After` that is respected. The customer is looking at the screen, and may have to wait
 * twice: if the provider asks for a longer pause, the call fails at once (decision 5.4).
 */
export const longestRetryAfterMs = 5_000;

/** How long before it expires an access token is renewed; half its lifetime for a very short one. */
export const renewalMarginMs = 30_000;

/**
 * A 400 may mean that the access token made the headers too long, if the token has at least this many characters.
 * The smallest limit in use is 8 kB for all headers, and the browser's own need a part of it.
 */
export const longAccessToken = 4 * 1024;

/** The deepest response that is read, in levels of lists and objects: §3 needs five. */
export const maximumResponseDepth = 100;
