import { isRoutePath } from '@recto/core';
import { shell } from './shell.ts';

/**
 * A new version's worker waits, so that an open page keeps the parts of its own version. A page that
 * runs the new version already, since it was loaded from the network, asks it not to wait any longer;
 * it agrees when no other page of the app is open.
 * @param worker this worker.
 * @param script the path of the page's own script: one of this version's files, or the page is of another.
 */
export async function takeOver(worker: ServiceWorkerGlobalScope, script: unknown): Promise<void> {
  const isThisVersion = shell.some(({ url }) => url === script);
  if (!isThisVersion) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => isRoutePath(new URL(url).pathname));
  if (pages.length <= 1) await worker.skipWaiting();
}
