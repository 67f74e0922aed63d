import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PhotoName } from '@recto/core';
import { actionsIn, renderConfirmView, empty, snapshotOf } from './render-confirm-view.tsx';

const front: PhotoName = 'idCardRecto';
const file = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' });

/** What a click on this control opens: the input, as the browser would. */
async function opened(control: Element): Promise<HTMLInputElement | null> {
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  try {
    await userEvent.click(control);
    return (open.mock.contexts[0] as HTMLInputElement | undefined) ?? null;
  } finally {
    open.mockRestore();
  }
}

test('where there is a camera view, add opens it, and no picker', async () => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  expect(await opened(tileAction(front, 'add'))).toBeNull();
  expect(handlers.openCamera.mock.calls).toEqual([[front]]);
});

test.each([
  ['add', ''],
  ['choose-file', ''],
  ['take-photo', 'environment'],
])('where there is none, %s opens an input with capture “%s”', async (action, capture) => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    captureSupported: false,
  });
  const input = await opened(tileAction(front, action));
  expect(input?.type).toBe('file');
  expect(input?.accept).toBe('image/png,image/jpeg');
  expect(input?.multiple).toBe(false);
  expect(input?.getAttribute('capture') ?? '').toBe(capture);
  expect(handlers.openCamera).not.toHaveBeenCalled();
});

test('where the device has no camera, add opens the picker, and the words stay as they are', async () => {
  const { tile, tileAction, handlers, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    hasCamera: false,
  });
  const input = await opened(tileAction(front, 'add'));
  expect(input?.hasAttribute('capture')).toBe(false);
  expect(handlers.openCamera).not.toHaveBeenCalled();
  expect(actionsIn(tile(front))).toEqual(['add', 'choose-file']);
  expect(find('[data-screen]').textContent).not.toContain('browser');
});

test('a selfie is taken with the camera that looks at the person', async () => {
  const { tileAction } = await renderConfirmView(snapshotOf({ clientPicture: empty }), {
    captureSupported: false,
  });
  const input = await opened(tileAction('clientPicture', 'take-photo'));
  expect(input?.getAttribute('capture')).toBe('user');
});

test('where there is a camera view, choose-file opens the picker without a camera', async () => {
  const { tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  const input = await opened(tileAction(front, 'choose-file'));
  expect(input?.hasAttribute('capture')).toBe(false);
});

test('the chosen file is handed on, and the same one can be chosen again', async () => {
  const { tile, handlers } = await renderConfirmView(snapshotOf({ idCardVerso: empty }));
  const input = tile('idCardVerso').querySelector('input')!;
  await userEvent.upload(input, file);
  expect(input.files).toHaveLength(0);
  await userEvent.upload(input, file);
  expect(handlers.chooseFile.mock.calls.map(([photo, { name, size }]) => [photo, name, size])).toEqual([
    ['idCardVerso', 'card.jpg', file.size],
    ['idCardVerso', 'card.jpg', file.size],
  ]);
});

test('a picker that is closed without a choice changes nothing', async () => {
  const { tile, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  tile(front)
    .querySelector('input')!
    .dispatchEvent(new Event('change', { bubbles: true }));
  expect(handlers.chooseFile).not.toHaveBeenCalled();
});

test('the inputs themselves are neither seen nor reached', async () => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), { captureSupported: false });
  const inputs = [...tile(front).querySelectorAll('input')];
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    input.focus();
    expect(document.activeElement).not.toBe(input);
    expect(input.checkVisibility()).toBe(false);
  }
});
