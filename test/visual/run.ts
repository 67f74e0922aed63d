import { spawn } from 'node:child_process';
import { preview } from 'vite';
import { chromium } from '../browser/chromium.ts';

/**
 * Plays every story of the static Storybook (`npm run storybook:build`) in the pinned browser: it must
 * render, its play function must pass, and axe must find nothing. Arguments go on to `test-storybook`.
 */
const { executablePath, args, env } = chromium();
const server = await preview({
  configFile: false,
  root: 'storybook-static',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('Storybook could not be served.');

const child = spawn(
  'test-storybook',
  ['--url', `http://127.0.0.1:${address.port}`, '--maxWorkers', '2', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, RECTO_CHROMIUM: JSON.stringify({ executablePath, args, env }) },
  },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
  void server.close();
});
