import {
  hasPhoto,
  photoNames,
  providerRules,
  RepositoryError,
  type CallOptions,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type RepositoryErrorCode,
} from '@recto/core';
import { procedureWith, requiring, thumbOf } from '../../../../support/procedures.ts';
import type { Body, PhotoLedger } from './photo-ledger.ts';

/** A page, as far as the provider's responses need one. */
export interface Caller {
  readonly alive: boolean;
  /** When the customer tapped the button for call 4; null if that is not of interest. */
  readonly submittedAt: number | null;
  /** What the customer has taken back there. */
  readonly takenBack: ReadonlySet<Body>;
}

/** What the provider does with a photo of a name that it has. */
export type SecondPhotos = 'replaced' | 'refused';

/** How a call ends if it does not get its normal response. */
export interface Failure {
  readonly code: RepositoryErrorCode | 'defect';
  /** Whether the provider acts nevertheless. */
  readonly acts: boolean;
  readonly mayHaveArrived: boolean;
}

/** A call that a page makes. */
interface PageCall {
  readonly caller: Caller;
  readonly method: keyof ProcedureRepository;
  readonly link: string;
  readonly photo?: PhotoName;
  readonly body?: Body;
  readonly resolve: (procedure: Procedure) => void;
  readonly reject: (error: unknown) => void;
}

interface OpenCall extends PageCall {
  readonly asked: number;
  /** What the provider has done; null while the call has not arrived. */
  outcome: { readonly procedure: Procedure | null; readonly formed: number } | null;
}

interface Held {
  procedure: Procedure;
  readonly bodies: Map<PhotoName, Body | null>;
}

/**
 * A provider with the sandbox's rules for several links. Each call arrives and gets its response when the
 * test wants; it takes effect in between.
 */
export class ModelProvider {
  secondPhotos: SecondPhotos;
  readonly #ledger: PhotoLedger;
  readonly #held: ReadonlyMap<string, Held>;
  #open: readonly OpenCall[] = [];
  /** How many photos were sent, by calls 6 and 7. */
  uploads = 0;

  constructor(ledger: PhotoLedger, links: readonly string[], secondPhotos: SecondPhotos) {
    this.#ledger = ledger;
    this.secondPhotos = secondPhotos;
    const procedure = procedureWith({ status: 'active', ...requiring('idCard') });
    this.#held = new Map(links.map((link) => [link, { procedure, bodies: new Map() }]));
  }

  get openCount(): number {
    return this.#open.length;
  }

  procedureOf(link: string): Procedure {
    return this.#of(link).procedure;
  }

  bodyOf(link: string, name: PhotoName): Body | null {
    const { procedure, bodies } = this.#of(link);
    return hasPhoto(procedure, name) ? (bodies.get(name) ?? null) : null;
  }

  /** What an administrator or another phone does. */
  change(link: string, change: (procedure: Procedure) => Procedure): void {
    const held = this.#of(link);
    held.procedure = change(held.procedure);
  }

  /** Another phone sends a photo. */
  sendFromElsewhere(link: string, photo: PhotoName): void {
    if (this.#keep(link, photo, null)) this.#ledger.acceptOther(link, photo);
  }

  /** A call arrives, and waits for its response. @param index of the open calls, the oldest first. */
  arrive(index: number): void {
    const call = this.#at(index);
    if (call !== undefined) this.#act(call);
  }

  respond(index: number): void {
    const call = this.#take(index);
    if (call === undefined) return;
    const { procedure, formed } = this.#act(call);
    if (procedure === null) return call.reject(new RepositoryError('refused'));
    this.#tellLedger(call, procedure, formed);
    call.resolve(procedure);
  }

  fail(index: number, { code, acts, mayHaveArrived }: Failure): void {
    const call = this.#take(index);
    if (call === undefined) return;
    if (acts) this.#act(call);
    call.reject(
      code === 'defect' ? new TypeError('a defect') : new RepositoryError(code, { mayHaveArrived }),
    );
  }

  /** A page dies. @param arrives whether its open calls arrive nevertheless. */
  end(caller: Caller, arrives: boolean): void {
    for (const call of this.#open.filter((each) => each.caller === caller)) if (arrives) this.#act(call);
    this.#open = this.#open.filter((call) => call.caller !== caller);
  }

  /** @returns what cancels the call, unless it has a photo: such a call goes on, as the port specifies. */
  call(call: PageCall): () => void {
    const { caller, link, photo, body } = call;
    if (!caller.alive) return () => undefined;
    if (body !== undefined) this.#noteSending(caller, link, photo, body);
    const open: OpenCall = { ...call, asked: this.#ledger.now(), outcome: null };
    this.#open = [...this.#open, open];
    return () => {
      if (body === undefined) this.#open = this.#open.filter((other) => other !== open);
    };
  }

  repositoryFor(caller: Caller): ProcedureRepository {
    const call = (
      method: keyof ProcedureRepository,
      link: string,
      { signal }: CallOptions = {},
      what: Pick<PageCall, 'photo' | 'body'> = {},
    ) =>
      new Promise<Procedure>((resolve, reject) => {
        const cancel = this.call({ caller, method, link, ...what, resolve, reject });
        signal?.addEventListener('abort', () => {
          cancel();
          if (what.body === undefined) reject(signal.reason as Error);
        });
      });
    return {
      readProcedure: (link, options) => call('readProcedure', link, options),
      setStarted: async (link, options) => void (await call('setStarted', link, options)),
      setFinished: async (link, options) => void (await call('setFinished', link, options)),
      reset: (link, options) => call('reset', link, options),
      savePhoto: async (link, photo, body, options) => {
        await call('savePhoto', link, options, { photo, body });
        return thumbOf(photo);
      },
      uploadPhoto: async (link, photo, body, options) => {
        await call('uploadPhoto', link, options, { photo, body });
        return thumbOf(photo);
      },
      deletePhoto: async (link, photo, options) => void (await call('deletePhoto', link, options, { photo })),
    };
  }

  #noteSending({ takenBack }: Caller, link: string, photo: PhotoName | undefined, body: Body): void {
    this.uploads += 1;
    this.#ledger.send(link, body, takenBack.has(body));
    const isDoubtful = (other: OpenCall) =>
      other.link === link && other.photo === photo && other.body !== undefined && other.body !== body;
    if (this.#open.some(isDoubtful))
      this.#ledger.violations.push('a photo was sent while another one of its name could still arrive');
  }

  #act(call: OpenCall): { readonly procedure: Procedure | null; readonly formed: number } {
    return (call.outcome ??= { procedure: this.#applied(call), formed: this.#ledger.now() });
  }

  /** @returns null if the provider refuses. */
  #applied({ caller, method, link, photo, body }: OpenCall): Procedure | null {
    const held = this.#of(link);
    if (method === 'setFinished' && caller.submittedAt !== null && held.procedure.status === 'started')
      this.#ledger.submit(link, caller.submittedAt, (name) => this.bodyOf(link, name));
    if (body && photo) {
      if (!this.#keep(link, photo, body)) return null;
      this.#ledger.accept(body);
      return held.procedure;
    }
    const rules: Partial<Record<typeof method, (procedure: Procedure) => Procedure>> = {
      setStarted: providerRules.start,
      setFinished: providerRules.finish,
      reset: providerRules.reset,
      deletePhoto: (procedure) => providerRules.deletePhoto(procedure, photo!),
    };
    const isAllowed = this.#allows(() => (held.procedure = (rules[method] ?? same)(held.procedure)));
    return isAllowed ? held.procedure : null;
  }

  #keep(link: string, photo: PhotoName, body: Body | null): boolean {
    const held = this.#of(link);
    if (this.secondPhotos === 'refused' && hasPhoto(held.procedure, photo)) return false;
    return this.#allows(() => {
      held.procedure = providerRules.keepPhoto(held.procedure, photo, thumbOf(photo));
      held.bodies.set(photo, body);
    });
  }

  #allows(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof providerRules.ProviderRuleError) return false;
      throw error;
    }
  }

  #tellLedger({ method, caller, link, body, asked }: OpenCall, procedure: Procedure, formed: number): void {
    if (body) this.#ledger.acknowledge(body, caller);
    if (method === 'setFinished') this.#ledger.hear(caller, link, 'finished', asked, true);
    if (method !== 'readProcedure' && method !== 'reset') return;
    this.#ledger.hear(caller, link, procedure.status, asked, method === 'reset');
    const names = photoNames.filter((name) => hasPhoto(procedure, name));
    this.#ledger.show(caller, link, names, formed);
  }

  #take(index: number): OpenCall | undefined {
    const call = this.#at(index);
    this.#open = this.#open.filter((other) => other !== call);
    return call;
  }

  #at(index: number): OpenCall | undefined {
    return this.#open[index % Math.max(this.#open.length, 1)];
  }

  #of(link: string): Held {
    const held = this.#held.get(link);
    if (held === undefined) throw new Error('The provider does not know this token.');
    return held;
  }
}

function same(procedure: Procedure): Procedure {
  return procedure;
}
