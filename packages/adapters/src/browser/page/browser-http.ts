import type { HttpEnvironment } from '../../http/http-environment.ts';
import { sleep } from '../../sleep.ts';

/** The HTTP adapter's surroundings in a browser. */
export function browserHttp(window: Window & typeof globalThis): HttpEnvironment {
  return {
    appOrigin: window.origin,
    fetch: window.fetch.bind(window),
    createXhr: () => new window.XMLHttpRequest(),
    onNoAnswerFrom: once((origin) =>
      // A developer reads it; a warning, since the person's network may be gone just as well.
      window.console.warn(
        `${origin} gave no answer that this page may read. If it can be reached, look at its CORS headers: ` +
          `its answers, also those to OPTIONS, have to allow the origin ${window.origin}, the methods POST, ` +
          'PATCH and DELETE, and the headers Authorization, Content-Type and x-api-key.',
      ),
    ),
    now: () => Date.now(),
    sleep,
    random: () => Math.random(),
  };
}

/** Tells of each origin once in the life of a page. */
function once(tell: (origin: string) => void): (origin: string) => void {
  const told = new Set<string>();
  return (origin) => {
    if (told.has(origin)) return;
    told.add(origin);
    tell(origin);
  };
}
