/**
 * Runs work that only one tab of this browser may be at. Resolves, or rejects, as the work does; the
 * work is begun when no other tab is at it. With one tab, that is at once.
 */
export type Mutex = (work: () => Promise<void>) => Promise<void>;
