import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences, input, type BuiltChunk } from '../../../host/build/chunk-plan.ts';
import { chunks as table, type Chunk } from '../../../host/build/chunks.ts';

const root = join(import.meta.dirname, '../../..');

const plan = (name: string, more: Partial<Chunk> = {}): Chunk => ({
  name,
  root: `host/src/${name}.ts`,
  holds: 'an example',
  requested: 'used',
  mayImport: [],
  isRetried: false,
  offline: 'always',
  ...more,
});

const built = (name: string, more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  name,
  fileName: `assets/${name}-B9CTHoyV.js`,
  moduleIds: [join(root, `host/src/${name}.ts`)],
  imports: [],
  exports: ['screen'],
  code: '',
  ...more,
});

const early = plan('early');
const capture = plan('capture', { mayImport: ['early'], isRetried: true });

it('a build as it is planned has no difference', () => {
  const chunks = [built('early'), built('capture', { imports: ['assets/early-B9CTHoyV.js'] })];
  expect(differences(chunks, () => ['screen'], [early, capture])).toEqual([]);
});

it.each([
  [
    'a chunk that is not planned',
    [built('early'), built('other')],
    /^the build has a chunk "other" that is not in the table, with .*other\.ts\.$/,
  ],
  ['a chunk that is missing', [], /^the build has 0 chunks "early", not one\.$/],
  ['two chunks of one name', [built('early'), built('early')], /^the build has 2 chunks "early", not one\.$/],
  [
    'a module in another chunk',
    [built('early', { moduleIds: ['/elsewhere.ts'] })],
    /^host\/src\/early\.ts is not in "early", but in another chunk\.$/,
  ],
  [
    'an import that is not planned',
    [built('early', { imports: ['assets/vendor-B9CTHoyV.js'] })],
    /^"early" imports from "assets\/vendor-B9CTHoyV\.js", which it may not\.$/,
  ],
])('%s is named', (_what, chunks, sentence) => {
  expect(differences(chunks, () => [], [early])).toEqual([expect.stringMatching(sentence)]);
});

it('a chunk that most visits need begins with the line that has it compiled while it arrives', () => {
  const ahead = plan('early', { requested: 'ahead' });
  const line = '//# allFunctionsCalledOnLoad';
  const hinted = built('early', { code: `${line}\nexport {}` });
  expect(differences([hinted], () => [], [ahead])).toEqual([]);
  const late = built('early', { code: `const list = [];${line}\nexport {}` });
  expect(differences([late], () => [], [ahead])).toEqual([`"early" does not begin with "${line}".`]);
});

it('a renamed export of a chunk that is requested again is named', () => {
  const chunks = [built('capture', { exports: ['a'] })];
  expect(differences(chunks, () => ['screen'], [capture])).toEqual([
    '"capture" does not export "screen" by its name, so a repeated import would not find it.',
  ]);
});

it('the modules of every chunk, and every entry of the build, are files', () => {
  const roots = table.flatMap(({ root: file, besides }) =>
    [file, besides].flatMap((each) => (typeof each === 'string' ? [join(root, each)] : [])),
  );
  expect(roots.length).toBeGreaterThan(0);
  expect([...roots, ...Object.values(input)].filter((file) => !existsSync(file))).toEqual([]);
});
