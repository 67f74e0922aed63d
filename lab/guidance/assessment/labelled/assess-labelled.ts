import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '../../bars/progress.ts';
import type { BarRow } from '../../bars/table.ts';
import { assessPicture } from './assess-picture.ts';
import { nameOf, type AssessedFrame } from './assessed-frame.ts';
import { labelledRows } from './labelled-rows.ts';
import type { LabelledPicture } from './labels.ts';
import { missPicture } from './miss-picture.ts';

/** How labelled pictures are assessed. */
export interface LabelledOptions {
  /** Only the document in the middle, at one size and unchanged. */
  readonly isQuick: boolean;
  /** The folder for a picture of each frame that was missed; null for none. */
  readonly pictures: string | null;
}

/** What was measured on labelled pictures. */
export interface LabelledAssessment {
  readonly frames: readonly AssessedFrame[];
  readonly rows: readonly BarRow[];
  /** Of how many pictures; the label of the others is uncertain. */
  readonly count: number;
  /** The documents without a frame `f80`: the picture cuts them off, or its mirror image would show them again. */
  readonly unframed: readonly LabelledPicture[];
  /** The pictures that could not be decoded, each with the error. */
  readonly broken: readonly string[];
}

/** Has the app read all squares of these pictures; those with an uncertain label are left out. */
export async function assessLabelled(
  pictures: readonly LabelledPicture[],
  options: LabelledOptions,
): Promise<LabelledAssessment> {
  const certain = pictures.filter(({ flaws }) => !flaws.includes('uncertain'));
  const frames: AssessedFrame[] = [];
  const shown = new Map<string, Buffer>();
  const broken: string[] = [];
  for (const [at, picture] of certain.entries()) {
    try {
      for await (const { frame, square } of assessPicture(picture, options.isQuick)) {
        frames.push(frame);
        if (options.pictures !== null) shown.set(nameOf(frame), await missPicture(frame, square));
      }
    } catch (error) {
      broken.push(`${picture.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    progress('pictures', at + 1, certain.length);
  }
  const rows = labelledRows(frames);
  if (options.pictures !== null) writeMissed(rows, shown, options.pictures);
  const framed = new Set(frames.filter(({ frame }) => frame === 'f80').map(({ picture }) => picture));
  const unframed = certain.filter((picture) => picture.corners !== null && !framed.has(picture));
  return { frames, rows, count: certain.length, unframed, broken };
}

function writeMissed(rows: readonly BarRow[], shown: ReadonlyMap<string, Buffer>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(rows.flatMap(({ missed = [] }) => missed.map(({ name }) => name)));
  for (const name of names) {
    writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.jpg`), shown.get(name)!);
  }
}
