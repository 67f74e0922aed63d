import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunks, type Chunk } from './chunks.ts';
import { compileHintOf } from './compile-hints.ts';

/** The repository's root. */
const root = join(import.meta.dirname, '../..');

const moduleOf = ({ root: file }: Chunk) => (file === null ? null : join(root, file));

/** The modules that it is made for. */
const modulesOf = ({ root: file, besides }: Chunk) =>
  [file, besides].filter((each) => typeof each === 'string').map((each) => join(root, each));

/** The chunks that all visits load. Each is an entry of the build, so that its exports keep their names. */
const entries = chunks.filter(({ requested }) => requested === 'page' || requested === 'behind');

/** The entries of the build, by name: the page, and the chunks that all visits load. */
export const input: Readonly<Record<string, string>> = {
  page: join(root, 'host/index.html'),
  ...Object.fromEntries(entries.map((chunk) => [chunk.name, moduleOf(chunk)!])),
};

/**
 * How the bundler puts the table of `chunks.ts` into effect. An entry takes its module with all that this needs, unless an
 * earlier one has it; `shared-core` and `shared` take what two or more of the others need; each of these is an `import()`, which the
 * bundler cuts by itself.
 */
export const groups: readonly Rolldown.CodeSplittingGroup[] = [
  ...entries.map((chunk, index) => ({
    name: chunk.name,
    test: (id: string) => modulesOf(chunk).includes(id),
    includeDependenciesRecursively: true,
    priority: entries.length - index + 2,
  })),
  {
    name: 'shared-core',
    test: (id: string) => id.includes('/packages/core/'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'shared', minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
];

/** Compares the build with the table of `chunks.ts`, and fails by the name of the chunk, or of the file, that differs. */
export function chunkCheck(): Plugin {
  return {
    name: 'recto-chunk-check',
    apply: 'build',
    buildStart() {
      for (const chunk of chunks)
        for (const file of modulesOf(chunk))
          if (!existsSync(file)) this.error(`chunks.ts: ${file}, of "${chunk.name}", does not exist.`);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle).filter((file) => file.type === 'chunk');
        const exportsOf = (id: string) => this.getModuleInfo(id)?.exports ?? [];
        for (const problem of differences(built, exportsOf)) this.error(`chunks.ts: ${problem}`);
      },
    },
  };
}

/** What of a built chunk is compared. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'moduleIds' | 'imports' | 'exports' | 'code'
>;

/**
 * @param built the chunks of the build.
 * @param exportsOf the names that a module exports, by its path.
 * @param planned the table.
 * @returns a sentence about each difference from the table.
 */
export function differences(
  built: readonly BuiltChunk[],
  exportsOf: (id: string) => readonly string[],
  planned: readonly Chunk[] = chunks,
): readonly string[] {
  const nameOf = (fileName: string) => built.find((chunk) => chunk.fileName === fileName)?.name ?? fileName;
  const unplanned = built.filter(({ name }) => !planned.some((chunk) => chunk.name === name));
  return [
    ...unplanned.map(
      ({ name, moduleIds }) =>
        `the build has a chunk "${name}" that is not in the table, with ${moduleIds.join(', ')}.`,
    ),
    ...planned.flatMap((plan) => {
      const found = built.filter(({ name }) => name === plan.name);
      if (found.length !== 1) return [`the build has ${found.length} chunks "${plan.name}", not one.`];
      const [chunk] = found as [BuiltChunk];
      const module = moduleOf(plan);
      if (module !== null && !chunk.moduleIds.includes(module))
        return [`${plan.root} is not in "${plan.name}", but in another chunk.`];
      const imported = [...new Set(chunk.imports.map(nameOf))].filter(
        (name) => !plan.mayImport.includes(name),
      );
      const hidden = plan.isRetried ? exportsOf(module!).filter((name) => !chunk.exports.includes(name)) : [];
      const hint = compileHintOf(plan);
      return [
        ...(chunk.code.startsWith(hint) ? [] : [`"${plan.name}" does not begin with "${hint.trim()}".`]),
        ...imported.map((name) => `"${plan.name}" imports from "${name}", which it may not.`),
        ...hidden.map(
          (name) =>
            `"${plan.name}" does not export "${name}" by its name, so a repeated import would not find it.`,
        ),
      ];
    }),
  ];
}
