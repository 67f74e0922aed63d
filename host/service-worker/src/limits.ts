import { configurationLimitMs as appConfigurationLimitMs } from '@recto/adapters/http';

/** How long the network may take before what was kept is used. In ms. */

/** For the page itself, of which a few hundred bytes are loaded. */
export const pageLimitMs = 2000;

/** For a page that comes too late to be shown: its headers still count for the next load. */
export const latePageLimitMs = 60_000;

/**
 * For the configuration: as long as the app waits for it, so that one that was replaced counts on the
 * slowest line; less a moment, in which the kept one must reach the app.
 */
export const configurationLimitMs = appConfigurationLimitMs - 1000;
