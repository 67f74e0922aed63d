import { waitFor } from 'storybook/test';

/**
 * Waits, in a `play` function, until every image is loaded. An image that can't be loaded must be replaced
 * by the app's placeholder.
 * @param camera whether to wait for the camera's picture too.
 */
export async function waitForImages(page: HTMLElement, camera = false): Promise<void> {
  await waitFor(() => {
    const pending = [...page.querySelectorAll('img')].find((img) => !img.complete || img.naturalWidth === 0);
    if (pending !== undefined) throw new Error(`An image is not loaded yet: ${pending.alt}`);
    if (camera && page.querySelector('[data-backdrop="drawn"]') === null)
      throw new Error('The camera shows no picture yet.');
  });
}
