import { parseLink } from '@recto/core';
import { basename, configurationUrl } from './address.ts';
import { preloadChunk } from './preload-chunk.ts';

/** What was requested before the scripts were there that read it. */
export interface Requested {
  /** The configuration, requested as `loadConfiguration` does it (decision 12.4). Rejects without a network. */
  readonly configuration: Promise<Response>;
}

/** Phase 1: requests what the address alone names, the configuration and the capture screen's files. */
export function request(window: Window & typeof globalThis): Requested {
  const configuration = window.fetch(configurationUrl, { cache: 'no-cache' });
  configuration.catch(() => undefined); // `identify` handles it
  const { screen } = parseLink(window.location.pathname.slice(basename.length));
  if (screen === 'capture') preloadChunk(window.document, 'capture-part');
  return { configuration };
}
