import { documentClearFrom, type DocumentReading, type PhotoHash } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';
import { perceptualHash } from './perceptual-hash.ts';

/**
 * The hash of a side by which it is compared (decision 4.4); null if no document is certainly there, and whole: of
 * something else, a hash would say that the side is another one.
 */
export function hashOfDocument(
  frame: LumaFrame,
  { quad, score, cutOff }: Pick<DocumentReading, 'quad' | 'score' | 'cutOff'>,
): PhotoHash | null {
  const isCertain = quad !== null && score >= documentClearFrom && cutOff.length === 0;
  return isCertain ? perceptualHash(frame, quad) : null;
}
