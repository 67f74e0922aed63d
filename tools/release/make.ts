import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../packages/published.ts';
import { assembleRelease } from './assemble.ts';
import { commitOf } from './commit.ts';

/**
 * Builds app, packages and Storybook in this checkout, and makes their release: `npx tsx tools/release/make.ts FOLDER`.
 * `npm run release` runs it in a fresh clone.
 */
const [into] = process.argv.slice(2);
if (into === undefined) throw new Error('Say in which folder the release is made.');
const builds: readonly (readonly [string, ...string[]])[] = [
  ['vite', 'build', '--logLevel', 'warn'],
  ['tsx', 'tools/packages/build.ts'],
  ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
];
for (const [program, ...args] of builds) {
  execFileSync(`${root}node_modules/.bin/${program}`, args, { cwd: root, stdio: 'inherit' });
}
await assembleRelease(resolve(into), commitOf(root));
