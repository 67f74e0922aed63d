import { frameOf, frameSide } from '../frame.ts';
import { glareScene } from '../glare-scene.ts';
import { withAlpha } from '../picture/with-alpha.ts';
import { FrameReader } from '../assessment/read-frame.ts';
import type { Split } from '../split.ts';
import { judgements } from './still-frames.ts';
import { note, shareRow, type BarRow } from './table.ts';

/** From this share of the document on, a reflection hides something. */
const glareWrong = 0.02;
/** Where the light alone makes so much of the document as bright as the camera can show, one may call it glare. */
const saturatedArguable = 0.006;
const saturatedFrom = 252;

interface GlareFrame {
  /** Null where one may say either. */
  readonly isGlare: boolean | null;
  /** Whether it is only the light that makes parts of the paper as bright as the camera can show. */
  readonly isClipped: boolean;
  readonly isCalled: boolean;
}

/** How true "glare" is in bright, uneven light, of cards with white print and without. @param count of frames. */
export async function glareRows(split: Split, count: number): Promise<readonly BarRow[]> {
  const frames: GlareFrame[] = [];
  for (let seed = 0; seed < count; seed += 1) frames.push(await glareFrame(seed, split));
  const clear = frames.filter(({ isGlare }) => isGlare === false);
  const glared = frames.filter(({ isGlare }) => isGlare === true);
  const clipped = frames.filter(({ isClipped }) => isClipped);
  const called = [...clear, ...glared].filter(({ isCalled }) => isCalled);
  const isCalled = (one: GlareFrame) => one.isCalled;
  return [
    shareRow('glare in bright light, white print: recall', { least: 0.9 }, glared, isCalled),
    shareRow('… precision', { least: 0.92 }, called, ({ isGlare }) => isGlare === true),
    shareRow('… false alarms per frame without a reflection', { most: 0.05 }, clear, isCalled),
    shareRow('… called where the light alone clips paper', {}, clipped, isCalled),
    note('… frames where one may say either', String(count - clear.length - glared.length), count),
  ];
}

async function glareFrame(seed: number, split: Split): Promise<GlareFrame> {
  const { kind, scene } = glareScene(seed, split);
  const { pixels, truth } = frameOf(scene);
  const { reading } = await new FrameReader('idCardRecto').read(withAlpha(pixels), true);
  if (reading.kind !== 'document') throw new Error(`A card step read a ${reading.kind}.`);
  const isClipped = kind === 'print' && saturatedShare(pixels, truth.quad!) >= saturatedArguable;
  const isClear = kind === 'print' && !isClipped;
  const isGlare = truth.glare >= glareWrong ? true : isClear ? false : null;
  return { isGlare, isClipped, isCalled: judgements(reading).hasGlare };
}

/** The share of the pixels inside a convex quad that have no more to show in any colour. */
function saturatedShare(pixels: Buffer, quad: readonly (readonly [number, number])[]): number {
  let all = 0;
  let saturated = 0;
  for (let y = 0; y < frameSide; y += 2)
    for (let x = 0; x < frameSide; x += 2) {
      const isInside = quad.every(([ax, ay], at) => {
        const [bx, by] = quad[(at + 1) % 4]!;
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
      });
      if (!isInside) continue;
      const at = (y * frameSide + x) * 3;
      all += 1;
      if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) >= saturatedFrom) saturated += 1;
    }
  return all === 0 ? 0 : saturated / all;
}
