import { FakeCamera } from '@recto/adapters/fake';
import { CaptureView, type CaptureActions } from '@recto/ui';
import type { CaptureSnapshot } from '@recto/core';
import { useEffect, useRef } from 'react';
import { sceneOf } from './sample-photos.ts';

export interface CaptureOnStageProps {
  readonly snapshot: CaptureSnapshot;
  readonly actions: CaptureActions;
}

/** The capture view with a drawn picture behind it, where the snapshot says that a camera is on. */
export function CaptureOnStage({ snapshot, actions }: CaptureOnStageProps) {
  const surface = useRef<HTMLDivElement>(null);
  const { camera, state } = snapshot;
  const facingMode = 'facingMode' in camera ? camera.facingMode : null;

  useEffect(() => {
    if (surface.current === null || facingMode === null) return;
    const leaving = new AbortController();
    const opening = new FakeCamera({ scene: sceneOf[state.photo] }).open({
      facingMode,
      deviceId: null,
      surface: surface.current,
      signal: leaving.signal,
    });
    opening.catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => {
      leaving.abort();
      void opening.then((feed) => feed.close()).catch(() => undefined);
    };
  }, [facingMode, state.photo]);

  return <CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} />;
}
