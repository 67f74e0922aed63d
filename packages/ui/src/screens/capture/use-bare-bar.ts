import type { CaptureState } from '@recto/core';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the bar lost its last control, in ms since the epoch, while a photo is sent and nothing can be tapped; null in
 * every other state. The controls that follow find it as they are mounted: the next viewfinder need not wait for the second
 * tap of a double tap on "Use", which has passed meanwhile.
 */
export function useBareBar(state: CaptureState): RefObject<number | null> {
  const since = useRef<number | null>(null);
  const isBare = state.name === 'upload' && !state.slow;
  // After the effects of the controls, which are inside.
  useEffect(() => {
    since.current = isBare ? Date.now() : null;
  }, [isBare]);
  return since;
}
