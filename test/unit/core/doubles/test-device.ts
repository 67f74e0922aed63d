import type { DevicePort, Orientation, Unsubscribe } from '@recto/core';

/** A phone that the test turns, hides and shows. */
export class TestDevice implements DevicePort {
  readonly userAgent = '';
  readonly maxTouchPoints = 5;
  readonly hasCoarsePointer = true;
  readonly platform = null;
  readonly isHomeScreenApp = false;
  readonly languages: readonly string[] = [];
  reloads = 0;
  readonly address = '';
  #orientation: Orientation = 'portrait';
  #visible = true;
  #online = true;
  readonly #orientationListeners = new Set<(orientation: Orientation) => void>();
  readonly #visibilityListeners = new Set<(visible: boolean) => void>();
  readonly #returnListeners = new Set<() => void>();
  readonly #onlineListeners = new Set<(online: boolean) => void>();

  orientation(): Orientation {
    return this.#orientation;
  }

  watchOrientation(listener: (orientation: Orientation) => void): Unsubscribe {
    this.#orientationListeners.add(listener);
    return () => this.#orientationListeners.delete(listener);
  }

  isVisible(): boolean {
    return this.#visible;
  }

  watchVisibility(listener: (visible: boolean) => void): Unsubscribe {
    this.#visibilityListeners.add(listener);
    return () => this.#visibilityListeners.delete(listener);
  }

  isOnline(): boolean {
    return this.#online;
  }

  watchOnline(listener: (online: boolean) => void): Unsubscribe {
    this.#onlineListeners.add(listener);
    return () => this.#onlineListeners.delete(listener);
  }

  watchReturn(listener: () => void): Unsubscribe {
    this.#returnListeners.add(listener);
    return () => this.#returnListeners.delete(listener);
  }

  async copyText(): Promise<boolean> {
    return true;
  }

  reload(): void {
    this.reloads += 1;
  }

  turn(orientation: Orientation): void {
    this.#orientation = orientation;
    for (const listener of this.#orientationListeners) listener(orientation);
  }

  show(visible: boolean): void {
    this.#visible = visible;
    for (const listener of this.#visibilityListeners) listener(visible);
    if (visible) this.comeBack();
  }

  comeBack(): void {
    for (const listener of this.#returnListeners) listener();
  }

  /** Takes the network away, or brings it back. */
  connect(online: boolean): void {
    this.#online = online;
    for (const listener of this.#onlineListeners) listener(online);
  }

  /** How many listen to the device now. */
  get listenerCount(): number {
    return [
      this.#orientationListeners,
      this.#visibilityListeners,
      this.#returnListeners,
      this.#onlineListeners,
    ].reduce((count, { size }) => count + size, 0);
  }
}
