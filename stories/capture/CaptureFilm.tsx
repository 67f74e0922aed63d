import type { CaptureSnapshot } from '@recto/core';
import type { CaptureActions } from '@recto/ui';
import { useEffect, useState } from 'react';
import { CaptureOnStage } from './CaptureOnStage.tsx';

export interface CaptureFilmProps {
  /** At least one. */
  readonly snapshots: readonly CaptureSnapshot[];
  readonly actions: CaptureActions;
}

/** The capture view as it goes from snapshot to snapshot, for what only a change brings about. The last one stays. */
export function CaptureFilm({ snapshots, actions }: CaptureFilmProps) {
  const [shown, setShown] = useState(0);
  const last = snapshots.length - 1;
  useEffect(() => {
    if (shown === last) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, last]);
  return <CaptureOnStage snapshot={snapshots[shown]!} actions={actions} />;
}
