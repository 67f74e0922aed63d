/**
 * Runs work in one tab of this browser at a time: it starts when no other tab is running such work.
 * Resolves or rejects with the work.
 */
export type Mutex = (work: () => Promise<void>) => Promise<void>;
