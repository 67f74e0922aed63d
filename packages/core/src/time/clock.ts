/** Time as the app measures it and waits for it. Tests pass a clock of their own. */
export interface Clock {
  /** In ms, to measure how long something takes: it never goes back, and does not follow the time of day when that is set. */
  now(): number;
  /** Calls the function once, after `ms`. @returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void;
}

/** The device's own clock. Its time begins with the page. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
