import type { CaptureSnapshot } from '@recto/core';
import { useEffect, useState } from 'react';
import { CaptureWithFakeCamera, type CaptureWithFakeCameraProps } from './CaptureWithFakeCamera.tsx';

export interface CaptureSequenceProps extends Omit<CaptureWithFakeCameraProps, 'snapshot'> {
  /** At least one. */
  readonly snapshots: readonly CaptureSnapshot[];
}

/** The capture view with one snapshot after the other, for what only a change shows. The last one stays. */
export function CaptureSequence({ snapshots, ...rest }: CaptureSequenceProps) {
  const [shown, setShown] = useState(0);
  const last = snapshots.length - 1;
  useEffect(() => {
    if (shown === last) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, last]);
  return <CaptureWithFakeCamera snapshot={snapshots[shown]!} {...rest} />;
}
