/** Time as the app reads it and waits for it. Tests pass a clock of their own. */
export interface Clock {
  /** The time of day, in ms since 1970. */
  now(): number;
  /** Calls the function once, after `ms`. @returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void;
}

/** The device's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
