import type { DevicePort } from '../ports/device.ts';

/** The mobile table (§6): devices that may use the flow. */
const mobilePattern = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Windows Phone/i;

type DeviceName = Pick<DevicePort, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether this is a mobile device (§6). An iPad that calls itself a Macintosh is told by its
 * touch points (decisions, "iPadOS").
 */
export function isMobile(device: DeviceName): boolean {
  return mobilePattern.test(device.userAgent) || isDisguisedIpad(device);
}

/** Whether this device runs iOS or iPadOS, whatever it calls itself. */
export function isIos(device: DeviceName): boolean {
  return /iPhone|iPad|iPod/.test(device.userAgent) || isDisguisedIpad(device);
}

function isDisguisedIpad({ userAgent, maxTouchPoints }: DeviceName): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
