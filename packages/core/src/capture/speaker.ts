import { systemClock } from '../time/clock.ts';
import type { Timers } from '../time/timers.ts';
import type { Said } from './announcement.ts';
import { initialVoice, nextVoice, type Heard, type VoiceState } from './voice.ts';

/** Runs the voice of the capture screen: what may not be said yet is looked at again when it is due. */
export class Speaker {
  readonly #timers: Timers;
  readonly #onDue: () => void;
  #voice: VoiceState;
  /** Cancels the next call of `onDue`. */
  #cancel: () => void = () => undefined;

  /** @param onDue called when something else may be said although nothing has changed: ask `hear` again. */
  constructor(snapshot: Heard, timers: Timers, onDue: () => void) {
    this.#voice = initialVoice(snapshot, systemClock.now());
    this.#timers = timers;
    this.#onDue = onDue;
  }

  /** The capture screen opens: what was said before does not count. */
  begin(snapshot: Heard): void {
    this.#voice = initialVoice(snapshot, systemClock.now());
  }

  /**
   * @param isOnScreen whether the view is mounted: else nothing is due later.
   * @returns what is said of this snapshot; null for nothing.
   */
  hear(snapshot: Heard, isOnScreen: boolean): Said | null {
    const now = systemClock.now();
    this.#voice = nextVoice(this.#voice, snapshot, now);
    this.#cancel();
    const { dueAt, said } = this.#voice;
    if (dueAt !== null && isOnScreen) {
      this.#cancel = this.#timers.after(Math.max(1, dueAt - now), this.#onDue);
    }
    return said;
  }
}
