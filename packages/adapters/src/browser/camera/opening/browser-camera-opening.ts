import { parseUserAgent, systemClock, type DevicePort } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { CameraHistory } from './CameraHistory.ts';
import { EarlyCamera } from './EarlyCamera.ts';
import { earlyPicture } from './early-picture.ts';

/**
 * What opens the cameras of this window's device.
 * @param history of a camera that was opened before the app was loaded.
 */
export function cameraOpening(
  window: Window,
  device: DevicePort,
  history = new CameraHistory(systemClock),
): OpeningEnvironment {
  return {
    mediaDevices: () => window.navigator.mediaDevices,
    permissions: () => window.navigator.permissions,
    clock: systemClock,
    history,
    isIos: parseUserAgent(device).system.name === 'ios',
  };
}

/**
 * @param makeSurface puts the element into the page that shows the picture until the app does.
 * @returns the lease of a camera of this window's device, for the time before the app is loaded. Nothing is opened yet.
 */
export function browserEarlyCamera(
  window: Window,
  device: DevicePort,
  makeSurface: () => Element,
): EarlyCamera {
  return new EarlyCamera(cameraOpening(window, device), earlyPicture(makeSurface, systemClock), device);
}
