import type { FacingMode } from '@recto/core';
import type { CameraEnvironment } from './camera-environment.ts';
import { facingModeOfLabel, type ListedCamera } from './camera-lens-choice.ts';
import { deviceListLimitMs } from './camera-limits.ts';

/**
 * The browser's cameras, in its own order; before the permission they have neither names nor labels.
 * Never rejects: without a list there is nothing to switch to, and the camera opens all the same.
 */
export function listCameras({ mediaDevices, timers }: CameraEnvironment): Promise<readonly ListedCamera[]> {
  return new Promise((resolve) => {
    const timer = timers.setTimeout(() => resolve([]), deviceListLimitMs);
    const finish = (cameras: readonly ListedCamera[]) => {
      timers.clearTimeout(timer);
      resolve(cameras);
    };
    const listed = mediaDevices()?.enumerateDevices?.() ?? Promise.resolve([]);
    listed.then(
      (devices) => finish(devices.filter(({ kind }) => kind === 'videoinput').map(toListedCamera)),
      () => finish([]),
    );
  });
}

function toListedCamera(device: MediaDeviceInfo): ListedCamera {
  const { deviceId, label } = device;
  return { deviceId, label, facingMode: reportedFacingMode(device) ?? facingModeOfLabel(label) };
}

/** Only Chromium and newer Safaris tell the capabilities of a camera that is not open. */
function reportedFacingMode(device: MediaDeviceInfo): FacingMode | null {
  const { getCapabilities } = device as Partial<InputDeviceInfo>;
  return facingModeOf(getCapabilities?.call(device).facingMode?.[0]);
}

/** One of the two ways a phone's camera can look; null for `left`, `right` and what is not known. */
export function facingModeOf(reported: string | undefined): FacingMode | null {
  return reported === 'user' || reported === 'environment' ? reported : null;
}
