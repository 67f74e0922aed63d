import type { CaptureState } from '@recto/core';
import { useContext, useEffect, useMemo, useRef, type RefObject } from 'react';
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
  const known = useRef<PlaceBefore | null>(null);
  const isBare = state.name === 'upload' && !state.slow;
  // After the effects of the controls, which are inside.
  useEffect(() => {
    known.current = isBare ? Date.now() : 'controls';
  }, [isBare]);
  return useMemo(
    () => ({
      // Read when the first controls are shown: they may have been prepared before a tap.
      get current() {
        return known.current ?? (lastTap?.() === 0 ? 0 : 'screen');
      },
    }),
    // oxlint-disable-next-line react/memo-dependencies -- read later, by the getter
    [lastTap],
  );
}
