/** How much the relay takes, and how long it waits. Times in ms, sizes in bytes. */

/** The form of call 1 has two short fields. */
export const maximumFormBytes = 2 * 1024;

/** An access token may be a long one. */
export const maximumGrantBytes = 64 * 1024;

/** For a request to arrive. */
export const arrivalLimitMs = 5_000;

/** For the authorization server to answer; the app waits for 15 seconds. */
export const grantLimitMs = 10_000;

/** Connections at the same time. */
export const maximumConnections = 500;

/** Over which calls are counted. */
export const countingTimeMs = 60_000;
