/** How well the document is framed, for the ear and the hand. */
export interface FramingTone {
  /** The pitch, in Hz: the better the framing, the higher. */
  readonly pitchHz: number;
  /** From the start of one tone to the next, in ms: the better the framing, the shorter. */
  readonly intervalMs: number;
  /** As `navigator.vibrate` takes it: ms of vibration and pause in turn; empty for none. */
  readonly vibration: readonly number[];
}
