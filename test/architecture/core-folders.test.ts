import { expect, test } from 'vitest';
import { importsOf, resolveRelative } from './source/imports.ts';
import { sourcesIn, type Finding } from './source/source-file.ts';

/**
 * What each folder of core may import. A folder names only folders above it, so there is no cycle. Every
 * folder may import `business-constants.ts`, and `index.ts` exports them all.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  time: [],
  model: ['time'],
  observable: [],
  ports: ['model', 'observable'],
  device: ['ports'],
  vault: ['model', 'ports'],
  guidance: ['model', 'time', 'observable', 'ports'],
  camera: ['model', 'time', 'ports', 'device'],
  procedure: ['model', 'time', 'observable', 'ports'],
  uploads: ['model', 'time', 'observable', 'ports', 'vault', 'procedure'],
  capture: ['model', 'observable', 'ports', 'guidance', 'camera', 'procedure', 'uploads'],
  confirm: ['model', 'observable', 'ports', 'procedure', 'uploads'],
  provider: ['model'],
  entry: ['model', 'time', 'observable', 'ports', 'procedure'],
  events: ['model', 'observable', 'ports', 'capture', 'procedure', 'uploads'],
};

const folderOf = (path: string) => path.match(/^packages\/core\/src\/([^/]+)\//)?.[1] ?? null;

test('the folders of core form no cycle', () => {
  const folders = Object.keys(mayImport);
  const upward = Object.entries(mayImport).flatMap(([folder, imported]) =>
    imported.filter((other) => !folders.slice(0, folders.indexOf(folder)).includes(other)),
  );
  expect(upward).toEqual([]);
});

test('each folder of core imports only what the table allows', () => {
  const crossings = sourcesIn('packages/core/src').flatMap((file): readonly Finding[] => {
    const folder = folderOf(file.path);
    if (folder === null) return [];
    const allowed = [...(mayImport[folder] ?? []), folder, null];
    return importsOf(file)
      .map((specifier) => resolveRelative(file, specifier))
      .filter((target) => target !== null && !allowed.includes(folderOf(target)))
      .map((target) => `${file.path} imports ${target}`);
  });
  expect(crossings).toEqual([]);
});
