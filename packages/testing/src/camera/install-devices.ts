import { replaceProperty } from './replace-property.ts';

/**
 * Makes the page use these devices as its cameras, such as `DrawnDevices` or `PlayedPhone.mediaDevices`.
 * @param permission what the browser reports of the camera before the page asks for it.
 * @returns gives the page the browser's own devices again.
 */
export function installDevices(
  devices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>,
  permission: PermissionState = 'granted',
): () => void {
  const status = Object.assign(new EventTarget(), { state: permission });
  const restore = [
    replaceProperty(navigator, 'mediaDevices', devices),
    replaceProperty(navigator, 'permissions', { query: async () => status }),
  ];
  return () => {
    for (const each of restore) each();
  };
}
