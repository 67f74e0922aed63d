import type { AppEvent } from '@recto/core';
import { problemName, reasonName } from './event-labels.ts';
import { funnelOf, type FunnelStep } from './funnel.ts';
import { hintFiguresOf, type HintFigures } from './hint-figures.ts';
import { isVisit, loadsOf, type Load } from './loads.ts';
import { photoFiguresOf, warningFiguresOf, type PhotoFigures, type WarningFigures } from './photo-figures.ts';
import { timesOf, type Share, type Times } from './statistics.ts';

/** The figures of the page "Journeys". `docs/events.md` defines each, and says what is normal. */
export interface Journeys {
  /** Finished visits, of all. */
  readonly completion: Share;
  /** Of the finished visits, how many were finished on the page that began them: only their time is known. */
  readonly timed: Share;
  /** From the link to the end. */
  readonly times: Times;
  /** How many visits took how long. */
  readonly timeClasses: readonly TimeClass[];
  /** How many loads of the page continued a visit: they are not counted as visits. */
  readonly continuedLoads: number;
  readonly steps: readonly FunnelStep[];
  /** Of all photos, then of each. */
  readonly photos: readonly PhotoFigures[];
  readonly warnings: readonly WarningFigures[];
  readonly hints: readonly HintFigures[];
  /** The one with the most visits first. */
  readonly browsers: readonly BrowserFigures[];
  readonly problems: readonly ProblemFigures[];
  readonly handOver: HandOver;
  readonly restarts: Restarts;
  /** Why single photos were refused, with the number of photos; the most frequent first. */
  readonly returned: readonly { readonly label: string; readonly photos: number }[];
}

interface TimeClass {
  readonly label: string;
  readonly visits: number;
}

export interface BrowserFigures {
  readonly name: string;
  readonly completion: Share;
  /** As in `PhotoFigures`. */
  readonly firstTime: Share;
  readonly times: Times;
  /** How many loads reported a problem, of all its loads. */
  readonly withProblems: Share;
}

/** How often something went wrong. */
interface ProblemFigures {
  readonly label: string;
  readonly times: number;
  /** In how many loads of the page. */
  readonly loads: number;
  /** The times by browser, in the order of `Journeys.browsers`. */
  readonly byBrowser: readonly number[];
}

/** From the computer to the phone. */
interface HandOver {
  /** How many computers showed the QR code, each counted once. */
  readonly shown: number;
  /** While it was shown, the procedure was started on a phone. */
  readonly started: number;
  /** While it was shown, it was finished there. */
  readonly finished: number;
}

/** Refused procedures. */
interface Restarts {
  readonly restarted: number;
  readonly finishedAgain: number;
}

const minute = 60_000;
const timeLimits = [1, 2, 3, 5, 10];

/** All figures. @param events in any order. */
export function journeysOf(events: readonly AppEvent[]): Journeys {
  const loads = loadsOf(events);
  const browsers = browsersOf(loads);
  const own = loads.flatMap((load) => load.events);
  const times = finishTimesOf(loads);
  const completion = completionOf(loads);
  return {
    completion,
    timed: { part: times.length, of: completion.part },
    times: timesOf(times),
    timeClasses: timeClassesOf(times),
    continuedLoads: loads.filter(({ isFirst }) => !isFirst).length,
    steps: funnelOf(loads, browsers),
    photos: photoFiguresOf(own),
    warnings: warningFiguresOf(own),
    hints: hintFiguresOf(own),
    browsers: browsers.map((name) =>
      browserFiguresOf(
        name,
        loads.filter(({ browser }) => browser === name),
      ),
    ),
    problems: problemsOf(loads, browsers),
    handOver: {
      shown: loads.filter(
        (load) =>
          load.isFirst && has(load, (event) => event.name === 'screenShown' && event.screen === 'mobile'),
      ).length,
      started: own.filter((event) => event.name === 'handedOver' && event.phone === 'started').length,
      finished: own.filter((event) => event.name === 'handedOver' && event.phone === 'finished').length,
    },
    returned: returnedOf(own),
    restarts: {
      restarted: own.filter(({ name }) => name === 'procedureRestarted').length,
      finishedAgain: loads.filter(({ restarted }) => restarted.some(isFinish)).length,
    },
  };
}

function returnedOf(events: readonly AppEvent[]): Journeys['returned'] {
  const found = events.flatMap((event) => (event.name === 'photoReturned' ? [reasonName(event.reason)] : []));
  return [...new Set(found)]
    .map((label) => ({ label, photos: found.filter((one) => one === label).length }))
    .toSorted((one, other) => other.photos - one.photos || one.label.localeCompare(other.label));
}

function isFinish({ name }: AppEvent): boolean {
  return name === 'procedureFinished';
}

function has({ events }: Load, condition: (event: AppEvent) => boolean): boolean {
  return events.some(condition);
}

function browsersOf(loads: readonly Load[]): readonly string[] {
  const visitsOf = (name: string) => loads.filter((load) => isVisit(load) && load.browser === name).length;
  const names = [...new Set(loads.map(({ browser }) => browser))].toSorted();
  return names.toSorted((one, other) => visitsOf(other) - visitsOf(one));
}

function completionOf(loads: readonly Load[]): Share {
  return { part: loads.filter((load) => has(load, isFinish)).length, of: loads.filter(isVisit).length };
}

/** In ms; of the visits that were finished on the page that began them. */
function finishTimesOf(loads: readonly Load[]): readonly number[] {
  return loads
    .filter(({ isFirst }) => isFirst)
    .flatMap(({ events }) => events.find(isFinish)?.durationMs ?? []);
}

function timeClassesOf(times: readonly number[]): readonly TimeClass[] {
  const limits = [0, ...timeLimits, Infinity];
  return limits.slice(1).map((to, index) => {
    const from = limits[index]!;
    const label =
      to === Infinity ? `${from} min or more` : from === 0 ? `under ${to} min` : `${from} to ${to} min`;
    return { label, visits: times.filter((ms) => ms >= from * minute && ms < to * minute).length };
  });
}

function browserFiguresOf(name: string, loads: readonly Load[]): BrowserFigures {
  const [all] = photoFiguresOf(loads.flatMap(({ events }) => events));
  const withProblems = loads.filter((load) => problemsIn(load).length > 0);
  return {
    name,
    completion: completionOf(loads),
    firstTime: all!.firstTime,
    times: timesOf(finishTimesOf(loads)),
    withProblems: { part: withProblems.length, of: loads.length },
  };
}

/** What went wrong, in words; also after a restart. */
function problemsIn({ events, restarted }: Load): readonly string[] {
  return [...events, ...restarted].flatMap((event) => problemName(event) ?? []);
}

/** The most frequent first. */
function problemsOf(loads: readonly Load[], browsers: readonly string[]): readonly ProblemFigures[] {
  const found = loads.flatMap((load) => problemsIn(load).map((label) => ({ label, load })));
  return [...new Set(found.map(({ label }) => label))]
    .map((label): ProblemFigures => {
      const some = found.filter((one) => one.label === label);
      return {
        label,
        times: some.length,
        loads: new Set(some.map(({ load }) => load)).size,
        byBrowser: browsers.map((name) => some.filter(({ load }) => load.browser === name).length),
      };
    })
    .toSorted((one, other) => other.times - one.times || one.label.localeCompare(other.label));
}
