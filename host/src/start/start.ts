import type { EarlyCamera } from '@recto/adapters/browser';
import type { Identified } from './identify.ts';
import type { Mounted } from './mount.tsx';
import { parsed } from './parsed.ts';
import { request } from './request.ts';

/**
 * How a page of the app starts (decision 12). All that the page runs begins here; a build also loads `early` as a script,
 * which does nothing until it is called.
 *
 *     chunk   phase      waits for                     does
 *     ─────── ────────── ───────────────────────────── ───────────────────────────────────────────────────────
 *     (HTML)             nothing                       draws the loading indicator, with a style of its own
 *     start   request    nothing                       requests the configuration; on a capture link, also
 *                                                      the chunk `capture-part`
 *     early   identify   nothing                       reads the link and the stored procedure, then the
 *                                                      configuration; makes calls 1 and 2
 *     early   warm       texts: a language in the      requests the texts; opens the camera of the first photo,
 *                        address, else call 2; camera: and shows its picture
 *                        the stored procedure, then
 *                        call 2
 *     app     mount      the camera's first frame, at  creates the app and shows its first screen
 *                        most 0.4 s; the whole page;
 *                        then the configuration
 *     app     settle     the first screen              waits until its camera shows a picture or has failed, at
 *                                                      most 10 s; the early camera's lease ends with it
 *     app     keep       all of the above              installs the service worker
 *
 * The page itself requests `early` and `app` beside this script (`host/build/chunks.ts`), so the imports below find
 * them there or on their way.
 */
async function start(window: Window & typeof globalThis): Promise<void> {
  const requested = request(window);
  const { identify, warm } = await import('./early.ts');
  const identified = identify(window, requested);
  if (identified === null) return;
  const { camera, picture } = warm(window, identified);
  const mounted = await firstScreen(window, identified, camera, picture).finally(() => camera.release());
  if (mounted === null || !import.meta.env.PROD) return;
  const { keep } = await import('./app.ts');
  await keep(window, mounted);
}

/** The phases `mount` and `settle`. @returns null if the app could not start: then a screen says so. */
async function firstScreen(
  window: Window & typeof globalThis,
  identified: Identified,
  camera: EarlyCamera,
  picture: Promise<void>,
): Promise<Mounted | null> {
  await picture;
  await parsed(window.document);
  const { mount, settle } = await import('./app.ts');
  const mounted = await mount(window, identified, camera);
  if (mounted !== null) await settle(mounted);
  return mounted;
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
