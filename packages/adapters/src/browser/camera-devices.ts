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

/** What browsers tell of a camera beyond TypeScript's own type. */
interface CameraCapabilities extends MediaTrackCapabilities {
  readonly zoom?: DoubleRange;
  readonly focusDistance?: DoubleRange;
}

function toListedCamera(device: MediaDeviceInfo): ListedCamera {
  const { deviceId, label } = device;
  const capabilities = capabilitiesOf(device);
  const { facingMode, zoom, focusDistance, width, height } = capabilities;
  return {
    deviceId,
    label,
    facingMode: facingModeOf(facingMode?.[0]) ?? facingModeOfLabel(label),
    abilities: {
      minZoom: zoom?.min ?? null,
      nearestFocus: focusDistance?.min ?? null,
      longestSide: width?.max === undefined ? null : Math.max(width.max, height?.max ?? 0),
    },
  };
}

/** Chromium, Firefox and newer Safaris tell what a camera can do that is not open; others tell nothing. */
function capabilitiesOf(device: MediaDeviceInfo): CameraCapabilities {
  const { getCapabilities } = device as Partial<InputDeviceInfo>;
  return getCapabilities?.call(device) ?? {};
}

/** One of the two ways a phone's camera can look; null for `left`, `right` and what is not known. */
export function facingModeOf(reported: string | undefined): FacingMode | null {
  return reported === 'user' || reported === 'environment' ? reported : null;
}
