import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';

/** What a labelled picture shows; `none` is no document at all. */
export const labelledKinds = [
  'identityCard',
  'licence',
  'bankCard',
  'passportPage',
  'businessCard',
  'playingCard',
  'otherCard',
  'paper',
  'none',
] as const;
export type LabelledKind = (typeof labelledKinds)[number];

/** What is really wrong with the document in a picture; `uncertain`: the label itself may be wrong. */
export const labelledFlaws = [
  'covered',
  'blurred',
  'glare',
  'dark',
  'bent',
  'laminated',
  'photocopy',
  'uncertain',
] as const;
export type LabelledFlaw = (typeof labelledFlaws)[number];

/** A point in pixels of a picture, or of a square in thousandths of its side. */
export type Place = readonly [number, number];
export type Corners = readonly [Place, Place, Place, Place];

export interface LabelledPicture {
  /** The folder of its labels. */
  readonly source: string;
  /** Its path within that folder. */
  readonly file: string;
  /** Where it is on the disk. */
  readonly path: string;
  readonly kind: LabelledKind;
  /** Pixels of the picture, clockwise from the document's own top left corner; null without a document. */
  readonly corners: Corners | null;
  readonly flaws: readonly LabelledFlaw[];
}

const place = v.strictTuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]);

const picture = v.pipe(
  v.strictObject({
    file: v.pipe(v.string(), v.nonEmpty()),
    kind: v.picklist(labelledKinds),
    corners: v.optional(
      v.pipe(
        v.strictTuple([place, place, place, place]),
        v.check((corners) => isClockwise(corners), 'The corners must go round a convex shape clockwise.'),
      ),
    ),
    flaws: v.optional(v.array(v.picklist(labelledFlaws)), []),
    note: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['corners']],
      ({ kind, corners }) => (kind === 'none') === (corners === undefined),
      'A document must have corners, and "none" must have none.',
    ),
    ['corners'],
  ),
);

const labels = v.strictObject({ source: v.optional(v.string()), pictures: v.array(picture) });

/** A file of labels, or a picture that it names, can't be used. The message says where and why. */
export class LabelError extends Error {}

/**
 * Reads a file of labels.
 * @param folder where its pictures are looked for if they are not beside it.
 * @throws LabelError if it is not as `--help` says, or names a picture that is not there.
 */
export function readLabels(file: string, folder: string): readonly LabelledPicture[] {
  const result = v.safeParse(labels, jsonOf(file));
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
    throw new LabelError(`${file}\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  }
  return result.output.pictures.map(({ file: name, kind, corners, flaws }) => {
    const where = [dirname(file), folder].find((one) => existsSync(join(one, name)));
    if (where === undefined) throw new LabelError(`${file}\n  ${name}: there is no such picture.`);
    const source = basename(resolve(where));
    return { source, file: name, path: join(where, name), kind, corners: corners ?? null, flaws };
  });
}

/** The files named labels.json in a folder and its sub-folders. */
export function labelFilesIn(folder: string): readonly string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ name }) => join(folder, name)).toSorted()]
    .map((where) => join(where, 'labels.json'))
    .filter((file) => existsSync(file));
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new LabelError(`${file}\n  ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whether the shape turns the same way, to the right, at each corner. */
function isClockwise(corners: Corners): boolean {
  return corners.every((here, at) => {
    const next = corners[(at + 1) % 4]!;
    const after = corners[(at + 2) % 4]!;
    return (next[0] - here[0]) * (after[1] - next[1]) > (next[1] - here[1]) * (after[0] - next[0]);
  });
}
