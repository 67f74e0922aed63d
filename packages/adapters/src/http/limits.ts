/** How long the HTTP adapter waits, how often it tries, and how much it reads. Times in ms, sizes in bytes. */

/** For one try of a call that sends no image. */
export const smallCallLimitMs = 15_000;

/** For one try of call 6: an image of about half a megabyte over a slow mobile network. */
export const imageCallLimitMs = 60_000;

/**
 * Call 7 tells its progress, so it may last as long as its file moves. This is how long the file may
 * stand still, and, once all of it has left, how long the whole answer may take.
 */
export const stallLimitMs = 30_000;

/** For the configuration file, which comes from the same host as the page. */
export const configurationLimitMs = 15_000;

/** Tries in all of a call that is safe to repeat. */
export const maximumTries = 3;

/** The longest pause before the second try; it doubles with each further one. */
export const firstBackOffMs = 1_000;

/**
 * The longest that a provider's `Retry-After` is waited for. Somebody is looking at the screen, and may
 * wait twice: when it asks for longer, the call fails at once, and the person is told (decision
 * "Retry-After").
 */
export const longestRetryAfterMs = 5_000;

/** How long before its end an access token is renewed; half its lifetime for a very short one. */
export const renewalMarginMs = 30_000;

/** The longest answer that is read: room for all photos and thumbs as data URLs. */
export const maximumAnswerBytes = 8 * 1024 * 1024;

/** The deepest answer that is read, in levels of lists and objects: §3 needs five. */
export const maximumAnswerDepth = 100;
