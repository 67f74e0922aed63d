import type { CameraFeed, CapturedImage } from '@recto/core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoutes } from '../../../host/src/routes/routes.tsx';
import { createFakeHost, type FakeHost } from '../../../stories/fake-host/fake-host.ts';
import { links, token } from '../../../stories/fake-host/links.ts';
import { defaultScenario } from '../../../stories/fake-host/scenario.ts';
import { eventually } from '../../support/eventually.ts';
import { renderPage } from '../ui/render-page.tsx';

/** Makes every view that shows a photo crash, until the test changes that. */
function breakViewsOfPhotos({ camera }: FakeHost['fakes']) {
  const state = { broken: true, shown: '' };
  const open = camera.open.bind(camera);
  const breaking = (image: CapturedImage): CapturedImage => ({
    ...image,
    get dataUrl() {
      if (state.broken) throw new Error('This view is broken.');
      state.shown = image.dataUrl;
      return image.dataUrl;
    },
  });
  camera.open = async (request) => {
    const feed: CameraFeed = await open(request);
    const takePhoto = feed.takePhoto.bind(feed);
    return Object.assign(feed, { takePhoto: async () => breaking(await takePhoto()) });
  };
  return state;
}

test('after a crash with a photo in the preview, an error view is shown, and after "try again" the photo is still there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { host, fakes } = await createFakeHost({ ...defaultScenario, ...links.idCardStarted }, 'en-gb');
  const views = breakViewsOfPhotos(fakes);
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [`/${token}/capture`] });
  onTestFinished(() => router.dispose());
  const screen = await renderPage();
  screen.show(<RouterProvider router={router} />);

  await eventually(() => screen.find('[data-screen="capture"][data-state="capture"]'));
  screen.action('shutter').click();
  await eventually(() => screen.find('[data-screen="crash"]'));
  views.broken = false;
  screen.action('retry').click();
  await eventually(() => screen.find('[data-screen="capture"][data-state="preview"]'));
  expect(screen.find<HTMLImageElement>('[data-screen="capture"] img').src).toBe(views.shown);
  expect(fakes.device.reloads).toBe(0);
});

test('a screen that crashes again soon reloads the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { host, fakes } = await createFakeHost({ ...defaultScenario, ...links.idCardStarted }, 'en-gb');
  breakViewsOfPhotos(fakes);
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [`/${token}/capture`] });
  onTestFinished(() => router.dispose());
  const screen = await renderPage();
  screen.show(<RouterProvider router={router} />);

  await eventually(() => screen.find('[data-screen="capture"][data-state="capture"]'));
  screen.action('shutter').click();
  await eventually(() => screen.find('[data-screen="crash"]'));
  screen.action('retry').click();
  await eventually(() => expect(router.state.navigation.state).toBe('idle'));
  screen.action('retry').click();
  expect(fakes.device.reloads).toBe(1);
});
