import { StartView, StatusView } from '@recto/ui';
import { expect, test } from 'vitest';
import { actionsIn, renderConfirmView, snapshotOf } from './render-confirm-view.tsx';
import { renderPage } from './render-page.tsx';

test('with nothing to photograph, the start screen has neither a list, nor tips, nor a word on the camera', async () => {
  const { show, find, actions } = await renderPage();
  show(<StartView lastname={null} documents={[]} starting={false} onStart={() => undefined} />);
  const screen = find('[data-screen="start"]');
  expect(screen.querySelectorAll('h2, ul')).toHaveLength(0);
  expect([...screen.querySelectorAll('p')].map((text) => text.textContent)).toEqual([
    'We don’t need any photos from you. You only have to confirm.',
  ]);
  expect(actions()).toEqual(['start']);
});

test('with nothing to check, the confirm screen asks for nothing but the confirmation', async () => {
  const { find, action } = await renderConfirmView(snapshotOf({}), { captureSupported: false });
  const screen = find('[data-screen="confirm"]');
  expect(screen.textContent).not.toMatch(/check|camera/i);
  expect(find('h1').textContent).toBe('Just one thing left: confirm');
  expect(actionsIn(screen)).toEqual(['confirm']);
  expect(action('confirm').disabled).toBe(false);
});

test.each([
  [true, 'We have received your photos.'],
  [false, 'We have received your confirmation.'],
])('once finished, the status screen names what was asked for (photos: %s)', async (photosRequired, text) => {
  const { show, find } = await renderPage();
  show(<StatusView status="finished" photosRequired={photosRequired} redirectUrl={null} />);
  expect(find('h1 + p').textContent).toBe(text);
});
