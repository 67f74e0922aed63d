import { taskName, mainThreadEvents, type TraceEvent } from './main-thread.ts';
import { launchPhone, openContext, serveRecto } from './phone.ts';
import { openSlowLink } from './slow-link.ts';
import { longestPieces, timeByKind, type Piece } from './trace-pieces.ts';
import { UsableWatch } from './usable-watch.ts';

/** What the main thread did from a deep link until the shutter could be used; times in ms of the thread's own time. */
export interface TraceToShutter {
  /** From the link until the shutter could be used, by the clock. */
  readonly elapsedMs: number;
  readonly busyMs: number;
  readonly byKind: readonly (readonly [kind: string, ms: number])[];
  readonly longest: readonly Piece[];
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'v8.execute',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
];

/**
 * Records one visit of a deep link on a slow link. Recording slows the page down: compare traces with traces.
 * @param app the folder of the built app.
 * @param cpu how many times slower the main thread is made.
 */
export async function traceToShutter(app: string, cpu: number): Promise<TraceToShutter> {
  const recto = await serveRecto(app, { guidance: 'hints' });
  const link = await openSlowLink(recto.origin);
  const browser = await launchPhone();
  try {
    const page = await (await openContext(browser)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const selector = '[data-action="shutter"]';
    const usable = await UsableWatch.on(page, session, [{ name: 'shutter', selector, needsFrame: false }]);
    const events = await mainThreadEvents(browser, page, categories, async () => {
      await page.goto(`${link.origin}/${recto.start()}/capture`, { waitUntil: 'commit' });
      await usable.next('shutter');
    });
    return summary(events);
  } finally {
    await browser.close();
    await link.close();
    await recto.close();
  }
}

/** @throws Error if the trace has no mark of the shutter. */
function summary(events: readonly TraceEvent[]): TraceToShutter {
  const end = events.find(({ name }) => name === 'bench shutter');
  if (end === undefined) throw new Error('The trace does not show when the shutter could be used.');
  const begin = events.findLast(
    ({ name, pid, ts }) => name === 'navigationStart' && pid === end.pid && ts < end.ts,
  );
  const from = begin?.ts ?? 0;
  const until = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === end.pid && tid === end.tid && ts >= from && ts < end.ts,
  );
  const busy = until.filter(({ name }) => name === taskName).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return {
    elapsedMs: (end.ts - from) / 1000,
    busyMs: busy / 1000,
    byKind: timeByKind(until),
    longest: longestPieces(until, 10),
  };
}

/** The trace as text. */
export function traceTable({ elapsedMs, busyMs, byKind, longest }: TraceToShutter): string {
  const ms = (value: number) => value.toFixed(0).padStart(6);
  return [
    'one visit while a trace is recorded, which slows it down; times of the main thread’s own, CPU ×4, slow link',
    `${ms(elapsedMs)} ms from the deep link until the shutter can be used, by the clock`,
    `${ms(busyMs)} ms of them the main thread is busy:`,
    ...byKind.map(([kind, time]) => `${ms(time)} ms ${kind}`),
    'The ten longest pieces, with what is inside each:',
    ...longest.map(
      ({ at, time, name, inside }) => `${ms(time)} ms at ${at.toFixed(0)} ms: ${name} (${inside})`,
    ),
  ].join('\n');
}
