import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtFolder,
  modelNotice,
  publishedManifest,
  publishedNames,
  root,
  sourceFolder,
  type Manifest,
} from '../packages/published.ts';
import { filesBelow, packFolder } from './archive.ts';
import { writeSums } from './checksums.ts';
import type { Commit } from './commit.ts';
import { licenceList } from './licence-list.ts';
import { sbomOf, type ArchivedPart } from './sbom.ts';
import { bundledPackages, shippedPackages, type Lock, type Shipped } from './shipped.ts';

/** The packages whose built code Storybook copies into its own window, beside what is bundled with the stories. */
const storybooksOwn = ['storybook', '@storybook/addon-a11y', '@storybook/addon-docs'];

/** What `npm pack` calls a package. */
const packedName = (name: string, version: string) => `recto-${name}-${version}.tgz`;

/**
 * Makes a release of what was built: archives of `host/dist`, `dist/packages` and `storybook-static`, the SBOM, the
 * list of licences, and the sums of all.
 * @param into an empty folder, or one that is made.
 * @param commit of which it was built.
 * @throws Error that names what was not built.
 */
export async function assembleRelease(into: string, commit: Commit): Promise<void> {
  const { version } = readManifest('package.json');
  mkdirSync(into, { recursive: true });
  const sites = [
    { name: 'recto-app', built: 'host/dist', command: 'npm run build' },
    { name: 'recto-storybook', built: 'storybook-static', command: 'npm run storybook:build' },
  ];
  for (const { name, built, command } of sites) {
    if (!existsSync(`${root}${built}/index.html`)) throw new Error(`There is no ${built}: ${command}`);
    const archive = join(into, `${name}-${version}.tar.gz`);
    await packFolder(root + built, archive, `${name}-${version}`, commit.seconds);
  }
  packPackages(into);

  const parts = partsOf(version);
  const shipped = shippedPackages(readLock(), parts);
  writeFileSync(join(into, `recto-${version}.cdx.json`), sbomOf(version, commit, parts, shipped));
  const model = { title: 'Weights of the face detector (MIT)', text: read(modelNotice) };
  writeFileSync(join(into, 'LICENCES.txt'), licenceList(version, shipped.packages, textsOf, [model]));
  writeSums(into);
}

/** Packs the built packages as npm does: `recto-core-0.1.0.tgz` and so on. */
function packPackages(into: string): void {
  const args = ['pack', '--silent', '--pack-destination', into, ...publishedNames.map(builtFolder)];
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

function partsOf(version: string): readonly ArchivedPart[] {
  const lock = readLock();
  const host = readManifest('host/package.json');
  return [
    {
      name: 'recto-app',
      version,
      archive: `recto-app-${version}.tar.gz`,
      folder: 'host',
      dependencies: Object.keys(host.dependencies!),
      bundled: noticesIn('host/dist/licenses'),
      hasFaceModel: hasFaceModel('host/dist'),
    },
    {
      name: 'recto-storybook',
      version,
      archive: `recto-storybook-${version}.tar.gz`,
      folder: '',
      dependencies: [],
      bundled: [
        ...noticesIn('storybook-static/licenses'),
        ...storybooksOwn.map((name) => `${name}@${lock[`node_modules/${name}`]!.version}`),
      ],
      hasFaceModel: hasFaceModel('storybook-static'),
    },
    ...publishedNames.map((name): ArchivedPart => {
      const manifest = publishedManifest(name) as Manifest;
      const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
      const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
      const folder = `dist/packages/${name}/dist`;
      return {
        name: manifest.name,
        version: manifest.version,
        archive: packedName(name, manifest.version),
        folder: sourceFolder(name),
        dependencies: [...Object.keys(dependencies), ...peers],
        bundled: [...noticesIn(folder), ...noticesIn(`${folder}/workers`)],
        hasFaceModel: hasFaceModel(folder),
      };
    }),
  ];
}

/** The packages that the lists of notices in a folder name; none if it has no list. */
function noticesIn(folder: string): readonly string[] {
  const files = existsSync(root + folder)
    ? readdirSync(root + folder).filter((file) => file.endsWith('.md'))
    : [];
  return files.toSorted().flatMap((file) => bundledPackages(read(`${folder}/${file}`)));
}

function hasFaceModel(folder: string): boolean {
  return filesBelow(root + folder).some((file) => /tiny-face-detector[^/]*\.bin$/.test(file));
}

function textsOf({ folder }: Shipped): readonly string[] {
  return readdirSync(root + folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(file))
    .toSorted()
    .map((file) => read(`${folder}/${file}`));
}

const read = (file: string) => readFileSync(root + file, 'utf8');

const readManifest = (file: string) => JSON.parse(read(file)) as Manifest;

const readLock = () => (JSON.parse(read('package-lock.json')) as { readonly packages: Lock }).packages;
