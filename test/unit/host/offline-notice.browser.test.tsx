import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { createRoutes } from '../../../host/src/routes/routes.tsx';
import { createFakeHost } from '../../../stories/fake-host/fake-host.ts';
import { links, token } from '../../../stories/fake-host/links.ts';
import { defaultScenario } from '../../../stories/fake-host/scenario.ts';
import { eventually } from '../../support/eventually.ts';
import { renderPage } from '../ui/render-page.tsx';

test('without a network, the notice speaks of photos only if one waits to be sent', async () => {
  const { host, fakes } = await createFakeHost({ ...defaultScenario, ...links.idCardStarted }, 'en-gb');
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [`/${token}/confirm`] });
  onTestFinished(() => router.dispose());
  const screen = await renderPage();
  screen.show(<RouterProvider router={router} />);
  await eventually(() => screen.find('[data-screen="confirm"]'));

  fakes.device.setOnline(false);
  const notice = () => document.body.textContent;
  await eventually(() => expect(notice()).toContain('No internet connection.'));
  expect(notice()).not.toContain('saved on this phone');

  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'card.jpg'));
  const input = screen.find<HTMLInputElement>('input[type="file"]');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(notice()).toContain('saved on this phone'));
});
