import type { WorkerConstructor } from '../../../packages/adapters/src/browser/worker-calls/start-worker.ts';

/** The id of a task that a page sends. */
interface Sent {
  readonly id: number;
}

/** What a worker double answers to a task. */
export type Answer = (id: number) => unknown;

/** A worker that answers what a test says. */
class WorkerDouble extends EventTarget {
  isTerminated = false;
  answer: Answer = () => null;
  readonly #started: unknown;

  /** @param started its first message. */
  constructor(started: unknown) {
    super();
    this.#started = started;
    queueMicrotask(() => this.send(this.#started));
  }

  postMessage({ id }: Sent): void {
    queueMicrotask(() => this.send(this.answer(id)));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Sends a message to the page. */
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** @returns a constructor of such workers, and the workers that it has made. */
export function workerDoubles(started: unknown) {
  const made: WorkerDouble[] = [];
  const construct = function construct() {
    const worker = new WorkerDouble(started);
    made.push(worker);
    return worker;
  };
  return { Worker: construct as unknown as WorkerConstructor, made };
}
