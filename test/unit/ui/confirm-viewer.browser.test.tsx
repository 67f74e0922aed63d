import type { PhotoName } from '@recto/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { image } from './capture-snapshots.ts';
import {
  actionsIn,
  empty,
  failed,
  filledWith,
  renderConfirmView,
  snapshotOf,
} from './render-confirm-view.tsx';

beforeEach(async () => page.viewport(390, 844));

const front: PhotoName = 'idCardRecto';
const snapshot = snapshotOf({ idCardRecto: filledWith(image.dataUrl) });

/** Opens the photo in full screen. */
async function opened(options: Parameters<typeof renderConfirmView>[1] = {}) {
  const screen = await renderConfirmView(snapshot, options);
  await userEvent.click(screen.tileAction(front, 'enlarge'));
  const dialog = screen.find<HTMLDialogElement>('dialog');
  const picture = dialog.querySelector('img')!;
  await expect.poll(() => picture.complete && picture.naturalWidth > 0).toBe(true);
  const button = (name: string) => dialog.querySelector<HTMLButtonElement>(`[data-action="${name}"]`)!;
  const transform = () => new DOMMatrix(getComputedStyle(picture).transform);
  const scale = () => transform().a;
  /** How far the picture is to the right of the middle, in CSS pixels. */
  const at = () => transform().e;
  const stage = picture.parentElement!;
  vi.spyOn(stage, 'setPointerCapture').mockImplementation(() => undefined);
  const touch = (type: string, pointerId: number, clientX: number, clientY = 400) =>
    stage.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true }));
  return { ...screen, dialog, picture, button, scale, at, touch };
}

test('a tap on a photo shows the whole of it in full screen, with Retake before Delete', async () => {
  const { dialog, picture } = await opened();
  expect(dialog.matches(':modal')).toBe(true);
  const { width, height } = dialog.getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
  expect(dialog.getAttribute('aria-labelledby')).not.toBeNull();
  expect(dialog.querySelector('h2')?.textContent).toBe('ID card: front');
  expect(picture.src).toBe(image.dataUrl);
  expect(getComputedStyle(picture).objectFit).toBe('contain');
  expect(actionsIn(dialog)).toEqual(['close', 'zoom-out', 'zoom-in', 'retake', 'delete']);
});

test('a photo that was not sent can be sent again from its full screen, unless it is too large', async () => {
  const screen = await renderConfirmView(snapshotOf({ idCardRecto: failed }));
  await userEvent.click(screen.tileAction(front, 'enlarge'));
  const dialog = () => document.querySelector('dialog');
  expect(actionsIn(dialog()!).slice(-3)).toEqual(['retry', 'retake', 'delete']);
  await userEvent.click(dialog()!.querySelector('[data-action="retry"]')!);
  expect(screen.handlers.retry).toHaveBeenCalledExactlyOnceWith(front);
  await expect.poll(dialog).toBeNull();
  screen.update(
    snapshotOf(
      {},
      {
        sections: [
          {
            document: 'idCard',
            tiles: [{ photo: front, state: failed, problem: 'Toasts.photoTooLarge' }],
          },
        ],
      },
    ),
  );
  await userEvent.click(screen.tileAction(front, 'enlarge'));
  expect(actionsIn(dialog()!).slice(-2)).toEqual(['retake', 'delete']);
  expect(actionsIn(dialog()!)).not.toContain('retry');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(document.querySelector('dialog [data-action="close"]')!)],
])('%s closes it, and the focus returns to the photo', async (_way, close) => {
  const { tileAction } = await opened();
  await close();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(tileAction(front, 'enlarge'));
});

test('buttons and keys zoom, within limits, and the arrow keys move', async () => {
  const { dialog, button, scale, at } = await opened();
  expect(button('zoom-out').ariaDisabled).toBe('true');
  await userEvent.click(button('zoom-in'));
  await expect.poll(scale).toBeCloseTo(1.5);
  const messages = () =>
    [...dialog.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(messages()).toContain('150%');
  await userEvent.keyboard('+');
  await expect.poll(scale).toBeCloseTo(2.25);
  expect(at()).toBe(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(at).toBe(-60);
  await userEvent.keyboard('-');
  await expect.poll(scale).toBeCloseTo(1.5);
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe(1);
  await userEvent.keyboard('+'.repeat(8));
  await expect.poll(scale).toBe(6);
  expect(button('zoom-in').ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button('zoom-in'));
});

test('two fingers zoom, one moves, a double tap shows the whole picture again', async () => {
  const { scale, at, touch } = await opened();
  touch('pointerdown', 1, 150);
  touch('pointerdown', 2, 250);
  touch('pointermove', 1, 100);
  touch('pointermove', 2, 300);
  await expect.poll(scale).toBeCloseTo(2);
  touch('pointerup', 1, 100);
  touch('pointerup', 2, 300);
  const before = at();
  touch('pointerdown', 3, 200);
  touch('pointermove', 3, 240);
  await expect.poll(() => at() - before).toBeCloseTo(40);
  touch('pointerup', 3, 240);
  for (const id of [4, 5]) {
    touch('pointerdown', id, 200);
    touch('pointerup', id, 200);
  }
  await expect.poll(scale).toBe(1);
});

test('after the phone has interrupted a touch, one finger moves the picture and does not zoom it', async () => {
  const { scale, at, touch } = await opened();
  await userEvent.keyboard('+');
  await expect.poll(scale).toBeCloseTo(1.5);
  touch('pointerdown', 1, 150);
  touch('pointercancel', 1, 150);
  touch('pointerdown', 2, 200);
  touch('pointermove', 2, 240);
  await expect.poll(at).toBeCloseTo(40);
  expect(scale()).toBeCloseTo(1.5);
});

test('after the phone was turned, a zoomed picture has no edge inside the stage', async () => {
  const { picture, scale, at } = await opened();
  await userEvent.keyboard('+++');
  await expect.poll(scale).toBeCloseTo(3.375);
  await userEvent.keyboard('{ArrowLeft}'.repeat(12));
  /** How far the picture may be moved before its left edge comes into the stage, in CSS pixels. */
  const most = () => {
    const { clientWidth, clientHeight } = picture.parentElement!;
    const fit = Math.min(clientWidth / picture.naturalWidth, clientHeight / picture.naturalHeight);
    return Math.max(0, (picture.naturalWidth * fit * scale() - clientWidth) / 2);
  };
  await expect.poll(at).toBeCloseTo(most(), 1);
  const upright = at();
  await page.viewport(844, 390);
  expect(most()).toBeLessThan(upright);
  await expect.poll(at).toBeCloseTo(most(), 1);
  expect(scale()).toBeCloseTo(3.375);
});

test('Retake goes to the camera for this photo; Delete asks first', async () => {
  const { button, handlers } = await opened();
  await userEvent.click(button('retake'));
  expect(handlers.openCamera.mock.calls).toEqual([[front]]);
  await userEvent.click(button('delete'));
  expect(handlers.requestDeletion.mock.calls).toEqual([[front]]);
  expect(handlers.confirmDeletion).not.toHaveBeenCalled();
});

test.each([
  ['without camera capture', { captureSupported: false }, 'environment'],
  ['on a device without a camera', { hasCamera: false }, null],
])('%s, Retake opens the picker, and the chosen file replaces the photo', async (_name, options, capture) => {
  const { button, dialog, handlers } = await opened(options);
  const input = dialog.querySelector('input')!;
  const open = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  await userEvent.click(button('retake'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(input.getAttribute('capture')).toBe(capture);
  await userEvent.upload(input, new File(['a picture'], 'card.jpg', { type: 'image/jpeg' }));
  expect(handlers.chooseFile.mock.calls.map(([photo, { name }]) => [photo, name])).toEqual([
    [front, 'card.jpg'],
  ]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('after No in the delete modal, the photo is still shown, with the focus on Delete', async () => {
  const { update, button } = await opened();
  button('delete').focus();
  update({ ...snapshot, deletion: { status: 'asking', photo: front } });
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
  update(snapshot);
  expect(document.activeElement).toBe(button('delete'));
});

test('after Yes, both dialogs are closed, and the focus is on the empty tile', async () => {
  const { update, button, tile, action } = await opened();
  button('delete').focus();
  update({ ...snapshot, deletion: { status: 'asking', photo: front } });
  action('delete-yes').focus();
  update({ ...snapshot, deletion: { status: 'deleting', photo: front } });
  update(snapshotOf({ idCardRecto: empty }));
  expect(document.querySelector('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(tile(front));
});

test('after Yes, the viewer is closed also if the photo is still there, so that the toast about the failure is seen', async () => {
  const { update, button, tile, action } = await opened();
  button('delete').focus();
  update({ ...snapshot, deletion: { status: 'asking', photo: front } });
  await userEvent.click(action('delete-yes'));
  update({ ...snapshot, deletion: { status: 'deleting', photo: front } });
  update(snapshot);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(tile(front));
});

test('a photo that is added in place of one that was removed is not shown in full screen by itself', async () => {
  const { update } = await opened();
  update(snapshotOf({ idCardRecto: empty }));
  update(snapshot);
  expect(document.querySelector('dialog')).toBeNull();
});
