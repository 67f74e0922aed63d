import { existsSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { photoNames, type PhotoName } from '@recto/core';
import { assessFolder } from './assessment/assess-folder.ts';
import { assessLabelled } from './assessment/labelled/assess-labelled.ts';
import {
  labelFilesIn,
  labelledFlaws,
  labelledKinds,
  LabelError,
  readLabels,
} from './assessment/labelled/labels.ts';
import { formatTable } from './bars/table.ts';

const usage = `npm run assess -- FOLDER [--step ${photoNames.join('|')}]

Reads each PNG or JPEG of the folder as the app reads its camera, and prints one line of JSON for each. The pictures
of a sub-folder are a sequence, ten for each second; one more line says when the photo would be taken automatically.
A picture that can't be decoded has a line with its file and the error. It is named again on standard error at the end.
Ends with 0; with 1 if a picture could not be decoded; with 2 if the arguments are wrong.

npm run assess -- FOLDER --labels FILE [--labels FILE …] [--quick] [--only NAME …] [--without NAME …]
                  [--pictures FOLDER] [--json FILE] [--names N]

Compares what the app says of real photographs with labels, and prints one table: what is measured, its bar, the share,
its 95 % interval (Wilson), the number of frames, and what was missed. Rows without a frame are left out. If the folder
or its sub-folders hold files named labels.json, those are used without --labels.
--quick         only the frame f80 of each document, unchanged, and the own square of a picture without one
--only NAME     only this source (the folder of its labels) or kind; may be repeated
--without NAME  not this source or kind; may be repeated
--pictures F    writes a small picture of each missed frame: label white, found corners pink, and what was said
--json FILE     writes all rows and frames
--names N       so many missed frames are named in a row, 8 if it is left out

A file of labels; its pictures are beside it, or in FOLDER:
{ "source": "owner/repository", "pictures": [
  { "file": "a.jpg", "kind": "bankCard", "corners": [[x,y],[x,y],[x,y],[x,y]], "flaws": ["covered"], "note": "…" } ] }
kind     ${labelledKinds.join(', ')} (no document, no corners)
corners  pixels after the rotation that EXIF asks for, clockwise as the document is read from its own top left corner;
         of rounded corners, where the sides would meet; a corner may lie outside the picture
flaws    what really is wrong: ${labelledFlaws.join(', ')} (not scored)
note     anything; it is not read

Squares of each picture, never enlarged, at most 1080 pixels: own, the centred one; f80 and f88, turned so that the
document lies in the middle, its longer side 80 and 88 % of the square's; "cut left 6 %" and the like, with so much of
the document's width beyond that edge; "part 1" to "part 4" of pictures without a document. Beyond the picture is its
mirror image; a square in which that would show the document again is left out. "Well framed", "tilted" and the like
follow from the label by the product's own limits. Squares of one picture are not independent: the intervals are too
narrow.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    step: { type: 'string', default: 'idCardRecto' },
    labels: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    without: { type: 'string', multiple: true },
    pictures: { type: 'string' },
    json: { type: 'string' },
    names: { type: 'string', default: '8' },
    help: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const step = photoNames.find((name) => name === values.step);

if (values.help) {
  console.log(usage);
} else if (folder === undefined || positionals.length > 1 || step === undefined || !isFolder(folder)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const files = values.labels ?? labelFilesIn(folder);
  await (files.length > 0 ? printTable(folder, files) : printLines(folder, step));
}

async function printLines(pictures: string, photo: PhotoName): Promise<void> {
  const broken: string[] = [];
  for await (const line of assessFolder(pictures, photo)) {
    console.log(JSON.stringify(line));
    if ('error' in line) broken.push(`${line.file}: ${line.error}`);
  }
  nameBroken(broken);
}

async function printTable(pictures: string, files: readonly string[]): Promise<void> {
  const { only, without = [] } = values;
  try {
    const labelled = files
      .flatMap((file) => readLabels(file, pictures))
      .filter(({ source, kind }) => only === undefined || only.includes(source) || only.includes(kind))
      .filter(({ source, kind }) => !without.includes(source) && !without.includes(kind));
    const { rows, frames, count, unframed, broken } = await assessLabelled(labelled, {
      isQuick: values.quick,
      pictures: values.pictures ?? null,
    });
    const measured = rows.filter((row) => row.count > 0);
    console.log(formatTable(measured, Number(values.names)));
    const sources = new Set(labelled.map(({ source }) => source)).size;
    console.log(`\n${frames.length} frames of ${count} pictures from ${sources} sources.`);
    if (unframed.length > 0) {
      const names = unframed.map(({ source, file }) => `${source}/${file}`).join(', ');
      console.log(`Documents without f80 (${unframed.length}): ${names}`);
    }
    if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ rows, frames }));
    nameBroken(broken);
  } catch (error) {
    if (!(error instanceof LabelError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

function nameBroken(broken: readonly string[]): void {
  if (broken.length === 0) return;
  console.error(`Not decoded (${broken.length}):\n${broken.join('\n')}`);
  process.exitCode = 1;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
