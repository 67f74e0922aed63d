import type { DevicePort } from '../ports/device.ts';
import type { Procedure } from '../model/procedure.ts';
import { safeLink } from '../model/safe-url.ts';

/**
 * The address for continuing this procedure in another browser or on another phone: its `webappUrl` if
 * that is usable, else the address of the page.
 */
export function procedureLink(procedure: Procedure | null, device: Pick<DevicePort, 'address'>): string {
  return safeLink(procedure?.webappUrl ?? null) ?? device.address;
}
