/** The third-party packages of a release: what its archives contain, and what npm installs with its packages. */

/** The part of an entry of `package-lock.json` that is read. */
interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** `packages` of a `package-lock.json`: from the folder, such as `node_modules/react`, to what lies there. */
export type Lock = Readonly<Record<string, LockedPackage>>;

/** A part of the release, such as `@recto/ui`, which needs packages and may contain the code of some. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** Its folder from the root, from which its dependencies are looked for. */
  readonly folder: string;
  /** Names of packages that it needs at run time, and of parts. */
  readonly dependencies: readonly string[];
  /** What its archive contains, as `name@version`. */
  readonly bundled: readonly string[];
}

/** A third-party package. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** An SPDX id or expression. */
  readonly licence: string;
  /** Of what the registry sends, such as `sha512-…` (Subresource Integrity); null if the lock names none. */
  readonly integrity: string | null;
  /** Where it is installed, from the root. */
  readonly folder: string;
  /** The packages that it needs at run time, as `name@version`. */
  readonly dependencies: readonly string[];
}

/** The release's third-party packages, sorted by `name@version`, and for each part which of them it needs itself. */
export interface ShippedPackages {
  readonly packages: readonly Shipped[];
  readonly neededBy: ReadonlyMap<string, readonly string[]>;
}

/**
 * Follows the dependencies of the parts through the lock, and adds what their archives contain. Optional dependencies are
 * left out: they differ between machines, and nothing that is shipped has one.
 * @throws Error that names a package that the lock does not have.
 */
export function shippedPackages(lock: Lock, parts: readonly Part[]): ShippedPackages {
  const ownNames = new Set(parts.map(({ name }) => name));
  const neededFolders = new Map(
    parts.map(({ name, folder, dependencies, bundled }) => [
      name,
      [
        ...dependencies
          .filter((wanted) => !ownNames.has(wanted))
          .map((wanted) => installed(lock, folder, wanted)),
        ...bundled.map((id) => withVersion(lock, id)),
      ],
    ]),
  );
  const folders = new Set<string>();
  const follow = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const wanted of Object.keys(lock[folder]!.dependencies ?? {}))
      follow(installed(lock, folder, wanted));
  };
  for (const { folder, dependencies } of parts) {
    for (const wanted of dependencies) if (!ownNames.has(wanted)) follow(installed(lock, folder, wanted));
  }
  // What is in a bundle is there without what it could need.
  for (const { bundled } of parts) for (const id of bundled) folders.add(withVersion(lock, id));

  const idOf = (folder: string) => `${nameOf(folder)}@${lock[folder]!.version}`;
  const idsOf = (list: readonly string[]) => [...new Set(list.map(idOf))].toSorted();
  const packages = [...folders].map((folder): Shipped => {
    const { version = '', license = 'UNKNOWN', integrity = null, dependencies = {} } = lock[folder]!;
    const needed = Object.keys(dependencies).flatMap((wanted) => installedIfAny(lock, folder, wanted) ?? []);
    return {
      name: nameOf(folder),
      version,
      licence: license,
      integrity,
      folder,
      dependencies: idsOf(needed.filter((other) => folders.has(other))),
    };
  });
  const byId = new Map(packages.map((entry) => [idOf(entry.folder), entry]));
  return {
    packages: [...byId.keys()].toSorted().map((id) => byId.get(id)!),
    neededBy: new Map([...neededFolders].map(([name, list]) => [name, idsOf(list)])),
  };
}

/**
 * The packages in a list of notices as Vite writes it, as `name@version`: each heading is `## name - version (licence)`.
 */
export function bundledPackages(notices: string): readonly string[] {
  return [...notices.matchAll(/^## (\S+) - (\S+) \(.*\)$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}

/** The folder in which Node finds a package from another: the nearest `node_modules` upwards. */
function installedIfAny(lock: Lock, from: string, name: string): string | null {
  let folder = from;
  for (;;) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[candidate] !== undefined) return candidate;
    if (folder === '') return null;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}

function installed(lock: Lock, from: string, name: string): string {
  const folder = installedIfAny(lock, from, name);
  if (folder === null) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
  return folder;
}

function withVersion(lock: Lock, id: string): string {
  const folder = Object.keys(lock).find((key) => key !== '' && `${nameOf(key)}@${lock[key]!.version}` === id);
  if (folder === undefined) throw new Error(`package-lock.json has no ${id}, which an archive contains.`);
  return folder;
}

function nameOf(folder: string): string {
  const mark = 'node_modules/';
  return folder.slice(folder.lastIndexOf(mark) + mark.length);
}
