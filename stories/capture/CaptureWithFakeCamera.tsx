import { FakeCamera, type Scene } from '@recto/adapters/fake';
import { CaptureView, type CaptureActions } from '@recto/ui';
import type { CaptureSnapshot, FilePickerRule } from '@recto/core';
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { share } from './capture-samples.ts';
import { sceneOf } from '../screens/sample-photos.ts';

export interface CaptureWithFakeCameraProps {
  readonly snapshot: CaptureSnapshot;
  readonly actions: CaptureActions;
  /** What lies before the camera; by default, what the photo asks for. */
  readonly scene?: Scene | undefined;
  /** Where a file may be chosen; by default, everywhere. */
  readonly filePicker?: FilePickerRule | undefined;
  /** Whether the phone's own camera app is offered. */
  readonly offersCameraApp?: boolean | undefined;
}

/** The capture view. If the snapshot's camera is on, a fake camera shows its picture. In a landscape viewport, the phone is in landscape. */
export function CaptureWithFakeCamera(props: CaptureWithFakeCameraProps) {
  const { snapshot, actions, scene, filePicker, offersCameraApp = false } = props;
  const surface = useRef<HTMLDivElement>(null);
  const { camera, state } = snapshot;
  const facingMode = 'facingMode' in camera ? camera.facingMode : null;

  const shownScene = scene ?? sceneOf[state.photo];

  useEffect(() => {
    if (surface.current === null || facingMode === null) return;
    const unmounted = new AbortController();
    const opening = new FakeCamera({ scene: shownScene }).open({
      facingMode,
      deviceId: null,
      surface: surface.current,
      signal: unmounted.signal,
      onTapNeeded: (start) => start(),
    });
    opening.catch((error: unknown) => {
      if (!unmounted.signal.aborted) throw error;
    });
    return () => {
      unmounted.abort();
      void opening.then((feed) => feed.close()).catch(() => undefined);
    };
  }, [facingMode, shownScene]);

  const isLandscape = useIsLandscape(surface);
  const shown = isLandscape ? ({ ...snapshot, orientation: 'landscape' } as const) : snapshot;
  return (
    <CaptureView
      snapshot={shown}
      surfaceRef={surface}
      actions={actions}
      share={share}
      filePicker={filePicker}
      offersCameraApp={offersCameraApp}
    />
  );
}

/** Whether the window that contains this element is a phone in landscape. */
function useIsLandscape(element: RefObject<HTMLElement | null>): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = landscapeAround(element);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [element],
  );
  return useSyncExternalStore(watch, () => landscapeAround(element)?.matches ?? false);
}

/** @returns undefined until the element is there. */
function landscapeAround({ current }: RefObject<HTMLElement | null>): MediaQueryList | undefined {
  return current?.ownerDocument.defaultView?.matchMedia('(orientation: landscape) and (max-height: 599px)');
}
