import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrows, parts } from '../../stories/about/parts.ts';

/** README's table of the folders, the map in docs/map.md, and the two drawings of the parts, compared with the code. */

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = textOf('README.md');

/** Made by a build, or installed. */
const generated = ['dist', 'node_modules'];

function foldersIn(folder: string): readonly string[] {
  return (
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !generated.includes(entry.name))
      .map(({ name }) => `${folder}/${name}`)
      // git leaves an empty folder behind when its last file is moved.
      .filter((path) => readdirSync(join(root, path)).length > 0)
  );
}

const packages = foldersIn('packages').map((path) => path.replace('packages/', ''));

/** The folders that a map names: those in the first column, below the one that is not indented. */
function foldersOfMap(map: string): readonly string[] {
  let parent = '';
  return map.split('\n').flatMap((line) => {
    const [, indent, name] = /^( *)(\S+?)\/? {2,}\S/.exec(line) ?? [];
    if (name === undefined) return [];
    if (indent === '') return [(parent = name)];
    return [`${parent}/${name}`];
  });
}

/** The folders at the root, beside the packages. */
const otherParts = ['host', 'stories', '.storybook', 'test', 'lab', 'tools', 'deploy', 'docs'];

test('README’s table names each package and each folder at the root', () => {
  const named = [...readme.matchAll(/^\| `([\w./-]+)` +\| [^|]+ \|$/gm)].map(([, folder]) => folder!);
  expect(named.toSorted()).toEqual([...packages.map((name) => `packages/${name}`), ...otherParts].toSorted());
});

describe('the map of the folders', () => {
  const map = /\n```\n(packages\/core\/src [^`]+(?:`[^`\n]+`[^`]+)*)\n```\n/.exec(textOf('docs/map.md'))![1]!;
  const named = foldersOfMap(map);
  const roots = [...packages.map((name) => `packages/${name}/src`), 'host/src', ...otherParts];

  test('the map names every folder of the first level', () => {
    const existing = new Set(roots.flatMap((folder) => [folder, ...foldersIn(folder)]));
    expect([...existing].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('the map names each folder once, except `host/src`, which has its own part', () => {
    expect(named.filter((folder, index) => named.indexOf(folder) !== index)).toEqual(['host/src']);
  });
});

/** The parts that a part imports, by its manifest; `stories`, which has none, by its files. */
function importsOf(part: string): readonly string[] {
  if (part === 'stories') return [...new Set(filesOfStories.flatMap(partsImportedBy))];
  const folder = part === 'host' ? part : `packages/${part}`;
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(manifest.dependencies ?? {}).flatMap((name) => /^@recto\/(.*)/.exec(name)?.[1] ?? []);
}

const filesOfStories = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|mdx)$/.test(name))
  .map((name) => readFileSync(join(root, 'stories', name), 'utf8'));

function partsImportedBy(text: string): readonly string[] {
  const specifier = /from '(?:@recto\/|(?:\.\.\/)+packages\/|(?:\.\.\/)+(?=host\/))([\w-]+)/g;
  return [...text.matchAll(specifier)].map(([, part]) => part!);
}

const all = [...packages, 'host', 'stories'];
const imports = all.flatMap((part) => importsOf(part).map((other) => `${part} → ${other}`)).toSorted();

test('the code’s imports are found', () => {
  expect(imports).toContain('stories → host');
  expect(imports).toContain('relay → core');
  expect(imports.filter((arrow) => arrow.startsWith('core'))).toEqual([]);
});

test('the drawing in Storybook has exactly the parts and the arrows of the code', () => {
  expect(parts.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  const drawn = arrows.flatMap(({ from, to }) => from.map((part) => `${part} → ${to}`));
  expect(drawn.toSorted()).toEqual(imports);
});

test('the drawing in README has exactly the arrows of the code', () => {
  const [, drawing] = /```mermaid\nflowchart TD\n([^`]+)```/.exec(readme)!;
  const drawn = [...drawing!.matchAll(/^ *([\w-]+) --> (.+)$/gm)].flatMap(([, from, targets]) =>
    targets!.split(' & ').map((to) => `${from} → ${to}`),
  );
  expect(drawn.toSorted()).toEqual(imports);
});
