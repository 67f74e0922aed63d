import type { CameraPort } from '@recto/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the device has a camera, as far as it is known. */
export function useHasCamera(camera: Pick<CameraPort, 'hasCamera' | 'watchPresence'>): boolean {
  const subscribe = useCallback((listener: () => void) => camera.watchPresence(listener), [camera]);
  return useSyncExternalStore(subscribe, () => camera.hasCamera());
}
