import type { AppEvent } from '@recto/core';

/** What an event says, in one line, without what every event has. */
export function shortOf({
  version: _v,
  visit: _i,
  part: _p,
  browser: _b,
  system: _s,
  count: _c,
  durationMs: _d,
  ...facts
}: AppEvent): string {
  return Object.values(facts).join(' ');
}
