import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Certificate } from './network.ts';

/** Another program listens on this port. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, options?: ErrorOptions) {
    super(`Port ${port} is taken.`, options);
    this.port = port;
  }
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * How long an idle connection stays open, in ms, as in nginx. With Node's 5 s, a customer who looks at a
 * photo that long before "Use" would send it on a connection that is just being closed.
 */
const keepAliveMs = 75_000;

/** A server that passes each request to `fetch`; over HTTPS if there is a certificate. */
export function createNodeServer(certificate: Certificate | null, fetch: Fetch): Server {
  const options = { fetch, overrideGlobalObjects: false };
  const server = certificate
    ? createAdaptorServer({ ...options, createServer: createHttpsServer, serverOptions: certificate })
    : createAdaptorServer({ ...options, createServer: createHttpServer });
  (server as Server).keepAliveTimeout = keepAliveMs;
  return server as Server;
}

/**
 * @param port 0 for any free port.
 * @returns the port on which it listens.
 * @throws PortTakenError
 */
export async function listen(server: Server, port: number, hostname: string): Promise<number> {
  const listening = once(server, 'listening');
  server.listen(port, hostname);
  try {
    await listening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(port, { cause: error });
    }
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

/** Breaks open connections. @returns when the server has stopped. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
