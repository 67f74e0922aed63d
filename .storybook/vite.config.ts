import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from '../host/build/licences.ts';

/** Storybook's build. Changes in the output of the host's build and in the sandbox's state do not reload it. */
export default defineConfig({
  plugins: [react(), licences()],
  server: { watch: { ignored: ['**/dist/**', '**/.sandbox/**'] } },
});
