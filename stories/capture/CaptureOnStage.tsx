import { FakeCamera } from '@recto/adapters/fake';
import { CaptureView, type CaptureActions } from '@recto/ui';
import type { CaptureSnapshot } from '@recto/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { share } from './capture-samples.ts';
import { sceneOf } from '../screens/sample-photos.ts';

export interface CaptureOnStageProps {
  readonly snapshot: CaptureSnapshot;
  readonly actions: CaptureActions;
}

/** The capture view with a drawn picture behind it, where the snapshot says that a camera is on; it lies on its side where Storybook's viewport does. */
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
      onTapNeeded: (start) => start(),
    });
    opening.catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => {
      leaving.abort();
      void opening.then((feed) => feed.close()).catch(() => undefined);
    };
  }, [facingMode, state.photo]);

  const onItsSide = useSyncExternalStore(watchViewport, () => landscape().matches);
  const held = onItsSide ? ({ ...snapshot, orientation: 'landscape' } as const) : snapshot;
  return <CaptureView snapshot={held} surfaceRef={surface} actions={actions} share={share} />;
}

function landscape(): MediaQueryList {
  return matchMedia('(orientation: landscape)');
}

function watchViewport(onChange: () => void): () => void {
  const query = landscape();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
