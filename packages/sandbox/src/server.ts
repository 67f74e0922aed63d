import { createApp } from './app.ts';
import { endpointOf, type Network } from './network.ts';
import { createNodeServer, listen, stop } from './node-server.ts';
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
