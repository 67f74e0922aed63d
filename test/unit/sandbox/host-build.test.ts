import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildHost, isBuildStale } from '../../../packages/sandbox/src/web/host-build.ts';
import { fixtureRepository, write } from './support/fixture-repository.ts';

const tomorrow = new Date(Date.now() + 86_400_000);

test('a build that is newer than everything it is made from is not stale', () => {
  expect(isBuildStale(fixtureRepository())).toBe(false);
});

test('a missing build is stale', () => {
  const root = fixtureRepository();
  rmSync(join(root, 'host/dist/index.html'));
  expect(isBuildStale(root)).toBe(true);
});

test.each([
  'host/index.html',
  'host/src/main.tsx',
  'host/public/assets/new.svg',
  'packages/core/src/index.ts',
  'packages/adapters/src/http/index.ts',
  'packages/ui/src/index.ts',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s makes the build stale', (file) => {
  const root = fixtureRepository();
  write(root, file, '// changed');
  utimesSync(join(root, file), tomorrow, tomorrow);
  expect(isBuildStale(root)).toBe(true);
});

test.each(['host/dist/assets/index.js', 'host/node_modules/.vite/cache.js', 'packages/sandbox/src/index.ts'])(
  'a change of %s does not',
  (file) => {
    const root = fixtureRepository();
    write(root, file, '// changed');
    utimesSync(join(root, file), tomorrow, tomorrow);
    expect(isBuildStale(root)).toBe(false);
  },
);

test('a build is made as vite.config.ts says', async () => {
  const root = fixtureRepository();
  write(root, 'vite.config.ts', `export default { root: ${JSON.stringify(join(root, 'host'))} };`);
  write(
    root,
    'host/index.html',
    '<!doctype html><title>Built</title><script type="module" src="/src/main.tsx"></script>',
  );
  rmSync(join(root, 'host/dist'), { recursive: true });
  await buildHost(root);
  expect(isBuildStale(root)).toBe(false);
});
