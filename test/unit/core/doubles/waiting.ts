interface PendingRequest<Request, Response> {
  readonly request: Request;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

/** Asynchronous requests that stay open until the test responds, in the order that the test wants. */
export class Waiting<Request, Response> {
  /** All requests so far. */
  readonly requests: Request[] = [];
  readonly #open: PendingRequest<Request, Response>[] = [];

  readonly ask = (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      this.requests.push(request);
      this.#open.push({ request, resolve, reject });
    });

  get openCount(): number {
    return this.#open.length;
  }

  /** Responds to the oldest open request, or the one at `index`; resolves when what depends on it has run. */
  async respond(value: Response, index = 0): Promise<void> {
    (await this.#take(index)).resolve(value);
    await settled();
  }

  async fail(error: unknown, index = 0): Promise<void> {
    (await this.#take(index)).reject(error);
    await settled();
  }

  async #take(index: number): Promise<PendingRequest<Request, Response>> {
    // What leads to the request may have to run first, such as the vault of an upload queue.
    if (index >= this.#open.length) await settled();
    const [pending] = this.#open.splice(index, 1);
    if (pending === undefined) throw new Error(`No request ${index}: ${this.#open.length} are open.`);
    return pending;
  }
}

/** Resolves when everything that needs no new event has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
