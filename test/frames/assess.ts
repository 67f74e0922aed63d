import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { photoNames, type PhotoName } from '@recto/core';
import { assessFolder } from './assessment/assess-folder.ts';

const usage = `npm run assess -- FOLDER [--step ${photoNames.join('|')}]

Reads each PNG or JPEG of the folder as the app reads its camera, and prints one line of JSON for each. The pictures
of a sub-folder are a sequence, ten for each second; one more line says when the photo would be taken automatically.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { step: { type: 'string', default: 'idCardRecto' }, help: { type: 'boolean', default: false } },
});
const [folder] = positionals;
const step = photoNames.find((name) => name === values.step);

if (values.help) {
  console.log(usage);
} else if (folder === undefined || positionals.length > 1 || step === undefined || !isFolder(folder)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await printLines(folder, step);
}

async function printLines(pictures: string, photo: PhotoName): Promise<void> {
  for await (const line of assessFolder(pictures, photo)) console.log(JSON.stringify(line));
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
