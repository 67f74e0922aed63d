import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { photoNames, type PhotoName } from '@recto/core';
import { assessFolder } from './assessment/assess-folder.ts';

const usage = `npm run assess -- FOLDER [--step ${photoNames.join('|')}]

Reads each PNG or JPEG of the folder as the app reads its camera, and prints one line of JSON for each. The pictures
of a sub-folder are a sequence, ten for each second; one more line says when the photo would be taken automatically.
A picture that can't be decoded has a line with its file and the error. It is named again on standard error at the end.
Ends with 0; with 1 if a picture could not be decoded; with 2 if the arguments are wrong.
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
  const broken: string[] = [];
  for await (const line of assessFolder(pictures, photo)) {
    console.log(JSON.stringify(line));
    if ('error' in line) broken.push(`${line.file}: ${line.error}`);
  }
  if (broken.length === 0) return;
  console.error(`Not decoded (${broken.length}):\n${broken.join('\n')}`);
  process.exitCode = 1;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
