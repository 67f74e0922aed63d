import type { CameraFeed } from '@recto/core';

/** An open camera that does nothing, for tests that only compare cameras. */
export function feedOf(deviceId: string, deviceIds: readonly string[] = [deviceId]): CameraFeed {
  return {
    facingMode: 'environment',
    deviceId,
    deviceIds,
    mirrored: false,
    zoom: null,
    isSending: true,
    picture: {},
    hasTorch: false,
    setTorch: () => Promise.resolve(false),
    holdFrame: () => null,
    takePhoto: () => Promise.reject(new Error('This camera only has a name.')),
    showLive: () => undefined,
    onLost: () => () => undefined,
    isSideways: false,
    onSideways: () => () => undefined,
    rest: () => undefined,
    wake: () => Promise.resolve(),
    close: () => undefined,
  };
}
