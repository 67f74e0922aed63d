import sharp from 'sharp';
import { frame, frameSide, kindFrame, type Frame } from './frame.ts';
import { documentKinds, type DocumentKind } from './kinds.ts';
import type { FrameCase } from './scene/describe-scene.ts';
import type { KindCondition } from './scene/kind-conditions.ts';
import type { Split } from './split.ts';

/**
 * `tsx lab/guidance/contact-sheet.ts tune sheet.png [first seed] [count] [case or kind] [condition]`: many small frames in one
 * picture, to look at.
 */
const [split = 'tune', file = 'sheet.png', first = '0', count = '48', only, condition] =
  process.argv.slice(2);
const cell = 240;
const columns = 8;
const started = performance.now();
const cells = [];
for (let index = 0; index < Number(count); index += 1) {
  const { pixels, truth } = drawn(Number(first) + index);
  const corners = truth.quad?.map(([x, y]) => `${x},${y}`).join(' ') ?? '';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${cell}" viewBox="0 0 ${frameSide} ${frameSide}"><polygon points="${corners}" fill="none" stroke="#0f0" stroke-width="2"/><text x="10" y="40" font-size="44" fill="#f0f">${Number(first) + index} d${truth.defocus.toFixed(1)} m${truth.motion.toFixed(0)} g${truth.glare.toFixed(2)} w${truth.white.toFixed(0)}</text></svg>`;
  cells.push(
    sharp(pixels, { raw: { width: frameSide, height: frameSide, channels: 3 } })
      .resize(cell, cell)
      .png()
      .toBuffer()
      .then((small) =>
        sharp(small)
          .composite([{ input: Buffer.from(drawing) }])
          .png()
          .toBuffer(),
      ),
  );
}
console.log(`${((performance.now() - started) / Number(count)).toFixed(0)} ms a frame`);
const rows = Math.ceil(Number(count) / columns);
await sharp({ create: { width: columns * cell, height: rows * cell, channels: 3, background: '#000' } })
  .composite(
    (await Promise.all(cells)).map((input, index) => ({
      input,
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  )
  .png()
  .toFile(file);

function drawn(seed: number): Frame {
  const isKind = documentKinds.includes(only as DocumentKind);
  return isKind
    ? kindFrame(only as DocumentKind, seed, split as Split, condition as KindCondition | undefined)
    : frame(seed, split as Split, only as FrameCase | undefined);
}
