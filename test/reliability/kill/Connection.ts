import type { FaultInput } from '@recto/sandbox';
import type { Fault, Operator } from '../../e2e/fixtures/operator.ts';
import type { Network } from './journeys.ts';
import type { KillablePhone } from './KillablePhone.ts';

/** The fault of each network. An offline phone's calls fail at the provider too: for a moment it counts as online (`pageWasOpened`). */
const faults = {
  'slow provider': { kind: 'delay', ms: 4_000 },
  'responses are lost': { kind: 'dropAfter' },
  'provider hangs': { kind: 'delay', ms: 600_000 },
  'provider is away': { kind: 'dropBefore' },
  'phone offline': { kind: 'dropBefore' },
} as const satisfies Record<Exclude<Network, 'good'>, Fault>;

const otherCalls: readonly FaultInput['call'][] = [
  'token',
  'readProcedure',
  'setStarted',
  'setFinished',
  'deletePhoto',
];

/** The network between the phone and the provider: good until it turns bad. */
export class Connection {
  readonly #phone: KillablePhone;
  readonly #operator: Operator;
  readonly #network: Network;
  #isOffline = false;

  constructor(phone: KillablePhone, operator: Operator, network: Network) {
    this.#phone = phone;
    this.#operator = operator;
    this.#network = network;
  }

  /** From now on photos use the bad network of this journey. */
  async turnBad(): Promise<void> {
    if (this.#network === 'good') return;
    await this.#operator.clearFaults();
    await this.#operator.addFault({ call: 'savePhoto', ...faults[this.#network] });
    if (this.#network === 'phone offline') await this.#setOffline(true);
  }

  /** From now on the other calls use it too: so does a browser that is opened again. */
  async turnBadForAll(): Promise<void> {
    await this.turnBad();
    if (this.#network === 'good') return;
    for (const call of otherCalls) await this.#operator.addFault({ call, ...faults[this.#network] });
  }

  /** The phone has a network for a while, so that a link can be opened; photos still use the bad one. */
  async letOtherCallsThrough(): Promise<void> {
    await this.#setOffline(false);
  }

  /** To be called when a page was opened: Playwright does not make a page from a service worker offline. */
  async pageWasOpened(): Promise<void> {
    if (!this.#isOffline) return;
    await this.#phone.setOffline(false);
    await this.#phone.setOffline(true);
  }

  async turnGood(): Promise<void> {
    await this.#operator.clearFaults();
    await this.#setOffline(false);
  }

  /** A browser that was started again is online. */
  async browserWasStarted(): Promise<void> {
    if (this.#isOffline) await this.#phone.setOffline(true);
  }

  async #setOffline(offline: boolean): Promise<void> {
    this.#isOffline = offline;
    await this.#phone.setOffline(offline);
  }
}
