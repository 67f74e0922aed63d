import type { Browser, Page } from 'playwright';

/** The browser's name for the thread that runs a page. */
const mainThread = 'CrRendererMain';

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The thread's own time, in µs: what another program takes meanwhile is not counted. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Runs this, and returns how long each task of the page's main thread took meanwhile, in ms of its own time. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<readonly number[]> {
  const categories = ['disabled-by-default-devtools.timeline'];
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
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args.name === mainThread)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    // Not `ThreadControllerImpl::RunTask`, which is the same task once more.
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
