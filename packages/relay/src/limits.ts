/** Size and time limits of the relay. Times in ms, sizes in bytes. */

/** For the form of call 1, which has two short fields. */
export const maximumFormBytes = 2 * 1024;

/** For the authorization server's response: an access token may be long. */
export const maximumTokenResponseBytes = 64 * 1024;

/** For a request's headers to arrive, from the connection on; silent connections are closed then. */
export const headersLimitMs = 3_000;

/** For a whole request to arrive. */
export const arrivalLimitMs = 5_000;

/** How often to check for connections that are over these limits. */
export const connectionCheckMs = 500;

/** For the authorization server to respond; the app waits for 15 seconds. */
export const tokenRequestLimitMs = 10_000;

/** Connections at the same time, in all. */
export const maximumConnections = 500;

/** Connections at the same time for one caller; not counted behind a proxy, which makes all of them. */
export const maximumConnectionsPerCaller = 20;

/** A line of the log about the same cause is repeated only after this time. */
export const repeatedAfterMs = 60_000;

/** The period over which calls are counted. */
export const countingPeriodMs = 60_000;
