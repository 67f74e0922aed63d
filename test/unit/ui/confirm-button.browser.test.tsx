import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderConfirmView, empty, filled, snapshotOf, uploading } from './render-confirm-view.tsx';

/** What a screen reader is told about the confirm button. */
function description(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-describedby');
  return (id === null ? null : document.getElementById(id)?.textContent) ?? null;
}

test('with nothing missing, the button confirms, and there is nothing to explain', async () => {
  const { action, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(action('confirm').disabled).toBe(false);
  expect(description(action('confirm'))).toBeNull();
  await userEvent.click(action('confirm'));
  expect(handlers.finish).toHaveBeenCalledTimes(1);
});

test('with a photo missing, the button is disabled, and says which one', async () => {
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

test('with many photos missing, a short reason is shown, and all their names are told', async () => {
  const { action, find } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: empty, clientPicture: empty }),
  );
  expect(description(action('confirm'))).toBe(
    'To confirm, please add 3 more photos: front of the ID card, back of the ID card and selfie.',
  );
  expect(find('[aria-hidden="true"]:not(svg)').textContent).toBe('To confirm, please add 3 more photos.');
});

test('a photo on its way is not asked for, but waited for', async () => {
  const { action, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: uploading, idCardVerso: empty }),
  );
  expect(description(action('confirm'))).toBe('To confirm, please add one more photo: back of the ID card.');
  update(snapshotOf({ idCardRecto: uploading, idCardVerso: filled }));
  expect(description(action('confirm'))).toBe('One photo is still to be sent. You can confirm right after.');
  expect(action('confirm').disabled).toBe(true);
});

test('while the confirm call is in progress, the button is disabled and busy', async () => {
  const { action, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled }, { finishing: true }),
  );
  expect(action('confirm').disabled).toBe(true);
  expect(action('confirm').ariaBusy).toBe('true');
  action('confirm').click();
  expect(handlers.finish).not.toHaveBeenCalled();
});

test('the button is in sight, however long the page is', async () => {
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

test('the heading has the focus when the screen appears', async () => {
  const { find } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(find('h1'));
});
