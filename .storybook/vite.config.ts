import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own build; the host's is in the root, and what it leaves behind is nothing to reload for. */
export default defineConfig({
  plugins: [react()],
  server: { watch: { ignored: ['**/dist/**', '**/.sandbox/**'] } },
});
