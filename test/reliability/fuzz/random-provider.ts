import {
  providerRules,
  RepositoryError,
  type CallOptions,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type Thumb,
} from '@recto/core';
import type * as fc from 'fast-check';
import { thumbOf } from '../../support/procedures.ts';

/** The outcome of a call on the network. */
export const fates = ['responded', 'lostBefore', 'lostAfter', 'refused', 'malformed'] as const;
export type Fate = (typeof fates)[number];

/**
 * A provider with the sandbox's rules, whose requests and responses arrive in an order that fast-check
 * chooses, or not at all. It records all that it has held.
 */
export class RandomProvider implements ProcedureRepository {
  readonly #scheduler: fc.Scheduler;
  readonly #fates: Fate[];
  /** For each token all that was held, the latest last. */
  readonly #history: Map<string, Procedure[]>;

  constructor(
    scheduler: fc.Scheduler,
    procedures: ReadonlyMap<string, Procedure>,
    fatesOfCalls: readonly Fate[],
  ) {
    this.#scheduler = scheduler;
    this.#fates = [...fatesOfCalls];
    this.#history = new Map([...procedures].map(([token, procedure]) => [token, [procedure]]));
  }

  procedureOf(token: string): Procedure {
    return this.#historyOf(token).at(-1)!;
  }

  everHeld(token: string, test: (procedure: Procedure) => boolean): boolean {
    return this.#historyOf(token).some(test);
  }

  /** Changes a procedure as an administrator does, without a call. */
  change(token: string, change: (procedure: Procedure) => Procedure): void {
    this.#historyOf(token).push(change(this.procedureOf(token)));
  }

  /** From now on, every call gets a response. */
  heal(): void {
    this.#fates.length = 0;
  }

  readProcedure(token: string, options?: CallOptions): Promise<Procedure> {
    return this.#call(token, (procedure) => procedure, options);
  }

  async setStarted(token: string, options?: CallOptions): Promise<void> {
    await this.#call(token, providerRules.start, options);
  }

  async setFinished(token: string, options?: CallOptions): Promise<undefined> {
    await this.#call(token, providerRules.finish, options);
  }

  reset(token: string, options?: CallOptions): Promise<Procedure> {
    return this.#call(token, providerRules.reset, options);
  }

  savePhoto(token: string, name: PhotoName, _: CapturedImage, options?: CallOptions): Promise<Thumb> {
    return this.#keep(token, name, options);
  }

  uploadPhoto(token: string, name: PhotoName, _: Blob, options?: CallOptions): Promise<Thumb> {
    return this.#keep(token, name, options);
  }

  async deletePhoto(token: string, name: PhotoName, options?: CallOptions): Promise<void> {
    await this.#call(token, (procedure) => providerRules.deletePhoto(procedure, name), options);
  }

  async #keep(token: string, name: PhotoName, options: CallOptions | undefined): Promise<Thumb> {
    await this.#call(token, (held) => providerRules.keepPhoto(held, name, thumbOf(name)), options);
    return thumbOf(name);
  }

  /** An aborted call rejects at once, as the port specifies; the request itself continues. */
  #call(token: string, rule: Rule, { signal }: CallOptions = {}): Promise<Procedure> {
    const response = this.#travel(token, rule);
    if (signal === undefined) return response;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      response.then(resolve, reject);
    });
  }

  async #travel(token: string, rule: Rule): Promise<Procedure> {
    const fate = this.#fates.shift() ?? 'responded';
    await this.#scheduler.schedule(Promise.resolve(), 'request');
    if (fate === 'lostBefore') throw new RepositoryError('unreachable');
    const after = fate === 'refused' ? null : this.#applied(token, rule);
    await this.#scheduler.schedule(Promise.resolve(), 'response');
    if (fate === 'lostAfter') throw new RepositoryError('unreachable');
    if (fate === 'malformed') throw new RepositoryError('malformed');
    if (after === null) throw new RepositoryError('refused');
    return after;
  }

  /** @returns null if the rules refuse. */
  #applied(token: string, rule: Rule): Procedure | null {
    try {
      const after = rule(this.procedureOf(token));
      this.#historyOf(token).push(after);
      return after;
    } catch (error) {
      if (error instanceof providerRules.ProviderRuleError) return null;
      throw error;
    }
  }

  #historyOf(token: string): Procedure[] {
    const history = this.#history.get(token);
    if (history === undefined) throw new Error('The provider does not know this token.');
    return history;
  }
}

type Rule = (procedure: Procedure) => Procedure;
