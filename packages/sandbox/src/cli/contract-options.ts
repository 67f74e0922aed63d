import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clientAuthentications } from '@recto/core';
import * as v from 'valibot';
import type { ContractTarget } from '../contract/contract-client.ts';
import { flag, help, readCommandLine, usageText, UsageError, value, type Options } from './command-line.ts';

export interface ContractOptions {
  readonly target: ContractTarget;
  /** Whether to start without asking. */
  readonly isConfirmed: boolean;
  /** Whether to print one JSON document in place of the lines. */
  readonly isJson: boolean;
  /** Whether everything has to be tried. */
  readonly isComplete: boolean;
}

/** The origin of an app that does not exist: a provider that allows every origin allows it too. */
const madeUpOrigin = 'https://recto.example';

const options = {
  config: value('FILE', 'the configuration that the app will have', '--config config.json'),
  token: value('TOKEN', 'the token of a procedure that may be changed', '--token 5f0c…'),
  origin: value('ORIGIN', 'where the app is served', '--origin https://app.example.org'),
  yes: flag('start without asking', '--yes'),
  complete: flag('exit with 2 if anything was not tried', '--complete'),
  json: flag('print one JSON document', '--json'),
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

const configurationSchema = v.object({
  authEndpointUrl: v.string(),
  idEndpointUrl: v.string(),
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.nullish(v.string(), null),
  clientAuthentication: v.nullish(v.picklist(clientAuthentications), 'both'),
});

/**
 * Reads the command line of `npm run contract`.
 * @throws UsageError also if the file is not a configuration. Its message contains no token and no secret.
 */
export function contractOptions(args: readonly string[]): ContractOptions {
  const { values } = readCommandLine(args, options, contractUsage);
  const { config, token, origin } = values;
  if (config === undefined || token === undefined) {
    throw new UsageError(`Name the configuration and a token.\n${contractUsage}`);
  }
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('A header can not carry this token.');
  const { authEndpointUrl, idEndpointUrl, ...client } = configurationIn(config);
  const endpoint = (address: string) => absolute(address, origin);
  return {
    target: {
      ...client,
      clientSecret: client.clientSecret === '' ? null : client.clientSecret,
      authEndpointUrl: endpoint(authEndpointUrl),
      idEndpointUrl: endpoint(idEndpointUrl),
      appOrigin: originOf(origin ?? madeUpOrigin),
      procedureToken: token,
    },
    isConfirmed: values.yes,
    isJson: values.json,
    isComplete: values.complete,
  };
}

function configurationIn(file: string): v.InferOutput<typeof configurationSchema> {
  let text: string;
  try {
    text = readFileSync(resolve(file), 'utf8');
  } catch (cause) {
    throw new UsageError(`${file} can't be read.`, { cause });
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), configurationSchema), text);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the file itself');
  throw new UsageError(`${file} is wrong at: ${fields.join(', ')}.`);
}

/** @param origin the app's origin, for a path. */
function absolute(address: string, origin: string | undefined): string {
  if (address.startsWith('/') && origin === undefined) {
    throw new UsageError(
      `The configuration has a path (${address}), so say where the app is served: --origin ORIGIN.`,
    );
  }
  try {
    return new URL(address, origin).href.replace(/\/+$/, '');
  } catch (cause) {
    throw new UsageError('An address in the configuration is not an address.', { cause });
  }
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch (cause) {
    throw new UsageError(`${address} is not an origin.`, { cause });
  }
}
