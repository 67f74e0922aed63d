import type { DevicePort } from '@recto/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the device is online, as far as it reports; a prerendered page shows that it is. */
export function useOnline(device: DevicePort): boolean {
  const subscribe = useCallback((listener: () => void) => device.watchOnline(listener), [device]);
  return useSyncExternalStore(
    subscribe,
    () => device.isOnline(),
    () => true,
  );
}
