import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort, DeviceUse } from '../ports/device.ts';
import { systemClock } from '../time/clock.ts';

/** How long the open viewfinder waits for a sign of a person, in ms: longer than a walk to the drawer with the document. */
const unattendedAfterMs = 120_000;

/** How long movement counts as a sign after the last touch or key, in ms: a phone in a pocket moves, too. */
const movementCountsMs = 600_000;

/**
 * Whether somebody is at the viewfinder (decision 2.16). Without a sign of a person for two minutes it is unattended;
 * a key or a movement ends that, and so does a tap, which the screen reports with `attend`.
 */
export class Attendance {
  readonly #device: DevicePort;
  readonly #onChange: (isUnattended: boolean) => void;
  #isUnattended = false;
  /** When the screen was last touched, or a key pressed. */
  #touchedAt = 0;
  /** Null while no viewfinder is shown. */
  #stopWatching: Unsubscribe | null = null;
  #cancel: () => void = () => undefined;
  #isLive = false;

  constructor(device: DevicePort, onChange: (isUnattended: boolean) => void) {
    this.#device = device;
    this.#onChange = onChange;
  }

  get isUnattended(): boolean {
    return this.#isUnattended;
  }

  /** Call it when a viewfinder is shown, and when none is any more: it was left, or the page hidden. */
  viewfinderIsShown(isShown: boolean): void {
    if (isShown === (this.#stopWatching !== null)) return;
    this.#touchedAt = systemClock.now();
    this.#stopWatching?.();
    this.#stopWatching = isShown ? this.#device.watchUse((use) => this.notice(use)) : null;
    this.attend();
    this.#waitAnew();
  }

  /** Call it when the camera begins or ends to show its picture: only then it is waited for a person. */
  cameraIsLive(isLive: boolean): void {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    this.#waitAnew();
  }

  /** There is a sign of a person. A touch does not end that nobody was there: the tap that follows does. */
  notice(sign: DeviceUse): void {
    const now = systemClock.now();
    if (sign !== 'movement') this.#touchedAt = now;
    else if (now - this.#touchedAt >= movementCountsMs) return;
    if (sign !== 'touch') this.attend();
    this.#waitAnew();
  }

  /** Somebody is there again. */
  attend(): void {
    this.#change(false);
  }

  #waitAnew(): void {
    this.#cancel();
    if (!this.#isLive || this.#stopWatching === null) return;
    this.#cancel = systemClock.after(unattendedAfterMs, () => this.#change(true));
  }

  #change(isUnattended: boolean): void {
    if (isUnattended === this.#isUnattended) return;
    this.#isUnattended = isUnattended;
    this.#onChange(isUnattended);
  }
}
