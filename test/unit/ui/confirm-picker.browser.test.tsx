import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PhotoName } from '@recto/core';
import { actionsIn, renderConfirmView, empty, snapshotOf } from './render-confirm-view.tsx';

const front: PhotoName = 'idCardRecto';
const file = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' });

/** Clicks a control. @returns the file input that it opens; null if it opens none. */
async function inputOpenedBy(control: Element): Promise<HTMLInputElement | null> {
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  try {
    await userEvent.click(control);
    return (open.mock.contexts[0] as HTMLInputElement | undefined) ?? null;
  } finally {
    open.mockRestore();
  }
}

test('with camera capture, “add” opens the camera view, not the picker', async () => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  expect(await inputOpenedBy(tileAction(front, 'add'))).toBeNull();
  expect(handlers.openCamera.mock.calls).toEqual([[front]]);
});

test.each([
  ['add', ''],
  ['choose-file', ''],
  ['take-photo', 'environment'],
])('without camera capture, %s opens an input with capture “%s”', async (action, capture) => {
  const { tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    captureSupported: false,
  });
  const input = await inputOpenedBy(tileAction(front, action));
  expect(input?.type).toBe('file');
  expect(input?.accept).toBe('image/png,image/jpeg');
  expect(input?.multiple).toBe(false);
  expect(input?.getAttribute('capture') ?? '').toBe(capture);
  expect(handlers.openCamera).not.toHaveBeenCalled();
});

test('on a device without a camera, “add” opens the picker, and the texts do not change', async () => {
  const { tile, tileAction, handlers, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    hasCamera: false,
  });
  const input = await inputOpenedBy(tileAction(front, 'add'));
  expect(input?.hasAttribute('capture')).toBe(false);
  expect(handlers.openCamera).not.toHaveBeenCalled();
  expect(actionsIn(tile(front))).toEqual(['add', 'choose-file']);
  expect(find('[data-screen]').textContent).not.toContain('browser');
});

// Decision 3.17.
test('where no file may be chosen, a missing photo has “add” alone, and the reason is said once', async () => {
  const { tile, tileAction, handlers, find } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: empty }),
    { filePicker: 'withoutCamera' },
  );
  expect(actionsIn(tile(front))).toEqual(['add']);
  expect(tile(front).querySelector('input')).toBeNull();
  expect(await inputOpenedBy(tileAction(front, 'add'))).toBeNull();
  expect(handlers.openCamera.mock.calls).toEqual([[front]]);
  expect(find('[data-screen]').textContent.split('Only photos taken here')).toHaveLength(2);
});

test.each([{ hasCamera: false }, { captureSupported: false }])(
  'where no camera can be used (%j), a file can be chosen all the same',
  async (circumstances) => {
    const { tile, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
      ...circumstances,
      filePicker: 'withoutCamera',
    });
    expect(actionsIn(tile(front))).toContain('choose-file');
    expect(find('[data-screen]').textContent).not.toContain('Only photos taken here');
  },
);

test('a selfie opens the front camera', async () => {
  const { tileAction } = await renderConfirmView(snapshotOf({ clientPicture: empty }), {
    captureSupported: false,
  });
  const input = await inputOpenedBy(tileAction('clientPicture', 'take-photo'));
  expect(input?.getAttribute('capture')).toBe('user');
});

test('with camera capture, “choose-file” opens the picker without `capture`', async () => {
  const { tileAction } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  const input = await inputOpenedBy(tileAction(front, 'choose-file'));
  expect(input?.hasAttribute('capture')).toBe(false);
});

test('a chosen file is passed on, and the same file can be chosen again', async () => {
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

test('the inputs are hidden and cannot be focused', async () => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), { captureSupported: false });
  const inputs = [...tile(front).querySelectorAll('input')];
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    input.focus();
    expect(document.activeElement).not.toBe(input);
    expect(input.checkVisibility()).toBe(false);
  }
});
