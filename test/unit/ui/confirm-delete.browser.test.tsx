import type { Deletion } from '@recto/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { image } from './capture-snapshots.ts';
import {
  renderConfirmView,
  empty,
  filled,
  filledWith,
  snapshotOf,
  uploading,
} from './render-confirm-view.tsx';

const front = 'idCardRecto';
const asking: Deletion = { status: 'asking', photo: front };
const deleting: Deletion = { status: 'deleting', photo: front };

test('the delete button asks first', async () => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  await userEvent.click(tileAction(front, 'delete'));
  expect(handlers.requestDeletion.mock.calls).toEqual([[front]]);
  expect(handlers.confirmDeletion).not.toHaveBeenCalled();
});

test('the modal’s question names the photo and shows it; No cancels, Yes deletes', async () => {
  const photo = filledWith(image.dataUrl);
  const { find, action, handlers, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: photo }, { deletion: asking }),
  );
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.matches(':modal')).toBe(true);
  await expect.element(dialog).toHaveAccessibleName('Delete the front of the ID card?');
  await expect.element(dialog).toHaveAccessibleDescription(/You’ll need to take this photo again/);
  expect(dialog.querySelector('img')?.src).toBe(image.dataUrl);
  // The tile may be empty before the dialog is closed.
  update(snapshotOf({ idCardRecto: empty }, { deletion: asking }));
  expect(dialog.querySelector('img')?.src).toBe(image.dataUrl);
  update(snapshotOf({ idCardRecto: photo }, { deletion: asking }));
  expect(document.activeElement).toBe(action('delete-no'));

  await userEvent.click(action('delete-no'));
  expect(handlers.cancelDeletion).toHaveBeenCalledTimes(1);
  await userEvent.click(action('delete-yes'));
  expect(handlers.confirmDeletion).toHaveBeenCalledTimes(1);
});

test('the modal ignores the second tap of a double tap, but not a later tap', async () => {
  const { update, action } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  update(snapshotOf({ idCardRecto: filled }, { deletion: asking }));
  const { left, top, width, height } = action('delete-yes').getBoundingClientRect();
  const hit = () => document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-action]');
  expect(hit() ?? null).toBeNull();
  await expect.poll(hit).toBe(action('delete-yes'));
});

test('after No, the focus returns to the delete button', async () => {
  const { update, tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  tileAction(front, 'delete').focus();
  update(snapshotOf({ idCardRecto: filled }, { deletion: asking }));
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(tileAction(front, 'delete'));
});

test('after Yes, the focus moves to the tile, which is now empty', async () => {
  const { update, tile, tileAction, action } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: filled }),
  );
  tileAction(front, 'delete').focus();
  const rest = { idCardVerso: filled };
  update(snapshotOf({ idCardRecto: filled, ...rest }, { deletion: asking }));
  action('delete-yes').focus();
  update(snapshotOf({ idCardRecto: filled, ...rest }, { deletion: deleting }));
  update(snapshotOf({ idCardRecto: empty, ...rest }, { deletion: deleting }));
  expect(document.activeElement).toBe(action('delete-yes'));
  update(snapshotOf({ idCardRecto: empty, ...rest }));
  expect(document.activeElement).toBe(tile(front));
});

test('when a tile’s focused control disappears, the tile gets the focus', async () => {
  const { update, tile, tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  tileAction(front, 'choose-file').focus();
  update(snapshotOf({ idCardRecto: uploading }));
  expect(document.activeElement).toBe(tile(front));
  tileAction(front, 'cancel').focus();
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(tile(front));
});

test('a change of another tile does not move the focus', async () => {
  const { update, tileAction } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: uploading }),
  );
  tileAction(front, 'add').focus();
  update(snapshotOf({ idCardRecto: empty, idCardVerso: filled }));
  expect(document.activeElement).toBe(tileAction(front, 'add'));
});

test('without a focused element, a change of a tile does not move the focus', async () => {
  const { update, find } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  find('h1').blur();
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['fr-fr', 390],
  ['de-de', 390],
  ['nl-nl', 320],
] as const)(
  'while the photo is deleted, dialog and buttons stay where they were: %s at %i px',
  async (language, width) => {
    await page.viewport(width, 844);
    const { update, find, action } = await renderConfirmView(
      snapshotOf({ idCardRecto: filled }, { deletion: asking }),
      { language },
    );
    const boxes = () =>
      [find('dialog'), action('delete-no'), action('delete-yes')].map((element) => {
        for (const animation of element.getAnimations()) animation.finish();
        return JSON.stringify(element.getBoundingClientRect());
      });
    const before = boxes();
    update(snapshotOf({ idCardRecto: filled }, { deletion: deleting }));
    expect(action('delete-yes').getAttribute('aria-busy')).toBe('true');
    expect(boxes()).toEqual(before);
  },
);
