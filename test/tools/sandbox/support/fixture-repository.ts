import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const yesterday = new Date(Date.now() - 86_400_000);

/** A folder with the sources that `npm start` checks in a repository, and a newer build. */
export function fixtureRepository(): string {
  const root = temporaryFolder();
  const sources = [
    'host/index.html',
    'host/src/start/start.ts',
    'packages/core/src/index.ts',
    'packages/ui/src/index.ts',
  ];
  for (const file of [
    ...sources,
    'packages/adapters/src/http/index.ts',
    'vite.config.ts',
    'package-lock.json',
  ]) {
    write(root, file, '// source');
    utimesSync(join(root, file), yesterday, yesterday);
  }
  write(root, 'package.json', '{"type":"module"}');
  write(root, 'host/dist/index.html', '<!doctype html><title>Recto</title>');
  return root;
}

export function write(root: string, file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
