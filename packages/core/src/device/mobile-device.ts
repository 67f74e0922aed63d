import type { DevicePort } from '../ports/device.ts';

/** The mobile table (§6): devices that may use the flow. */
const mobilePattern = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Windows Phone/i;

/**
 * Whether this is a mobile device (§6). An iPad that calls itself a Macintosh is told by its
 * touch points (decisions, "iPadOS").
 */
export function isMobile({
  userAgent,
  maxTouchPoints,
}: Pick<DevicePort, 'userAgent' | 'maxTouchPoints'>): boolean {
  return mobilePattern.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
