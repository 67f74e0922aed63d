import { shareRow, withCounts, type BarRow, type Limit } from '../../bars/table.ts';
import { nameOf, type AssessedFrame } from './assessed-frame.ts';
import { cameraChangeNames } from './camera-changes.ts';
import { isCard, isCut, isFlawless, isGoodCard, isNamedCut, isWellFramed, isWhole } from './judged.ts';
import type { LabelledKind } from './labels.ts';

type Test = (frame: AssessedFrame) => boolean;

/** What the table names each kind of document. */
const titles = {
  identityCard: 'identity cards',
  bankCard: 'bank cards',
  licence: 'licences',
} as const satisfies Partial<Record<LabelledKind, string>>;

/** How often a card of this kind must be ready if it is well framed. */
const readyBars = {
  identityCard: 0.95,
  bankCard: 0.9,
  licence: 0.95,
} as const satisfies Record<keyof typeof titles, number>;

/** How often a good card must still be ready in other light or with another camera. */
const stillReadyBars: Readonly<Record<string, Limit>> = {
  '1.5 times as bright': { least: 0.85 },
  'σ 1 px': { least: 0.85 },
};

/** From this side on, a photo has enough pixels for the preview's limits. */
const previewSide = 900;

/** The lowest and highest tilt of a document that must be found although it leans away. */
const tilts = { from: 1.12, to: 1.7 };

/** @returns the table about all frames of labelled pictures, with what was missed in each row. */
export function labelledRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const asTaken = frames.filter(({ change }) => change === null);
  return [
    ...wellFramedRows(asTaken),
    ...ownRows(asTaken),
    ...changeRows(frames),
    ...cutRows(asTaken),
    ...coverRows(asTaken),
    ...leaningRows(asTaken),
    ...otherKindRows(asTaken),
    ...emptyRows(asTaken),
    ...previewRows(asTaken),
    ...playedRows(asTaken),
  ];
}

function wellFramedRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  return (['identityCard', 'bankCard', 'licence'] as const).flatMap((kind) =>
    (['f80', 'f88'] as const).flatMap((framing) => {
      const good = frames.filter(
        (frame) => frame.picture.kind === kind && frame.frame === framing && isGoodCard(frame),
      );
      const title = `${titles[kind]}, well framed, ${framing}`;
      return [
        missable(`${title}: found, overlap ≥ .8`, {}, good, isFound),
        missable('… overlap ≥ .95', {}, good, ({ overlap }) => overlap >= 0.95),
        withHints(missable('… "ready"', { least: readyBars[kind] }, good, isReady), good),
        share('… "ready", of those without a mirrored margin', {}, good.filter(isAllPicture), isReady),
      ];
    }),
  );
}

function ownRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const whole = frames.filter(
    (frame) => frame.frame === 'own' && isCard(frame.picture) && isFlawless(frame.picture) && isWhole(frame),
  );
  return [
    missable('own framing, whole card: found, overlap ≥ .8', {}, whole, isFound),
    withHints(
      missable('… the hint that its label asks for', {}, whole, ({ hint, truth }) => hint === truth!.hint),
      whole,
    ),
  ];
}

function changeRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const ready = new Set(
    frames.filter((one) => one.frame === 'f80' && one.change === null && isReady(one)).map(pictureOf),
  );
  return cameraChangeNames.flatMap((change) => {
    const changed = frames.filter((frame) => frame.change === change);
    const wereReady = changed.filter((frame) => ready.has(pictureOf(frame)));
    const says = changed.filter(({ preview }) => preview !== null);
    return [
      missable(`${change}: found, overlap ≥ .8`, {}, changed, isFound),
      withHints(
        missable('… still "ready" of those that were', stillReadyBars[change] ?? {}, wereReady, isReady),
        wereReady,
      ),
      ...(says.length === 0
        ? []
        : [
            withPreviews(
              share('… preview: "blurred"', {}, says, ({ preview }) => preview === 'blurred'),
              says,
            ),
          ]),
    ];
  });
}

function cutRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const cards = frames.filter((frame) => isCard(frame.picture) && isFlawless(frame.picture) && isCut(frame));
  const parts: readonly (readonly [string, Test])[] = [
    ['own framing', ({ frame }) => frame === 'own'],
    ...[6, 15, 30].map(
      (share) => [`cut by ${share} %`, ({ frame }: AssessedFrame) => frame.endsWith(` ${share} %`)] as const,
    ),
  ];
  return parts.flatMap(([title, isMeant]) => {
    const cut = cards.filter(isMeant);
    return [
      withHints(missable(`card cut off, ${title}: named`, { least: 0.9 }, cut, isNamedCut), cut),
      share('… with a side at which it is', {}, cut, namesRightSide),
      missable('… "ready"', { most: 0 }, cut, isReady, true),
      withPreviews(
        missable('… preview: named', { least: 0.95 }, cut, ({ preview }) => preview === 'cutOff'),
        cut,
      ),
      missable(
        '… preview: says fine and checked',
        { most: 0 },
        cut,
        ({ preview }) => preview === 'fine',
        true,
      ),
      missable(
        '… preview: says nothing, since nothing was found',
        { most: 0.05 },
        cut,
        ({ preview }) => preview === 'unchecked',
        true,
      ),
    ];
  });
}

function coverRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const certain = frames.filter((frame) => isCard(frame.picture) && isWhole(frame));
  const framed = certain.filter(({ frame }) => frame === 'f80' || frame === 'f88');
  const bare = framed.filter(({ picture }) => isFlawless(picture));
  const covered = framed.filter(({ picture }) => picture.flaws.includes('covered'));
  return [
    missable('false "covered"', { most: 0.02 }, bare, ({ hint }) => hint === 'covered', true),
    missable('… preview', { most: 0.02 }, bare, ({ preview }) => preview === 'covered', true),
    missable('whole card called "cut off"', { most: 0.01 }, certain, ({ hint }) => hint === 'cutOff', true),
    missable('… preview', { most: 0.01 }, certain, ({ preview }) => preview === 'cutOff', true),
    withHints(
      missable('really covered: "covered"', {}, covered, ({ hint }) => hint === 'covered'),
      covered,
    ),
    missable('… "ready"', { most: 0 }, covered, isReady, true),
    withPreviews(
      missable('… preview: a warning', {}, covered, ({ preview }) => isWarning(preview)),
      covered,
    ),
  ];
}

function leaningRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const tilted = frames.filter(
    ({ picture, frame, truth }) =>
      isCard(picture) &&
      isFlawless(picture) &&
      frame === 'f80' &&
      truth!.tilt >= tilts.from &&
      truth!.tilt <= tilts.to,
  );
  const pages = frames.filter(
    ({ picture, frame }) =>
      picture.kind === 'passportPage' && isFlawless(picture) && (frame === 'f80' || frame === 'f88'),
  );
  const turned = frames.filter(({ frame }) => frame === 'f80 turned');
  const copies = (['photocopy', 'laminated'] as const).map((flaw) =>
    frames.filter(
      (frame) =>
        frame.picture.flaws.includes(flaw) &&
        isFlawless(frame.picture) &&
        (frame.frame === 'f80' || frame.frame === 'f88'),
    ),
  );
  return [
    missable('tilted cards (1.12 to 1.7), f80: found, overlap ≥ .8', { least: 0.9 }, tilted, isFound),
    withHints(
      missable('… "tilted"', {}, tilted, ({ hint }) => hint === 'tilted'),
      tilted,
    ),
    missable('passport pages, f80 and f88: found, overlap ≥ .8', { least: 0.9 }, pages, isFound),
    withHints(share('… "ready"', {}, pages, isReady), pages),
    missable('good cards turned by 90°: found, overlap ≥ .8', {}, turned, isFound),
    withHints(
      missable('… "turned"', {}, turned, ({ hint }) => hint === 'turned'),
      turned,
    ),
    ...copies.flatMap((shown, at) => [
      missable(
        `${at === 0 ? 'photocopies' : 'laminated'}, f80 and f88: found, overlap ≥ .8`,
        { least: at === 0 ? 0.8 : 0.95 },
        shown,
        isFound,
      ),
      withHints(
        missable(
          '… a false hint',
          { most: 0.05 },
          shown.filter(isWellFramed),
          ({ hint }) => hint !== 'ready' && hint !== 'noDocument' && hint !== 'fillFrame',
          true,
        ),
        shown,
      ),
    ]),
  ];
}

function otherKindRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const others: readonly (readonly [LabelledKind, string, Limit])[] = [
    ['playingCard', 'playing cards', { most: 0 }],
    ['businessCard', 'business cards', {}],
    ['otherCard', 'other cards', {}],
    ['paper', 'papers', {}],
  ];
  return others.map(([kind, title, limit]) => {
    const shown = frames.filter(
      ({ picture, frame }) => picture.kind === kind && (frame === 'f80' || frame === 'f88'),
    );
    return withHints(missable(`${title}, f80 and f88: "ready"`, limit, shown, isReady, true), shown);
  });
}

function emptyRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const empty = frames.filter(({ truth }) => truth === null);
  return [
    withHints(
      missable('nothing there: a quad', {}, empty, ({ found }) => found !== null, true),
      empty,
    ),
    missable('… "ready"', { most: 0 }, empty, isReady, true),
  ];
}

function previewRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const good = frames.filter((frame) => frame.side >= previewSide && isGoodCard(frame));
  return [
    withPreviews(
      missable(
        `preview: a false warning, good squares of ≥ ${previewSide} px`,
        { most: 0.03 },
        good,
        ({ preview }) => isWarning(preview),
        true,
      ),
      good,
    ),
  ];
}

function playedRows(frames: readonly AssessedFrame[]): readonly BarRow[] {
  const held = frames.filter(({ played }) => played !== null);
  const ready = held.filter(isReady);
  const isTaken: Test = ({ played }) => played!.capturedAt !== null;
  return [
    missable('held still for 4 s: photographed automatically', {}, held, isTaken),
    missable('… of those that were "ready" at first sight', { least: 1 }, ready, isTaken),
    missable(
      '… the first ring was kept',
      { least: 0.9 },
      held.filter(({ played }) => played!.rings > 0),
      (frame) => isTaken(frame) && frame.played!.rings === 1,
    ),
  ];
}

const isFound: Test = ({ overlap }) => overlap >= 0.8;

const isReady: Test = (frame) => frame.isReady;

const isAllPicture: Test = ({ mirrored }) => mirrored === 0;

function isWarning(preview: AssessedFrame['preview']): boolean {
  return preview !== null && preview !== 'fine' && preview !== 'unchecked';
}

function namesRightSide({ hint, hintSide, truth }: AssessedFrame): boolean {
  return hint === 'tooClose' || (hint === 'cutOff' && truth!.cutOff.includes(hintSide!));
}

function pictureOf({ picture }: AssessedFrame): string {
  return picture.path;
}

const share = shareRow<AssessedFrame>;

/** A share, with what was missed. @param areHitsMissed whether what counts should not be. */
function missable(
  what: string,
  limit: Limit,
  frames: readonly AssessedFrame[],
  test: Test,
  areHitsMissed = false,
): BarRow {
  const missed = frames.filter((frame) => test(frame) === areHitsMissed);
  return {
    ...share(what, limit, frames, test),
    missed: missed.map((frame) => ({ name: nameOf(frame), said: saidOf(frame) })),
  };
}

/** What the app said of a frame, in short. */
export function saidOf({ hint, hintSide, preview, played, overlap, found }: AssessedFrame): string {
  return [
    [hint ?? 'nothing', hintSide].filter(Boolean).join(' '),
    ...(found === null ? [] : [`overlap ${overlap.toFixed(2)}`]),
    ...(preview === null ? [] : [`preview ${preview}`]),
    ...(played === null ? [] : [`held: ${played.hints.join(', ')}, ${played.rings} rings`]),
  ].join(', ');
}

function withHints(row: BarRow, frames: readonly AssessedFrame[]): BarRow {
  return withCounts(
    row,
    frames.map(({ hint }) => hint ?? 'nothing'),
  );
}

function withPreviews(row: BarRow, frames: readonly AssessedFrame[]): BarRow {
  return withCounts(
    row,
    frames.map(({ preview }) => preview ?? 'not asked'),
  );
}
