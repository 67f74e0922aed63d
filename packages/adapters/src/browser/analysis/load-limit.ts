/** For the worker to start, or for a further file of the analysis to load, in ms: it may come over a slow network. */
export const loadLimitMs = 20_000;
