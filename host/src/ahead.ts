import { preloadChunk } from './preload-chunk.ts';

/** The path below which the app is served, without a slash at its end: empty, unless it was built with `--base`. */
export const basename = import.meta.env.BASE_URL.slice(0, -1);

export const configurationUrl = `${basename}/assets/config.json`;

/**
 * The configuration, requested as `loadConfiguration` does it, before the script is there that reads it
 * (decision 15.4). This module imports nothing large, so that it runs first.
 */
export const requestedConfiguration: Promise<Response> = window.fetch(configurationUrl, {
  cache: 'no-cache',
});
requestedConfiguration.catch(() => undefined); // `begin.ts` waits for it

if (window.location.pathname.slice(basename.length).split('/')[2] === 'capture') {
  preloadChunk(window.document, 'capture-part');
}
