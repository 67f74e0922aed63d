import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { endpointOf, type Certificate, type Network } from './network.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { writeLastOrigin } from './state/last-origin.ts';
import { noRelay, type OpenRelay } from './web/open-relay.ts';
import { noWebHost, type OpenWebHost } from './web/web-host.ts';

export interface ServerOptions extends SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Loopback by default. */
  readonly network?: Network;
  /** The customer's web app; none by default, which is enough for the provider and the operator page. */
  readonly openWebHost?: OpenWebHost;
  /** A relay for call 1; none by default. With one, the app's configuration contains no secret. */
  readonly openRelay?: OpenRelay;
}

export interface RunningServer {
  /** The public origin, such as `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** Breaks open connections and stops. */
  close(): Promise<void>;
}

/** Another program listens on this port. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, options?: ErrorOptions) {
    super(`Port ${port} is taken.`, options);
    this.port = port;
  }
}

/**
 * Serves a sandbox. It listens first; requests that arrive before the web app is ready wait for it.
 * @throws PortTakenError
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { network = { kind: 'loopback' }, openWebHost = noWebHost, openRelay = noRelay } = options;
  const { scheme, bindTo, hostname, certificate, access } = endpointOf(network);
  const sandbox = createSandbox(options);

  const server = createNodeServer(certificate, async (request, env) => (await app).fetch(request, env));
  const origin = `${scheme}://${hostname}:${await listen(server, options.port, bindTo)}`;
  const onFaults = (): void => server.closeIdleConnections();
  const opening = Promise.all([openWebHost(server), openRelay(origin, sandbox.config)]);
  const app = opening.then(([{ routes: webApp }, relay]) =>
    createApp({ sandbox, origin, access, webApp, relayUrl: relay?.url ?? null, onFaults }),
  );
  try {
    await app;
  } catch (error) {
    await stop(server);
    throw error;
  }
  const [webHost, relay] = await opening;
  writeLastOrigin(options.dataDir, origin);
  return {
    origin,
    sandbox,
    close: async () => {
      await webHost.close();
      await relay?.close();
      await stop(server);
    },
  };
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/**
 * How long an idle connection stays open, in ms, as in nginx. With Node's 5 s, a customer who looks at a
 * photo that long before "Use" would send it on a connection that is just being closed.
 */
const keepAliveMs = 75_000;

function createNodeServer(certificate: Certificate | null, fetch: Fetch): Server {
  const options = { fetch, overrideGlobalObjects: false };
  const server = certificate
    ? createAdaptorServer({ ...options, createServer: createHttpsServer, serverOptions: certificate })
    : createAdaptorServer({ ...options, createServer: createHttpServer });
  (server as Server).keepAliveTimeout = keepAliveMs;
  return server as Server;
}

async function listen(server: Server, port: number, hostname: string): Promise<number> {
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

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
