import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';

export const keptPage = '/index.html';

/**
 * Gives the kept page the headers that the host sends now. An operator may change them without a new
 * build, as when the provider moves: under those of yesterday, the page could not reach it.
 * @param answer the host's page, not read yet; null where none came. Another version's changes nothing.
 */
export async function renewHeaders(answer: Response | null): Promise<void> {
  if (!answer?.ok) return;
  const content = await answer.clone().text();
  const cache = await caches.open(cacheNames.precache);
  const key = getCacheKeyForURL(keptPage)!;
  const kept = await cache.match(key);
  if ((await kept?.text()) !== content) return;
  // A response of our own has no address: that of the answer is a link.
  await cache.put(key, new Response(content, { headers: answer.headers }));
}
