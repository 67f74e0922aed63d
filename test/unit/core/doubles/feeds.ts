import type { CameraFeed } from '@recto/core';

/** An open camera that does nothing, for tests that only compare cameras. */
export function feedOf(deviceId: string, deviceIds: readonly string[] = [deviceId]): CameraFeed {
  return {
    facingMode: 'environment',
    deviceId,
    deviceIds,
    mirrored: false,
    isSending: true,
    takePhoto: () => Promise.reject(new Error('This camera only has a name.')),
    onLost: () => () => undefined,
    rest: () => undefined,
    wake: () => Promise.resolve(),
    close: () => undefined,
  };
}
