import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedNames, root, sourceManifest } from '../../tools/packages/published.ts';
import { run } from './run-program.ts';

/** The folder of the release. */
export const releaseIn = (packed: string) => join(packed, 'release');

/** @returns the archive of this name, such as `core` or `app`. */
export function tarball(packed: string, name: string): string {
  const release = releaseIn(packed);
  return join(
    release,
    readdirSync(release).find((file) => file.startsWith(`recto-${name}-`))!,
  );
}

/** Makes the folder of an app, and installs the packages in it, with these others. */
export async function install(packed: string, app: string, others: readonly string[]): Promise<void> {
  mkdirSync(app);
  writeFileSync(`${app}/package.json`, JSON.stringify({ name: 'own-app', private: true, type: 'module' }));
  const types = ['@types/react', '@types/react-dom'].map((type) => `${type}@${installedVersion(type)}`);
  const packages = [...publishedNames.map((name) => tarball(packed, name)), ...types, ...others];
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], { cwd: app });
}

/** @returns the folder of an installed package: it has the files of the packed one. */
export function installedFolder(packed: string, name: string): string {
  return join(packed, 'newest', 'node_modules', '@recto', name);
}

const peerRanges = sourceManifest('ui').peerDependencies!;

/** The peers at the lowest version of each range. */
export const oldestPeers = Object.entries(peerRanges).map(
  ([peer, range]) => `${peer}@${range.split(' ')[0]!.replace('^', '')}`,
);

/** The peers at the version that this repository uses. */
export const newestPeers = Object.keys(peerRanges).map((peer) => `${peer}@${installedVersion(peer)}`);

export function installedVersion(name: string): string {
  const manifest = readFileSync(`${root}node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
