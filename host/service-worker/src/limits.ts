import { configurationLimitMs as appConfigurationLimitMs } from '@recto/adapters/configuration';

/** How long the network may take before the cache is used, in ms. */

/** For the page itself, a few hundred bytes. */
export const pageLimitMs = 2000;

/** For a page that comes too late to be shown: its headers still apply to the next load. */
export const latePageLimitMs = 60_000;

/**
 * For the configuration: as long as the app waits for it, so that a replaced one has effect on the slowest
 * connection; less a second, in which the cached one must reach the app.
 */
export const configurationLimitMs = appConfigurationLimitMs - 1000;
