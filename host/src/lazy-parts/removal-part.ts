import { loadRemoval, type DevicePort, type LocationRemoval } from '@recto/core';
import { loadChunk } from '@recto/ui';
import { LazyPart } from './LazyPart.ts';
import type { ReloadOnce } from './ReloadOnce.ts';

const part = new LazyPart(() => loadChunk(loadRemoval));

/**
 * Loads what removes the location of a picked file, once for all files.
 * @throws ChunkLoadError; the next call tries again.
 */
export function loadRemovalPart(): Promise<LocationRemoval> {
  return part.load();
}

/**
 * The same for a file that is about to be sent: if the part can't be loaded, the page is reloaded where it is, once. The
 * file is in the vault then, where the new page finds it.
 * @param isSafe whether a reload would lose no data.
 * @throws ChunkLoadError if there is no reload: the photo waits.
 */
export function loadRemovalOrReload(
  reloads: ReloadOnce,
  { address }: Pick<DevicePort, 'address'>,
  isSafe: () => boolean,
): Promise<LocationRemoval> {
  return reloads.waitFor(loadRemovalPart(), { name: 'without-location', address, isSafe });
}
