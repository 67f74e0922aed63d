import type { Scene } from '@recto/adapters/fake';
import type { CaptureSnapshot } from '@recto/core';
import type { CaptureActions } from '@recto/ui';
import { useEffect, useState } from 'react';
import { CaptureWithFakeCamera } from './CaptureWithFakeCamera.tsx';

export interface CaptureSequenceProps {
  /** At least one. */
  readonly snapshots: readonly CaptureSnapshot[];
  readonly actions: CaptureActions;
  /** What lies before the camera; by default, what the photo asks for. */
  readonly scene?: Scene | undefined;
}

/** The capture view with one snapshot after the other, for what only a change shows. The last one stays. */
export function CaptureSequence({ snapshots, actions, scene }: CaptureSequenceProps) {
  const [shown, setShown] = useState(0);
  const last = snapshots.length - 1;
  useEffect(() => {
    if (shown === last) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, last]);
  return <CaptureWithFakeCamera snapshot={snapshots[shown]!} actions={actions} scene={scene} />;
}
