import { languages } from '@recto/core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { image } from './capture-snapshots.ts';
import { loadTextFont } from './render-page.tsx';
import {
  actionsIn,
  renderConfirmView,
  empty,
  filled,
  filledWith,
  snapshotOf,
  uploading,
} from './render-confirm-view.tsx';

beforeEach(async () => page.viewport(390, 844));

const front = 'idCardRecto';

test('there is a section for each document, and in it a tile for each photo', async () => {
  const all = { idCardRecto: empty, idCardVerso: empty, driverLicenseRecto: empty, clientPicture: filled };
  const screen = await renderConfirmView(snapshotOf(all));
  const sections = [...screen.find('[data-screen="confirm"]').querySelectorAll('section')];
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([
    'ID card',
    'Driving licence',
    'Selfie',
  ]);
  const photos = sections.map((section) =>
    [...section.querySelectorAll<HTMLElement>('[data-photo]')].map((tile) => tile.dataset['photo']),
  );
  expect(photos).toEqual([['idCardRecto', 'idCardVerso'], ['driverLicenseRecto'], ['clientPicture']]);
});

test.each([
  ['empty', empty, ['add', 'choose-file']],
  ['uploading', uploading, ['cancel']],
  ['filled', filled, ['delete']],
])('a tile that is %s says so, and offers exactly its controls', async (name, state, actions) => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: state }));
  expect(tile(front).dataset['state']).toBe(name);
  expect(actionsIn(tile(front))).toEqual(actions);
});

test('without a camera view, an empty tile offers the camera app too, and the screen says why', async () => {
  const { tile, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    captureSupported: false,
  });
  expect(actionsIn(tile(front))).toEqual(['add', 'take-photo', 'choose-file']);
  expect(find('[data-screen="confirm"]').textContent).toContain('This browser');
});

test('every control is named by the words on it and by its photo', async () => {
  const tiles = { idCardRecto: empty, idCardVerso: uploading, clientPicture: filled };
  const { find } = await renderConfirmView(snapshotOf(tiles), { captureSupported: false });
  for (const control of find('[data-screen="confirm"]').querySelectorAll('[data-photo] [data-action]')) {
    const name = control.getAttribute('aria-label') ?? '';
    expect(name.toLowerCase()).toContain(control.textContent.toLowerCase().split(' ')[0]);
    expect(name).toMatch(/front of the ID card|back of the ID card|selfie/);
  }
});

test('progress is shown in whole percents, and told when it is asked for', async () => {
  const { find, tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  const bar = find('[role="progressbar"]');
  expect(bar.ariaValueNow).toBe('42');
  expect(bar.ariaValueText).toBe('42%');
  expect(bar.ariaLabel).toContain('front of the ID card');
  expect(bar.closest('[aria-live]')).toBeNull();
  await userEvent.click(tileAction(front, 'cancel'));
  expect(handlers.cancel.mock.calls).toEqual([[front]]);
});

test('a thumbnail is shown in the card’s shape, a selfie’s as a square', async () => {
  const thumb = filledWith(image.dataUrl);
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: thumb, clientPicture: thumb }));
  const card = tile(front).querySelector('img')!;
  expect(card.src).toBe(image.dataUrl);
  expect(card.alt).toContain('front of the ID card');
  expect(getComputedStyle(card).objectFit).toBe('cover');
  const shape = card.getBoundingClientRect();
  expect(shape.width / shape.height).toBeCloseTo(85.6 / 53.98, 1);
  const square = tile('clientPicture').querySelector('img')!.getBoundingClientRect();
  expect(square.width).toBeCloseTo(square.height, 1);
});

test.each([
  ['no thumb was sent', filled],
  ['its address is not one of an image', filledWith('javascript:alert(1)')],
])('there is a placeholder where %s', async (_name, state) => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: state }));
  expect(tile(front).querySelector('img')).toBeNull();
  expect(tile(front).textContent).toContain('preview not available');
  expect(actionsIn(tile(front))).toEqual(['delete']);
});

test('there is a placeholder where the thumbnail can’t be loaded, until another one is sent', async () => {
  const { tile, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: filledWith('data:image/png;base64,AAAA') }),
  );
  await expect.poll(() => tile(front).textContent).toContain('preview not available');
  update(snapshotOf({ idCardRecto: filledWith(image.dataUrl) }));
  expect(tile(front).querySelector('img')?.src).toBe(image.dataUrl);
});

test.each([
  [320, 1],
  [360, 2],
  [390, 2],
  [820, 2],
])('at %i px, tiles stand in %i columns', async (width, columns) => {
  await page.viewport(width, 844);
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: empty, idCardVerso: filled }));
  const [recto, verso] = [tile(front).getBoundingClientRect(), tile('idCardVerso').getBoundingClientRect()];
  expect(recto.top === verso.top ? 2 : 1).toBe(columns);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each(languages)(
  'with text at double size, in %s, tiles stand in one column and nothing is cut off',
  async (language) => {
    document.documentElement.style.fontSize = '200%';
    try {
      await page.viewport(320, 844);
      const tiles = { idCardRecto: empty, idCardVerso: filled, clientPicture: uploading };
      const { tile } = await renderConfirmView(snapshotOf(tiles), { captureSupported: false, language });
      await loadTextFont();
      expect(tile('idCardVerso').getBoundingClientRect().top).toBeGreaterThan(
        tile(front).getBoundingClientRect().bottom,
      );
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);
