import type { HttpEnvironment } from '../http/http-environment.ts';
import { sleep } from '../sleep.ts';

/** The HTTP adapter's surroundings in a browser. */
export function browserHttp(window: Window & typeof globalThis): HttpEnvironment {
  return {
    appOrigin: window.origin,
    fetch: window.fetch.bind(window),
    createXhr: () => new window.XMLHttpRequest(),
    now: () => Date.now(),
    sleep,
    random: () => Math.random(),
  };
}
