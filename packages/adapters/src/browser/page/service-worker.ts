/** The part of a window that is used. `trustedTypes` is there where scripts' addresses must be vouched for. */
export interface ServiceWorkerWindow {
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'> };
  readonly caches?: Pick<CacheStorage, 'open'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}

/**
 * The cache of a part of the app that a phone keeps only once it uses it.
 * @param part such as a language.
 */
export function partCacheName(part: string): string {
  return `recto-part-${part}`;
}

/**
 * Installs the service worker, so that the app opens without a network. Where that can't be done, as in
 * a private window or over plain HTTP, the app works as before: it only needs a network to open.
 * @param url the worker's address.
 * @param script the address of the page's own script; by it a new version's worker knows a page of its
 * own, and takes over.
 * @param parts what this page uses of the parts that not every phone keeps: the worker keeps them too.
 */
export async function installServiceWorker(
  { navigator, caches, trustedTypes }: ServiceWorkerWindow,
  {
    url,
    script,
    parts,
  }: { readonly url: string; readonly script: string; readonly parts: readonly string[] },
): Promise<void> {
  try {
    if (navigator.serviceWorker === undefined) return;
    for (const part of parts) await caches?.open(partCacheName(part));
    const registration = await navigator.serviceWorker.register(trusted(url, trustedTypes));
    const takeOver = new URL(script).pathname;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin only
    const offer = (worker: ServiceWorker | null) => worker?.postMessage({ takeOver });
    const offerOnceInstalled = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
    offer(registration.waiting);
    offerOnceInstalled(registration.installing); // found before anybody listened
    registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing));
  } catch {
    // The browser's settings forbid it, or the worker's file did not come.
  }
}

/** The one script address that the app makes by itself: the policy `recto` of the page's security headers. */
function trusted(url: string, trustedTypes: ServiceWorkerWindow['trustedTypes']): string {
  const policy = trustedTypes?.createPolicy('recto', {
    createScriptURL: (address) => (address === url ? url : ''),
  });
  // The browser wants the policy's own object here, which stands for the text.
  return (policy?.createScriptURL(url) ?? url) as string;
}
