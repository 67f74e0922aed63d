import type { Deletion } from '@recto/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderConfirmView, empty, filled, snapshotOf, uploading } from './render-confirm-view.tsx';

const front = 'idCardRecto';
const asking: Deletion = { status: 'asking', photo: front };
const deleting: Deletion = { status: 'deleting', photo: front };

test('delete asks first', async () => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  await userEvent.click(tileAction(front, 'delete'));
  expect(handlers.requestDeletion.mock.calls).toEqual([[front]]);
  expect(handlers.confirmDeletion).not.toHaveBeenCalled();
});

test('the modal has a title, a text, and No and Yes; No has the focus', async () => {
  const { find, action, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled }, { deletion: asking }),
  );
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.matches(':modal')).toBe(true);
  expect(dialog.querySelector('h2')?.textContent).toBe('Delete this photo?');
  expect(dialog.textContent).toContain('front of the ID card');
  expect(document.activeElement).toBe(action('delete-no'));

  await userEvent.click(action('delete-no'));
  expect(handlers.cancelDeletion).toHaveBeenCalledTimes(1);
  await userEvent.click(action('delete-yes'));
  expect(handlers.confirmDeletion).toHaveBeenCalledTimes(1);
});

test('Escape means No', async () => {
  const { handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }, { deletion: asking }));
  await userEvent.keyboard('{Escape}');
  expect(handlers.cancelDeletion).toHaveBeenCalledTimes(1);
  expect(handlers.confirmDeletion).not.toHaveBeenCalled();
});

test('the second tap of a double tap on delete answers nothing, a later tap does', async () => {
  const { update, action } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  update(snapshotOf({ idCardRecto: filled }, { deletion: asking }));
  const { left, top, width, height } = action('delete-yes').getBoundingClientRect();
  const hit = () => document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-action]');
  expect(hit() ?? null).toBeNull();
  await expect.poll(hit).toBe(action('delete-yes'));
});

test('while the photo is being deleted, neither answer can be given again', async () => {
  const { action, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled }, { deletion: deleting }),
  );
  expect(action('delete-no').disabled).toBe(true);
  expect(action('delete-yes').ariaBusy).toBe('true');
  action('delete-no').click();
  action('delete-yes').click();
  expect(handlers.cancelDeletion).not.toHaveBeenCalled();
  expect(handlers.confirmDeletion).not.toHaveBeenCalled();
});

test('after No the focus is on the delete button again', async () => {
  const { update, tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  tileAction(front, 'delete').focus();
  update(snapshotOf({ idCardRecto: filled }, { deletion: asking }));
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(tileAction(front, 'delete'));
});

test('after Yes the focus is on the tile, which is empty now', async () => {
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

test('the focus stays in a tile whose control is gone', async () => {
  const { update, tile, tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  tileAction(front, 'choose-file').focus();
  update(snapshotOf({ idCardRecto: uploading }));
  expect(document.activeElement).toBe(tile(front));
  tileAction(front, 'cancel').focus();
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(tile(front));
});

test('a tile that changes elsewhere does not take the focus', async () => {
  const { update, tileAction } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: uploading }),
  );
  tileAction(front, 'add').focus();
  update(snapshotOf({ idCardRecto: empty, idCardVerso: filled }));
  expect(document.activeElement).toBe(tileAction(front, 'add'));
});

test('a tile that changes while the focus is nowhere does not take it', async () => {
  const { update, find } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  find('h1').blur();
  update(snapshotOf({ idCardRecto: filled }));
  expect(document.activeElement).toBe(document.body);
});
