import type { RgbaSquare } from '@recto/analysis/pixels';
import { squareSide } from '@recto/core';
import type { AssessedFrame } from './assessed-frame.ts';
import { raw } from './camera-changes.ts';
import { saidOf } from './labelled-rows.ts';
import type { Corners } from './labels.ts';

/** The longest side of a picture of a missed frame, in pixels. */
const side = 480;

/** @returns a small JPEG of a frame with the label's corners in white, those that were found in pink, and what was said. */
export function missPicture(frame: AssessedFrame, square: RgbaSquare): Promise<Buffer> {
  const { truth, found } = frame;
  const outline = (corners: Corners | null | undefined, colour: string) =>
    corners ? `<polygon points="${corners.join(' ')}" fill="none" stroke="${colour}" stroke-width="5"/>` : '';
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${squareSide} ${squareSide}">` +
    `${outline(truth?.corners, '#fff')}${outline(found, '#f4a')}<rect y="950" width="1000" height="50"/>` +
    `<text x="8" y="986" font-size="32" font-family="sans-serif" fill="#fff">${saidOf(frame)}</text></svg>`;
  return raw(square)
    .resize(side, side)
    .composite([{ input: Buffer.from(markup) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
