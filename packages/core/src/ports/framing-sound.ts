import type { FramingTone } from '../model/framing-tone.ts';

/** Tones and vibration that follow the framing (decision 4.3), and the photo. Never throws: a phone without them stays silent. */
export interface FramingSoundPort {
  /**
   * Repeats this tone until the next call; null for silence.
   * Call it in the event handler of a tap once: browsers let a page sound only after a tap.
   */
  play(tone: FramingTone | null): void;
  /** One short vibration: the photo is taken. None with reduced motion. */
  tick(): void;
}
