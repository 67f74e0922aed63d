import { expect, test } from 'vitest';
import { bundledPackages, shippedPackages, type Lock, type Part } from '../../../tools/release/shipped.ts';

/** What a release's SBOM and list of licences name. */

const lock: Lock = {
  '': { version: '0.1.0' },
  'packages/ui': { name: '@recto/ui', version: '0.1.0' },
  'node_modules/react': { version: '19.0.0', license: 'MIT', integrity: 'sha512-cmVhY3Q=' },
  'node_modules/toast': { version: '2.0.0', license: 'MIT', dependencies: { goober: '^1.0.0' } },
  'node_modules/toast/node_modules/goober': { version: '1.5.0', license: 'ISC' },
  'node_modules/goober': { version: '2.0.0', license: 'ISC' },
  'node_modules/vite': { version: '8.0.0', license: 'MIT', dependencies: { goober: '^2.0.0' } },
};

function part(name: string, own: Partial<Part>): Part {
  return { name, version: '0.1.0', folder: '', dependencies: [], bundled: [], ...own };
}

const idsOf = (parts: readonly Part[]) =>
  shippedPackages(lock, parts).packages.map(({ name, version }) => `${name}@${version}`);

test('dependencies are followed to the version that Node would load from there', () => {
  const ui = part('@recto/ui', { folder: 'packages/ui', dependencies: ['toast'] });
  const { packages, neededBy } = shippedPackages(lock, [ui]);
  expect(packages.map(({ name, version, dependencies }) => [name, version, dependencies])).toEqual([
    ['goober', '1.5.0', []],
    ['toast', '2.0.0', ['goober@1.5.0']],
  ]);
  expect(neededBy.get('@recto/ui')).toEqual(['toast@2.0.0']);
});

test('what a bundle contains is there without what it could need', () => {
  expect(idsOf([part('storybook', { bundled: ['vite@8.0.0', 'react@19.0.0'] })])).toEqual([
    'react@19.0.0',
    'vite@8.0.0',
  ]);
});

test('a part that another part needs is no third-party package', () => {
  const parts = [part('@recto/core', {}), part('@recto/ui', { dependencies: ['@recto/core', 'react'] })];
  expect(idsOf(parts)).toEqual(['react@19.0.0']);
});

test.each([
  ['a dependency', part('@recto/ui', { dependencies: ['absent'] }), 'has no absent'],
  ['the content of a bundle', part('app', { bundled: ['react@18.0.0'] }), 'has no react@18.0.0'],
])('%s that the lock does not have is an error', (_what, wrong, message) => {
  expect(() => shippedPackages(lock, [wrong])).toThrow(message);
});

test('the packages of a list of notices are its headings', () => {
  const notices =
    '# Licenses\n\n## @inversifyjs/core - 5.3.3 (MIT)\n\nText\n\n## The weights of the face detector (MIT)\n';
  expect(bundledPackages(notices)).toEqual(['@inversifyjs/core@5.3.3']);
});
