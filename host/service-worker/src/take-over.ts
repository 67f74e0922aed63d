import { isAppPath } from './app-path.ts';
import { otherPages, shell } from './shell.ts';

/**
 * Activates this worker at the request of a page. A new version's worker waits at first, so that an open
 * page of the old version can still load its parts. A page that runs the new version already, since it was
 * loaded from the network, requests the activation; it is granted when no other page of the app is open.
 * @param worker this worker.
 * @param script the path of the page's own script, by which this worker recognizes a page of its version.
 */
export async function takeOver(worker: ServiceWorkerGlobalScope, script: unknown): Promise<void> {
  const isThisVersion = shell.some(({ url }) => url === script);
  if (!isThisVersion) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => isAppPath(new URL(url).pathname, __RECTO_BASE__, otherPages));
  if (pages.length <= 1) await worker.skipWaiting();
}
