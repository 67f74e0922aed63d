import type { AppEvent } from '@recto/core';
import { browserName } from './event-labels.ts';

/** What one load of the page has reported. */
export interface Load {
  /** Browser and system, such as `Chrome, Android`. */
  readonly browser: string;
  /** Whether this phone opened the link for the first time; else it continued a visit (decision 11.6). */
  readonly isFirst: boolean;
  /** What happened before a restart of the procedure, if there was one: what the figures are about. */
  readonly events: readonly AppEvent[];
  /** What happened after a restart. */
  readonly restarted: readonly AppEvent[];
}

const screensOfJourney: readonly string[] = ['start', 'capture', 'confirm'];

/** The loads of the page, in the order of their first events. @param events in any order. */
export function loadsOf(events: readonly AppEvent[]): readonly Load[] {
  const byVisit = new Map<string, AppEvent[]>();
  for (const event of events) {
    const known = byVisit.get(event.visit);
    if (known === undefined) byVisit.set(event.visit, [event]);
    else known.push(event);
  }
  return [...byVisit.values()].map((all): Load => {
    const own = all.filter(({ part }) => part !== 'restarted');
    return {
      browser: browserName(all[0]!),
      isFirst: own.some(({ part }) => part === 'first'),
      events: own,
      restarted: all.filter(({ part }) => part === 'restarted'),
    };
  });
}

/** Whether this load is what the page counts as a visit: a first load that showed a screen of the journey. */
export function isVisit({ isFirst, events }: Load): boolean {
  return isFirst && events.some(isScreenOfJourney);
}

function isScreenOfJourney(event: AppEvent): boolean {
  return event.name === 'screenShown' && screensOfJourney.includes(event.screen);
}
