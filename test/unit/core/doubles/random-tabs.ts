import { RepositoryError, type CapturedImage, type PhotoName } from '@recto/core';
import { imageOf } from './procedures.ts';
import type { Call } from './test-repository.ts';
import { Browser } from './two-tabs-world.ts';
import { settled } from './waiting.ts';

type Tab = Awaited<ReturnType<Browser['openTab']>>;

/** A person who takes photos in two tabs with the same link, in front of a provider whose answers get lost. */
export class RandomTabs {
  readonly browser = new Browser();
  readonly mishaps: string[] = [];
  /** The newest photo of each name that the person has used and not taken back, in whichever tab. */
  readonly wanted = new Map<PhotoName, CapturedImage>();
  /** What the provider has. */
  readonly held = new Map<PhotoName, Call['body']>();
  readonly #acknowledged = new Set<Call['body']>();
  #tabs: readonly Tab[] = [];
  #taken = 0;

  static async open(): Promise<RandomTabs> {
    const world = new RandomTabs();
    world.#tabs = [await world.browser.openTab(), await world.browser.openTab()];
    world.browser.calls.requests.length = 0;
    return world;
  }

  get tabs(): readonly Tab[] {
    return this.#tabs;
  }

  use({ queue }: Tab, photo: PhotoName): void {
    const image = imageOf(`${photo} ${(this.#taken += 1)}`);
    this.wanted.set(photo, image);
    void queue.add({ source: 'taken', photo, image });
  }

  takeBack({ queue }: Tab, photo: PhotoName): void {
    if (!queue.getSnapshot().some(({ content }) => content.photo === photo)) return;
    this.wanted.delete(photo);
    queue.drop(photo);
  }

  /** The oldest call arrives, unless it is lost before; its answer comes, unless it is lost after. */
  async answer(lost: 'before' | 'after' | null): Promise<void> {
    const { calls } = this.browser;
    const call = calls.requests[calls.requests.length - calls.openCount];
    if (call === undefined) return;
    const { photo, body, options } = call;
    if (this.#acknowledged.has(body)) this.mishaps.push(`${photo} was sent though it was acknowledged`);
    const acts = lost !== 'before' && photo !== null && options.signal?.aborted !== true;
    if (acts) this.held.set(photo, body);
    if (lost !== null) return calls.fail(new RepositoryError('unreachable'));
    if (acts) this.#acknowledged.add(body);
    await calls.answer();
  }

  /** A patient person, to whom nothing bad happens any more. */
  async untilAllIsSent(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) {
      for (const { device } of this.#tabs) {
        device.connect(true);
        device.show(true);
      }
      await settled();
      while (this.browser.calls.openCount > 0) await this.answer(null);
    }
  }
}
