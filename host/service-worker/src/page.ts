import { isRoutePath } from '@recto/core';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { keptPage, renewHeaders } from './kept-page.ts';
import { latePageLimitMs, pageLimitMs } from './limits.ts';

/** Each full load of one of the app's routes; what else is on the origin goes to the network untouched. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && isRoutePath(url.pathname);

/**
 * The page as the host has it now, so that a new version is there at the next full load; where the
 * network gives none in time, or the host is in trouble, the page of this worker's own version. The
 * answer is not kept: its address is a link. Its headers are, also where it comes too late for this load.
 */
export const openPage: RouteHandlerCallback = async ({ request, event }) => {
  const asking = fromNetwork(request);
  event.waitUntil(asking.then(renewHeaders));
  const answer = await Promise.race([asking, nothingAfter(pageLimitMs)]);
  if (answer !== null && answer.status < 500) return answer;
  return (await matchPrecache(keptPage)) ?? answer ?? Response.error();
};

async function fromNetwork(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(latePageLimitMs) });
    await answer.clone().arrayBuffer(); // A page that stops half-way is as good as none.
    return answer;
  } catch {
    // No network, or too slow a one: which of them makes no difference to anybody.
    return null;
  }
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
