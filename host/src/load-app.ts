import { sleep } from '@recto/core';

/** How long the app's script waits for the early camera's picture, in ms. */
const pictureLimitMs = 400;

/**
 * Runs the app's script, which the page of a build only loads (`vite-plugins/opening-page.ts`): a camera that opens
 * needs the main thread again and again, and would wait each time until the script pauses (decision 15.27).
 * @param picture resolves when the early camera has shown its picture; null if none is opened now.
 * @param run imports the script at this address.
 */
export async function loadApp(
  document: Pick<Document, 'querySelector'>,
  picture: Promise<void> | null,
  run = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<void> {
  const script = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="script"]');
  if (script === null) return; // The development server's page runs it itself.
  if (picture !== null) await Promise.race([picture, sleep(pictureLimitMs)]);
  // If it can't be loaded, the page shows links that reload it.
  await run(script.href).catch(() => undefined);
}
