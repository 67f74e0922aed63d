import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import {
  help,
  type Options,
  readCommandLine,
  runProgram,
  UsageError,
  usageText,
  value,
} from '../../../packages/operator-tools/src/cli/command-line.ts';
import { didYouMean } from '../../../packages/operator-tools/src/configuration/nearest-name.ts';
import { defects, type Defect } from './defects.ts';
import { openSecondProvider } from './second-provider.ts';

const options = {
  out: {
    ...value('FILE', 'where the configuration is written', '--out config.json'),
    default: '.sandbox/second-provider.json',
  },
  app: {
    ...value('ORIGIN', 'where the app is served', '--app http://127.0.0.1:4173'),
    default: 'http://127.0.0.1:4173',
  },
  defect: value('NAME', 'what it does wrong', '--defect noThumb'),
  help: help('npm run second-provider -- --help'),
} satisfies Options;

const names = Object.keys(defects);
const usage = `${usageText('npm run second-provider -- [OPTIONS]', { 'Options, each with an example': options })}

Defects: ${names.join(', ')}.`;

// The program behind `npm run second-provider`: serves the second provider, to try the app and the check with it; with
// `--defect NAME` one that does something wrong.
await runProgram(usage, async (args, { print }) => {
  const { values } = readCommandLine(args, options, usage);
  const { out, app, defect = null } = values;
  if (defect !== null && !isDefect(defect)) {
    throw new UsageError(`There is no defect "${defect}".${didYouMean(defect, names)}\n${usage}`);
  }
  const provider = await openSecondProvider(defect);
  const { authEndpointUrl, idEndpointUrl, clientId, clientSecret } = provider;
  const file = relative(process.cwd(), out);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(
    out,
    `${JSON.stringify({ authEndpointUrl, idEndpointUrl, clientId, clientSecret }, null, 2)}\n`,
  );
  print(`The second provider is served at ${idEndpointUrl}, until Ctrl+C. It keeps everything in memory.

Configuration  ${file}
The app        npm start -- --config ${file}
               then open ${app}/${provider.create('active')}
The check      npm run --silent contract -- --config ${file} --token ${provider.create('active')} --origin ${app}
               and, for the calls that need a refused procedure, --token ${provider.create('refused')}`);
});

function isDefect(name: string): name is Defect {
  return Object.hasOwn(defects, name);
}
