import { waitFor } from 'storybook/test';

/**
 * Waits, in a `play` function, until every image has been loaded. One that can't be loaded has to be
 * replaced by what the app shows in its place.
 * @param camera whether a camera's picture has to be there too.
 */
export async function picturesAreThere(page: HTMLElement, camera = false): Promise<void> {
  await waitFor(() => {
    const late = [...page.querySelectorAll('img')].find((img) => !img.complete || img.naturalWidth === 0);
    if (late !== undefined) throw new Error(`An image is not there yet: ${late.alt}`);
    if (camera && page.querySelector('canvas') === null) throw new Error('The camera shows no picture yet.');
  });
}
