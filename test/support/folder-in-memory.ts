import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const linuxMemory = '/dev/shm';

/** The sandbox's tests store a few hundred megabytes. */
const neededBytes = 2 ** 30;

/**
 * Where the tests of the sandbox store its state: in memory where the system has room for it. The sandbox waits until each
 * of its files is on the disk, which takes most of the time of a test.
 */
export function folderInMemory(): string {
  if (!existsSync(linuxMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(linuxMemory);
  return bavail * bsize > neededBytes ? linuxMemory : tmpdir();
}
