import type { CaptureState } from '@recto/core';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { LastTapContext } from '../last-tap.ts';
import type { PlaceBefore } from '../double-tap-time.ts';

/**
 * What is in the bar, for the controls that follow: they find it as they are mounted.
 * - Before the first ones there was another screen, or nothing if the page was opened here.
 * - While a photo is sent there is nothing to tap, so the next viewfinder need not wait for the second tap of a double tap on
 *   "Use", which has passed meanwhile.
 */
export function usePlaceBefore(state: CaptureState): RefObject<PlaceBefore> {
  const lastTap = useContext(LastTapContext);
  const [first] = useState<PlaceBefore>(() => (lastTap?.() === 0 ? 0 : 'screen'));
  const before = useRef(first);
  const isBare = state.name === 'upload' && !state.slow;
  // After the effects of the controls, which are inside.
  useEffect(() => {
    before.current = isBare ? Date.now() : 'controls';
  }, [isBare]);
  return before;
}
