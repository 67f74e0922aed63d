import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from '../host/build/licences.ts';
import { noTimings } from '../host/build/no-timings.ts';

/** Storybook's build. Changes in the output of the host's build and in the sandbox's state do not reload it. */
export default defineConfig({
  plugins: [react(), licences()],
  build: { rolldownOptions: noTimings },
  server: { watch: { ignored: ['**/dist/**', '**/.sandbox/**'] } },
});
