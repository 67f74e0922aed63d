import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientAuthentication, PhotoName } from '@recto/core';
import {
  procedureView,
  startProvider,
  type CallName,
  type Fault,
  type FaultInput,
  type LoggedCall,
  type NewProcedure,
  type ProcedurePatch,
  type ProcedureRecord,
  type ProcedureView,
  type ProviderServer,
} from '@recto/sandbox/provider';

/** How a test's provider begins. */
export interface TestProviderOptions {
  /** Any free port by default. */
  readonly port?: number;
  /** Where call 1 must carry the client's credentials; `both` by default. */
  readonly clientAuthentication?: ClientAuthentication;
  /** How long an access token is valid, in seconds; one hour by default. */
  readonly accessTokenLifetimeSeconds?: number;
}

/** A procedure, as the provider has it now. */
export type TestProcedure = Pick<ProcedureView, 'token' | 'procedure' | 'received'>;

/**
 * Starts a provider with the eight calls on this machine, for one test or for all of them. It answers apps on any origin.
 * @throws PortTakenError if a port was given, and another program listens there.
 */
export async function startTestProvider({
  port,
  ...options
}: TestProviderOptions = {}): Promise<TestProvider> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-test-provider-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    return new TestProvider(await startProvider({ ...options, dataDir }, port), remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * A provider that a test has in hand: procedures, faults, calls and received photos. Methods that take a token throw
 * UnknownProcedureError if no procedure has it. Its files are in a temporary folder until it is closed.
 */
export class TestProvider {
  readonly #server: ProviderServer;
  readonly #remove: () => Promise<void>;

  /** `startTestProvider` makes it. */
  constructor(server: ProviderServer, remove: () => Promise<void>) {
    this.#server = server;
    this.#remove = remove;
  }

  /** Such as `http://127.0.0.1:40123`. */
  get origin(): string {
    return this.#server.origin;
  }

  /** What the app's configuration says about its provider: fields of `config.json`, and of `HttpProcedureRepository`. */
  get configuration(): {
    readonly authEndpointUrl: string;
    readonly idEndpointUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly clientAuthentication: ClientAuthentication;
  } {
    return {
      authEndpointUrl: `${this.origin}/provider/auth`,
      idEndpointUrl: `${this.origin}/provider/id`,
      ...this.#server.sandbox.config,
    };
  }

  /**
   * Makes a procedure, as the operator does: `active`, and without photos.
   * @param given what it asks for, such as `{ idCardRequired: true, language: 'en-gb' }`; nothing by default.
   */
  create(given: NewProcedure = {}): TestProcedure {
    return this.#view(this.#server.create(given));
  }

  /** A procedure as it is now. */
  get(token: string): TestProcedure {
    return this.#view(this.#operator.get(token));
  }

  /** Sets fields to any value, also to one that the rules of §4 forbid, such as a status. */
  patch(token: string, patch: ProcedurePatch): TestProcedure {
    return this.#view(this.#operator.patch(token, patch));
  }

  /** Refuses what the customer has submitted. @throws ProviderRuleError unless it is `finished`. */
  refuse(token: string, comment: string | null): TestProcedure {
    return this.#view(this.#operator.refuse(token, comment));
  }

  /** Ends the time in which photos can be sent. */
  expire(token: string): TestProcedure {
    return this.#view(this.#operator.expire(token));
  }

  /** The bytes of a received photo; null if it has none. */
  async photo(token: string, name: PhotoName): Promise<Uint8Array | null> {
    const image = await this.#operator.image(token, name);
    return image && new Uint8Array(image.bytes);
  }

  /** Which photos it has received, in the order of §3. */
  photosOf(token: string): readonly PhotoName[] {
    return this.get(token).received.map(({ name }) => name);
  }

  /**
   * Has a call fail from now on, as often as `times` says; always by default. Of several faults of a call, the first
   * one applies until it is used up.
   */
  fail(fault: FaultInput): void {
    this.#server.addFault(fault);
  }

  /** The faults that are set, with the number of times that each has left. */
  get faults(): readonly Fault[] {
    return this.#server.sandbox.faults.list();
  }

  /** Ends all faults. */
  recover(): void {
    this.#server.sandbox.faults.clear();
  }

  /** The calls to which it has responded, oldest first: which headers they had, and never a value. */
  calls(name?: CallName): readonly LoggedCall[] {
    const calls = this.#server.sandbox.calls.list();
    return name === undefined ? calls : calls.filter(({ call }) => call === name);
  }

  /** As it began: no fault, and no call so far. Procedures stay. */
  beginAgain(): void {
    this.recover();
    this.#server.sandbox.calls.clear();
  }

  /** Breaks open connections, stops, and removes its files, also if it fails to stop. */
  async close(): Promise<void> {
    try {
      await this.#server.close();
    } finally {
      await this.#remove();
    }
  }

  get #operator(): ProviderServer['sandbox']['operator'] {
    return this.#server.sandbox.operator;
  }

  #view(record: ProcedureRecord): TestProcedure {
    const { token, procedure, received } = procedureView(record, this.origin);
    return { token, procedure, received };
  }
}
