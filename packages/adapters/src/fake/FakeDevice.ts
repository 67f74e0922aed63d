import type { DeviceFacts, DevicePort, Orientation, Unsubscribe } from '@recto/core';
import { Listeners } from '../Listeners.ts';

/** What a fake device says of itself. Left out, it has a coarse pointer if it has a touch screen, and says no more. */
export type FakeDeviceModel = DeviceFacts & {
  /** Those of the browser; none where left out, so that the product's default is spoken. */
  readonly languages?: readonly string[];
};

/** A phone on which the product runs in full. */
export const androidPhone: FakeDeviceModel = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};

/** A device that does what it is told: upright, in sight and online to begin with. */
export class FakeDevice implements DevicePort {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly hasCoarsePointer: boolean;
  readonly platform: string | null;
  readonly isHomeScreenApp: boolean;
  readonly languages: readonly string[];
  readonly #orientationListeners = new Listeners<Orientation>();
  readonly #visibilityListeners = new Listeners<boolean>();
  readonly #onlineListeners = new Listeners<boolean>();
  readonly #returnListeners = new Listeners<void>();
  #orientation: Orientation = 'portrait';
  #visible = true;
  #online = true;
  #reloads = 0;
  #copied: string | null = null;

  constructor(model: FakeDeviceModel = androidPhone) {
    this.userAgent = model.userAgent;
    this.maxTouchPoints = model.maxTouchPoints;
    this.hasCoarsePointer = model.hasCoarsePointer ?? model.maxTouchPoints > 0;
    this.platform = model.platform ?? null;
    this.isHomeScreenApp = model.isHomeScreenApp ?? false;
    this.languages = model.languages ?? [];
  }

  get reloads(): number {
    return this.#reloads;
  }

  /** The address is that of a link to somewhere else: a fake is opened nowhere. */
  readonly address = 'https://recto.example.com/c0ffee-2026/capture';

  /** What is in the clipboard. */
  get copied(): string | null {
    return this.#copied;
  }

  /** Whether the browser lets the page copy. */
  canCopy = true;

  async copyText(text: string): Promise<boolean> {
    if (this.canCopy) this.#copied = text;
    return this.canCopy;
  }

  /** The person comes back to a page that was never hidden, as from the settings on some phones. */
  comeBack(): void {
    this.#returnListeners.notify();
  }

  /** Turns the device; so too below: what it is already is no change, and is not told. */
  turn(orientation: Orientation): void {
    if (orientation === this.#orientation) return;
    this.#orientation = orientation;
    this.#orientationListeners.notify(orientation);
  }

  /** Hides the page behind another app, or brings it back. */
  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#visibilityListeners.notify(visible);
    if (visible) this.comeBack();
  }

  setOnline(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.#onlineListeners.notify(online);
  }

  orientation(): Orientation {
    return this.#orientation;
  }

  watchOrientation(listener: (orientation: Orientation) => void): Unsubscribe {
    return this.#orientationListeners.add(listener);
  }

  isVisible(): boolean {
    return this.#visible;
  }

  watchVisibility(listener: (visible: boolean) => void): Unsubscribe {
    return this.#visibilityListeners.add(listener);
  }

  watchReturn(listener: () => void): Unsubscribe {
    return this.#returnListeners.add(listener);
  }

  isOnline(): boolean {
    return this.#online;
  }

  watchOnline(listener: (online: boolean) => void): Unsubscribe {
    return this.#onlineListeners.add(listener);
  }

  reload(): void {
    this.#reloads += 1;
  }
}
