import type { PhotoName } from '@recto/core';
import { rgbaPixels, type FramePixels, type RgbaSquare } from '@recto/analysis/pixels';
import { firstPace } from '../../../../packages/adapters/src/browser/analysis/pace.ts';
import { randomChoice } from '../../random-choice.ts';
import { frameMs, GuidedViewfinder } from '../guided-viewfinder.ts';
import { FrameReader } from '../read-frame.ts';
import { scaledTo, videoSide } from './camera-changes.ts';

/** What the app does while a phone is held still. */
export interface PlayedStill {
  /** When the photo was taken automatically, in ms from the first frame; null if it was not. */
  readonly capturedAt: number | null;
  /** How many rings began to close until then. */
  readonly rings: number;
  /** The hints that were shown, each when it came. */
  readonly hints: readonly string[];
}

/** For how long it is held, in ms. */
const heldMs = 4_000;

/** How far a frame lies from the one before, in pixels of the video. */
const shake = 1;

/** Plays a square as a video in which it lies still, but for a pixel. @param name of the video, for its own movement. */
export async function playStill(square: RgbaSquare, photo: PhotoName, name: string): Promise<PlayedStill> {
  const reader = new FrameReader(photo);
  const viewfinder = new GuidedViewfinder(photo);
  const random = randomChoice(0, name);
  const video = await scaledTo(square, videoSide + 2 * shake);
  const moved = new Map<number, FramePixels>();
  const hints: string[] = [];
  const offset = () => Math.floor(random.between(0, 2 * shake + 1));
  for (let passed = 0; passed < heldMs && viewfinder.capturedAt === null; passed += frameMs) {
    const [left, top] = [offset(), offset()];
    const key = left * 10 + top;
    const pixels = moved.get(key) ?? part(video, left, top);
    moved.set(key, pixels);
    const { reading } = await reader.readPixels(pixels, passed === 0);
    viewfinder.show(reading);
    const hint = viewfinder.hint?.name;
    if (hint !== undefined && hint !== hints.at(-1)) hints.push(hint);
  }
  viewfinder.end();
  return { capturedAt: viewfinder.capturedAt, rings: viewfinder.rings, hints };
}

/** A square that is smaller by the shake on both sides. */
function part({ data, side }: RgbaSquare, left: number, top: number): FramePixels {
  const smaller = side - 2 * shake;
  const moved = new Uint8ClampedArray(smaller * smaller * 4);
  for (let row = 0; row < smaller; row += 1) {
    const from = ((top + row) * side + left) * 4;
    moved.set(data.subarray(from, from + smaller * 4), row * smaller * 4);
  }
  return rgbaPixels({ data: moved, side: smaller }, Math.min(firstPace.side, smaller));
}
