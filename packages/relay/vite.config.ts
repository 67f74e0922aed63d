import { defineConfig } from 'vite';

/** The relay as one file without dependencies, for `node relay.mjs` on the operator's server. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'relay.mjs' } },
  },
});
