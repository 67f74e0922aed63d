import type { Unsubscribe } from '@recto/core';
import { Listeners } from '../../../Listeners.ts';
import type { CameraEnvironment } from '../camera-environment.ts';
import { listCameras, watchDevices } from '../opening/device-list.ts';

/**
 * Whether this device has a camera, known without a permission prompt: from earlier attempts to open one,
 * and from the browser's list.
 */
export class CameraPresence {
  readonly #environment: CameraEnvironment;
  readonly #listeners = new Listeners<boolean>();
  #openingFoundNone = false;
  #listIsEmpty = false;
  #endListening: Unsubscribe | null = null;

  constructor(environment: CameraEnvironment) {
    this.#environment = environment;
  }

  /** True until an attempt or the list shows that there is none. */
  get hasCamera(): boolean {
    return !this.#openingFoundNone && !this.#listIsEmpty;
  }

  /** The result of an attempt to open a camera. It overrides the list until the list changes. */
  note(hasCamera: boolean): void {
    this.#listen();
    this.#set({ openingFoundNone: !hasCamera, listIsEmpty: !hasCamera && this.#listIsEmpty });
  }

  watch(listener: (hasCamera: boolean) => void): Unsubscribe {
    this.#listen();
    void this.#check();
    return this.#listeners.add(listener);
  }

  /** Listens no more, until the next attempt or watch. */
  dispose(): void {
    this.#endListening?.();
    this.#endListening = null;
  }

  #listen(): void {
    // Until it is disposed: the result of an attempt is outdated when the devices change.
    this.#endListening ??= watchDevices(this.#environment, () => void this.#check({ hasChanged: true }));
  }

  async #check({ hasChanged = false } = {}): Promise<void> {
    const cameras = await listCameras(this.#environment);
    // For a page that may not use cameras the list is always empty.
    const isAllowed = this.#environment.policy()?.allowsFeature('camera') ?? true;
    if (cameras === null || !isAllowed) return;
    const listIsEmpty = cameras.length === 0;
    const isOutdated = hasChanged && !listIsEmpty;
    this.#set({ listIsEmpty, openingFoundNone: this.#openingFoundNone && !isOutdated });
  }

  #set(found: { readonly openingFoundNone: boolean; readonly listIsEmpty: boolean }): void {
    const before = this.hasCamera;
    this.#openingFoundNone = found.openingFoundNone;
    this.#listIsEmpty = found.listIsEmpty;
    if (this.hasCamera !== before) this.#listeners.notify(this.hasCamera);
  }
}
