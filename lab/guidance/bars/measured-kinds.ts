import { documentKinds, photoOf } from '../kinds.ts';
import { installPhotographs } from '../photographs.ts';
import { kindConditions } from '../scene/kind-conditions.ts';
import { drawingOfKinds } from '../seen-frames.ts';
import { kindSequence } from '../sequence.ts';
import type { Split } from '../split.ts';
import { kindSequenceRows, measuredKinds } from './kind-rows.ts';
import { isInTime, playSequence, seenSequence } from './played-sequences.ts';
import { progress } from './progress.ts';
import { showKindFrame, type ShownFrame } from './shown-frames.ts';
import { note, type BarRow } from './table.ts';

/** Of the frames in which documents of all kinds are held still, in pixels: a video of 1280 × 720. */
const heldSide = 720;

/** Each kind in each of its conditions, and what could not be measured. @param count of each. */
export async function shownKinds(count: number, split: Split) {
  const failure = count === 0 ? null : await installPhotographs(split);
  const shown: ShownFrame[] = [];
  for (const condition of kindConditions) {
    if (condition === 'onPhotograph' && failure !== null) continue;
    for (const kind of measuredKinds[condition]) {
      for (let seed = 0; seed < count; seed += 1) {
        shown.push(await showKindFrame(kind, condition, seed, split));
      }
      progress(`${kind}, ${condition}`, count, count);
    }
  }
  const missing = failure === null ? [] : [note('on real photographs', `not measured: ${failure}`, 0)];
  return { shown, missing };
}

/** Documents of each kind that come into the mask and are held still there, filmed by a camera of 720 pixels. */
export async function heldRows(count: number, split: Split): Promise<readonly BarRow[]> {
  const played = [];
  for (const kind of documentKinds) {
    for (let seed = 0; seed < count; seed += 1) {
      const sequence = kindSequence(kind, seed, split);
      const name = `${kind}-held.${drawingOfKinds}-${seed}`;
      const seen = seenSequence(sequence, split, name, heldSide);
      const one = await playSequence(seen, 0, true, photoOf(kind));
      played.push({ ...one, kind, isInTime: isInTime(one, sequence) });
    }
    progress(`${kind}, held still`, count, count);
  }
  return kindSequenceRows(played);
}
