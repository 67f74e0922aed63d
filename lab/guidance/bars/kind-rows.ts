import type { PlayedSequence } from './played-sequences.ts';
import { documentKinds, type DocumentKind } from '../kinds.ts';
import type { KindCondition } from '../scene/kind-conditions.ts';
import type { ShownFrame } from './shown-frames.ts';
import { shareRow, withCounts, type BarRow } from './table.ts';
import { isCovered, isGood, isTrueHint } from './true-hints.ts';

/** The kinds in each condition that is measured. */
export const measuredKinds: Readonly<Record<KindCondition, readonly DocumentKind[]>> = {
  wellFramed: documentKinds,
  copy: ['id1', 'id2'],
  laminated: ['id1'],
  framed: ['id1'],
  brightUneven: ['id1'],
  onPhotograph: documentKinds,
  slot: ['id1', 'id2', 'paperFolded'],
  thumbs: ['id1', 'paperFolded'],
  oneCorner: ['id1'],
  fingersOnPrint: ['id1', 'id2'],
  handLongSide: ['id1', 'paperFolded'],
  tilted: ['id1'],
  turned: ['id1'],
};

export const kindTitles: Readonly<Record<DocumentKind, string>> = {
  id1: 'card of 85.6 × 54 mm (ID-1)',
  id2: 'card of 105 × 74 mm (ID-2)',
  id3: 'passport’s page of 125 × 88 mm (ID-3)',
  paperFolded: 'paper licence, folded (105 × 74 mm)',
  paperHalf: 'paper licence, half open (148 × 105 mm)',
  paperOpen: 'paper licence, open (222 × 105 mm)',
};

export const conditionTitles: Readonly<Partial<Record<KindCondition, string>>> = {
  copy: 'photocopy on white paper',
  laminated: 'laminated, in a pouch',
  framed: 'inner frames, stripes and bands',
  brightUneven: 'light card in bright, uneven light',
  onPhotograph: 'on a real photograph',
  slot: 'half hidden in a wallet',
  thumbs: 'thumbs on corners',
  oneCorner: 'one corner under a finger',
  fingersOnPrint: 'two fingers on the print',
  handLongSide: 'hand over the long side',
};

/** What was found of documents that are well framed, and whether what the customer reads is so. */
export function kindRows(frames: readonly ShownFrame[]): readonly BarRow[] {
  const good = (
    ['wellFramed', 'copy', 'laminated', 'framed', 'brightUneven', 'onPhotograph'] as const
  ).flatMap((condition) =>
    groupsOf(frames, condition).flatMap(({ title, frames: shown }) => [
      shareRow(
        `${title}: found, IoU ≥ .95`,
        condition === 'wellFramed' ? { least: 0.95 } : {},
        shown,
        ({ overlap }) => overlap >= 0.95,
      ),
      withCounts(
        shareRow('… the hint is false after 2.5 s', { most: 0.03 }, shown, hasFalseHint),
        shown.filter(hasFalseHint).map(nameOf),
      ),
      shareRow('… ready', {}, shown, ({ wasReady }) => wasReady),
      ...(condition === 'wellFramed'
        ? [shareRow('… only “Take the photo when it fills the frame”', {}, shown, isOnlyInvited)]
        : []),
    ]),
  );
  const covered = (['slot', 'thumbs', 'oneCorner', 'fingersOnPrint', 'handLongSide'] as const).flatMap(
    (condition) => {
      const isHalfHidden = condition === 'slot' || condition === 'thumbs';
      return groupsOf(frames, condition).flatMap(({ title, frames: shown }) => [
        shareRow(`${title}: ready`, isHalfHidden ? { most: 0 } : {}, shown, ({ wasReady }) => wasReady),
        withCounts(
          shareRow('… noticed', isHalfHidden ? { least: 0.9 } : {}, shown, isNoticed),
          shown.map(nameOf),
        ),
      ]);
    },
  );
  const ready = frames.filter(({ wasReady }) => wasReady);
  return [
    ...good,
    ...covered,
    shareRow('ready: precision, all kinds and what covers them', { least: 0.97 }, ready, ({ truth }) =>
      isGood(truth),
    ),
  ];
}

/** What auto-capture did with documents that are held still. */
export function kindSequenceRows(
  played: readonly (PlayedSequence & { readonly kind: DocumentKind; readonly isInTime: boolean })[],
): readonly BarRow[] {
  const rows = documentKinds.flatMap((kind) => {
    const own = played.filter((one) => one.kind === kind);
    return own.length === 0
      ? []
      : [
          shareRow(
            `${kindTitles[kind]}: photographed within 3 s`,
            { least: 0.95 },
            own,
            ({ isInTime }) => isInTime,
          ),
        ];
  });
  const captured = played.filter(({ capturedAt }) => capturedAt !== null);
  return [
    ...rows,
    shareRow(
      '… photos taken of a frame that was not good',
      { most: 0 },
      captured,
      ({ isPhotoGood }) => !isPhotoGood,
    ),
  ];
}

function groupsOf(frames: readonly ShownFrame[], condition: KindCondition) {
  return measuredKinds[condition]
    .map((kind) => ({
      title: [kindTitles[kind], conditionTitles[condition]].filter(Boolean).join(', '),
      frames: frames.filter((frame) => frame.kind === kind && frame.condition === condition),
    }))
    .filter(({ frames: own }) => own.length > 0);
}

/** Whether what is on the screen is not so. No hint is not false. */
function hasFalseHint({ hint, truth }: ShownFrame): boolean {
  return hint !== null && !isTrueHint(hint, truth);
}

/** Whether the hint leaves it to the customer to take the photo, without saying that it would be good. */
function isOnlyInvited(frame: ShownFrame): boolean {
  return !frame.wasReady && nameOf(frame) === 'fillFrame';
}

/** Whether the customer reads that a part of the document is hidden, or that it leaves the picture if it does. */
export function isNoticed({ hint, truth, wasReady }: ShownFrame): boolean {
  if (wasReady || hint === null || !isCovered(truth, 'wrong')) return false;
  return hint.name === 'covered' || (hint.name === 'cutOff' && isTrueHint(hint, truth));
}

function nameOf({ hint }: ShownFrame): string {
  return hint?.name ?? 'none';
}
