import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRoutes } from '../../../host/src/routes/routes.tsx';
import { createFakeHost } from '../../../stories/fake-host/fake-host.ts';
import { links, token } from '../../../stories/fake-host/links.ts';
import { defaultScenario } from '../../../stories/fake-host/scenario.ts';
import { eventually } from '../../support/eventually.ts';
import { renderPage } from '../ui/render-page.tsx';

async function openStart() {
  const { host, fakes } = await createFakeHost({ ...defaultScenario, ...links.idCardStarted }, 'en-gb');
  const created = vi.spyOn(document, 'createElement');
  onTestFinished(() => created.mockRestore());
  // The rehearsal (`CaptureRehearsal`) is of later states.
  const rendered = () =>
    created.mock.results
      .map(({ value }) => value as Element)
      .filter((element) => element.matches('[data-screen="capture"][data-state="init"]'));
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [`/${token}/start`] });
  onTestFinished(() => router.dispose());
  const screen = await renderPage();
  screen.show(<RouterProvider router={router} />);
  await eventually(() => screen.find('[data-screen="start"]'));
  // React has put it outside of the page.
  await expect.poll(() => rendered()[0]?.parentElement ?? null, { timeout: 10_000 }).not.toBeNull();
  const prepared = rendered();
  return { screen, router, prepared, camera: vi.spyOn(fakes.camera, 'open') };
}

test('the capture screen is rendered while the start screen is read, without the camera, and is the one that is shown', async () => {
  const { screen, router, prepared, camera } = await openStart();
  expect(prepared).toHaveLength(1);
  expect(document.querySelectorAll('[data-screen="capture"]').length).toBe(0);
  expect(camera).not.toHaveBeenCalled();
  await router.navigate(`/${token}/capture`);
  await eventually(() => screen.find('[data-screen="capture"]'));
  expect(document.querySelectorAll('[data-screen="capture"]').length).toBe(1);
  expect(screen.find('[data-screen="capture"]') === prepared[0]).toBe(true);
  await expect.poll(() => document.activeElement === screen.find('[data-screen="capture"] h1')).toBe(true);
  await expect.poll(() => document.title).toMatch(/ID card/);
  await eventually(() => screen.find('[data-screen="capture"][data-state="capture"]'));
  expect(camera).toHaveBeenCalled();
});

test('a capture screen that follows another one than start is that of its route', async () => {
  const { screen, router, prepared } = await openStart();
  await router.navigate(`/${token}/confirm`);
  await eventually(() => screen.find('[data-screen="confirm"]'));
  await router.navigate(`/${token}/capture`);
  await eventually(() => screen.find('[data-screen="capture"]'));
  expect(document.querySelectorAll('[data-screen="capture"]').length).toBe(1);
  expect(screen.find('[data-screen="capture"]') === prepared[0]).toBe(false);
});
