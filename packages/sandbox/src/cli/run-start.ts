import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { perRequiredFlag } from '@recto/core';
import { configuredOrigins } from '../deployment/configured-origins.ts';
import type { Network } from '../network.ts';
import { linkOf } from '../operator/procedure-view.ts';
import { PortTakenError, startServer, type RunningServer } from '../server.ts';
import { hasOwnProvider } from '../web/config-route.ts';
import { buildHost, isBuildStale } from '../web/host-build.ts';
import { withOperatorFiles } from '../web/operator-files.ts';
import { staticHost } from '../web/static-host.ts';
import type { OpenWebHost } from '../web/web-host.ts';
import { banner, ownProviderBanner } from './banner.ts';
import { UsageError } from './command-line.ts';
import type { Output } from './run-program.ts';
import { networkAddresses } from './network-addresses.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';
import type { StartOptions } from './start-options.ts';

/**
 * `npm start`: builds the app if it is out of date, serves everything on one origin, and prints the link of
 * a demonstration procedure.
 * @param root the repository.
 * @throws UsageError if the port is taken, if `--lan` finds no network, or if the file of `--config` can't be used.
 */
export async function runStart(options: StartOptions, root: string, output: Output): Promise<RunningServer> {
  const { port, dataDir, lan, json, guidance, events, configurationFile } = options;
  const configuration = configurationFile === null ? {} : readConfiguration(configurationFile);
  const network = lan ? await lanNetwork() : ({ kind: 'loopback' } as const);
  const webHost = options.dev ? await devWebHost(root, dataDir) : builtWebHost(root, output);
  const openWebHost =
    configurationFile === null ? webHost : withOperatorFiles(dirname(configurationFile), webHost);
  const server = await startServer({
    port,
    dataDir,
    network,
    openWebHost,
    report: output.note,
    configuration,
    events,
    ...(guidance !== null && { guidance }),
  }).catch(explain);

  const { origin, sandbox } = server;
  const operator = `${origin}/operator${network.kind === 'lan' ? `?key=${network.operatorKey}` : ''}`;
  if (hasOwnProvider(configuration)) {
    output.print(json ? JSON.stringify({ origin, operator }) : ownProviderBanner(origin, operator));
    return server;
  }
  const record = sandbox.operator.demonstration({
    ...perRequiredFlag(() => true),
    language: 'fr-fr',
    lastname: 'Moreau',
    redirectUrl: 'https://example.com/',
  });
  const link = linkOf(record, origin);
  const faults = sandbox.faults.list().length;
  output.print(
    json
      ? JSON.stringify({ origin, link, operator, token: record.token })
      : banner({ origin, link, operator, lan, faults }, output.colour),
  );
  return server;
}

function builtWebHost(root: string, { note }: Output): OpenWebHost {
  return async (server) => {
    if (isBuildStale(root)) {
      note('Building the web app …');
      await buildHost(root);
    }
    return staticHost(join(root, 'host/dist'))(server);
  };
}

function readConfiguration(file: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null) {
      // The security headers name the origins of these addresses.
      configuredOrigins(JSON.stringify({ authEndpointUrl: '/', idEndpointUrl: '/', ...content }), []);
      return { ...content };
    }
  } catch (cause) {
    throw new UsageError(`${file} can't be used: ${String(cause)}`, { cause });
  }
  throw new UsageError(`${file} can't be used: it must hold a JSON object.`);
}

async function devWebHost(root: string, dataDir: string): Promise<OpenWebHost> {
  // Vite loads slowly, and only the development server needs it.
  const { devHost } = await import('../web/dev-host.ts');
  return devHost(root, dataDir);
}

async function lanNetwork(): Promise<Network> {
  const addresses = networkAddresses(networkInterfaces());
  const address = addresses[0];
  if (address === undefined) {
    throw new UsageError(
      'This computer has no network address that a phone could reach. Is it on a network?',
    );
  }
  return {
    kind: 'lan',
    address,
    certificate: await selfSignedCertificate(addresses),
    operatorKey: randomBytes(16).toString('hex'),
  };
}

function explain(error: unknown): never {
  if (!(error instanceof PortTakenError)) throw error;
  throw new UsageError(
    `Port ${error.port} is taken: another program listens on it, perhaps another npm start. End that program, ` +
      'or choose another port, for example: PORT=4200 npm start',
    { cause: error },
  );
}
