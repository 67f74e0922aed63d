import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallLimit } from './call-limit.ts';
import { limitConnections } from './connection-limit.ts';
import { FailureLog } from './failure-log.ts';
import {
  arrivalLimitMs,
  connectionCheckMs,
  headersLimitMs,
  maximumConnections,
  maximumConnectionsPerCaller,
} from './limits.ts';
import { handleRequest, isAppOrigin } from './handle-request.ts';
import { Refusal } from './refusal.ts';
import type { RelaySettings } from './settings.ts';

export interface RunningRelay {
  /** For `authEndpointUrl` in the app's configuration, or for the proxy in front of the relay. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the relay: it receives call 1 from the app, which has no secret, makes it with the secret, and
 * returns the access token.
 * @param log receives the lines of `FailureLog`.
 */
export async function startRelay(
  settings: RelaySettings,
  log: (line: string) => void,
): Promise<RunningRelay> {
  const limit = new CallLimit(settings.perMinute, () => performance.now());
  const failures = new FailureLog(settings, log);
  const server = createServer(
    {
      headersTimeout: headersLimitMs,
      requestTimeout: arrivalLimitMs,
      connectionsCheckingInterval: connectionCheckMs,
      maxHeaderSize: 8 * 1024,
    },
    (request, response) => void respond(request, response, settings, limit, failures),
  );
  server.maxConnections = maximumConnections;
  if (!settings.behindProxy) limitConnections(server, maximumConnectionsPerCaller);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${settings.host}:${port}`, close: () => stop(server, failures) };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  settings: RelaySettings,
  limit: CallLimit,
  failures: FailureLog,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Origin');
  if (isAppOrigin(request, settings)) {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin!);
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  }
  try {
    const token = await handleRequest(request, settings, limit);
    if (token === null) allowPreflight(response);
    else send(response, 200, token);
  } catch (error) {
    const refusal = refusalOf(error, request);
    if (refusal.retryAfter !== null) response.setHeader('Retry-After', refusal.retryAfter);
    // The rest of a refused request is not read.
    if (!request.complete) response.setHeader('Connection', 'close');
    send(response, refusal.status, { error: refusal.code });
    failures.add(refusal);
  }
}

/** A caller that breaks its own request off is no failure of the relay. */
function refusalOf(error: unknown, { complete }: IncomingMessage): Refusal {
  if (error instanceof Refusal) return error;
  const isBrokenOff = error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !complete;
  return isBrokenOff ? new Refusal(400, 'request_incomplete') : new Refusal(500, 'server_error');
}

/** The browser's preflight request before a call from another origin. */
function allowPreflight(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function stop(server: Server, failures: FailureLog): Promise<void> {
  failures.close();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
