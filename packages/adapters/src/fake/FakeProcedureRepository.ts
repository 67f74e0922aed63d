import {
  providerRules,
  ProviderRuleError,
  RepositoryError,
  sleep,
  throwIfAborted,
  unlessAborted,
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

/** One call to a fake provider. */
export interface FakeCall {
  readonly method: CallName;
  readonly token: string;
  /** Null for calls 2 to 5. */
  readonly photo: PhotoName | null;
  /** What calls 6 and 7 send. */
  readonly body: CapturedImage | Blob | null;
  readonly options: UploadOptions;
}

/** A call that has no photo or body unless it says so. */
type BegunCall = Partial<FakeCall> & Pick<FakeCall, 'method' | 'token' | 'options'>;

/** How a fake provider behaves. The settings can be changed at any time. */
export interface FakeProviderSettings {
  /** How long each call takes, in ms; Infinity for a provider that never responds. */
  latencyMs: number;
  /** The calls that fail, and how. A failing call has no effect. */
  failing: Partial<Record<CallName, RepositoryErrorCode>>;
  /** How many times an upload reports its progress. */
  uploadSteps: number;
  /** The photos of a refused procedure that call 5 does not clear. */
  keptAtReset: readonly PhotoName[];
  /** Called at the start of each call, which waits for it, and fails with its error. */
  onCall?: (call: FakeCall) => Promise<void>;
  /** The address of a photo's thumb; by default, the image itself. */
  displayUrlOf?: (photo: PhotoName) => string;
}

/** The longest that a timer can wait, in ms: 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * A provider in memory, by the same rules as the sandbox's (`providerRules`). It has the given procedures,
 * each by its token; their images live as long as the page.
 */
export class FakeProcedureRepository implements ProcedureRepository {
  readonly settings: FakeProviderSettings;
  readonly #procedures: Map<string, Procedure>;

  constructor(
    procedures: Iterable<readonly [token: string, procedure: Procedure]>,
    settings: Partial<FakeProviderSettings> = {},
  ) {
    this.#procedures = new Map(procedures);
    this.settings = {
      latencyMs: 0,
      failing: {},
      uploadSteps: 10,
      keptAtReset: [],
      ...settings,
    };
  }

  /** The current state of a procedure; undefined for an unknown token. */
  procedureOf(token: string): Procedure | undefined {
    return this.#procedures.get(token);
  }

  /** Adds or replaces a procedure, as an administrator would. */
  put(token: string, procedure: Procedure): void {
    this.#procedures.set(token, procedure);
  }

  async readProcedure(token: string, options: CallOptions = {}): Promise<Procedure> {
    await this.#begin({ method: 'readProcedure', token, options });
    return this.#apply('readProcedure', token, (procedure) => procedure);
  }

  async setStarted(token: string, options: CallOptions = {}): Promise<void> {
    await this.#begin({ method: 'setStarted', token, options });
    this.#apply('setStarted', token, providerRules.start);
  }

  async setFinished(token: string, options: CallOptions = {}): Promise<string | undefined> {
    await this.#begin({ method: 'setFinished', token, options });
    return this.#apply('setFinished', token, providerRules.finish).reference;
  }

  async reset(token: string, options: CallOptions = {}): Promise<Procedure> {
    await this.#begin({ method: 'reset', token, options });
    return this.#apply('reset', token, (procedure) =>
      providerRules.reset(procedure, this.settings.keptAtReset),
    );
  }

  async savePhoto(
    token: string,
    name: PhotoName,
    image: CapturedImage,
    options: CallOptions = {},
  ): Promise<Thumb> {
    throwIfAborted(options.signal);
    // Its body leaves at once: an abort does not end it (`CallOptions`).
    await this.#begin({ method: 'savePhoto', token, photo: name, body: image, options }, {});
    return this.#storePhoto('savePhoto', token, name, bytesOf(image), () => image.dataUrl);
  }

  async uploadPhoto(token: string, name: PhotoName, file: Blob, options: UploadOptions = {}): Promise<Thumb> {
    await this.#call({ method: 'uploadPhoto', token, photo: name, body: file, options });
    const steps = this.settings.uploadSteps;
    for (let step = 1; step <= steps; step += 1) {
      await this.#pause(1 / steps, options);
      options.onProgress?.(step / steps);
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    return this.#storePhoto('uploadPhoto', token, name, bytes, () => URL.createObjectURL(file));
  }

  async deletePhoto(token: string, name: PhotoName, options: CallOptions = {}): Promise<void> {
    await this.#begin({ method: 'deletePhoto', token, photo: name, options });
    this.#apply('deletePhoto', token, (procedure) =>
      providerRules.deletePhoto(procedure, providerRules.photoNameOf(name)),
    );
  }

  /** @param until whose abort ends the call. */
  async #begin(call: BegunCall, until: CallOptions = call.options): Promise<void> {
    await this.#call(call, until);
    await this.#pause(1, until);
  }

  async #call(call: BegunCall, { signal }: CallOptions = call.options): Promise<void> {
    throwIfAborted(signal);
    const { onCall } = this.settings;
    if (onCall !== undefined) await unlessAborted(onCall({ photo: null, body: null, ...call }), signal);
  }

  /** Lets a part of the latency pass. */
  async #pause(part: number, { signal }: CallOptions): Promise<void> {
    throwIfAborted(signal);
    const ms = Math.min(this.settings.latencyMs * part, longestTimerMs);
    if (ms > 0) await sleep(ms, signal);
  }

  #storePhoto(
    call: CallName,
    token: string,
    name: PhotoName,
    bytes: Uint8Array,
    displayUrl: () => string,
  ): Thumb {
    const procedure = this.#apply(call, token, (before) => {
      providerRules.imageTypeOrRefusal(bytes);
      const url = this.settings.displayUrlOf?.(name) ?? displayUrl();
      return providerRules.keepPhoto(before, providerRules.photoNameOf(name), { displayUrl: url });
    });
    return procedure.thumbs[name]!;
  }

  /** Applies a call by the rules of the provider, unless the settings let it fail. */
  #apply(call: CallName, token: string, rule: (procedure: Procedure) => Procedure): Procedure {
    const failure = this.settings.failing[call];
    if (failure !== undefined) {
      const isCertain = failure === 'refused' || failure === 'tooLarge';
      throw new RepositoryError(failure, { mayHaveArrived: !isCertain });
    }
    const before = this.#procedures.get(token);
    if (before === undefined) throw new RepositoryError('refused');
    try {
      const after = rule(before);
      this.#procedures.set(token, after);
      return after;
    } catch (error) {
      if (!(error instanceof ProviderRuleError)) throw error;
      throw new RepositoryError(error.code === 'imageSize' ? 'tooLarge' : 'refused', { cause: error });
    }
  }
}

function bytesOf({ base64 }: CapturedImage): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
