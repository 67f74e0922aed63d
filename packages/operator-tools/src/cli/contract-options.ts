import { resolve } from 'node:path';
import { readConfiguration, type Configuration } from '@recto/adapters/configuration';
import { isNeeded } from '../configuration/check-configuration.ts';
import { checkConfigurationFile } from '../configuration/configuration-file.ts';
import { findingsText } from '../configuration/finding.ts';
import { offeredLanguages } from '../configuration/offered-languages.ts';
import type { ContractTarget } from '../contract/contract-target.ts';
import {
  flag,
  help,
  originOf,
  readCommandLine,
  usageText,
  UsageError,
  value,
  type Options,
} from './command-line.ts';
import { linkAsToken } from './link-as-token.ts';

export interface ContractOptions {
  readonly target: ContractTarget;
  /** Whether to start without asking. */
  readonly isConfirmed: boolean;
  /** Whether to print one JSON document in place of the lines. */
  readonly isJson: boolean;
  /** Whether everything has to be tried. */
  readonly isComplete: boolean;
  /** Whether to make call 6 with the largest body that a provider must read. */
  readonly sendsLargestBody: boolean;
}

/** The origin of an app that does not exist: a provider that allows every origin allows it too. */
const madeUpOrigin = 'https://recto.example';

const options = {
  config: value('FILE', 'the configuration that the app will have', '--config config.json'),
  token: value('TOKEN', 'the token of a procedure that may be changed', '--token 5f0c…'),
  origin: value('ORIGIN', 'where the app is served', '--origin https://app.example.org'),
  yes: flag('start without asking', '--yes'),
  'largest-photo': flag('also send a photo of 20 MB by call 6 (28 000 000 bytes)', '--largest-photo'),
  complete: flag('the same, and exit with 2 if anything was not tried', '--complete'),
  json: flag('print one JSON document (use npm run --silent)', '--json'),
  help: help('npm run contract -- --help'),
} satisfies Options;

/** What `npm run contract -- --help` prints. */
export const contractUsage = usageText('npm run contract -- --config FILE --token TOKEN [OPTIONS]', {
  'Options, each with an example': options,
  'Exit codes': [
    ['0', 'nothing fails', ''],
    ['1', 'something fails, or the command line is wrong', ''],
    ['2', 'nothing fails, but something was not tried', 'only with --complete'],
  ],
});

/**
 * Reads the command line of `npm run contract`.
 * @throws UsageError also if the file is not a configuration. Its message contains no secret, and nothing of the value
 * of `--token`.
 */
export async function contractOptions(args: readonly string[]): Promise<ContractOptions> {
  const { values } = readCommandLine(args, options, contractUsage);
  const { config, token, origin } = values;
  if (config === undefined || token === undefined) {
    throw new UsageError(`Name the configuration and a token.\n${contractUsage}`);
  }
  const appOrigin = originOf(origin ?? madeUpOrigin);
  const link = linkAsToken(token);
  if (link !== null) throw new UsageError(link);
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('A header can not carry this token.');
  const configuration = await configurationIn(config, appOrigin);
  const { clientId, clientSecret, clientAuthentication } = configuration;
  const endpoint = (field: 'authEndpointUrl' | 'idEndpointUrl') => {
    const address = configuration[field];
    if (origin === undefined && !isAbsolute(address)) {
      throw new UsageError(
        `${field} is a path (${address}), so say where the app is served: --origin https://app.example.org`,
      );
    }
    return new URL(address, appOrigin).href.replace(/\/+$/, '');
  };
  return {
    target: {
      clientId,
      clientSecret,
      clientAuthentication,
      authEndpointUrl: endpoint('authEndpointUrl'),
      idEndpointUrl: endpoint('idEndpointUrl'),
      appOrigin,
      isOriginMadeUp: origin === undefined,
      procedureToken: token,
      languages: offeredLanguages(configuration.texts, `${appOrigin}/assets/config.json`),
    },
    isConfirmed: values.yes,
    isJson: values.json,
    isComplete: values.complete,
    sendsLargestBody: values['largest-photo'] || values.complete,
  };
}

/** @throws UsageError with the reasons, if the app could not start with it. Other fields may be wrong. */
async function configurationIn(file: string, origin: string): Promise<Configuration> {
  const { content, findings } = await checkConfigurationFile(resolve(file), { origin });
  const { configuration } = readConfiguration(content);
  if (configuration !== null) return configuration;
  const reasons = findings.filter(({ field }) => content === null || isNeeded(field));
  throw new UsageError(findingsText(file, reasons));
}

/** The reader leaves nothing of the path `/`. */
function isAbsolute(address: string): boolean {
  return address !== '' && !address.startsWith('/');
}
