import { withTimeout, type Clock } from '@recto/core';

/** In how many parts the limit for an answer is counted. */
const limitParts = 5;

export interface WorkerCallsParts<
  Start extends { readonly id: null },
  Answer extends { readonly id: number },
> {
  readonly clock: Clock;
  /** How long an answer may take, in ms; the time in which the phone freezes the page does not count. */
  readonly limitMs: number;
  /**
   * Checks a message of the worker, which may be another version of itself, from a cache.
   * @returns its start, the answer to a call, or null if it is neither.
   */
  readonly read: (data: unknown) => Start | Answer | null;
  /** The worker has started. */
  readonly onStarted: (start: Start) => void;
  /** Called once, when the worker can't be used any more: it has failed, was late, or was stopped. */
  readonly onStopped?: () => void;
}

/**
 * The page's calls to one of its workers. The worker answers each with a message of the same id. It is stopped, and
 * every call that waits ends without an answer, as soon as it fails, sends a message that `read` does not accept, or is
 * late with an answer.
 */
export class WorkerCalls<Start extends { readonly id: null }, Answer extends { readonly id: number }> {
  readonly #worker: Worker;
  readonly #parts: WorkerCallsParts<Start, Answer>;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #lastId = 0;
  #isStopped = false;

  /** @param worker one that was just created, so that its first message is not missed. */
  constructor(worker: Worker, parts: WorkerCallsParts<Start, Answer>) {
    this.#worker = worker;
    this.#parts = parts;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#receive(data));
    worker.addEventListener('messageerror', () => this.stop());
    worker.addEventListener('error', () => this.stop());
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /**
   * @param request what the worker should do; it gets an id.
   * @param transfer the parts of the request that are moved to the worker.
   * @returns null if the worker was stopped, before or during the call.
   * @throws DOMException `DataCloneError` if the browser can't send this request.
   */
  async call(request: object, transfer: Transferable[] = []): Promise<Answer | null> {
    if (this.#isStopped) return null;
    const id = (this.#lastId += 1);
    this.#worker.postMessage({ id, ...request }, transfer);
    const answered = new Promise<Answer | null>((resolve) => this.#waiting.set(id, resolve));
    const answer = await this.#inTime(answered);
    this.#waiting.delete(id);
    if (answer === null) this.stop();
    return answer;
  }

  async #inTime(answered: Promise<Answer | null>): Promise<Answer | null> {
    const { limitMs, clock } = this.#parts;
    const partMs = limitMs / limitParts;
    for (let part = 0; part < limitParts;) {
      const start = clock.now();
      const answer = await withTimeout(partMs, answered, { clock, otherwise: undefined });
      if (answer !== undefined) return answer;
      // The end of a part comes late when the phone froze the page, and the worker with it.
      if (clock.now() - start < 2 * partMs) part += 1;
    }
    return null;
  }

  /** Ends the worker. Can be called again without effect. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#worker.terminate();
    this.#parts.onStopped?.();
    for (const resolve of this.#waiting.values()) resolve(null);
  }

  #receive(data: unknown): void {
    if (this.#isStopped) return;
    const message = this.#parts.read(data);
    if (message === null) this.stop();
    else if (isAnswer(message)) this.#waiting.get(message.id)?.(message);
    else this.#parts.onStarted(message);
  }
}

function isAnswer<Answer extends { readonly id: number }>(
  message: { readonly id: null } | Answer,
): message is Answer {
  return message.id !== null;
}
