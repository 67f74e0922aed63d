import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOfSources } from '../../runner/stamp-of-sources.ts';

/** A repository with a committed file, one that is new, one that git ignores, and a list of packages. */
let folder: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function git(...command: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...command], { cwd: folder });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-stamp-'));
  git('init', '--quiet');
  write('.gitignore', 'node_modules/\ndist/\n');
  write('src/committed.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  write('src/new.ts', 'two');
  write('dist/built.js', 'three');
  write('node_modules/.package-lock.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each<[change: string, make: () => void]>([
  ['a committed file is changed', () => write('src/committed.ts', 'other')],
  ['a committed file is deleted', () => rmSync(join(folder, 'src/committed.ts'))],
  ['a new file is changed', () => write('src/new.ts', 'other')],
  ['a file is added', () => write('src/newer.ts', '')],
  ['a file is renamed', () => renameSync(join(folder, 'src/new.ts'), join(folder, 'src/newer.ts'))],
  ['other packages are installed', () => write('node_modules/.package-lock.json', '{ "packages": {} }')],
])('the stamp differs when %s', (_change, make) => {
  const before = stampOfSources(folder);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  make();
  expect(stampOfSources(folder)).not.toBe(before);
});

test.each<[change: string, make: () => void]>([
  ['a file is written again', () => write('src/committed.ts', 'one')],
  ['a file that git ignores is changed', () => write('dist/built.js', 'other')],
  ['what is there is committed', () => (git('add', '.'), git('commit', '--quiet', '--message', 'two'))],
])('the stamp stays when %s', (_change, make) => {
  const before = stampOfSources(folder);
  make();
  expect(stampOfSources(folder)).toBe(before);
});

test('there is no stamp without git, or without the list of packages', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(stampOfSources(folder)).toBeNull();
  write('node_modules/.package-lock.json', '{}');
  rmSync(join(folder, '.git'), { recursive: true });
  expect(stampOfSources(folder)).toBeNull();
});
