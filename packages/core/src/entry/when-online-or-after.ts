import type { DevicePort } from '../ports/device.ts';

/**
 * Waits until the device finds a network again, or for so many ms: a device may not notice that it has
 * one, or that it had none.
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
