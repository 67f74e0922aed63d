import { loadRemoval } from '@recto/core';

const removal = await loadRemoval();

/** What removes the location of a picked file, loaded already: tests need not wait for it. */
export const loadedRemoval: typeof loadRemoval = () => Promise.resolve(removal);
