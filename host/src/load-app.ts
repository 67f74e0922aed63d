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
  document: Pick<Document, 'querySelector' | 'readyState' | 'addEventListener'>,
  picture: Promise<void> | null,
  run = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<void> {
  const shown =
    picture === null ? null : Promise.race([picture.catch(() => undefined), sleep(pictureLimitMs)]);
  await parsed(document);
  const script = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="script"]');
  if (script === null) return; // The development server's page runs it itself.
  await shown;
  // If it can't be loaded, the page shows links that reload it.
  await run(script.href).catch(reportFailure);
}

/** Scripts of the head that are on the phone already run before the rest of the page has come, which the app needs. */
async function parsed(document: Pick<Document, 'readyState' | 'addEventListener'>): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
}

/** Only the error's name, as in `reportCrash`. */
function reportFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- for developers; it holds no personal data.
  console.error(`The app did not begin: ${error instanceof Error ? error.name : typeof error}`);
}
