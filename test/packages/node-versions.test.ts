import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../../tools/packages/published.ts';
import { fuzzVariables } from '../reliability/fuzz/fuzz.ts';
import { run } from './run-program.ts';
import { nodes } from './tried-versions.ts';

/** Recto's own tools with newer versions of Node than the one that runs all other tests. */

test.each(nodes)('the tests of the rules pass with Node %i', async (version) => {
  const folder = join(inject('packed'), `node-${version}`);
  mkdirSync(folder);
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true }));
  // The program itself: the package "node" needs an install script to find it.
  const program = `node-${process.platform}-${process.arch}`;
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `${program}@${version}`], {
    cwd: folder,
  });
  const node = `${folder}/node_modules/${program}/bin/node`;
  expect(await run(node, ['--version'])).toMatch(new RegExp(`^v${version}\\.`));
  await run(node, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core'], {
    cwd: root,
    // It must not take itself for a part of this test run. What differs is Node: other seeds are for `npm test`.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], [fuzzVariables.seed]: '1' },
  });
});
