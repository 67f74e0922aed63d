import { describe, expect, test } from 'vitest';
import { importsOf, resolveRelative } from './source/imports.ts';
import { sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';

/** In a table: the files beside the folders that put them together. */
const theParts = '.';

/**
 * What each folder of a package may import. A folder names only folders above it, so there is no cycle. Every folder may
 * import a file beside the folders that imports none of them (`business-constants.ts`); a file that puts the folders
 * together stands below all, so only a folder with `theParts` may import it.
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
    procedure: ['model', 'time', 'observable', 'ports', 'device'],
    uploads: ['model', 'time', 'observable', 'ports', 'device', 'vault', 'procedure'],
    capture: ['model', 'observable', 'time', 'ports', 'guidance', 'camera', 'procedure', 'uploads'],
    confirm: ['model', 'observable', 'ports', 'procedure', 'uploads'],
    calls: ['model'],
    'provider-rules': ['model', 'calls'],
    link: ['model', 'time', 'observable', 'ports', 'device', 'procedure'],
    telemetry: ['model', 'observable', 'ports', 'capture', 'procedure', 'uploads'],
  },
  'packages/operator-tools/src': {
    configuration: [],
    headers: [],
    contract: ['configuration', 'headers'],
    cli: ['configuration', 'headers', 'contract'],
  },
  'packages/sandbox/src': {
    state: [],
    telemetry: [],
    faults: ['state'],
    provider: ['state', 'telemetry', 'faults'],
    operator: ['state', 'telemetry', 'faults', 'provider'],
    web: ['faults', 'provider'],
    cli: ['state', 'faults', 'operator', 'web', theParts],
  },
  'packages/adapters/src': {
    http: [],
    configuration: ['http'],
    browser: ['http'],
    // The fake camera makes its pictures with the real camera's parts.
    fake: ['browser'],
  },
  'packages/adapters/src/browser': {
    device: [],
    mutex: [],
    sound: [],
    storage: [],
    telemetry: [],
    vault: [],
    'worker-calls': [],
    security: ['worker-calls'],
    offline: ['security'],
    camera: ['worker-calls', 'security', 'device'],
    analysis: ['worker-calls', 'security'],
  },
  'packages/ui/src': {
    chunks: [],
    i18n: ['chunks'],
    brand: ['i18n'],
    theme: ['i18n'],
    components: ['i18n', 'brand', 'theme'],
    screens: ['chunks', 'i18n', 'brand', 'theme', 'components'],
  },
  'packages/ui/src/screens/capture': {
    layout: [],
    text: ['layout'],
    guidance: ['layout'],
    mask: ['layout', 'guidance'],
    photo: ['layout'],
    preview: ['layout', 'text', 'photo'],
    turning: ['layout', 'guidance', 'mask', 'photo', 'preview'],
    'taken-photo': ['layout', 'text', 'photo', 'turning'],
    viewfinder: ['layout', 'text', 'guidance', 'mask', 'turning'],
    troubleshooting: ['layout', 'text'],
  },
  'host/src': {
    'lazy-parts': [],
    branding: [],
    container: ['lazy-parts'],
    routes: ['lazy-parts', 'container'],
    framing: ['container'],
    start: ['lazy-parts', 'branding', 'container', 'routes', 'framing'],
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
  const together = files
    .filter(({ path }) => folderOf(path) === null)
    .filter((file) =>
      importsOf(file).some((specifier) => folderOf(resolveRelative(file, specifier) ?? '') !== null),
    )
    .map(({ path }) => path);
  const placeOf = (path: string) => (together.includes(path) ? theParts : folderOf(path));
  return files.flatMap((file): readonly Finding[] => {
    const folder = folderOf(file.path);
    if (folder === null) return [];
    const allowed = [...(mayImport[folder] ?? []), folder, null];
    return importsOf(file)
      .map((specifier) => resolveRelative(file, specifier))
      .filter((target) => target !== null && !allowed.includes(placeOf(target)))
      .map((target) => `${file.path} imports ${target}`);
  });
}

describe.each(Object.entries(tables))('the folders of %s', (source, mayImport) => {
  test('the folders form no cycle', () => {
    const folders = Object.keys(mayImport);
    const upward = Object.entries(mayImport).flatMap(([folder, imported]) =>
      imported.filter(
        (other) => other !== theParts && !folders.slice(0, folders.indexOf(folder)).includes(other),
      ),
    );
    expect(upward).toEqual([]);
  });

  test('the folders import only what the table allows', () => {
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

test('an import of a file that puts the folders together is reported', () => {
  const files = [
    { path: 'host/src/app.ts', text: `import { b } from './routes/b.ts';` },
    { path: 'host/src/lazy-parts/a.ts', text: `import { app } from '../app.ts';` },
  ];
  expect(crossings('host/src', tables['host/src']!, files)).toEqual([
    'host/src/lazy-parts/a.ts imports host/src/app.ts',
  ]);
});

/** @returns the files of the first circle of imports, of types too; empty if there is none. */
function circleIn(files: readonly SourceFile[]): readonly string[] {
  const imports = new Map(
    files.map((file) => [file.path, importsOf(file).map((specifier) => resolveRelative(file, specifier))]),
  );
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return way.slice(way.indexOf(path));
    if (done.has(path)) return [];
    for (const target of imports.get(path) ?? []) {
      const circle = target === null ? [] : walk(target, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  return files.map(({ path }) => walk(path, [])).find((circle) => circle.length > 0) ?? [];
}

test.each(['packages/operator-tools/src', 'packages/sandbox/src'])(
  'the files of %s import each other in no circle, types included',
  (source) => expect(circleIn(sourcesIn(source))).toEqual([]),
);

test('a circle of types is reported', () => {
  const file = (name: string, other: string) => ({
    path: `src/${name}.ts`,
    text: `import type { A } from './${other}.ts';`,
  });
  expect(circleIn([file('a', 'b'), file('b', 'c'), file('c', 'b')])).toEqual(['src/b.ts', 'src/c.ts']);
});
