import { withTimeout } from '@recto/core';
import { startWorker } from '../page/start-worker.ts';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import { loadLimitMs } from './load-limit.ts';
import { canDrawOf, isResultOf, responseOf, type CheckedResponse } from './worker-responses.ts';
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
  readonly #worker: Worker;
  readonly #clock: AnalysisEnvironment['clock'];
  readonly #onStopped: () => void;
  readonly #waiting = new Map<number, (response: CheckedResponse | null) => void>();
  #lastId = 0;
  #isStopped = false;

  private constructor(
    worker: Worker,
    canDraw: boolean,
    clock: AnalysisEnvironment['clock'],
    onStopped: () => void,
  ) {
    this.#worker = worker;
    this.canDraw = canDraw;
    this.#clock = clock;
    this.#onStopped = onStopped;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const response = responseOf(data);
      // It is not known which task this answers.
      if (response === null) this.stop();
      else this.#waiting.get(response.id)?.(response);
    });
    worker.addEventListener('messageerror', () => this.stop());
    worker.addEventListener('error', () => this.stop());
  }

  /**
   * @param onStopped called when it can't be used any more.
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
    try {
      const started = new Promise<boolean>((resolve, reject) => {
        const fail = () => reject(new Error('The worker does not start.'));
        const begin = ({ data }: MessageEvent<unknown>) => {
          const canDraw = canDrawOf(data);
          if (canDraw === null) fail();
          else resolve(canDraw);
        };
        worker.addEventListener('message', begin, { once: true });
        worker.addEventListener('messageerror', fail, { once: true });
        worker.addEventListener('error', fail, { once: true });
      });
      const canDraw = await withTimeout(loadLimitMs, started, { clock });
      return new AnalysisWorker(worker, canDraw, clock, onStopped);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** Whether it can't be used any more: it has failed, or was stopped. */
  get isStopped(): boolean {
    return this.#isStopped;
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
    if (this.#isStopped) return null;
    const id = (this.#lastId += 1);
    this.#worker.postMessage({ id, name, task }, transfer);
    const answer = new Promise<CheckedResponse | null>((resolve) => this.#waiting.set(id, resolve));
    const response = await withTimeout(resultLimitMs, answer, {
      clock: this.#clock,
      otherwise: 'late' as const,
    });
    this.#waiting.delete(id);
    if (response === 'late') this.stop();
    if (response === null || response === 'late' || !('result' in response)) return null;
    const { result, ms } = response;
    return isResultOf(name, result) ? { result, ms } : null;
  }

  /** Ends the worker; tasks that wait end without a result. Can be called again without effect. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#onStopped();
    this.#worker.terminate();
    for (const resolve of this.#waiting.values()) resolve(null);
  }
}
