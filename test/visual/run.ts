import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { chromium } from '../chromium/chromium.ts';
import { looksOption, looksToEnvironment } from './part-of-looks.ts';
import { differences, evidence, pictureList } from './places.ts';
import { storiesLeftOut } from './what-to-picture.ts';

/** How long one story may take, in ms: a state sheet is drawn about two hundred times, and a machine can be busy. */
const storyLimitMs = 300_000;

/**
 * Visits every story of the static Storybook (`npm run storybook:build`) in the pinned browser: it must
 * render, its play function must pass, axe must find nothing, its layout must hold, and its pictures
 * must be the baselines. `--looks own` and `--looks further` do a part of it (`part-of-looks.ts`). `--update` makes the
 * pictures the baselines. Other arguments are passed to `test-storybook`.
 */
const { looks, rest: others } = looksOption(process.argv.slice(2));
const update = others.includes('--update');
const rest = others.filter((argument) => argument !== '--update');
const { executablePath, args, env, pinned } = chromium();
if (!pinned) {
  if (update) throw new Error('Baselines come from the pinned browser, which npm brings to linux-x64 only.');
  console.log('Pixels are not compared: this is not the pinned browser, which npm brings to linux-x64 only.');
}
for (const folder of [evidence, pictureList, differences]) rmSync(folder, { recursive: true, force: true });

const server = await preview({
  configFile: false,
  root: 'storybook-static',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('Storybook could not be served.');
const url = `http://127.0.0.1:${address.port}`;

const child = spawn(
  'test-storybook',
  ['--url', url, '--maxWorkers', '4', '--testTimeout', String(storyLimitMs), '--ci', ...rest],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      RECTO_CHROMIUM: JSON.stringify({ executablePath, args, env }),
      ...looksToEnvironment(looks),
      RECTO_SKIPPED_STORIES: JSON.stringify(storiesLeftOut(looks)),
      RECTO_PICTURES: pinned ? (update ? 'update' : 'compare') : 'skip',
    },
  },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
  void server.close();
});
