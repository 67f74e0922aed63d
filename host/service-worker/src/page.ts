import { isPagePath } from '@recto/core';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { pageLimitMs } from './limits.ts';

/** Each full load of one of the app's pages; what else lives on the origin is left alone. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname);

/**
 * The page as the host has it now, so that a new version is there at the next full load; where the
 * network gives none in time, or the host is in trouble, the page of this worker's own version. The
 * answer is not kept: its address is a link.
 */
export const openPage: RouteHandlerCallback = async ({ request }) => {
  const answer = await fromNetwork(request);
  if (answer !== null && answer.status < 500) return answer;
  return (await matchPrecache('/index.html')) ?? answer ?? Response.error();
};

async function fromNetwork(request: Request): Promise<Response | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), pageLimitMs);
  try {
    const answer = await fetch(request, { signal: limit.signal });
    await answer.clone().arrayBuffer(); // A page that stops half-way is as good as none.
    return answer;
  } catch {
    // No network, or too slow a one: which of them makes no difference to anybody.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
