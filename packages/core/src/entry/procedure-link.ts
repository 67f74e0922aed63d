import type { DevicePort } from '../ports/device.ts';
import type { Procedure } from '../model/procedure.ts';
import { safeLink } from '../model/safe-url.ts';

/**
 * The address at which this procedure can be gone on with, in another browser or on another phone: its
 * own where the provider gave a usable one, else that of the page.
 */
export function procedureLink(procedure: Procedure | null, device: Pick<DevicePort, 'address'>): string {
  return safeLink(procedure?.webappUrl ?? null) ?? device.address;
}
