import {
  providerRules,
  ProviderRuleError,
  RepositoryError,
  sleep,
  throwIfAborted,
  type CallOptions,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type RepositoryErrorCode,
  type Thumb,
  type UploadOptions,
} from '@recto/core';

/** A call by its method's name. */
export type CallName = keyof ProcedureRepository;

/** How a fake provider behaves. It may be changed at any time; calls look at it when they need it. */
export interface FakeProviderSettings {
  /** How long each call takes, in ms. Infinity for a provider that never answers. */
  latencyMs: number;
  /** The calls that fail, and how. A failing call changes nothing. */
  failing: Partial<Record<CallName, RepositoryErrorCode>>;
  /** How many times an upload tells its progress. */
  uploadSteps: number;
}

/** The longest that a timer can wait, in ms: 24 days, which nobody sees the end of. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A provider in memory, by the same rules as the sandbox's (`providerRules`). It knows the procedures
 * that it is given, each by its token; their images live as long as the page.
 */
export class FakeProcedureRepository implements ProcedureRepository {
  readonly settings: FakeProviderSettings;
  readonly #procedures: Map<string, Procedure>;

  constructor(
    procedures: Iterable<readonly [token: string, procedure: Procedure]>,
    settings: Partial<FakeProviderSettings> = {},
  ) {
    this.#procedures = new Map(procedures);
    this.settings = { latencyMs: 0, failing: {}, uploadSteps: 10, ...settings };
  }

  /** A procedure as the provider has it now; undefined for a token that it does not know. */
  procedureOf(token: string): Procedure | undefined {
    return this.#procedures.get(token);
  }

  /** Does what no call can: adds a procedure, or replaces one, as an administrator would. */
  put(token: string, procedure: Procedure): void {
    this.#procedures.set(token, procedure);
  }

  async readProcedure(token: string, options: CallOptions = {}): Promise<Procedure> {
    await this.#pause(1, options);
    return this.#apply('readProcedure', token, (procedure) => procedure);
  }

  async setStarted(token: string, options: CallOptions = {}): Promise<void> {
    await this.#pause(1, options);
    this.#apply('setStarted', token, providerRules.start);
  }

  async setFinished(token: string, options: CallOptions = {}): Promise<void> {
    await this.#pause(1, options);
    this.#apply('setFinished', token, providerRules.finish);
  }

  async reset(token: string, options: CallOptions = {}): Promise<Procedure> {
    await this.#pause(1, options);
    return this.#apply('reset', token, providerRules.reset);
  }

  async savePhoto(
    token: string,
    name: PhotoName,
    image: CapturedImage,
    options: CallOptions = {},
  ): Promise<Thumb> {
    await this.#pause(1, options);
    return this.#keep('savePhoto', token, name, bytesOf(image), () => image.dataUrl);
  }

  async uploadPhoto(token: string, name: PhotoName, file: Blob, options: UploadOptions = {}): Promise<Thumb> {
    const steps = this.settings.uploadSteps;
    for (let step = 1; step <= steps; step += 1) {
      await this.#pause(1 / steps, options);
      options.onProgress?.(step / steps);
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    throwIfAborted(options.signal);
    return this.#keep('uploadPhoto', token, name, bytes, () => URL.createObjectURL(file));
  }

  async deletePhoto(token: string, name: PhotoName, options: CallOptions = {}): Promise<void> {
    await this.#pause(1, options);
    this.#apply('deletePhoto', token, (procedure) =>
      providerRules.deletePhoto(procedure, providerRules.photoNameOf(name)),
    );
  }

  /** Lets a part of the latency pass. */
  async #pause(part: number, { signal }: CallOptions): Promise<void> {
    throwIfAborted(signal);
    const ms = Math.min(this.settings.latencyMs * part, longestTimerMs);
    if (ms > 0) await sleep(ms, signal);
  }

  #keep(call: CallName, token: string, name: PhotoName, bytes: Uint8Array, displayUrl: () => string): Thumb {
    const procedure = this.#apply(call, token, (before) => {
      providerRules.imageTypeOrRefusal(bytes);
      return providerRules.keepPhoto(before, providerRules.photoNameOf(name), { displayUrl: displayUrl() });
    });
    return procedure.thumbs[name]!;
  }

  /** Answers a call: as the settings say, else as the rules say. */
  #apply(call: CallName, token: string, rule: (procedure: Procedure) => Procedure): Procedure {
    const failure = this.settings.failing[call];
    if (failure !== undefined) {
      throw new RepositoryError(failure, { mayHaveArrived: failure !== 'refused' });
    }
    const before = this.#procedures.get(token);
    if (before === undefined) throw new RepositoryError('refused');
    try {
      const after = rule(before);
      this.#procedures.set(token, after);
      return after;
    } catch (error) {
      throw error instanceof ProviderRuleError ? new RepositoryError('refused', { cause: error }) : error;
    }
  }
}

function bytesOf({ base64 }: CapturedImage): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
