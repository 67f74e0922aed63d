import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { squareSide, type DocumentReading, type FrameReading, type Hint, type PhotoName } from '@recto/core';
import { decodePicture, type DecodedPicture } from './decode-picture.ts';
import { GuidedViewfinder } from './guided-viewfinder.ts';
import { FrameReader, type ReadFrame } from './read-frame.ts';

/** The line of one picture. */
export interface PictureLine {
  /** Its path from the folder. */
  readonly file: string;
  /** The document's corners in pixels of the file, from its top left corner; null without a document. */
  readonly quad: readonly (readonly [number, number])[] | null;
  /** How certain the document or the face is, 0 to 1. */
  readonly score: number;
  /** 0 is blurred, 1 is sharp; null if it is unknown. */
  readonly sharpness: number | null;
  /** The share that glare covers, 0 to 1. */
  readonly glare: number;
  /** The brightness, 0 to 255, as `FrameReading` defines it. */
  readonly luma: number;
  readonly hint: Hint['name'] | null;
  /** Whether a photo of it would be good. */
  readonly ready: boolean;
}

/** The line of a sub-folder whose pictures follow each other every 100 ms. */
export interface SequenceLine {
  readonly sequence: string;
  /** When the photo was taken automatically, in ms from the first picture; null if it was not. */
  readonly capturedAt: number | null;
}

/** The line of a picture that can't be decoded. It means no frame: a sequence goes on with the next picture. */
export interface BrokenLine {
  /** Its path from the folder. */
  readonly file: string;
  /** Why it can't be decoded. */
  readonly error: string;
}

/**
 * Reads the PNG and JPEG files of a folder one by one, each as a single frame; then those of each sub-folder, in the
 * order of their numbers, as what a new viewfinder sees.
 */
export async function* assessFolder(
  folder: string,
  photo: PhotoName,
): AsyncGenerator<PictureLine | SequenceLine | BrokenLine, void, undefined> {
  for (const file of picturesIn(folder)) {
    const picture = await decoded(folder, file);
    if ('error' in picture) yield picture;
    else yield lineOf(file, picture, await new FrameReader(photo).read(picture.square, true));
  }
  for (const sequence of subFoldersOf(folder)) yield* assessSequence(folder, sequence, photo);
}

async function* assessSequence(folder: string, sequence: string, photo: PhotoName) {
  const reader = new FrameReader(photo);
  const viewfinder = new GuidedViewfinder(photo);
  let isFirst = true;
  for (const name of picturesIn(join(folder, sequence))) {
    const file = `${sequence}/${name}`;
    const picture = await decoded(folder, file);
    if ('error' in picture) {
      yield picture;
      viewfinder.pass();
      continue;
    }
    const read = await reader.read(picture.square, isFirst);
    isFirst = false;
    viewfinder.show(read.reading);
    yield lineOf(file, picture, read);
  }
  viewfinder.end();
  yield { sequence, capturedAt: viewfinder.capturedAt };
}

async function decoded(folder: string, file: string): Promise<DecodedPicture | BrokenLine> {
  try {
    return await decodePicture(join(folder, file));
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
}

function lineOf(file: string, { crop }: DecodedPicture, { reading, sight }: ReadFrame): PictureLine {
  const { quad, score } = foundIn(reading);
  const pixel = crop.side / squareSide;
  return {
    file,
    quad:
      quad?.map(({ x, y }) => [rounded(crop.x + x * pixel, 10), rounded(crop.y + y * pixel, 10)] as const) ??
      null,
    score: rounded(score, 1000),
    sharpness: reading.sharpness === null ? null : rounded(reading.sharpness, 1000),
    glare: rounded(reading.glare, 1000),
    luma: rounded(reading.luma, 10),
    hint: sight?.hint?.name ?? null,
    ready: sight?.isReady ?? false,
  };
}

function foundIn(reading: FrameReading): Pick<DocumentReading, 'quad' | 'score'> {
  if (reading.kind === 'document') return reading;
  return { quad: null, score: reading.faces[0]?.score ?? 0 };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

function picturesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return inOrder(files.map(({ name }) => name).filter((name) => /\.(png|jpe?g)$/i.test(name)));
}

function subFoldersOf(folder: string): readonly string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inOrder(folders.map(({ name }) => name));
}

/** By their numbers, so that 10 comes after 9. */
function inOrder(names: readonly string[]): readonly string[] {
  return names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
