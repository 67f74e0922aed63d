import { formatsOf, type PhotoName, type PhotoProblemName, type Quad } from '@recto/core';
import { checkDocumentPhoto } from '../../../packages/analysis/src/documents/check-photo.ts';
import { textRows } from '../../../packages/analysis/src/documents/text-rows.ts';
import { unreadablePlaces } from '../../../packages/analysis/src/documents/unreadable-places.ts';
import { GlyphReader } from '../glyph-reader.ts';
import { linedFrame } from '../lined-frame.ts';
import { randomChoice } from '../random-choice.ts';
import { lineCases, linedScene, type LineCase, type LinedScene } from '../scene/lined-scene.ts';
import type { Split } from '../split.ts';
import type { LinedFormat } from '../subjects/lined-documents.ts';
import { ocrBFile } from '../subjects/ocr-b.ts';
import { note, shareRow, type BarRow } from './table.ts';

/** A part that a reader does not read: so many characters beside each other. */
const unreadFrom = 3;
/** All is readable where fewer are unread beside each other, and this share in all. */
const readBelow = 2;
const unreadAtMost = 0.03;

interface LineFrame {
  readonly only: LineCase;
  readonly format: LinedFormat;
  /** Whether a part can't be read; null where one may say either. */
  readonly isUnreadable: boolean | null;
  /** Whether the check names the rows; and whether it names the rows or the cause. */
  readonly isNamed: boolean;
  readonly isNoticed: boolean;
  /** Whether the check finds the document: it looks for rows only there. */
  readonly isFound: boolean;
  /** Whether the rows would be named if the place of a document that is not found were given. */
  readonly isNamedIfPlaced: boolean;
}

/** What else the preview may rightly say of a flaw. */
const causes: Partial<Record<LineCase, PhotoProblemName>> = {
  blurredPart: 'blurred',
  glare: 'glare',
  leaving: 'cutOff',
};

/**
 * Whether parts of machine-readable rows that can't be read are noticed in photos. What can be read, a reader of
 * OCR-B decides, which knows place and text.
 * @param count of photos with each flaw, of good ones, and of documents without rows.
 */
export async function lineRows(split: Split, count: number): Promise<readonly BarRow[]> {
  const font = ocrBFile();
  if ('missing' in font) return [note('machine-readable rows: OCR-B can’t be had', font.missing, 0)];
  const reader = new GlyphReader();
  const frames: LineFrame[] = [];
  for (const only of lineCases)
    for (let seed = 0; seed < count; seed += 1) frames.push(await lineFrame(reader, seed, split, only));
  const flawed = frames.filter(({ isUnreadable }) => isUnreadable === true);
  const good = frames.filter(({ only, isUnreadable }) => only === 'good' && isUnreadable === false);
  const without = frames.filter(({ only }) => only === 'none');
  const arguable = frames.filter(({ isUnreadable }) => isUnreadable === null);
  const isOlderCard = ({ format }: LineFrame) => format === 'id2';
  const noticed = ({ isNoticed }: LineFrame) => isNoticed;
  const named = ({ isNamed }: LineFrame) => isNamed;
  const namedIfPlaced = ({ isNamedIfPlaced }: LineFrame) => isNamedIfPlaced;
  const place = 'given the place, where the check does not find the document';
  return [
    shareRow('rows: a part that can’t be read is noticed', { least: 0.9 }, flawed, noticed),
    shareRow(`… ${place}`, {}, flawed, (frame) => noticed(frame) || namedIfPlaced(frame)),
    ...lineCases.flatMap((only) => {
      const some = flawed.filter((frame) => frame.only === only);
      return some.length === 0 ? [] : [shareRow(`… ${only}`, {}, some, noticed)];
    }),
    shareRow('… of the rows themselves, not as blur, glare or cut off', {}, flawed, named),
    shareRow('… on the format that no rule was tuned on (ID-2)', {}, flawed.filter(isOlderCard), noticed),
    shareRow('rows: named where all can be read', { most: 0.02 }, good, named),
    shareRow(`… ${place}`, {}, good, namedIfPlaced),
    shareRow('rows: named on documents without them', { most: 0.02 }, without, named),
    shareRow(`… ${place}`, {}, without, namedIfPlaced),
    note('… photos where one may say either', String(arguable.length), frames.length),
    note(
      '… whose document the check does not find: it looks for no rows there',
      String(frames.filter(({ isFound }) => !isFound).length),
      frames.length,
    ),
  ];
}

async function lineFrame(
  reader: GlyphReader,
  seed: number,
  split: Split,
  only: LineCase,
): Promise<LineFrame> {
  const lined = linedScene(seed, split, only);
  const { square, quad, toPicture } = await linedFrame(lined, undefined, `${split}-${only}-${seed}`);
  const check = checkDocumentPhoto(square, 1, formatsOf(photoOfLined(lined)));
  const names = check.problems.map(({ name }) => name);
  const isFound = check.quad !== null;
  const isNamed = names.includes('unreadableLines');
  const cause = causes[only];
  const hasCause = cause !== undefined && names.includes(cause);
  return {
    only,
    format: lined.document.format,
    isUnreadable: only === 'none' ? false : hasUnreadPart(reader.read(square, lined.document, toPicture)),
    isNamed,
    isNoticed: isNamed || hasCause,
    isFound,
    isNamedIfPlaced: isFound ? isNamed : unreadablePlaces(textRows(square, nearly(quad, seed))).length > 0,
  };
}

/** The step in which a document is photographed: of the designs, those of driver licences are named so. */
function photoOfLined({ scene: { objects }, name }: LinedScene): PhotoName {
  // In some scenes without rows, a usual card is in the place of the lined document.
  const { texture } = objects.find((object) => object.texture.kind === 'card') ?? {};
  return (texture?.name ?? name).endsWith('Licence') ? 'driverLicenseRecto' : 'idCardRecto';
}

function hasUnreadPart(read: readonly (readonly boolean[])[]): boolean | null {
  let longest = 0;
  for (const row of read) {
    let run = 0;
    for (const isRead of row) longest = Math.max(longest, (run = isRead ? 0 : run + 1));
  }
  if (longest >= unreadFrom) return true;
  const all = read.flat();
  const unread = all.filter((isRead) => !isRead).length;
  return longest < readBelow && unread <= unreadAtMost * all.length ? false : null;
}

/** The corners as a finder would give them: some thousandths beside their places. */
function nearly(quad: Quad, seed: number): Quad {
  const random = randomChoice(seed, 'corners');
  return quad.map(({ x, y }) => ({
    x: x + random.around(2, 5),
    y: y + random.around(2, 5),
  })) as unknown as Quad;
}
