import type { CaptureState } from '@recto/core';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { LastTapContext } from '../FollowTaps.tsx';

/**
 * Since when there was nothing to tap in the bar, in ms since the epoch; null while it has controls. The controls that follow
 * find it as they are mounted, so that they need not wait for the second tap of a double tap which has passed meanwhile:
 * - the first ones, since the tap that led to this screen. A page that was opened here has had none.
 * - those after an upload, since the tap on "Use".
 */
export function useBareBar(state: CaptureState): RefObject<number | null> {
  const lastTap = useContext(LastTapContext);
  const [opened] = useState(() => lastTap?.() ?? null);
  const since = useRef(opened);
  const isBare = state.name === 'upload' && !state.slow;
  // After the effects of the controls, which are inside.
  useEffect(() => {
    since.current = isBare ? Date.now() : null;
  }, [isBare]);
  return since;
}
