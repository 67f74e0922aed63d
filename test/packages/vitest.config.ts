import { defineConfig } from 'vitest/config';

/**
 * The tests of the packages in other apps, and of the sample for React Native. A configuration of its own, since they
 * need a package registry.
 */
export default defineConfig({
  // An installation takes long on a busy machine, or behind a slow registry.
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // Two apps at a time: each waits for installations and its browser half of the time.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
