import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the host's build, in the repository. */
const sources = [
  'host',
  'packages/core/src',
  'packages/adapters/src',
  'packages/analysis/src',
  'packages/ui/src',
  'vite.config.ts',
  'package-lock.json',
];

const builtFolders = new Set(['dist', 'node_modules']);

/** Whether the host's build is missing, older than one of its sources, or made for a path below the origin (`--base`). */
export function isBuildStale(root: string): boolean {
  const page = join(root, 'host/dist/index.html');
  const built = modifiedAt(page);
  return built === null || isBelowPath(page) || sources.some((source) => newest(join(root, source)) > built);
}

/** Whether the scripts of a built page are not in `/assets/`. */
function isBelowPath(page: string): boolean {
  return /\ssrc="\/(?!assets\/)/.test(readFileSync(page, 'utf8'));
}

/** Builds the host into `host/dist`. */
export async function buildHost(root: string): Promise<void> {
  // Vite loads slowly, and is not needed if the build is up to date.
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}

/** @returns when the newest file below a path was changed, in ms; -Infinity if there is none. */
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
