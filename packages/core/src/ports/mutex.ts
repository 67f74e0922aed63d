/**
 * Runs work in at most one tab of this browser at a time: it begins once no other tab is running such
 * work, with one tab at once. Resolves, or rejects, as the work does.
 */
export type Mutex = (work: () => Promise<void>) => Promise<void>;
