import { cacheNames, type RouteHandlerCallback, type RouteMatchCallback } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { isAppPath, isNamedBy } from './app-path.ts';
import { configurationPath } from './configuration.ts';
import { latePageLimitMs, pageLimitMs } from './limits.ts';
import { otherPages } from './shell.ts';

const pageUrl = `${__RECTO_BASE__}index.html`;

/** Each full page load of one of the app's routes; all other requests go to the network. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname, __RECTO_BASE__, otherPages);

/**
 * The page from the network, so that a new version has effect at the next full load; if there is no
 * response in time, or the host fails, the cached page of this worker's version. The response is not
 * cached, since its address is a link; its headers are, even when it comes too late for this load. A page that
 * the configuration names, such as `/imprint`, looks like a link, but is the operator's.
 */
export const openPage: RouteHandlerCallback = async ({ request, url, event }) => {
  const fetching = fromNetwork(request);
  event.waitUntil(fetching.then(renewHeaders));
  const response = await Promise.race([fetching, nullAfter(pageLimitMs)]);
  if (response !== null && response.status < 500) return response;
  if (await isNamedByConfiguration(url)) return (await fetching) ?? Response.error();
  return (await matchPrecache(pageUrl)) ?? response ?? Response.error();
};

async function isNamedByConfiguration(url: URL): Promise<boolean> {
  const configuration = await (await caches.match(configurationPath))?.text();
  return configuration !== undefined && isNamedBy(configuration, url);
}

async function fromNetwork(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(latePageLimitMs) });
    await response.clone().arrayBuffer(); // An incomplete page counts as none.
    return response;
  } catch {
    return null; // no network, or too slow
  }
}

/** Core's `withTimeout` would make this small worker 4 % larger. */
function nullAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/**
 * Gives the cached page the headers that the host sends now. An operator may change them without a new
 * build, for example when the provider's address changes, and the old ones would block the calls.
 * @param response the host's page, not read yet; null if there is none. That of another version has no effect.
 */
async function renewHeaders(response: Response | null): Promise<void> {
  if (!response?.ok) return;
  const content = await response.clone().text();
  const cache = await caches.open(cacheNames.precache);
  const key = getCacheKeyForURL(pageUrl)!;
  const cached = await cache.match(key);
  if ((await cached?.text()) !== content) return;
  // A new response has no address; that of the original is a link.
  await cache.put(key, new Response(content, { headers: response.headers }));
}
