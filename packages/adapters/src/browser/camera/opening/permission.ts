import type { CameraFacts, Unsubscribe } from '@recto/core';

type PermissionsApi = Pick<Permissions, 'query'>;

/** The site's camera permission; never rejects. */
export async function cameraPermission(
  permissions: PermissionsApi | undefined,
): Promise<CameraFacts['permission']> {
  try {
    return (await permissions?.query({ name: 'camera' }))?.state ?? 'unknown';
  } catch {
    // A browser without this permission query (Firefox before 131) throws here.
    return 'unknown';
  }
}

/** Calls the listener each time that the site's camera permission is granted; never in browsers without the query. */
export function watchPermission(permissions: PermissionsApi | undefined, onGranted: () => void): Unsubscribe {
  const watching = new AbortController();
  const watch = (status: PermissionStatus) => {
    const look = () => {
      if (status.state === 'granted') onGranted();
    };
    status.addEventListener('change', look, { signal: watching.signal });
  };
  permissions?.query({ name: 'camera' }).then(watch, () => undefined);
  return () => watching.abort();
}
