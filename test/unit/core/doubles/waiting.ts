interface Question<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Asynchronous questions that stay open until the test answers them, in the order that the test wants. */
export class Waiting<Request, Answer> {
  /** Everything that was ever asked. */
  readonly requests: Request[] = [];
  readonly #open: Question<Request, Answer>[] = [];

  readonly ask = (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      this.requests.push(request);
      this.#open.push({ request, resolve, reject });
    });

  get openCount(): number {
    return this.#open.length;
  }

  /** Answers the oldest open question, or the one of that index; what hangs on it has run when this resolves. */
  async answer(value: Answer, index = 0): Promise<void> {
    (await this.#take(index)).resolve(value);
    await settled();
  }

  async fail(error: unknown, index = 0): Promise<void> {
    (await this.#take(index)).reject(error);
    await settled();
  }

  async #take(index: number): Promise<Question<Request, Answer>> {
    // What leads to the question may have to run first, such as the vault of a sending queue.
    if (index >= this.#open.length) await settled();
    const [question] = this.#open.splice(index, 1);
    if (question === undefined) throw new Error(`Nobody asked: ${this.#open.length} open questions.`);
    return question;
  }
}

/** Resolves when everything that can run on without a new event has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
