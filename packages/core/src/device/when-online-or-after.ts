import type { DevicePort } from '../ports/device.ts';

/**
 * Waits until the device comes online, or for `ms`: some devices do not notice that they are online, or
 * that they were offline. An abort ends the wait, too.
 */
export function whenOnlineOrAfter(
  ms: number,
  device: Pick<DevicePort, 'watchOnline'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stopWatching();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    const timer = setTimeout(end, ms);
    const stopWatching = device.watchOnline((online) => {
      if (online) end();
    });
  });
}
