import type { DevicePort } from '@recto/core';
import { GetUserMediaCamera } from './GetUserMediaCamera.ts';
import { screenOrientation } from './watch/screen-orientation.ts';
import { featurePolicyOf } from './failure/feature-policy.ts';
import { ownWorker } from '../security/trusted-scripts.ts';
import { cameraOpening } from './opening/browser-camera-opening.ts';

/**
 * @param worker the address of the file of the worker that encodes photos; by default, where a bundler has put it
 * (decision 11.12).
 * @returns the camera of this window's device. Nothing is opened yet.
 */
export function browserCamera(
  window: Window & typeof globalThis,
  device: DevicePort,
  worker?: string,
): GetUserMediaCamera {
  const opening = cameraOpening(window, device);
  const environment = {
    ...opening,
    device,
    isSecure: () => window.isSecureContext,
    policy: () => featurePolicyOf(window.document),
    // Elsewhere, a sensor may lie in any way in the device.
    screen: () => (opening.isIos ? screenOrientation(window) : null),
    makeVideo: () => window.document.createElement('video'),
    VideoFrame: window.VideoFrame,
    encoding: {
      Worker: ownWorker(window, worker),
      createImageBitmap: window.createImageBitmap?.bind(window),
    },
  };
  return new GetUserMediaCamera(environment);
}
