import { withTimeout } from '@recto/core';
import { startWorker } from '../worker-calls/start-worker.ts';
import { WorkerCalls } from '../worker-calls/WorkerCalls.ts';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import { loadLimitMs } from './load-limit.ts';
import { isResultOf, responseOf, type AnalysisStart, type CheckedAnswer } from './worker-responses.ts';
import type { TaskName, Tasks } from './worker/messages.ts';

/** For a result, in ms. A worker that takes longer is stopped. */
const resultLimitMs = 5_000;

export interface TaskResult<Name extends TaskName> {
  readonly result: Tasks[Name]['result'];
  /** How long the worker has computed, in ms. */
  readonly ms: number;
}

/** The worker that analyses pictures, seen from the page. */
export class AnalysisWorker {
  /** Whether the worker can decode and scale pictures. */
  readonly canDraw: boolean;
  readonly #calls: WorkerCalls<AnalysisStart, CheckedAnswer>;

  private constructor(calls: WorkerCalls<AnalysisStart, CheckedAnswer>, canDraw: boolean) {
    this.#calls = calls;
    this.canDraw = canDraw;
  }

  /**
   * @param onStopped called when it can't be used any more, also if it does not start.
   * @throws if the browser has no such workers, or the worker does not start.
   */
  static async start(
    { Worker: constructor, clock }: AnalysisEnvironment,
    onStopped: () => void,
  ): Promise<AnalysisWorker> {
    if (constructor === undefined) throw new TypeError('This browser has no workers.');
    const worker = startWorker(
      constructor,
      // oxlint-disable-next-line no-undef -- bundlers look for the global name
      () => new Worker(new URL('./worker/analysis-worker.ts', import.meta.url), { type: 'module' }),
    );
    const starting = new Promise<AnalysisWorker>((resolve, reject) => {
      const calls = new WorkerCalls<AnalysisStart, CheckedAnswer>(worker, {
        clock,
        limitMs: resultLimitMs,
        read: responseOf,
        onStarted: ({ canDraw }) => resolve(new AnalysisWorker(calls, canDraw)),
        onStopped: () => {
          reject(new Error('The worker does not start.'));
          onStopped();
        },
      });
    });
    try {
      return await withTimeout(loadLimitMs, starting, { clock });
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** Whether it can't be used any more: it has failed, or was stopped. */
  get isStopped(): boolean {
    return this.#calls.isStopped;
  }

  /**
   * @param transfer the parts of the task that are moved to the worker.
   * @returns null if the task failed, its result has another shape, or the worker is stopped.
   * @throws DOMException `DataCloneError` if the browser can't send this task.
   */
  async run<Name extends TaskName>(
    name: Name,
    task: Tasks[Name]['task'],
    transfer: Transferable[] = [],
  ): Promise<TaskResult<Name> | null> {
    const answer = await this.#calls.call({ name, task }, transfer);
    if (answer === null || !('result' in answer)) return null;
    const { result, ms } = answer;
    return isResultOf(name, result) ? { result, ms } : null;
  }

  /** Ends the worker; tasks that wait end without a result. Can be called again without effect. */
  stop(): void {
    this.#calls.stop();
  }
}
