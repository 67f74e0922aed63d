import { parseUserAgent, systemClock, type DevicePort } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { CameraHistory } from './CameraHistory.ts';

/** What opens the cameras of this window's device. */
export function cameraOpening(window: Window, device: DevicePort): OpeningEnvironment {
  return {
    mediaDevices: () => window.navigator.mediaDevices,
    permissions: () => window.navigator.permissions,
    clock: systemClock,
    history: new CameraHistory(systemClock),
    isIos: parseUserAgent(device).system.name === 'ios',
  };
}
