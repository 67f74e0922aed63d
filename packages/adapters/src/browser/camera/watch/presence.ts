import type { Unsubscribe } from '@recto/core';
import { Listeners } from '../../../listeners.ts';
import { knownCameras, watchDevices } from '../opening/device-list.ts';
import type { CameraEnvironment } from '../camera-environment.ts';

/** Whether this device has a camera, without asking the person: what openings found, and what the browser lists. */
export class CameraPresence {
  readonly #environment: CameraEnvironment;
  readonly #listeners = new Listeners<boolean>();
  #openingFoundNone = false;
  #listIsEmpty = false;
  #isListening = false;

  constructor(environment: CameraEnvironment) {
    this.#environment = environment;
  }

  /** True as long as nothing says that there is none. */
  get isThere(): boolean {
    return !this.#openingFoundNone && !this.#listIsEmpty;
  }

  /** What an opening has found. It counts for more than the list, until that changes. */
  note(isThere: boolean): void {
    this.#listen();
    this.#set({ openingFoundNone: !isThere, listIsEmpty: !isThere && this.#listIsEmpty });
  }

  watch(listener: (isThere: boolean) => void): Unsubscribe {
    this.#listen();
    void this.#look();
    return this.#listeners.add(listener);
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    // For as long as the page: what an opening has found is over when the devices change.
    watchDevices(this.#environment, () => void this.#look({ hasChanged: true }));
  }

  async #look({ hasChanged = false } = {}): Promise<void> {
    const cameras = await knownCameras(this.#environment);
    // A page that may not use cameras is shown none, whatever the device has.
    const isTold = this.#environment.policy()?.allowsFeature('camera') ?? true;
    if (cameras === null || !isTold) return;
    const listIsEmpty = cameras.length === 0;
    const isOver = hasChanged && !listIsEmpty;
    this.#set({ listIsEmpty, openingFoundNone: this.#openingFoundNone && !isOver });
  }

  #set(found: { readonly openingFoundNone: boolean; readonly listIsEmpty: boolean }): void {
    const before = this.isThere;
    this.#openingFoundNone = found.openingFoundNone;
    this.#listIsEmpty = found.listIsEmpty;
    if (this.isThere !== before) this.#listeners.tell(this.isThere);
  }
}
