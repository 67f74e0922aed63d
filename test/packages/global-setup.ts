import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtFolder, publishedNames, root } from '../../tools/packages/published.ts';
import { install, newestPeers, installedVersion } from './install.ts';
import { bin, run } from './run-program.ts';
import { esbuild, next, typescript } from './tried-versions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the packed packages, in which the tests make their apps: outside of this repository. */
    packed: string;
  }
}

/** What the tests of an app need. */
const programs = ['@playwright/test', '@vitest/browser-playwright', 'vite', 'vitest'];

/** Builds and packs the packages, and installs them once for all apps with the newest peers. */
export default async function setup(project: TestProject) {
  const packed = mkdtempSync(join(tmpdir(), 'recto-packages-'));
  await run(bin('tsx'), ['tools/packages/build.ts'], { cwd: root });
  await run('npm', ['pack', '--pack-destination', packed, ...publishedNames.map(builtFolder)]);
  const others = [...programs, '@types/node'].map((name) => `${name}@${installedVersion(name)}`);
  await install(packed, join(packed, 'newest'), [...newestPeers, ...others, esbuild, next, typescript]);
  project.provide('packed', packed);
  return () => rmSync(packed, { recursive: true, force: true });
}
