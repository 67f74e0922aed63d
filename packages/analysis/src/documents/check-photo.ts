import {
  blurredBelow,
  cardFrame,
  coveredFrom,
  darkBelow,
  darkWithoutDocumentBelow,
  documentFormatNames,
  documentFormats,
  documentWidth,
  glareFrom,
  somethingFrom,
  squareSide,
  tooSmallBelowDpi,
  type DocumentFormat,
  type PhotoCheck,
  type PhotoProblem,
  type Place,
  type Quad,
} from '@recto/core';
import { rgbaPixels, type FramePixels, type RgbaSquare } from '../pixels/index.ts';
import { maskQuad } from './analyse-document.ts';
import { patchPlaces, patchSide, textureOf, type PatchGrid } from './blur.ts';
import { coveredPart } from './covered.ts';
import { DocumentFinder } from './document-finder.ts';
import { LightMeter } from './light.ts';
import { hashOfDocument } from './hash-of-document.ts';
import { textRows } from './text-rows.ts';
import { unreadablePlaces } from './unreadable-places.ts';

/** The side of the picture in which the document is looked for, in pixels. */
const searchSide = 320;

const mmPerInch = 25.4;

/** The cells of the document in which blur is looked for. */
const cells: PatchGrid = { columns: 6, rows: 4, size: 128 };

/** One cell says less than all of them: it counts as blurred below this share of the limit. */
const cellLimit = 0.7 * blurredBelow;

/**
 * From this score on, a quad's size says how large the document is. A frame may be less certain: there, a small quad
 * only asks the customer to come nearer.
 */
const certainFrom = 0.65;

/** The share of the cells with texture from which on a photo is blurred, although most of it is sharp. */
const blurredShare = 0.3;

/**
 * Checks a photo of a document (§2): what is wrong, and where; and its hash, of the same search (decision 4.4).
 * @param square the photo's square, red, green, blue and alpha.
 * @param formats those of the documents that may be in it.
 * @param scale how many pixels of the file there are for one of the square, in each direction.
 */
export function checkDocumentPhoto(
  square: RgbaSquare,
  scale: number,
  formats: readonly DocumentFormat[] = documentFormatNames,
): PhotoCheck {
  const pixels = rgbaPixels(square, Math.min(searchSide, square.side));
  const { frame } = pixels;
  const finding = new DocumentFinder(frame.side, formats).find(frame, null);
  const { quad: found, format, score, cutOff } = finding;
  const quad = score < certainFrom ? null : found;
  const area = quad ?? maskQuad;
  const light = new LightMeter().measure(frame, found ?? area);
  const darkLimit = found === null ? darkWithoutDocumentBelow : darkBelow;
  const covered = quad === null || cutOff.length > 0 ? null : coveredPart(frame, quad);
  const blurred = blurredPlaces(pixels, area);
  const rows = quad === null ? [] : textRows(square, quad);
  // Documents of different sizes have the same outline, but not the same rows.
  const known = rows[0]?.format ?? format ?? 'id1';
  const inches = documentFormats[known].width / mmPerInch;
  const dpi = quad && Math.round((dotsAcross(quad, square.side) * scale) / inches);
  const problems: PhotoProblem[] = [];
  if (found === null && !showsSomething(pixels)) problems.push({ name: 'noDocument', places: [] });
  if (cutOff.length > 0) problems.push({ name: 'cutOff', places: [] });
  if (blurred !== null) problems.push({ name: 'blurred', places: blurred });
  if (covered !== null && covered.share >= coveredFrom)
    problems.push({ name: 'covered', places: [covered.place] });
  const unreadable = unreadablePlaces(rows);
  if (unreadable.length > 0) problems.push({ name: 'unreadableLines', places: unreadable });
  if (light.glare >= glareFrom) problems.push({ name: 'glare', places: light.places() });
  if (light.luma < darkLimit) problems.push({ name: 'tooDark', places: [] });
  if (dpi !== null && dpi < tooSmallBelowDpi[known]) problems.push({ name: 'tooSmall', places: [] });
  const worst = problems.find(({ places }) => places.length > 0)?.places[0] ?? null;
  return {
    quad,
    format: quad && known,
    dpi,
    problems,
    worst,
    rows: rows.length,
    hash: hashOfDocument(frame, finding),
  };
}

/** Whether there is print or the like in the mask: a document of a form that is not recognised may lie there. */
function showsSomething(pixels: FramePixels): boolean {
  const places = patchPlaces(null, pixels.nativeSide);
  return textureOf(pixels.patches(places, patchSide)).printed >= somethingFrom;
}

/** The blurred cells of the document, the worst first; null if the photo is sharp. */
function blurredPlaces(pixels: FramePixels, quad: Quad): readonly Place[] | null {
  const { nativeSide } = pixels;
  const { sharpness: whole } = textureOf(
    pixels.patches(patchPlaces(quad, nativeSide), patchSide),
    nativeSide,
  );
  const patches = pixels.patches(patchPlaces(quad, nativeSide, cells), cells.size);
  const textured = textureOf(patches, nativeSide)
    .each()
    .flatMap((sharpness, index) => (sharpness === null ? [] : [{ sharpness, patch: patches[index]! }]));
  const isWholeBlurred = whole !== null && whole < blurredBelow;
  const blurred = textured
    .filter(({ sharpness }) => sharpness < (isWholeBlurred ? blurredBelow : cellLimit))
    .sort((a, b) => a.sharpness - b.sharpness);
  if (!isWholeBlurred && blurred.length < blurredShare * textured.length) return null;
  if (blurred.length === 0) return null;
  return blurred.map(({ patch: { x, y, width, height } }) => ({
    x,
    y,
    width: (width / nativeSide) * squareSide,
    height: (height / nativeSide) * squareSide,
  }));
}

/** The document's width in pixels. */
function dotsAcross(quad: Quad, side: number): number {
  return (documentWidth(quad) * cardFrame.width * side) / squareSide;
}
