import { trustedScript, type TrustedTypesWindow } from '../security/trusted-scripts.ts';

/** The parts of a window that are used. */
export interface ServiceWorkerWindow extends TrustedTypesWindow {
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'> };
  readonly caches?: Pick<CacheStorage, 'open'>;
}

/**
 * The name of the cache for a part of the app that is cached only once the phone uses it.
 * @param part for example a language.
 */
export function partCacheName(part: string): string {
  return `recto-part-${part}`;
}

/**
 * Installs the service worker, so that the app opens without a network. If that is not possible, as in
 * a private window or over plain HTTP, the app works as before, but needs a network to open.
 * @param url the worker's address.
 * @param script the address of the page's own script, by which the worker of a new version recognizes a
 * page of that version, and takes over.
 * @param parts the parts that this page uses of those that are cached on demand: the worker caches them too.
 */
export async function installServiceWorker(
  window: ServiceWorkerWindow,
  {
    url,
    script,
    parts,
  }: { readonly url: string; readonly script: string; readonly parts: readonly string[] },
): Promise<void> {
  const { navigator, caches } = window;
  try {
    if (navigator.serviceWorker === undefined) return;
    for (const part of parts) await caches?.open(partCacheName(part));
    const registration = await navigator.serviceWorker.register(trustedScript(url, window));
    const takeOver = new URL(script).pathname;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin only
    const offer = (worker: ServiceWorker | null) => worker?.postMessage({ takeOver });
    const offerOnceInstalled = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
    offer(registration.waiting);
    offerOnceInstalled(registration.installing); // found before the listener below was added
    registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing));
  } catch {
    // The browser's settings forbid it, or the worker's file could not be loaded.
  }
}
