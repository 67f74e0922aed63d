import { followSystemTextSize } from '@recto/adapters/browser';
import { basename } from './address.ts';
import { requestAhead, type Ahead } from './ahead.ts';
import { identify } from './identify.ts';
import { parsed } from './parsed.ts';
import { showEarly } from './show.ts';

/**
 * How a page of the app starts (decision 12.4). All that the page runs begins here.
 *
 *     chunk    phase     waits for                     does
 *     ──────── ───────── ───────────────────────────── ───────────────────────────────────────────────────────
 *     (HTML)             nothing                       draws the loading indicator, with a style of its own
 *     (HTML)   ahead     nothing                       requests the configuration, then calls 1 and 2; the
 *                                                      fragments of the screen that the address names
 *     early    identify  nothing                       reads the link, the stored procedure and what `ahead` has
 *                                                      requested
 *     early    show      the configuration, and call   shows the fragment of the start screen, which can be used;
 *                        2; on a known capture link    on a known capture link, begins to open its camera before
 *                        the stored procedure          the configuration is there
 *     session  serve     the configuration; a start    makes the services and shows the capture screen's
 *                        screen is shown, or it is a   fragments: its camera opens, a photo can be taken, used
 *                        capture link                  and sent
 *     app      mount     a screen can be used and is   React takes over the same elements; without a fragment, it
 *                        painted, or none is shown, or shows the first screen
 *                        a tap needs React
 *     app      settle    the first screen              waits until its camera shows a picture or has failed, at
 *                                                      most 10 s
 *     app      keep      all of the above              installs the service worker
 */
async function start(window: Window & typeof globalThis): Promise<void> {
  const requested = window.rectoAhead ?? requestAhead(window, basename);
  await parsed(window.document);
  // Before the first text is shown, so that it does not grow later.
  followSystemTextSize(window);
  const identified = identify(window, requested);
  if (identified === null) return;
  const early = showEarly(window, identified, requested);
  await early.ready;
  const { mount, settle, keep } = await import('./app.ts').catch((error: unknown) => early.broke(error));
  const mounted = await mount(window, identified, early).catch((error: unknown) => early.broke(error));
  if (mounted === null) return;
  await settle(mounted);
  if (import.meta.env.PROD) await keep(window, mounted);
}

declare global {
  interface Window {
    /** What the script in the page has requested; absent if the page's policy does not allow that script. */
    rectoAhead?: Ahead;
  }
}

/**
 * If a chunk can't be loaded, the page shows links that reload it. In production only the error's name is logged: its
 * message may hold an address with a token.
 */
function reportFailure(error: unknown): void {
  // oxlint-disable no-console -- for developers; it holds no personal data.
  if (import.meta.env.DEV) console.error(error);
  else console.error(`The app did not begin: ${error instanceof Error ? error.name : typeof error}`);
}

start(window).catch(reportFailure);
