import { loadChunk } from '@recto/ui';
import { LazyPart } from '../lazy-parts/LazyPart.ts';

const part = new LazyPart(() => loadChunk(() => import('./capture-part.ts')));

/**
 * Loads what takes and checks photos, once for all who need it.
 * @throws ChunkLoadError; the next call tries again.
 */
export function loadCapturePart() {
  return part.load();
}
