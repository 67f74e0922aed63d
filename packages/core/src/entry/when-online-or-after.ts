import type { DevicePort } from '../ports/device.ts';

/**
 * Waits until the device comes online, or for `ms`: some devices do not notice that they are online, or
 * that they were offline.
 */
export function whenOnlineOrAfter(ms: number, device: Pick<DevicePort, 'watchOnline'>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopWatching();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stopWatching = device.watchOnline((online) => {
      if (online) end();
    });
  });
}
