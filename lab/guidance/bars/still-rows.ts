import type { Hint } from '@recto/core';
import type { FrameTruth } from '../truth.ts';
import { judgements, type ScoredFrame } from './still-frames.ts';
import { barRow, note, shareRow, type BarRow } from './table.ts';
import { flawsOf, isGood, isOverexposed, isWithinReach, type Flaw } from './true-hints.ts';

/**
 * The rows that single frames decide.
 * @param more frames with one flaw each, for the rows about these flaws: they would change the mix of the other rows.
 */
export function stillRows(
  frames: readonly ScoredFrame[],
  more: readonly ScoredFrame[] = [],
): readonly BarRow[] {
  return [...cornerRows(frames), ...qualityRows([...frames, ...more]), ...hintRows(frames, more)];
}

function cornerRows(frames: readonly ScoredFrame[]): readonly BarRow[] {
  const near = frames.filter(({ truth }) => isWithinReach(truth));
  const clear = near.filter(({ truth }) => isGood(truth));
  const overlaps = near.map(({ overlap }) => overlap);
  const accepted = frames.filter(
    ({ truth, reading }) => reading.quad !== null && (isWithinReach(truth) || truth.quad === null),
  );
  const compared = near.filter(({ others }) => Object.keys(others).length > 0);
  const names = [...new Set(compared.flatMap(({ others }) => Object.keys(others)))];
  return [
    barRow(
      'mean IoU, cards within reach of the guide (a rejection counts 0)',
      { least: 0.95 },
      mean(overlaps),
      near.length,
    ),
    note(
      '… of them with good light and focus',
      format(mean(clear.map(({ overlap }) => overlap))),
      clear.length,
    ),
    shareRow('… rejected', {}, near, ({ reading }) => reading.quad === null),
    ...names.map((name) => {
      const ours = mean(compared.map(({ overlap }) => overlap));
      const theirs = mean(compared.map(({ others }) => others[name]!));
      const ahead = ours === null || theirs === null ? null : ours - theirs;
      const row = barRow(`… above ${name} on the same frames`, { least: 0.25 }, ahead, compared.length);
      return { ...row, measured: `${row.measured} (${format(theirs)})` };
    }),
    barRow(
      'accepted quads: mean IoU',
      { least: 0.97 },
      mean(accepted.map(({ overlap }) => overlap)),
      accepted.length,
    ),
    shareRow(
      'accepted quads: share with IoU below 0.8',
      { most: 0.01 },
      accepted,
      ({ overlap }) => overlap < 0.8,
    ),
    shareRow('quads where there is no card', {}, without(frames), ({ reading }) => reading.quad !== null),
  ];
}

function without(frames: readonly ScoredFrame[]): readonly ScoredFrame[] {
  return frames.filter(({ truth }) => truth.quad === null);
}

function qualityRows(frames: readonly ScoredFrame[]): readonly BarRow[] {
  const judged = frames.map((frame) => ({ ...frame, ...judgements(frame.reading) }));
  const cards = judged.filter(({ truth }) => truth.quad !== null && truth.visible > 0.9);
  const lit = cards.filter(({ truth }) => truth.white > 130);
  const isWrong = ({ truth }: ScoredFrame, flaw: Flaw) => flawsOf(truth, 'wrong').has(flaw);
  const isRight = ({ truth }: ScoredFrame, flaw: Flaw) => !flawsOf(truth, 'arguable').has(flaw);
  const blurred = lit.filter((frame) => isWrong(frame, 'blurred') && frame.truth.glare < 0.05);
  const sharp = lit.filter((frame) => isRight(frame, 'blurred') && frame.truth.glare < 0.05);
  const glared = lit.filter((frame) => isWrong(frame, 'glare'));
  const glaring = lit.filter(
    (frame) =>
      frame.hasGlare && (isWrong(frame, 'glare') || (isRight(frame, 'glare') && !isOverexposed(frame.truth))),
  );
  const unglared = lit.filter((frame) => isRight(frame, 'glare') && !isOverexposed(frame.truth));
  const dark = cards.filter((frame) => isWrong(frame, 'tooDark'));
  const bright = cards.filter((frame) => isRight(frame, 'tooDark'));
  return [
    shareRow('blur: recall', { least: 0.97 }, blurred, ({ isBlurred }) => isBlurred),
    shareRow('blur: false alarms', { most: 0.05 }, sharp, ({ isBlurred }) => isBlurred),
    shareRow('glare: recall', { least: 0.8 }, glared, ({ hasGlare }) => hasGlare),
    shareRow('glare: precision', { least: 0.92 }, glaring, (frame) => isWrong(frame, 'glare')),
    shareRow('glare: false alarms, frames without any', {}, unglared, ({ hasGlare }) => hasGlare),
    shareRow('dark: recall', { least: 0.98 }, dark, ({ isDark }) => isDark),
    shareRow('dark: false alarms', { most: 0.01 }, bright, ({ isDark }) => isDark),
  ];
}

function hintRows(frames: readonly ScoredFrame[], more: readonly ScoredFrame[]): readonly BarRow[] {
  const only = (flaw: Flaw) =>
    [...frames, ...more].filter(({ truth }) => {
      if (truth.quad === null) return false;
      const flaws = flawsOf(truth, 'arguable');
      return (
        flawsOf(truth, 'wrong').has(flaw) &&
        [...flaws].every((other) => other === flaw || mayComeWith[flaw]?.includes(other))
      );
    });
  const recallRow = (what: string, least: number, flaw: Flaw, ...names: readonly Hint['name'][]) => {
    const all = only(flaw);
    return shareRow(what, { least }, all, ({ truth, sight }) => {
      const name = sight?.hint?.name;
      // Where moving sideways can't bring the card into the picture, the hint is to move away.
      const isTooWide = flaw === 'cutOff' && leavesAcross(truth.cutOff) && name === 'tooClose';
      return isTooWide || names.includes(name as Hint['name']);
    });
  };
  const ready = frames.filter(({ sight }) => sight?.isReady === true);
  const good = frames.filter(({ truth }) => truth.quad !== null && flawsOf(truth, 'arguable').size === 0);
  const cards = [...frames, ...more].filter(({ truth }) => truth.quad !== null);
  return [
    recallRow('too far: recall, frames with nothing else wrong', 0.85, 'tooFar', 'tooFar'),
    recallRow('cut off: recall, frames with nothing else wrong', 0.85, 'cutOff', 'cutOff'),
    recallRow('tilted or turned: recall, frames with nothing else wrong', 0.85, 'tilted', 'tilted', 'turned'),
    shareRow('ready: precision, what is covered counted as bad', { least: 0.97 }, ready, ({ truth }) =>
      isGood(truth),
    ),
    shareRow('a face is named where there is a card', { most: 0 }, cards, ({ isFaceNamed }) => isFaceNamed),
    shareRow('ready: recall, frames with nothing arguable', {}, good, ({ sight }) => sight?.isReady === true),
  ];
}

function leavesAcross(sides: FrameTruth['cutOff']): boolean {
  return (
    (sides.includes('left') && sides.includes('right')) || (sides.includes('top') && sides.includes('bottom'))
  );
}

/** What follows from a flaw, or is usual with it, and does not make its hint wrong. */
const mayComeWith: Partial<Record<Flaw, readonly Flaw[]>> = {
  tooFar: ['offCentre'],
  cutOff: ['offCentre', 'tooClose', 'tooFar'],
  tilted: ['tooFar', 'offCentre'],
};

function format(value: number | null): string {
  return value === null ? 'not measured' : value.toFixed(3);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
