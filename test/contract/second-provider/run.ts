import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { defects, type Defect } from './defects.ts';
import { openSecondProvider } from './second-provider.ts';

// The program behind `npm run second-provider`: serves the second provider, to try the app and the check with it; with
// `--defect NAME` one that does something wrong.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.sandbox/second-provider.json' },
    app: { type: 'string', default: 'http://127.0.0.1:4173' },
    defect: { type: 'string' },
  },
});
const defect = values.defect ?? null;
if (defect !== null && !(defect in defects)) {
  throw new Error(`There is no defect ${defect}, only ${Object.keys(defects).join(', ')}.`);
}
const provider = await openSecondProvider(defect as Defect | null);
const { authEndpointUrl, idEndpointUrl, clientId, clientSecret } = provider;
const file = relative(process.cwd(), values.out);
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(
  values.out,
  `${JSON.stringify({ authEndpointUrl, idEndpointUrl, clientId, clientSecret }, null, 2)}\n`,
);
console.log(`The second provider is served at ${idEndpointUrl}, until Ctrl+C. It keeps everything in memory.

Configuration  ${file}
The app        npm start -- --config ${file}
               then open ${values.app}/${provider.create('active')}
The check      npm run --silent contract -- --config ${file} --token ${provider.create('active')} --origin ${values.app}
               and, for the calls that need a refused procedure, --token ${provider.create('refused')}`);
