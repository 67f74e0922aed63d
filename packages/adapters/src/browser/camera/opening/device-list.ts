import type { FacingMode, Unsubscribe } from '@recto/core';
import type { CameraEnvironment } from '../camera-environment.ts';
import { facingModeOfLabel, type ListedCamera } from './lens-choice.ts';
import { deviceListLimitMs } from '../camera-limits.ts';

/**
 * The browser's cameras, in its own order; before the permission they have neither names nor labels.
 * Never rejects: without a list there is nothing to switch to, and the camera opens all the same.
 */
export async function listCameras(environment: CameraEnvironment): Promise<readonly ListedCamera[]> {
  return (await knownCameras(environment)) ?? [];
}

/** The same; null where the browser has no list, or does not give it in time. */
export function knownCameras({
  mediaDevices,
  timers,
}: CameraEnvironment): Promise<readonly ListedCamera[] | null> {
  return new Promise((resolve) => {
    const timer = timers.setTimeout(() => resolve(null), deviceListLimitMs);
    const finish = (cameras: readonly ListedCamera[] | null) => {
      timers.clearTimeout(timer);
      resolve(cameras);
    };
    const listed = mediaDevices()?.enumerateDevices?.();
    if (listed === undefined) return finish(null);
    listed.then(
      (devices) => finish(devices.filter(({ kind }) => kind === 'videoinput').map(toListedCamera)),
      () => finish(null),
    );
  });
}

/** Calls the listener when a device was plugged in or pulled out; never in old browsers, which do not tell. */
export function watchDevices({ mediaDevices }: CameraEnvironment, listener: () => void): Unsubscribe {
  const devices = mediaDevices();
  devices?.addEventListener?.('devicechange', listener);
  return () => devices?.removeEventListener?.('devicechange', listener);
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
