import type { Browser, Page } from 'playwright';

/** The browser's name for the thread that runs a page. */
const mainThread = 'CrRendererMain';

/** One event of a trace; times in µs. */
export interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time: what another program takes meanwhile is not counted. */
  readonly tdur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The name of the events that are a task each; `ThreadControllerImpl::RunTask` is the same task once more. */
export const taskName = 'RunTask';

/** Runs this, and returns what the pages' main threads did meanwhile, as far as these categories show it. */
export async function mainThreadEvents(
  browser: Browser,
  page: Page,
  categories: string[],
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories });
  let trace: Buffer | undefined;
  try {
    await run();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args['name'] === mainThread)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
}

/** Runs this, and returns how long each task of the page's main thread took meanwhile, in ms of its own time. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<readonly number[]> {
  const events = await mainThreadEvents(browser, page, ['disabled-by-default-devtools.timeline'], run);
  return events.filter(({ name }) => name === taskName).map(({ tdur = 0 }) => tdur / 1000);
}
