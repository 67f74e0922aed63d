import { rgbaPixels, yuvPixels, type FramePixels } from '@recto/analysis/pixels';
import { describe, expect, it } from 'vitest';

/** The frame's square as the analyser takes it, from each form in which browsers and decoders give it. */

const side = 24;

/** A picture: brighter to the right, with a dark square of 6 × 6 px at (12, 6). */
function brightness(x: number, y: number): number {
  return x >= 12 && x < 18 && y >= 6 && y < 12 ? 20 : 100 + 4 * x;
}

function rgba(): FramePixels {
  const data = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const value = brightness(at % side, Math.floor(at / side));
    data.set([value, value, value, 255], at * 4);
  }
  return rgbaPixels({ data, side }, 12);
}

/** As a camera's frame: padded rows, and brightness from 16 to 235 or from 0 to 255. */
function yuv(format: 'I420' | 'NV12', isFullRange: boolean): FramePixels {
  const stride = side + 8;
  const half = side / 2;
  const offset = 5;
  const data = new Uint8Array(offset + stride * side * 2).fill(128);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const value = brightness(x, y);
      data[offset + y * stride + x] = isFullRange ? value : Math.round(16 + (value * 219) / 255);
    }
  }
  const colours = offset + stride * side;
  const blueAndRed =
    format === 'NV12'
      ? [{ offset: colours, stride }]
      : [
          { offset: colours, stride: half },
          { offset: colours + half * half, stride: half },
        ];
  return yuvPixels({ data, format, layout: [{ offset, stride }, ...blueAndRed], side, isFullRange }, 12);
}

describe.each([
  ['a canvas', rgba()],
  ['a video frame of three planes', yuv('I420', false)],
  ['a video frame of two planes', yuv('NV12', false)],
  ['a video frame of the full range', yuv('I420', true)],
])('%s', (_form, pixels) => {
  it('the frame is scaled down to the mean of the pixels', () => {
    const { frame, nativeSide } = pixels;
    expect(nativeSide).toBe(side);
    expect(frame.side).toBe(12);
    for (let y = 0; y < 12; y += 1) {
      for (let x = 0; x < 12; x += 1) {
        const isDark = x >= 6 && x < 9 && y >= 3 && y < 6;
        const expected = isDark ? 20 : 100 + 4 * (2 * x + 0.5);
        expect(Math.abs(frame.luma[y * 12 + x]! - expected)).toBeLessThanOrEqual(1.5);
      }
    }
  });

  it('the frame is grey', () => {
    const { chroma } = pixels.frame;
    expect(chroma!.side).toBe(6);
    for (const value of [...chroma!.blue, ...chroma!.red]) expect(value).toBe(128);
  });

  it('the frame gives parts at its own resolution, moved into the picture', () => {
    const [part, corner] = pixels.patches(
      [
        { x: 500, y: 250 },
        { x: 990, y: 990 },
      ],
      6,
    );
    expect([part!.x, part!.y, part!.width, part!.height]).toEqual([500, 250, 6, 6]);
    for (const value of part!.luma) expect(Math.abs(value - 20)).toBeLessThanOrEqual(1);
    expect([corner!.x, corner!.y]).toEqual([750, 750]);
    expect(Math.abs(corner!.luma[0]! - brightness(18, 18))).toBeLessThanOrEqual(1);
  });
});

it('two colours keep their places in one plane', () => {
  const data = new Uint8Array(4 * 4 + 8).fill(128);
  data.set([200, 60, 200, 60, 200, 60, 200, 60], 16);
  const layout = [
    { offset: 0, stride: 4 },
    { offset: 16, stride: 4 },
  ];
  const { chroma } = yuvPixels({ data, format: 'NV12', layout, side: 4, isFullRange: true }, 4).frame;
  expect([...chroma!.blue, ...chroma!.red]).toEqual([200, 200, 200, 200, 60, 60, 60, 60]);
});

it('a small picture is not enlarged', () => {
  const { frame } = rgbaPixels({ data: new Uint8Array(8 * 8 * 4), side: 8 }, 320);
  expect(frame.side).toBe(8);
});
