/** How long the network may take before what was kept is used. In ms. */

/** For the page itself, of which a few hundred bytes are loaded. */
export const pageLimitMs = 2000;

/** For the configuration. */
export const configurationLimitMs = 2000;
