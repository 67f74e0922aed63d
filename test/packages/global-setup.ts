import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuildStale } from '../../packages/sandbox/src/web/host-build.ts';
import { root } from '../../tools/packages/published.ts';
import { assembleRelease } from '../../tools/release/assemble.ts';
import { commitOf, type Commit } from '../../tools/release/commit.ts';
import { install, newestPeers, installedVersion, releaseIn } from './install.ts';
import { bin, run } from './run-program.ts';
import { esbuild, next, typescript } from './tried-versions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the release, in which the tests make their apps: outside of this repository. */
    packed: string;
  }
}

/** What the tests of an app need. */
const programs = ['@playwright/test', '@vitest/browser-playwright', 'vite', 'vitest'];

/**
 * Makes a release of what is built, unless `RECTO_RELEASE` names one (`npm run release`), and installs its packages
 * once for all apps with the newest peers.
 */
export default async function setup(project: TestProject) {
  const packed = mkdtempSync(join(tmpdir(), 'recto-packages-'));
  const given = process.env['RECTO_RELEASE'];
  if (given === undefined) await makeRelease(releaseIn(packed));
  else cpSync(given, releaseIn(packed), { recursive: true });
  const others = [...programs, '@types/node'].map((name) => `${name}@${installedVersion(name)}`);
  await install(packed, join(packed, 'newest'), [...newestPeers, ...others, esbuild, next, typescript]);
  project.provide('packed', packed);
  return () => rmSync(packed, { recursive: true, force: true });
}

/** Of this checkout as it is. App and Storybook are built only if they are out of date: after `npm test` they are not. */
async function makeRelease(into: string): Promise<void> {
  // Vitest's own NODE_ENV would make builds for tests, with React's warnings in them.
  const { NODE_ENV: _, ...others } = process.env;
  const env = { ...others, PATH: `${root}node_modules/.bin:${others['PATH']}` };
  await run(bin('tsx'), ['tools/packages/build.ts'], { cwd: root, env });
  if (isBuildStale(root)) await run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: root, env });
  await run(bin('tsx'), ['test/runner/build-storybook.ts'], { cwd: root, env });
  await assembleRelease(into, commit());
}

/** Nothing is published of this release, so a copy of the sources without git is good enough. */
function commit(): Commit {
  try {
    return commitOf(root);
  } catch {
    return { hash: 'none', seconds: 0 };
  }
}
