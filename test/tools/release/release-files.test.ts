import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentsOf, packFolder } from '../../../tools/release/archive.ts';
import { writeSums, wrongSums } from '../../../tools/release/checksums.ts';
import { firstDifference } from '../../../tools/release/compare.ts';
import { licenceList } from '../../../tools/release/licence-list.ts';
import { sbomOf } from '../../../tools/release/sbom.ts';

/** The files of a release: the same files always give the same bytes. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-release-test-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files below a new folder. @returns the folder. */
function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const made = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(made, path, '..'), { recursive: true });
    writeFileSync(join(made, path), content);
  }
  return made;
}

test('an archive does not depend on the order, the times and the rights of the files', async () => {
  const one = folderWith('one', { 'd.js': 'd', 'b.js': 'b', 'a/c.js': 'c' });
  const other = folderWith('other', { 'a/c.js': 'c', 'b.js': 'b', 'd.js': 'd' });
  chmodSync(join(other, 'b.js'), 0o700);
  utimesSync(join(other, 'b.js'), 1, 1);
  await packFolder(one, join(folder, 'one.tar.gz'), 'app', 1_700_000_000);
  await packFolder(other, join(folder, 'other.tar.gz'), 'app', 1_700_000_000);
  const bytes = readFileSync(join(folder, 'one.tar.gz'));
  expect(bytes.equals(readFileSync(join(folder, 'other.tar.gz')))).toBe(true);
  const contents = await contentsOf(join(folder, 'one.tar.gz'));
  expect([...contents].map(([path, content]) => [path, content.toString()])).toEqual([
    ['app/a/c.js', 'c'],
    ['app/b.js', 'b'],
    ['app/d.js', 'd'],
  ]);
});

test('sums name a file that was changed, removed or added', () => {
  const release = folderWith('release', { a: 'a', b: 'b', c: 'c' });
  writeSums(release);
  expect(wrongSums(release)).toEqual([]);
  writeFileSync(join(release, 'a'), 'another');
  rmSync(join(release, 'b'));
  writeFileSync(join(release, 'd'), 'd');
  expect(wrongSums(release)).toEqual(['b is missing', 'a has another sum', 'd is not in SHA256SUMS']);
});

test('of two releases, the first file that differs is named, also inside of an archive', async () => {
  const releaseWith = async (name: string, script: string) => {
    const release = folderWith(name, { 'LICENCES.txt': 'MIT' });
    const built = folderWith(`${name}-built`, { 'a.js': 'a', 'b.js': script });
    await packFolder(built, join(release, 'recto-app-0.1.0.tar.gz'), 'recto-app-0.1.0', 0);
    writeSums(release);
    return release;
  };
  const first = await releaseWith('first', 'b');
  expect(await firstDifference(first, await releaseWith('equal', 'b'))).toBeNull();
  const differing = 'recto-app-0.1.0.tar.gz: recto-app-0.1.0/b.js';
  expect(await firstDifference(first, await releaseWith('other', '/home/someone'))).toBe(differing);
});

const react = {
  name: 'react',
  version: '19.0.0',
  licence: 'MIT',
  integrity: `sha512-${Buffer.alloc(64, 0xff).toString('base64')}`,
  folder: 'node_modules/react',
  dependencies: [],
};

test('the SBOM has a package with its hash and licence, and says which archive contains it', () => {
  const archive = 'recto-app-0.1.0.tar.gz';
  const app = {
    name: 'recto-app',
    version: '0.1.0',
    folder: 'host',
    dependencies: ['react'],
    archive,
    hasFaceModel: true,
  };
  const shipped = { packages: [react], neededBy: new Map([['recto-app', ['react@19.0.0']]]) };
  const make = () =>
    sbomOf(
      '0.1.0',
      { hash: 'abc', seconds: 1_700_000_000 },
      [{ ...app, bundled: ['react@19.0.0'] }],
      shipped,
    );
  const sbom = JSON.parse(make()) as Record<string, unknown>;
  expect(sbom).toMatchObject({
    specVersion: '1.6',
    metadata: { timestamp: '2023-11-14T22:13:20.000Z', component: { name: 'recto', version: '0.1.0' } },
    dependencies: [
      { ref: 'react@19.0.0' },
      { ref: 'recto-app@0.1.0', dependsOn: ['react@19.0.0'] },
      { ref: 'recto@0.1.0', dependsOn: ['recto-app@0.1.0', 'tiny-face-detector'] },
      { ref: 'tiny-face-detector' },
    ],
  });
  expect(sbom['components']).toContainEqual({
    type: 'library',
    name: 'react',
    version: '19.0.0',
    'bom-ref': 'react@19.0.0',
    purl: 'pkg:npm/react@19.0.0',
    hashes: [{ alg: 'SHA-512', content: 'ff'.repeat(64) }],
    licenses: [{ license: { id: 'MIT' } }],
    properties: [{ name: 'recto:contained-in', value: archive }],
  });
  expect(sbom['components']).toContainEqual(
    expect.objectContaining({
      type: 'machine-learning-model',
      properties: [{ name: 'recto:contained-in', value: archive }],
    }),
  );
  expect(make()).toBe(make());
});

test('the list of licences has a line for each package, and its text or that it brings none', () => {
  const model = { title: 'Weights (MIT)', text: 'Of the weights\r\n' };
  const list = licenceList(
    '0.1.0',
    [react, { ...react, name: 'bare' }],
    ({ name }) => (name === 'bare' ? [] : ['Of React']),
    [model],
  );
  expect(list).toContain('- Weights (MIT)\n- react 19.0.0 (MIT)\n- bare 19.0.0 (MIT)\n');
  expect(list).toContain('\n\nOf the weights\n');
  expect(list).toContain('\n\nOf React\n');
  expect(list.trimEnd()).toMatch(/The package brings no text of its licence\.$/);
});
