import {
  RepositoryError,
  type CallOptions,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type Thumb,
  type UploadOptions,
} from '@recto/core';
import { procedureWith, thumbOf } from './procedures.ts';
import type { Waiting } from './waiting.ts';

/** One call that reached the provider. */
export interface Call {
  readonly method: keyof ProcedureRepository;
  readonly token: string;
  readonly photo: PhotoName | null;
  readonly body: CapturedImage | Blob | null;
  readonly options: UploadOptions;
}

/** Resolves where the provider agrees, rejects where it does not. */
export type Answer = (call: Call) => Promise<void>;

/**
 * Fails the oldest open call, and the question what became of it, where the store asks that: so the
 * store knows no more than before.
 */
export async function failUnexplained(calls: Waiting<Call, void>, error: unknown): Promise<void> {
  await calls.fail(error);
  if (calls.openCount > 0) await calls.fail(new RepositoryError('unreachable'));
}

/** A provider that does what the test answers. An aborted call rejects at once, as the port says. */
export class TestRepository implements ProcedureRepository {
  /** What calls 2 and 5 answer. */
  procedure: Procedure = procedureWith();
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  async readProcedure(token: string, options?: CallOptions): Promise<Procedure> {
    await this.#call({ method: 'readProcedure', token }, options);
    return this.procedure;
  }

  setStarted(token: string, options?: CallOptions): Promise<void> {
    return this.#call({ method: 'setStarted', token }, options);
  }

  setFinished(token: string, options?: CallOptions): Promise<void> {
    return this.#call({ method: 'setFinished', token }, options);
  }

  async reset(token: string, options?: CallOptions): Promise<Procedure> {
    await this.#call({ method: 'reset', token }, options);
    return this.procedure;
  }

  async savePhoto(
    token: string,
    photo: PhotoName,
    body: CapturedImage,
    options?: CallOptions,
  ): Promise<Thumb> {
    await this.#call({ method: 'savePhoto', token, photo, body }, options);
    return thumbOf(photo);
  }

  async uploadPhoto(token: string, photo: PhotoName, body: Blob, options?: UploadOptions): Promise<Thumb> {
    await this.#call({ method: 'uploadPhoto', token, photo, body }, options);
    return thumbOf(photo);
  }

  deletePhoto(token: string, photo: PhotoName, options?: CallOptions): Promise<void> {
    return this.#call({ method: 'deletePhoto', token, photo }, options);
  }

  #call(
    call: Pick<Call, 'method' | 'token'> & Partial<Call>,
    options: UploadOptions | undefined,
  ): Promise<void> {
    const answer = this.#answer({ photo: null, body: null, ...call, options: options ?? {} });
    return options?.signal === undefined ? answer : orAborted(answer, options.signal);
  }
}

function orAborted(answer: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    answer.then(resolve, reject);
  });
}
