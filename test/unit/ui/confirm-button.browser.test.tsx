import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderConfirmView, empty, filled, snapshotOf, uploading } from './render-confirm-view.tsx';

/** The accessible description of a control; null if it has none. */
function description(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-describedby');
  return (id === null ? null : document.getElementById(id)?.textContent) ?? null;
}

test('with no photo missing, the button confirms, and has no description', async () => {
  const { action, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(action('confirm').disabled).toBe(false);
  expect(description(action('confirm'))).toBeNull();
  await userEvent.click(action('confirm'));
  expect(handlers.finish).toHaveBeenCalledTimes(1);
});

test('with a photo missing, the button is disabled, and its description names the photo', async () => {
  const { action, find, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: empty }),
  );
  expect(action('confirm').disabled).toBe(true);
  expect(description(action('confirm'))).toBe('To confirm, please add one more photo: back of the ID card.');
  expect(find(`#${CSS.escape(action('confirm').getAttribute('aria-describedby')!)}`).checkVisibility()).toBe(
    true,
  );
  action('confirm').click();
  expect(handlers.finish).not.toHaveBeenCalled();
});

test('with three photos missing, the visible reason has no names, but the description has', async () => {
  const { action, find } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: empty, clientPicture: empty }),
  );
  expect(description(action('confirm'))).toBe(
    'To confirm, please add 3 more photos: front of the ID card, back of the ID card and selfie.',
  );
  expect(find('[aria-hidden="true"]:not(svg)').textContent).toBe('To confirm, please add 3 more photos.');
});

test('a photo that is uploading counts as unsent, not as missing', async () => {
  const { action, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: uploading, idCardVerso: empty }),
  );
  expect(description(action('confirm'))).toBe('To confirm, please add one more photo: back of the ID card.');
  update(snapshotOf({ idCardRecto: uploading, idCardVerso: filled }));
  expect(description(action('confirm'))).toBe('One photo is still to be sent. You can confirm right after.');
  expect(action('confirm').disabled).toBe(true);
});

test('the button is visible on a page longer than the screen', async () => {
  const { action } = await renderConfirmView(
    snapshotOf({
      idCardRecto: filled,
      idCardVerso: filled,
      driverLicenseRecto: filled,
      clientPicture: filled,
    }),
  );
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  expect(action('confirm').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
