import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create, list } from 'tar';

/**
 * Packs a folder as a `.tar.gz` whose bytes depend on nothing but the files: sorted, of one time, without owner, and
 * with the same rights for all.
 * @param prefix the folder in the archive.
 * @param seconds the time of all files, since 1970.
 */
export async function packFolder(folder: string, archive: string, prefix: string, seconds: number) {
  const options = {
    cwd: folder,
    file: archive,
    gzip: { level: 9 },
    portable: true,
    prefix,
    mtime: new Date(seconds * 1000),
    onWriteEntry: ({ stat }: { stat?: { mode: number } }) => {
      if (stat !== undefined) stat.mode = 0o100644;
    },
  };
  await create(options, [...filesBelow(folder)]);
}

/** The paths of all files below a folder, sorted by their bytes. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** The contents of an archive by path, in its order. */
export async function contentsOf(archive: string): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const reads: Promise<unknown>[] = [];
  await list({
    file: archive,
    onReadEntry: (entry) => {
      contents.set(entry.path, Buffer.alloc(0));
      reads.push(entry.concat().then((content) => contents.set(entry.path, content)));
    },
  });
  await Promise.all(reads);
  return contents;
}
