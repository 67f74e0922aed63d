import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the host's build is made from, in the repository. The sandbox is no part of it. */
const sources = [
  'host',
  'packages/core/src',
  'packages/adapters/src',
  'packages/ui/src',
  'vite.config.ts',
  'package-lock.json',
];

const builtFolders = new Set(['dist', 'node_modules']);

/** Whether something that the host is built from is newer than its build, or there is none. */
export function isBuildStale(root: string): boolean {
  const built = modifiedAt(join(root, 'host/dist/index.html'));
  return built === null || sources.some((source) => newest(join(root, source)) > built);
}

/** Builds the host into `host/dist`. */
export async function buildHost(root: string): Promise<void> {
  // Vite takes its time to load, and a fresh build does not need it.
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}

/** @returns when the newest file below was changed, in ms; -Infinity when there is none. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return -Infinity;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(path).filter((name) => !builtFolders.has(name));
  return Math.max(-Infinity, ...entries.map((name) => newest(join(path, name))));
}

function modifiedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
