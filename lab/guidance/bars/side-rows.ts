import type { PhotoHash } from '@recto/core';
import { likeness } from '../../../packages/core/src/guidance/likeness.ts';
import {
  likelyOtherSideUntil,
  otherSideUntil,
  sameSideFrom,
} from '../../../packages/core/src/guidance/thresholds.ts';
import { FrameReader } from '../assessment/read-frame.ts';
import { frameOf } from '../frame.ts';
import { seenFrame } from '../seen-frames.ts';
import {
  cardSides,
  sidePhoto,
  sidePhotoKinds,
  sidePhotoSide,
  type CardSide,
  type SidePhotoKind,
} from '../scene/side-photos.ts';
import type { Split } from '../split.ts';
import { progress } from './progress.ts';
import { note, shareRow, type BarRow, type Limit } from './table.ts';

interface ReadSide extends CardSide {
  readonly seed: number;
  readonly kind: SidePhotoKind;
  /** Null if no document is certain: then nothing is compared. */
  readonly hash: PhotoHash | null;
  /** Whether auto-capture could take a photo of it; if not, the look counts as a change anyway. */
  readonly isReady: boolean;
}

/**
 * Whether a side is recognised that was photographed before. A photo in which no document is certain has nothing that
 * could be compared: its side is not found. Where no side must be found, pairs with such photos are left out.
 * @param photos of each side in each light; 0 for none.
 */
export async function sideRows(split: Split, photos: number): Promise<readonly BarRow[]> {
  const read = await readSides(split, photos);
  const isPair = (test: (first: ReadSide, second: ReadSide) => boolean) =>
    read
      .filter(({ kind }) => kind === 'first')
      .flatMap((first) =>
        read.flatMap((second) => (first !== second && test(first, second) ? [{ first, second }] : [])),
      );
  const again = (kind: SidePhotoKind) =>
    isPair(
      (first, second) => isSameSide(first, second) && first.seed === second.seed && second.kind === kind,
    );
  const others = isPair(
    (first, second) =>
      first.design !== second.design && first.seed === second.seed && second.kind === 'otherLight',
  );
  const backs = isPair((first, second) => isBackOf(first, second) || isBackOf(second, first));
  const persons = isPair(
    (first, second) =>
      first.design === second.design && first.variant !== second.variant && first.seed === second.seed,
  );
  const same = sidePhotoKinds.flatMap(again);
  const taken = (what: string, limit: Limit, pairs: readonly Pair[]) => shareRow(what, limit, pairs, isTaken);
  const left = read.filter(({ hash }) => hash === null).length;
  return [
    taken('same side: found in the same light', {}, again('sameLight')),
    taken('same side: found in other light', { least: 0.85 }, again('otherLight')),
    taken('same side: found upside down', { least: 0.65 }, again('upsideDown')),
    taken('same side: another design is taken for it', { most: 0.002 }, others.filter(canCompare)),
    taken('… the other side of the same card', { most: 0.002 }, backs.filter(canCompare)),
    taken('… the same side of another person’s card', {}, persons.filter(canCompare)),
    certain('same side: certainly another one, in looks that are ready', { most: 0 }, same),
    certain('other side of the same card: certainly another one', {}, backs),
    shareRow(
      'same side: probably another one, in looks that are ready',
      { most: 0.02 },
      readyPairs(same),
      isLikelyOther,
    ),
    shareRow(
      'other side of the same card: probably another one',
      { least: 0.95 },
      readyPairs(backs),
      isLikelyOther,
    ),
    note('same side: photos without a certain document', String(left), read.length),
  ];
}

interface Pair {
  readonly first: ReadSide;
  readonly second: ReadSide;
}

/** Whether a document is certain in both photos. */
function canCompare({ first, second }: Pair): boolean {
  return first.hash !== null && second.hash !== null;
}

function isTaken(pair: Pair): boolean {
  return canCompare(pair) && likeness(pair.first.hash!, pair.second.hash!) >= sameSideFrom;
}

function isCertainlyOther(pair: Pair): boolean {
  return canCompare(pair) && likeness(pair.first.hash!, pair.second.hash!) <= otherSideUntil;
}

function isLikelyOther(pair: Pair): boolean {
  return canCompare(pair) && likeness(pair.first.hash!, pair.second.hash!) <= likelyOtherSideUntil;
}

function readyPairs(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter((pair) => pair.second.isReady && canCompare(pair));
}

function certain(what: string, limit: Limit, pairs: readonly Pair[]): BarRow {
  return shareRow(what, limit, readyPairs(pairs), isCertainlyOther);
}

function isSameSide(first: CardSide, second: CardSide): boolean {
  return first.design === second.design && first.variant === second.variant;
}

/** Two designs of one card are called `tealIdentity` and `tealBack`. */
function isBackOf(back: CardSide, front: CardSide): boolean {
  return (
    back.design.endsWith('Back') &&
    front.design === `${back.design.slice(0, -'Back'.length)}Identity` &&
    back.variant === front.variant
  );
}

async function readSides(split: Split, photos: number): Promise<readonly ReadSide[]> {
  const reader = new FrameReader('idCardRecto');
  const read: ReadSide[] = [];
  for (let seed = 0; seed < photos; seed += 1) {
    for (const side of cardSides(split)) {
      for (const kind of sidePhotoKinds) {
        const { pixels } = seenFrame(
          `${split}/side-${side.design}-${side.variant}-${kind}-${seed}`,
          sidePhotoSide,
          () => frameOf(sidePhoto(seed, split, side, kind), sidePhotoSide),
        );
        const { reading, sight } = await reader.readPixels(pixels, true);
        read.push({
          ...side,
          seed,
          kind,
          hash: reading.kind === 'document' ? reading.hash : null,
          isReady: sight?.isReady === true && sight.subject !== null,
        });
      }
    }
    progress('sides, photos of each', seed + 1, photos);
  }
  return read;
}
