import type { RgbaSquare } from '@recto/analysis/pixels';
import { drawTexture } from './picture/draw-texture.ts';
import { mapped, type Mapping } from './scene/plane.ts';
import { pitch, rowCharacters, rowMarkup, type LinedDocument } from './subjects/lined-documents.ts';
import { ocrBFile } from './subjects/ocr-b.ts';

/** Samples of a character: a pitch across, and 3.2 mm down. */
const across = 16;
const down = 20;
const tall = (pitch / across) * down;
/** How far a character may be from its place, in samples. */
const shifts = [-2, -1, 0, 1, 2];

/** Ink that differs less from its paper can't be seen: the standard deviation of a character's samples, of 255. */
const leastDeviation = 4;

/**
 * Reads machine-readable rows whose place and text are known, to say whether a reader could: each character is taken
 * for the one of OCR-B that is most like it (normalised correlation).
 */
export class GlyphReader {
  readonly #templates: readonly { readonly character: string; readonly values: Float32Array }[];

  /** @param hasBlurred whether it also knows the characters at two steps of blur, as a good reader does. */
  constructor(hasBlurred = true) {
    this.#templates = rowCharacters.flatMap((character) =>
      templatesOf(character, hasBlurred ? [0, 1, 2] : [0]),
    );
  }

  /**
   * @param toPicture from mm on the document, from its middle, to pixels.
   * @returns for each row and character, whether it was read right.
   */
  read(square: RgbaSquare, document: LinedDocument, toPicture: Mapping): readonly (readonly boolean[])[] {
    return document.rows.map((text, row) =>
      Array.from(text, (character, at) => {
        const x = document.first + (at + 0.5) * pitch - document.width / 2;
        const y = document.middles[row]! - document.height / 2;
        return isSameGlyph(this.#best(square, toPicture, x, y), character);
      }),
    );
  }

  #best(square: RgbaSquare, toPicture: Mapping, x: number, y: number): string | null {
    let best: string | null = null;
    let highest = 0.3;
    for (const right of shifts) {
      for (const below of shifts) {
        const sample = normalised(
          sampled(square, toPicture, x + (right * pitch) / across, y + (below * pitch) / across),
        );
        for (const { character, values } of this.#templates) {
          let sum = 0;
          for (let i = 0; i < values.length; i += 1) sum += values[i]! * sample[i]!;
          if (sum > highest) [highest, best] = [sum, character];
        }
      }
    }
    return best;
  }
}

/** Where each field's kind is fixed, it distinguishes O and 0 (ICAO Doc 9303). */
function isSameGlyph(read: string | null, character: string): boolean {
  const plain = (one: string | null) => (one === '0' ? 'O' : one);
  return plain(read) === plain(character);
}

function sampled({ data, side }: RgbaSquare, toPicture: Mapping, x: number, y: number): Float32Array {
  const values = new Float32Array(across * down);
  for (let v = 0; v < down; v += 1) {
    for (let u = 0; u < across; u += 1) {
      const [px, py] = mapped(
        toPicture,
        x + ((u + 0.5) / across - 0.5) * pitch,
        y + ((v + 0.5) / down - 0.5) * tall,
      );
      values[v * across + u] = darkness(data, side, px, py);
    }
  }
  return values;
}

function darkness(data: RgbaSquare['data'], side: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= side - 1 || y >= side - 1) return 0;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - top];
  const at = (dx: number, dy: number) => {
    const first = ((top + dy) * side + left + dx) * 4;
    return data[first]! + 2 * data[first + 1]! + data[first + 2]!;
  };
  const value = (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  return 255 - value / 4;
}

function normalised(values: Float32Array): Float32Array {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  let square = 0;
  for (const value of values) square += (value - mean) ** 2;
  const isSeen = square > leastDeviation ** 2 * values.length;
  const scale = isSeen ? 1 / Math.sqrt(square) : 0;
  return values.map((value) => (value - mean) * scale);
}

function templatesOf(character: string, steps: readonly number[]) {
  const font = ocrBFile();
  const markup = `<rect width="${pitch}" height="${tall}" fill="#fff"/>${rowMarkup(character, 0, tall / 2, '#000')}`;
  const fine = 4;
  const { width, pixels } = drawTexture(
    markup,
    pitch,
    tall,
    (across * fine) / pitch,
    'file' in font ? [font.file] : [],
  );
  let values: Float32Array = new Float32Array(across * down);
  for (let y = 0; y < down * fine; y += 1)
    for (let x = 0; x < across * fine; x += 1)
      values[Math.floor(y / fine) * across + Math.floor(x / fine)]! += 255 - (pixels[y * width + x]! & 255);
  return steps.map((step) => {
    if (step > 0) values = blurred(blurred(values));
    return { character, values: normalised(values) };
  });
}

/** Each sample with its neighbours, 1 2 1 in both directions. */
function blurred(values: Float32Array): Float32Array {
  const at = (u: number, v: number) =>
    values[Math.max(0, Math.min(down - 1, v)) * across + Math.max(0, Math.min(across - 1, u))]!;
  return values.map((_, index) => {
    const [u, v] = [index % across, Math.floor(index / across)];
    let sum = 0;
    for (let dv = -1; dv <= 1; dv += 1)
      for (let du = -1; du <= 1; du += 1) sum += at(u + du, v + dv) * (2 - Math.abs(du)) * (2 - Math.abs(dv));
    return sum / 16;
  });
}
