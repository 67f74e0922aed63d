import { sleep, type ConfirmSession, type TileState } from '@recto/core';
import { ConfirmScreen } from '@recto/ui';
import { hugeJpeg } from './huge-jpeg.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { image } from './capture-snapshots.ts';
import {
  actionsIn,
  renderConfirmView,
  empty,
  filled,
  filledWith,
  kept,
  snapshotOf,
  uploading,
  waiting,
  failed,
} from './render-confirm-view.tsx';
import { renderPage } from './render-page.tsx';

beforeEach(async () => page.viewport(390, 844));

const front = 'idCardRecto';

test('each document has a section, with a tile for each photo', async () => {
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

test('the reason of a refusal is above the tiles, with its line breaks, and nothing without one', async () => {
  const tiles = { idCardRecto: empty };
  const screen = await renderConfirmView(snapshotOf(tiles, { adminComment: 'Too dark.\nPlease again.' }));
  const card = screen.find('[data-screen="confirm"] section').parentElement!;
  expect(card.previousElementSibling!.textContent).toBe('About your previous photosToo dark.\nPlease again.');
  screen.update(snapshotOf(tiles));
  await expect.poll(() => document.body.textContent).not.toContain('Too dark.');
});

test.each([
  ['empty', empty, ['add', 'choose-file']],
  ['waiting', waiting, ['enlarge', 'cancel']],
  ['uploading', uploading, ['enlarge', 'cancel']],
  ['failed', failed, ['enlarge', 'delete', 'retry']],
  ['filled', filled, ['enlarge', 'delete']],
  ['filled', kept, ['enlarge', 'delete', 'retake']],
])('a tile that is %s has its state attribute, and exactly its controls', async (name, state, actions) => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: state }));
  expect(tile(front).dataset['state']).toBe(name);
  expect(actionsIn(tile(front))).toEqual(actions);
});

test('one line says that all photos were received; each tile still says it to screen readers', async () => {
  const { find, tile, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: filled, clientPicture: filled }),
  );
  expect(find('[data-toasts="above"]').textContent).toContain('All 3 photos received.');
  const state = () => find('[data-photo="idCardVerso"] p > span:last-child');
  expect(state().textContent).toBe('Received');
  expect(state().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(tile('idCardVerso').getAttribute('aria-describedby')).toBe(state().parentElement!.id);
  update(snapshotOf({ idCardRecto: filled, idCardVerso: waiting, clientPicture: filled }));
  expect(state().textContent).toBe('Waiting to be sent');
  expect(state().getBoundingClientRect().width).toBeGreaterThan(50);
  expect(find('[data-toasts="above"]').textContent).not.toContain('received');
});

test('nothing lies on a photo, and its delete button is below it, 44 px large', async () => {
  const { tile, tileAction } = await renderConfirmView(
    snapshotOf({ idCardRecto: filledWith(image.dataUrl), idCardVerso: filled }),
  );
  const picture = tileAction(front, 'enlarge').getBoundingClientRect();
  expect(tile(front).querySelector('svg')?.getBoundingClientRect().top).toBeGreaterThan(picture.bottom);
  const button = tileAction(front, 'delete').getBoundingClientRect();
  expect([button.width, button.height]).toEqual([44, 44]);
  // Only the margin around its icon reaches into the picture.
  expect(button.top).toBeGreaterThan(picture.bottom - 8);
});

test('without camera capture, an empty tile also offers the camera app, and the screen says why', async () => {
  const { tile, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }), {
    captureSupported: false,
  });
  expect(actionsIn(tile(front))).toEqual(['add', 'take-photo', 'choose-file']);
  expect(find('[data-screen="confirm"]').textContent).toContain(
    'This page can’t use the camera in this browser',
  );
});

test.each([
  ['without camera capture', { captureSupported: false }, ['take-photo', 'choose-file']],
  ['without a camera', { hasCamera: false }, ['choose-file']],
])('%s, a refused photo that the provider has kept is replaced by a file', async (_, options, actions) => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: kept }), options);
  expect(actionsIn(tile(front))).toEqual(['enlarge', 'delete', ...actions]);
});

// Decision 7.6.
test('while one of the refused photos is there, nothing says that photos were received', async () => {
  const tiles = { idCardRecto: kept, idCardVerso: filled };
  const screen = await renderConfirmView(snapshotOf({ ...tiles, idCardVerso: kept }));
  const texts = () => screen.find('[data-screen="confirm"]').textContent;
  expect(texts()).toMatch(/Your previous photos weren’t accepted.*Previous photo.*Previous photo/);
  expect(texts()).not.toMatch(/received/i);
  await userEvent.click(screen.tileAction('idCardVerso', 'retake'));
  expect(screen.handlers.openCamera.mock.calls).toEqual([['idCardVerso']]);
  screen.update(snapshotOf({ ...tiles, idCardVerso: waiting }));
  screen.update(snapshotOf(tiles));
  await sleep(1200); // The message about the last photo would come after a second.
  expect(texts()).not.toContain('We have received all your photos.');
  await userEvent.click(screen.tileAction(front, 'enlarge'));
  expect(screen.find('dialog header').textContent).toContain('Previous photo');
});

test('every control’s accessible name contains its label and its photo', async () => {
  const tiles = { idCardRecto: empty, idCardVerso: uploading, clientPicture: filled };
  const { find } = await renderConfirmView(snapshotOf(tiles), { captureSupported: false });
  for (const control of find('[data-screen="confirm"]').querySelectorAll('[data-photo] [data-action]')) {
    const name = control.getAttribute('aria-label') ?? '';
    expect(name.toLowerCase()).toContain(control.textContent.toLowerCase().split(' ')[0]);
    expect(name).toMatch(/front of the ID card|back of the ID card|selfie/);
  }
});

test('progress is shown in whole percents, readable but not announced', async () => {
  const { find, tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  const bar = find('[role="progressbar"]');
  expect(bar.ariaValueNow).toBe('42');
  expect(bar.ariaValueText).toBe('42%');
  expect(bar.ariaLabel).toContain('front of the ID card');
  expect(bar.closest('[aria-live]')).toBeNull();
  await userEvent.click(tileAction(front, 'cancel'));
  expect(handlers.cancel.mock.calls).toEqual([[front]]);
});

test.each([1, 0.996])(
  'with all handed over (%d), no percents stand still, and it can be cancelled',
  async (progress) => {
    const sent = { ...uploading, progress };
    const { find, tileAction, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: sent }));
    const bar = find('[role="progressbar"]');
    expect(bar.ariaValueNow).toBeNull();
    expect(bar.ariaLabel).toContain('front of the ID card');
    expect(find('[data-screen="confirm"]').textContent).not.toContain('100%');
    await userEvent.click(tileAction(front, 'cancel'));
    expect(handlers.cancel.mock.calls).toEqual([[front]]);
  },
);

test('all thumbnails have the card’s shape; a card fills it, a selfie is shown as a whole', async () => {
  const thumb = filledWith(image.dataUrl);
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: thumb, clientPicture: thumb }));
  const card = tile(front).querySelector('img')!;
  expect(card.src).toBe(image.dataUrl);
  expect(card.alt).toContain('front of the ID card');
  expect(getComputedStyle(card).objectFit).toBe('cover');
  const shape = card.getBoundingClientRect();
  expect(shape.width / shape.height).toBeCloseTo(85.6 / 53.98, 1);
  const selfie = tile('clientPicture').querySelector('img')!;
  expect(getComputedStyle(selfie).objectFit).toBe('contain');
  expect(selfie.getBoundingClientRect().height).toBeCloseTo(shape.height, 1);
});

test.each([
  ['the provider sent no thumbnail', filled],
  ['its URL is not that of an image', filledWith('javascript:alert(1)')],
])('there is a placeholder if %s', async (_name, state) => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: state }));
  expect(tile(front).querySelector('img')).toBeNull();
  expect(tile(front).textContent).toContain('preview not available');
  expect(actionsIn(tile(front))).toEqual(['enlarge', 'delete']);
});

test('there is a placeholder if the thumbnail can’t be loaded, until there is another one', async () => {
  const { tile, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: filledWith('data:image/png;base64,AAAA') }),
  );
  await expect.poll(() => tile(front).textContent).toContain('preview not available');
  update(snapshotOf({ idCardRecto: filledWith(image.dataUrl) }));
  expect(tile(front).querySelector('img')?.src).toBe(image.dataUrl);
});

test.each([
  [320, 2],
  [360, 2],
  [390, 2],
  [820, 2],
])('at a width of %i px, tiles have %i columns', async (width, columns) => {
  await page.viewport(width, 844);
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: empty, idCardVerso: filled }));
  const [recto, verso] = [tile(front).getBoundingClientRect(), tile('idCardVerso').getBoundingClientRect()];
  expect(recto.top === verso.top ? 2 : 1).toBe(columns);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('with nothing required, the screen has only the confirm button, and does not mention the camera', async () => {
  const { find } = await renderConfirmView(snapshotOf({}), { captureSupported: false });
  const screen = find('[data-screen="confirm"]');
  expect(screen.textContent).not.toMatch(/check|camera/i);
  expect(actionsIn(screen)).toEqual(['confirm']);
});

test('below the side, texts of captions and controls have one edge, in both columns', async () => {
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: failed, idCardVerso: empty }));
  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    const { left } = tile(photo).getBoundingClientRect();
    const below = tile(photo).querySelector('p')!.closest('fieldset > div')!;
    const [side, ...edges] = textsIn(below).map((edge) => edge - left);
    expect(side).toBe(0);
    expect(edges).toHaveLength(2);
    for (const edge of edges) expect(edge).toBeCloseTo(28, 0);
  }
});

test('a picked file keeps its picture while it is sent, and until the provider’s thumb is loaded', async () => {
  const { tile, update } = await renderConfirmView(snapshotOf({ idCardRecto: waiting }));
  const picture = tile(front).querySelector('img')!;
  expect(picture.src).toMatch(/^blob:/);
  update(snapshotOf({ idCardRecto: uploading }));
  expect(tile(front).querySelector('img')).toBe(picture);
  const { content } = uploading as Extract<TileState, { name: 'uploading' }>;
  const thumb = { displayUrl: image.dataUrl };
  update(snapshotOf({ idCardRecto: { name: 'filled', thumb, content } }));
  expect([...tile(front).querySelectorAll('img')][0]).toBe(picture);
  await expect
    .poll(() => [...tile(front).querySelectorAll('img')].map(({ src }) => src))
    .toEqual([image.dataUrl]);
});

test('a tile says what was wrong with the file, also to screen readers', async () => {
  const snapshot = snapshotOf({ idCardRecto: empty });
  const [section] = snapshot.sections;
  const tiles = section!.tiles.map((each) => ({ ...each, problem: 'Errors.imageSize' as const }));
  const { tile } = await renderConfirmView({ ...snapshot, sections: [{ ...section!, tiles }] });
  expect(descriptionOf(tile(front))).toContain('This photo is larger than 20');
});

test('what is wrong with a photo has the whole width of its document, below both tiles', async () => {
  await page.viewport(320, 568);
  const snapshot = snapshotOf({ idCardRecto: filled, idCardVerso: empty });
  const [section] = snapshot.sections;
  const [recto, verso] = section!.tiles;
  const tiles = [recto!, { ...verso!, problem: 'Errors.imageExtension' as const }];
  const { find, tile } = await renderConfirmView({ ...snapshot, sections: [{ ...section!, tiles }] });
  const id = tile('idCardVerso').getAttribute('aria-describedby')!.split(' ').at(-1)!;
  const text = document.getElementById(id)!.getBoundingClientRect();
  expect(text.width).toBeGreaterThan(0.8 * find('section').getBoundingClientRect().width);
  expect(text.top).toBeGreaterThan(tile('idCardVerso').getBoundingClientRect().bottom);
});

test('a tile says that its photo is too large, and offers to replace it, not to send the same again', async () => {
  const snapshot = snapshotOf({ idCardRecto: failed });
  const [section] = snapshot.sections;
  const tiles = section!.tiles.map((each) => ({ ...each, problem: 'Toasts.photoTooLarge' as const }));
  const { tile, update } = await renderConfirmView(snapshot);
  expect(tile(front).querySelector('[data-action="retry"]')).not.toBeNull();
  update({ ...snapshot, sections: [{ ...section!, tiles }] });
  expect(descriptionOf(tile(front))).toContain('This photo is too large to be sent.');
  expect(actionsIn(tile(front))).toEqual(['enlarge', 'delete', 'retake']);
});

// Decision 3.15.
test('a tile says what the phone can do about a HEIC', async () => {
  const snapshot = snapshotOf({ idCardRecto: empty });
  const [section] = snapshot.sections;
  const problem = { problem: 'Errors.imageExtension', advice: 'ios' } as const;
  const tiles = section!.tiles.map((each) => ({ ...each, ...problem }));
  const { tile } = await renderConfirmView({ ...snapshot, sections: [{ ...section!, tiles }] });
  expect(descriptionOf(tile(front))).toContain(
    'another one. Or take the photo here. For new photos: Settings',
  );
});

// Decision 3.16.
test('a picture that is too large to open is not opened by its tile, which says that there is no preview', async () => {
  const open = vi.spyOn(URL, 'createObjectURL');
  const content = { source: 'picked', photo: front, file: hugeJpeg } as const;
  const { tile } = await renderConfirmView(snapshotOf({ idCardRecto: { name: 'waiting', content } }));
  await expect.poll(() => tile(front).textContent).toContain('Preview not available');
  expect(tile(front).querySelector('img')).toBeNull();
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

/** What a screen reader reads after the name. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')!.split(' ');
  return ids.map((id) => document.getElementById(id)!.textContent).join(' ');
}

/** The left edges of all visible texts, in CSS pixels. */
function textsIn(element: Element): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const edges: number[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '') continue;
    if (node.parentElement?.closest('[role="status"]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    edges.push(range.getBoundingClientRect().left);
  }
  return edges;
}

test('no tile is rendered anew when the parent of the confirm screen is', async () => {
  const screen = await renderPage();
  const reads = vi.fn(() => image.dataUrl);
  const counted = Object.defineProperty({ ...image }, 'dataUrl', { get: reads });
  const content = { source: 'taken', photo: front, image: counted } as const;
  const snapshot = snapshotOf({ idCardRecto: { name: 'waiting', content } });
  const session = {
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    enter: () => () => undefined,
  } as unknown as ConfirmSession;
  const show = () =>
    screen.show(
      <ConfirmScreen
        session={session}
        captureSupported
        onCapture={() => undefined}
        onFinished={() => undefined}
      />,
    );
  show();
  expect(reads).toHaveBeenCalled();
  reads.mockClear();
  show();
  expect(reads).not.toHaveBeenCalled();
});
