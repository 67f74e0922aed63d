import { callPaths, type HttpEnvironment } from '@recto/adapters/http';
import { unlessAborted } from '@recto/core';
import type { Ahead, MadeCall } from './ahead.ts';

/**
 * `fetch`, but for a call that the page has made already: the first request that is the same, in address, headers and body,
 * gets its response. So whoever reads it retries, renews and reports as ever.
 */
export function withMadeCalls(
  { fetch }: Pick<HttpEnvironment, 'fetch'>,
  { calls }: Pick<Ahead, 'calls'>,
): typeof globalThis.fetch {
  const left = new Map(calls.map((call, index) => [paths[index]!, call]));
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    for (const [path, call] of left) {
      // Nothing else waits for it: call 2 can only be made once call 1 has its response.
      if (typeof input !== 'string' || !input.endsWith(path)) continue;
      const made = await unlessAborted(call, signal);
      if (made === null || !left.has(path) || !isSame(made, input, init)) continue;
      left.delete(path);
      try {
        return await unlessAborted(made.response, signal);
      } catch (error) {
        // Whoever gives up makes the calls anew: call 2 may still wait for the response that did not come.
        left.clear();
        throw error;
      }
    }
    return fetch(input, init);
  };
}

/** How the addresses of the calls end, in their order. */
const paths = [callPaths.accessToken, callPaths.procedure];

function isSame(made: MadeCall, input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const written = (url: string, { headers, body }: RequestInit) =>
    JSON.stringify([url, headers, body ?? null]);
  return typeof input === 'string' && written(made.url, made.request) === written(input, init ?? {});
}
