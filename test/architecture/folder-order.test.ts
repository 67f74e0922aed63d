import { describe, expect, test } from 'vitest';
import { importsOf, resolveRelative } from './source/imports.ts';
import { sourcesIn, type Finding } from './source/source-file.ts';

/**
 * What each folder of a package may import. A folder names only folders above it, so there is no cycle. Every folder may
 * import the files beside the folders (`business-constants.ts`), and `index.ts` exports from them all.
 */
const tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/core/src': {
    time: [],
    model: ['time'],
    observable: [],
    ports: ['model', 'observable'],
    device: ['ports'],
    vault: ['model', 'ports'],
    guidance: ['model', 'time', 'observable', 'ports'],
    camera: ['model', 'time', 'ports', 'device'],
    procedure: ['model', 'time', 'observable', 'ports'],
    uploads: ['model', 'time', 'observable', 'ports', 'device', 'vault', 'procedure'],
    capture: ['model', 'observable', 'time', 'ports', 'guidance', 'camera', 'procedure', 'uploads'],
    confirm: ['model', 'observable', 'ports', 'procedure', 'uploads'],
    calls: ['model'],
    'provider-rules': ['model', 'calls'],
    link: ['model', 'time', 'observable', 'ports', 'procedure'],
    telemetry: ['model', 'observable', 'ports', 'capture', 'procedure', 'uploads'],
  },
  'host/src': {
    'lazy-parts': [],
    branding: [],
    container: ['lazy-parts'],
    routes: ['lazy-parts', 'container'],
    start: ['lazy-parts', 'branding', 'container', 'routes'],
  },
};

/** @returns imports between folders that the table does not allow. */
function crossings(
  source: string,
  mayImport: Readonly<Record<string, readonly string[]>>,
  files = sourcesIn(source),
): readonly Finding[] {
  const folderOf = (path: string) =>
    path.startsWith(`${source}/`) ? (path.slice(source.length + 1).match(/^([^/]+)\//)?.[1] ?? null) : null;
  return files.flatMap((file): readonly Finding[] => {
    const folder = folderOf(file.path);
    if (folder === null) return [];
    const allowed = [...(mayImport[folder] ?? []), folder, null];
    return importsOf(file)
      .map((specifier) => resolveRelative(file, specifier))
      .filter((target) => target !== null && !allowed.includes(folderOf(target)))
      .map((target) => `${file.path} imports ${target}`);
  });
}

describe.each(Object.entries(tables))('the folders of %s', (source, mayImport) => {
  test('form no cycle', () => {
    const folders = Object.keys(mayImport);
    const upward = Object.entries(mayImport).flatMap(([folder, imported]) =>
      imported.filter((other) => !folders.slice(0, folders.indexOf(folder)).includes(other)),
    );
    expect(upward).toEqual([]);
  });

  test('import only what the table allows', () => {
    expect(sourcesIn(source).length).toBeGreaterThan(0);
    expect(crossings(source, mayImport)).toEqual([]);
  });
});

test('an import of a folder below is reported', () => {
  const file = { path: 'host/src/lazy-parts/a.ts', text: `import { b } from '../routes/b.ts';` };
  expect(crossings('host/src', tables['host/src']!, [file])).toEqual([
    'host/src/lazy-parts/a.ts imports host/src/routes/b.ts',
  ]);
});
