import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parts } from './parts.ts';

/** `npm run bench`: Recto beside other libraries that take photos, on this machine, as ratios. */

const usage = `npm run bench -- [${Object.keys(parts).join('|')}]
  --rounds 9        how often each is measured; trace is recorded once, guidance in 5 viewfinders of a minute by default
  --peers           of start, shutter and upload: beside all peers, not only react-webcam
  --app host/dist   the built app to measure
  --before folder   of start: an earlier build of the app, which is measured in the same rounds
  --of file         of growth: only sensor, file, picture, photos, captures or customers; may be repeated`;

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    peers: { type: 'boolean', default: false },
    app: { type: 'string', default: 'host/dist' },
    before: { type: 'string' },
    of: { type: 'string', multiple: true, default: [] },
  },
});
// `start` prints what `lighthouse` does.
const all = Object.keys(parts).filter((name) => name !== 'lighthouse');
const wanted = positionals.length === 0 ? all : positionals;
if (!wanted.every((name): name is keyof typeof parts => name in parts)) {
  console.error(usage);
  process.exit(2);
}

const results = join(root, 'test-results/bench');
for (const name of wanted) {
  const { text, figures } = await parts[name]({
    app: resolve(root, values.app),
    before: values.before === undefined ? null : resolve(root, values.before),
    rounds: Number(values.rounds ?? (name === 'guidance' ? 5 : 9)),
    allPeers: values.peers,
    of: values.of,
  });
  console.log(`\n${name}: ${text}`);
  // Now: a run of the tests meanwhile empties the folder.
  await mkdir(results, { recursive: true });
  await writeFile(join(results, `${name}.json`), JSON.stringify(figures, null, 2));
  await writeFile(join(results, `${name}.txt`), `${text}\n`);
}
