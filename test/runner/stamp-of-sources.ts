import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which packages npm has installed, with their versions. */
const installed = 'node_modules/.package-lock.json';

/**
 * A stamp of all that a build can read: every file of the working tree that git does not ignore, the packages that are
 * installed, and Node's version. Two equal stamps mean equal files.
 * @param folder the repository.
 * @returns null where git or the list of packages is missing; then nothing is known.
 */
export function stampOfSources(folder = '.'): string | null {
  const hash = createHash('sha256');
  const add = (text: string | Buffer) => hash.update(`${text.length} `).update(text);
  add(process.version);
  try {
    for (const file of [...filesOf(folder), installed]) {
      add(file);
      add(readFileSync(join(folder, file)));
    }
  } catch {
    return null;
  }
  return hash.digest('hex');
}

/** The files that are there, tracked by git or new, in a fixed order. */
function filesOf(folder: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isFile = (file: string) =>
    lstatSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
  return listed
    .split('\0')
    .filter((file) => file !== '' && isFile(file))
    .toSorted();
}
