import type { DevicePort, Orientation, Unsubscribe } from '@recto/core';
import { Listeners } from '../listeners.ts';

/** What a fake device is. */
export interface FakeDeviceModel {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

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
  readonly #orientationListeners = new Listeners<Orientation>();
  readonly #visibilityListeners = new Listeners<boolean>();
  readonly #onlineListeners = new Listeners<boolean>();
  #orientation: Orientation = 'portrait';
  #visible = true;
  #online = true;
  #reloads = 0;

  constructor({ userAgent, maxTouchPoints }: FakeDeviceModel = androidPhone) {
    this.userAgent = userAgent;
    this.maxTouchPoints = maxTouchPoints;
  }

  /** How often the page was told to load again. */
  get reloads(): number {
    return this.#reloads;
  }

  /** Turns the device; so too below: what it is already is no change, and is not told. */
  turn(orientation: Orientation): void {
    if (orientation === this.#orientation) return;
    this.#orientation = orientation;
    this.#orientationListeners.tell(orientation);
  }

  /** Hides the page behind another app, or brings it back. */
  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#visibilityListeners.tell(visible);
  }

  setOnline(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.#onlineListeners.tell(online);
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
