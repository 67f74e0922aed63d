import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the bench installs what it needs from npm. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url));

/**
 * Installs packages into a folder of the bench's own, if they are not there.
 * @param packages with their versions, such as `react@19.3.1`.
 * @returns the folder; null, with a line on stderr, if npm can't install them.
 */
export function npmFolder(name: string, packages: readonly string[]): string | null {
  const root = join(cache, name);
  if (installed(root, packages)) return root;
  console.error(`Left out: npm could not install ${packages.join(', ')}.`);
  return null;
}

function installed(root: string, packages: readonly string[]): boolean {
  const manifest = join(root, 'package.json');
  const has = (spec: string) => {
    const [, name = '', version] = /^(.+)@(.+)$/.exec(spec) ?? [];
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies?: Record<string, string>;
    };
    return dependencies[name]?.replace('^', '') === version;
  };
  if (existsSync(manifest) && packages.every(has)) return true;
  mkdirSync(root, { recursive: true });
  const command = ['install', '--prefix', root, '--no-audit', '--no-fund', '--ignore-scripts', ...packages];
  return spawnSync('npm', command, { stdio: 'ignore', timeout: 180_000 }).status === 0;
}
