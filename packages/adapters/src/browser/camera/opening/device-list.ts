import { withTimeout, type FacingMode, type Unsubscribe } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { deviceListLimitMs } from '../camera-limits.ts';
import { capabilitiesOf } from '../lens/camera-capabilities.ts';
import type { CameraHistory } from './CameraHistory.ts';
import { facingModeOfLabel, type ListedCamera } from './lens-choice.ts';

/**
 * The browser's cameras, in its own order; before the permission they have neither ids nor labels.
 * @returns null if the browser has no list, or does not return it in time. Never rejects: without a list
 * the camera still opens, but there is none to switch to.
 */
export async function listCameras({
  mediaDevices,
  clock,
  history,
}: OpeningEnvironment): Promise<readonly ListedCamera[] | null> {
  try {
    const listed = mediaDevices()?.enumerateDevices?.();
    if (listed === undefined) return null;
    const devices = await withTimeout(deviceListLimitMs, listed, { clock });
    const cameras = devices.filter(({ kind }) => kind === 'videoinput');
    return cameras.map((device) => toListedCamera(device, history));
  } catch {
    return null; // refused or late
  }
}

/** Calls the listener when a device was connected or removed; never in old browsers, which do not report it. */
export function watchDevices({ mediaDevices }: OpeningEnvironment, listener: () => void): Unsubscribe {
  const devices = mediaDevices();
  devices?.addEventListener?.('devicechange', listener);
  return () => devices?.removeEventListener?.('devicechange', listener);
}

function toListedCamera(device: MediaDeviceInfo, history: CameraHistory): ListedCamera {
  const { deviceId, label } = device;
  const { facingMode, zoom, focusDistance, width, height } = capabilitiesOf(device);
  return {
    deviceId,
    label,
    facingMode: facingModeOf(facingMode?.[0]) ?? facingModeOfLabel(label),
    hasFailed: history.hasFailed(deviceId),
    abilities: {
      minZoom: zoom?.min ?? null,
      nearestFocus: focusDistance?.min ?? null,
      longestSide: width?.max === undefined ? null : Math.max(width.max, height?.max ?? 0),
    },
  };
}

/** Which way a camera faces, as the browser reports it; null for `left`, `right` and unknown values. */
export function facingModeOf(reported: string | undefined): FacingMode | null {
  return reported === 'user' || reported === 'environment' ? reported : null;
}
