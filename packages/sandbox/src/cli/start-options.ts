import { resolve } from 'node:path';
import { chooseLanguage, guidanceModes, type GuidanceMode, type Language } from '@recto/core';
import {
  flag,
  help,
  readCommandLine,
  usageText,
  UsageError,
  value,
  type Options,
} from '@recto/operator-tools/command-line';
import { dataFolder } from './folders.ts';

export interface StartOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Serve on the local network, for a real phone. */
  readonly lan: boolean;
  /** Serve the sources with hot reload. */
  readonly dev: boolean;
  /** Print the addresses as one line of JSON. */
  readonly json: boolean;
  /** How much the app guides; null for its own default. */
  readonly guidance: GuidanceMode | null;
  /** A JSON file with further fields of the app's `config.json`, such as `brand`; null for none. */
  readonly configurationFile: string | null;
  /** Of the customer's links that are printed. */
  readonly language: Language;
  /** Collect the app's events; the operator page shows them. */
  readonly events: boolean;
  /** The state folder. */
  readonly dataDir: string;
}

const defaultPort = 4173;

/** Where the sandbox is served by default. */
export const defaultOrigin = `http://127.0.0.1:${defaultPort}`;

const options = {
  lan: flag('serve HTTPS on the network, for a real phone', 'npm start -- --lan'),
  dev: flag('serve the sources with hot reload', 'npm start -- --dev'),
  json: flag('print the addresses as JSON', 'npm start --silent -- --json'),
  guidance: value(
    'MODE',
    `how the viewfinder guides: ${guidanceModes.join(', ')}`,
    'npm start -- --guidance off',
  ),
  config: value(
    'FILE',
    'further fields of the app’s config.json, such as brand',
    'npm start -- --config brand.json',
  ),
  events: flag('collect events, for the page "Journeys" of the operator', 'npm start -- --events'),
  data: value('DIR', 'the state folder, .sandbox by default', 'npm start -- --data /tmp/recto'),
  help: help('npm start -- --help'),
} satisfies Options;

/** What `npm start -- --help` prints. */
export const startUsage = usageText('[PORT=4173] [RECTO_DATA=DIR] npm start -- [OPTIONS]', {
  'Options, each with an example': options,
  Environment: [
    ['PORT', `where to listen, ${defaultPort} by default; 0 for any free port`, 'PORT=4200 npm start'],
    ['RECTO_DATA', 'the state folder; --data takes precedence', 'RECTO_DATA=/tmp/recto npm start'],
    ['LANG', 'the language of the links that are printed', 'LANG=de npm start'],
  ],
});

/**
 * Reads the command line of `npm start`.
 * @param args what follows the program's name.
 * @param environment `PORT`, `RECTO_DATA` and the terminal's locale; an option takes precedence.
 * @throws UsageError
 */
export function startOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { lan, dev, json, events, guidance, config, data } = readCommandLine(
    args,
    options,
    startUsage,
  ).values;
  return {
    lan,
    dev,
    json,
    events,
    guidance: guidanceOf(guidance),
    language: languageOfTerminal(environment),
    configurationFile: config === undefined ? null : resolve(config),
    dataDir: dataFolder(data, environment),
    port: portOf(environment['PORT']),
  };
}

/** As POSIX orders the variables: the first that has a value, such as `de_AT.UTF-8`. For `C`, the app's default. */
function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [locale] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return chooseLanguage({ query: null, procedure: null, browser: [locale!] });
}

function guidanceOf(text: string | undefined): GuidanceMode | null {
  if (text === undefined) return null;
  const mode = guidanceModes.find((name) => name === text);
  if (mode === undefined) {
    throw new UsageError(`--guidance must be one of ${guidanceModes.join(', ')}, not "${text}".`);
  }
  return mode;
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return Number(text);
}
