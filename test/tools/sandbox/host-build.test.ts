import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildHost, isBuildStale } from '../../../packages/sandbox/src/web/host-build.ts';
import { fixtureRepository, write } from './support/fixture-repository.ts';

const tomorrow = new Date(Date.now() + 86_400_000);

test('a build that is newer than its sources is not stale', () => {
  expect(isBuildStale(fixtureRepository())).toBe(false);
});

test('a missing build is stale', () => {
  const root = fixtureRepository();
  rmSync(join(root, 'host/dist/index.html'));
  expect(isBuildStale(root)).toBe(true);
});

test.each([
  ['/', '/assets/index.js', false],
  ['/kyc/', '/kyc/assets/index.js', true],
])('a build for %s', (_base, script, isStale) => {
  const root = fixtureRepository();
  write(root, 'host/dist/index.html', `<script type="module" src="${script}"></script>`);
  utimesSync(join(root, 'host/dist/index.html'), tomorrow, tomorrow);
  expect(isBuildStale(root)).toBe(isStale);
});

test.each([
  'host/src/start/start.ts',
  'packages/core/src/index.ts',
  'packages/analysis/src/index.ts',
  'package-lock.json',
])('a change to %s makes the build stale', (file) => {
  const root = fixtureRepository();
  write(root, file, '// changed');
  utimesSync(join(root, file), tomorrow, tomorrow);
  expect(isBuildStale(root)).toBe(true);
});

test.each(['host/dist/assets/index.js', 'host/node_modules/.vite/cache.js', 'packages/sandbox/src/index.ts'])(
  'a change to %s does not',
  (file) => {
    const root = fixtureRepository();
    write(root, file, '// changed');
    utimesSync(join(root, file), tomorrow, tomorrow);
    expect(isBuildStale(root)).toBe(false);
  },
);

test('the build follows vite.config.ts', async () => {
  const root = fixtureRepository();
  write(root, 'vite.config.ts', `export default { root: ${JSON.stringify(join(root, 'host'))} };`);
  write(
    root,
    'host/index.html',
    '<!doctype html><title>Built</title><script type="module" src="/src/start/start.ts"></script>',
  );
  rmSync(join(root, 'host/dist'), { recursive: true });
  await buildHost(root);
  expect(isBuildStale(root)).toBe(false);
});
