import type { HttpEnvironment } from '@recto/adapters/http';
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
  const left = new Set(calls);
  return async (input, init) => {
    for (const each of calls) {
      const made = await unlessAborted(each, init?.signal ?? undefined);
      if (made === null || !left.has(each) || !isSame(made, input, init)) continue;
      left.delete(each);
      return unlessAborted(made.response, init?.signal ?? undefined);
    }
    return fetch(input, init);
  };
}

function isSame(made: MadeCall, input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const written = (url: string, { headers, body }: RequestInit) =>
    JSON.stringify([url, headers, body ?? null]);
  return typeof input === 'string' && written(made.url, made.request) === written(input, init ?? {});
}
