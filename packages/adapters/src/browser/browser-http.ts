import { systemClock } from '@recto/core';
import type { HttpEnvironment } from '../http/http-environment.ts';

/** The HTTP adapter's environment in a browser. */
export function browserHttp(window: Window & typeof globalThis): HttpEnvironment {
  return {
    appOrigin: window.origin,
    fetch: window.fetch.bind(window),
    createXhr: () => new window.XMLHttpRequest(),
    onNoResponseFrom: once((origin) =>
      // For developers; only a warning, since the cause may also be the customer's network.
      window.console.warn(
        `${origin} gave no response that this page may read. If it is reachable, check its CORS headers: ` +
          `its responses, also those to OPTIONS, have to allow the origin ${window.origin}, the methods POST, ` +
          'PATCH and DELETE, and the headers Authorization, Content-Type and x-api-key.',
      ),
    ),
    onUnusableResponse: once((call, reason) =>
      window.console.error(`${call}: the app can't use the response. ${reason}`),
    ),
    clock: systemClock,
    random: () => Math.random(),
  };
}

/** Reports the same texts only once, as long as the page is loaded. */
function once<Texts extends readonly string[]>(report: (...texts: Texts) => void): (...texts: Texts) => void {
  const reported = new Set<string>();
  return (...texts) => {
    const key = texts.join(' ');
    if (reported.has(key)) return;
    reported.add(key);
    report(...texts);
  };
}
