import { defineConfig } from 'vitest/config';

/** The test of the packages in other apps; a configuration of its own, since it needs a package registry. */
export default defineConfig({
  // An installation takes long on a busy machine, or behind a slow registry.
  test: {
    root: import.meta.dirname,
    include: ['install.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
