import type { Plugin } from 'vite';

/** What Vite wraps around each import that is made later. */
const helper = '\0vite/preload-helper.js';

/**
 * Makes a later import a plain one. Vite's helper would load the style sheets of a chunk before it: there are none
 * (`cssCodeSplit`). It weighs 0.6 kB in the first file, and takes a slow phone 10 ms for each import.
 */
export function plainImports(): Plugin {
  return {
    name: 'recto-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
