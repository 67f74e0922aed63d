import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { documents, perRequiredFlag, type DocumentName } from '@recto/core';
import { checkConfigurationFile, findingsText } from '@recto/operator-tools/configuration';
import type { Network } from '../network.ts';
import { documentLabels } from '../document-labels.ts';
import { linkOf } from '../operator/procedure-view.ts';
import { PortTakenError } from '../node-server.ts';
import { sandboxClient } from '../sandbox.ts';
import { startServer, type RunningServer } from '../server.ts';
import { hasOwnProvider, ownEndpoints } from '../web/config-route.ts';
import { buildHost, isBuildStale } from '../web/host-build.ts';
import { withOperatorFiles } from '../web/operator-files.ts';
import { staticHost } from '../web/static-host.ts';
import type { OpenWebHost } from '../web/web-host.ts';
import { banner, ownProviderBanner } from './banner.ts';
import { type Output, UsageError } from '@recto/operator-tools/command-line';
import { networkAddresses } from './network-addresses.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';
import type { StartOptions } from './start-options.ts';

/**
 * `npm start`: builds the app if it is out of date, serves everything on one origin, and prints the links of
 * demonstration procedures.
 * @param root the repository.
 * @throws UsageError if the port is taken, if `--lan` finds no network, or if the file of `--config` can't be used.
 */
export async function runStart(options: StartOptions, root: string, output: Output): Promise<RunningServer> {
  const { port, dataDir, lan, json, guidance, events, configurationFile } = options;
  const configuration = configurationFile === null ? {} : await readConfiguration(configurationFile, output);
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
  const key = network.kind === 'lan' ? `?key=${network.operatorKey}` : '';
  if (hasOwnProvider(configuration)) {
    const journeys = events ? `${origin}/operator/journeys${key}` : null;
    output.print(json ? JSON.stringify({ origin, journeys }) : ownProviderBanner(origin, journeys));
    return server;
  }
  const operator = `${origin}/operator${key}`;
  /** @param only the document that it asks for; null for all. */
  const demonstration = (only: DocumentName | null) =>
    sandbox.operator.demonstration({
      ...perRequiredFlag(({ name }) => only === null || name === only),
      language: options.language,
      lastname: 'Moreau',
      redirectUrl: 'https://example.com/',
    });
  if (json) {
    const record = demonstration(null);
    output.print(JSON.stringify({ origin, link: linkOf(record, origin), operator, token: record.token }));
    return server;
  }
  const others = documents.map(
    ({ name }) => [documentLabels[name].label, linkOf(demonstration(name), origin)] as const,
  );
  const link = linkOf(demonstration(null), origin);
  const faults = sandbox.faults.list().length;
  output.print(banner({ link, others, operator, lan, faults }, output.colour));
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

/**
 * Reads the file of `--config`, and names what is wrong in it: the app is served all the same.
 * @throws UsageError if it can't be read, or is not a JSON object.
 */
async function readConfiguration(file: string, { note }: Output): Promise<Readonly<Record<string, unknown>>> {
  const { content, findings } = await checkConfigurationFile(file, {
    defaultsOf: (given) => (hasOwnProvider(given) ? {} : { ...ownEndpoints, ...sandboxClient }),
  });
  if (content === null) throw new UsageError(`${file} can't be used: ${findings[0]!.reason}`);
  if (findings.length > 0) note(findingsText(file, findings));
  return { ...content };
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
