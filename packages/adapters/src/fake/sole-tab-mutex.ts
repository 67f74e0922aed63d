import type { Mutex } from '@recto/core';

/** The mutex of a browser with no other tab: all work starts at once. */
export const soleTabMutex: Mutex = (work) => work();
