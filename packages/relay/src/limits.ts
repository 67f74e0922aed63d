/** How much the relay takes, and how long it waits. Times in ms, sizes in bytes. */

/** The form of call 1 has two short fields. */
export const maximumFormBytes = 2 * 1024;

/** An access token may be a long one. */
export const maximumGrantBytes = 64 * 1024;

/** For a request's headers to arrive, from the connection on: silent connections end then. */
export const headersLimitMs = 3_000;

/** For a whole request to arrive. */
export const arrivalLimitMs = 5_000;

/** How often connections that are too late are looked for. */
export const lateCheckMs = 500;

/** For the authorization server to answer; the app waits for 15 seconds. */
export const grantLimitMs = 10_000;

/** Connections at the same time, in all. */
export const maximumConnections = 500;

/** Connections at the same time of one caller; not counted behind a proxy, whose own they are. */
export const maximumConnectionsOfOneCaller = 20;

/** Over which calls are counted. */
export const countingTimeMs = 60_000;
