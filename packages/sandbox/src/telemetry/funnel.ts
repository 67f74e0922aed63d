import { photoNames, type AppEvent } from '@recto/core';
import { photoLabel } from '../document-labels.ts';
import { isVisit, type Load } from './loads.ts';
import { timesOf, type Times } from './statistics.ts';

/** What is measured of the last steps: it is not comparable with the time of one step. */
export const sinceLink = 'since the link was opened';

/** One step of the journey, and the visits that reached it. */
export interface FunnelStep {
  readonly label: string;
  /** How many visits reached it. */
  readonly visits: number;
  /** The same by browser, in the order of the browsers that were given. */
  readonly byBrowser: readonly number[];
  /** What is measured, in words; null if nothing is. */
  readonly measured: string | null;
  /** How long it took, where the visit was not continued on another load before: that load knows only a part of it. */
  readonly times: Times;
}

interface Step {
  readonly label: string;
  /** Whether a load reached it, for the first time in its visit. */
  readonly isReachedIn: (load: Load) => boolean;
  readonly measured: string | null;
  /** The event whose `durationMs` says how long it took. */
  readonly isEnd: (event: AppEvent) => boolean;
}

/** A step whose event the app reports once for each procedure, whatever is reloaded. */
function stepOf(label: string, measured: string, isEnd: (event: AppEvent) => boolean): Step {
  return { label, measured, isEnd, isReachedIn: ({ events }) => events.some(isEnd) };
}

const isNamed = (name: AppEvent['name']) => (event: AppEvent) => event.name === name;

/** The journey in its order (§4). */
const journey: readonly Step[] = [
  { label: 'Link opened', isReachedIn: isVisit, measured: null, isEnd: () => false },
  stepOf('Started', 'on the start screen', isNamed('procedureStarted')),
  ...photoNames.map((photo) =>
    stepOf(
      `${photoLabel(photo)}: used`,
      'in its step',
      (event) => event.name === 'photoUsed' && event.photo === photo && event.attempt !== 'replacement',
    ),
  ),
  stepOf('All photos used', sinceLink, isNamed('photosComplete')),
  stepOf('Finished', sinceLink, isNamed('procedureFinished')),
];

/**
 * How many visits reached each step, and how long it took.
 * @param browsers the names of the columns.
 */
export function funnelOf(loads: readonly Load[], browsers: readonly string[]): readonly FunnelStep[] {
  return journey.map(({ label, isReachedIn, measured, isEnd }): FunnelStep => {
    const there = loads.filter(isReachedIn);
    const ends = there.filter(({ isFirst }) => isFirst).flatMap(({ events }) => events.find(isEnd) ?? []);
    return {
      label,
      visits: there.length,
      byBrowser: browsers.map((name) => there.filter(({ browser }) => browser === name).length),
      measured,
      times: timesOf(ends.map(({ durationMs }) => durationMs)),
    };
  });
}
