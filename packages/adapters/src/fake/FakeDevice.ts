import type { DeviceFacts, DevicePort, DeviceUse, Orientation, Unsubscribe } from '@recto/core';
import { Listeners } from '../Listeners.ts';

/** What a fake device reports about itself. Without `hasCoarsePointer`, it has one if it has a touch screen. */
export type FakeDeviceModel = DeviceFacts & {
  /** The browser's languages; none by default, so that the product's default language is used. */
  readonly languages?: readonly string[];
};

/** A phone that the product fully supports. */
export const androidPhone: FakeDeviceModel = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};

/** A device that a test or a story controls. It begins upright, visible and online. */
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
  readonly #useListeners = new Listeners<DeviceUse>();
  #orientation: Orientation = 'portrait';
  #visible = true;
  #online = true;
  #keepsScreenOn = false;
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

  /** A sample address: a fake has no page. */
  readonly address = 'https://recto.example.com/c0ffee-2026/capture';

  /** The text in the clipboard; null before the first copy. */
  get copied(): string | null {
    return this.#copied;
  }

  /** Whether the browser allows the page to copy. */
  canCopy = true;

  async copyText(text: string): Promise<boolean> {
    if (this.canCopy) this.#copied = text;
    return this.canCopy;
  }

  /** The customer comes back to a page that was never hidden, as from the settings of some phones. */
  comeBack(): void {
    this.#returnListeners.notify();
  }

  /** Rotates the device. Like the methods below, it calls listeners only if the value changes. */
  turn(orientation: Orientation): void {
    if (orientation === this.#orientation) return;
    this.#orientation = orientation;
    this.#orientationListeners.notify(orientation);
  }

  /** Hides the page behind another app, or shows it again. */
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

  keepScreenOn(on: boolean): void {
    this.#keepsScreenOn = on;
  }

  /** Whether the screen is kept on: the page asks for it, and is visible. */
  get isScreenKeptOn(): boolean {
    return this.#keepsScreenOn && this.#visible;
  }

  /** Somebody touches the page, presses a key or moves the phone. */
  use(use: DeviceUse): void {
    this.#useListeners.notify(use);
  }

  watchUse(listener: (use: DeviceUse) => void): Unsubscribe {
    return this.#useListeners.add(listener);
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

  /** How many listeners are registered. */
  get listenerCount(): number {
    return (
      this.#orientationListeners.size +
      this.#visibilityListeners.size +
      this.#onlineListeners.size +
      this.#returnListeners.size +
      this.#useListeners.size
    );
  }
}
