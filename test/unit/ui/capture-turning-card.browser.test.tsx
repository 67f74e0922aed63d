import { noGuidance, type CaptureState, type PhotoName } from '@recto/core';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { image, live, snapshotOf, starting, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

/** The photo that turns over after "Use" on a front (decision 4.8). */

const upload = snapshotOf(states.upload, { next: 'idCardVerso' });
const viewfinderOf = (photo: PhotoName) =>
  snapshotOf(
    { name: 'capture', photo, previous: { photo: 'idCardRecto', outcome: 'sent' } },
    { camera: live },
  );
const turning = () => document.querySelector<HTMLElement>('[data-turning]');

/** The side of the turning card that faces the customer. */
function sideShown(): 'front' | 'back' {
  const { m11 } = new DOMMatrix(getComputedStyle(turning()!.firstElementChild!).transform);
  return m11 < 0 ? 'back' : 'front';
}

async function hasTurned(): Promise<void> {
  await Promise.all(
    turning()!
      .firstElementChild!.getAnimations()
      .map(({ finished }) => finished),
  );
}

async function used() {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(upload);
  return screen;
}

test('after "Use" on a front, a card turns over the photo, with words that are not read twice', async () => {
  const screen = await used();
  expect(turning()?.dataset['turning']).toBe('idCardVerso');
  const hint = screen.find('[data-hint="turningCard"]');
  expect(hint.textContent).toBe('Now turn the card over');
  for (const element of [hint, turning()!]) expect(element.closest('[aria-hidden="true"]')).not.toBeNull();
  const [card, mask] = [turning()!.firstElementChild!, screen.surface()].map((element) =>
    element.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect(card.width / mask.width).toBeCloseTo(0.92, 1);
});

test('the front is the photo, cut to the mask, and nothing else is seen', async () => {
  const screen = await used();
  const front = turning()!.querySelector('img')!;
  expect(sideShown()).toBe('front');
  expect(front.src).toBe(image.dataUrl);
  const [photo, square] = [front, screen.surface()].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    expect(photo[side], side).toBeCloseTo(square[side], 0);
  }
  expect(getComputedStyle(front.offsetParent!).overflow).toBe('hidden');
  const room = getComputedStyle(turning()!, '::before');
  expect(room.backgroundColor).toBe('rgb(6, 9, 8)');
  expect(room.boxShadow).toContain('rgb(6, 9, 8)');
});

test('where the preview shows the document alone, that turns', async () => {
  const document = {
    corners: [
      { x: 80, y: 240 },
      { x: 920, y: 250 },
      { x: 930, y: 780 },
      { x: 70, y: 770 },
    ],
    format: 'id1',
  } as const;
  const verdict = { name: 'fine', isChecked: true, dpi: null, document } as const;
  const screen = await renderCaptureView(
    snapshotOf(states.preview, { guidance: { ...noGuidance, verdict } }),
  );
  await eventually(() => screen.find('[data-cut-out]'));
  const box = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  await Promise.all(
    screen
      .find('[data-cut-out]')
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const before = box(screen.find('[data-cut-out]'));
  screen.update(snapshotOf(states.upload, { next: 'idCardVerso' }));
  await eventually(() => expect(turning()!.querySelector('[data-cut-out]')).not.toBeNull());
  for (const animation of turning()!.firstElementChild!.getAnimations()) animation.cancel();
  expect(box(turning()!.querySelector('[data-cut-out]')!)).toEqual(before);
});

test('the back stands as long as the provider does not answer; the front does not come back', async () => {
  const screen = await used();
  await hasTurned();
  // Longer than it takes to turn and to fade.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(sideShown()).toBe('back');
  screen.update(snapshotOf({ ...states.upload, slow: true }, { next: 'idCardVerso' }));
  expect(sideShown()).toBe('back');
  screen.update(viewfinderOf('idCardVerso'));
  // What is below it: the photo goes with the card, and only the camera's picture comes.
  await eventually(() => expect(turning()!.getAnimations()).toHaveLength(1));
  expect([...document.querySelectorAll('img')].map((img) => img.closest('[data-turning]') !== null)).toEqual([
    true,
  ]);
  await eventually(() => expect(turning()).toBeNull());
  expect(document.querySelector('img')).toBeNull();
});

test('the back stands until the next viewfinder has its picture, and nothing is drawn over it', async () => {
  const screen = await used();
  screen.update({ ...viewfinderOf('idCardVerso'), camera: starting });
  await hasTurned();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(sideShown()).toBe('back');
  expect(screen.root().querySelector('svg > svg')).toBeNull();
  screen.update(viewfinderOf('idCardVerso'));
  await eventually(() => expect(turning()).toBeNull());
});

test('the turning card also goes where nothing is animated', async () => {
  const screen = await used();
  for (const animation of turning()!.getAnimations({ subtree: true })) animation.cancel();
  screen.update(viewfinderOf('idCardVerso'));
  await eventually(() => expect(turning()).toBeNull());
});

test('if the provider answers sooner, the card turns on over the next viewfinder, whose shutter works', async () => {
  const screen = await used();
  const card = turning();
  screen.update(viewfinderOf('idCardVerso'));
  expect(turning()).toBe(card);
  const mask = screen.find('[data-mask]').closest('svg')!;
  expect(getComputedStyle(mask).opacity).toBe('0');
  // The words were there before: they do not appear once more.
  expect(screen.find('[data-hint]').getAnimations()).toEqual([]);
  const instruction = screen
    .find('[data-hint]')
    .parentElement!.previousElementSibling!.querySelector('p:last-child')!;
  expect(getComputedStyle(instruction).opacity).toBe('0');
  const { left, top, width, height } = screen.action('shutter').getBoundingClientRect();
  await eventually(() =>
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(screen.action('shutter')),
  );
  expect(getComputedStyle(turning()!).pointerEvents).toBe('none');
  await eventually(() => expect(turning()).toBeNull());
  expect(document.querySelector('[data-hint="turningCard"]')).toBeNull();
  await eventually(() => expect(getComputedStyle(mask).opacity).toBe('1'));
});

test('the card also turns where the next viewfinder comes at once', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(viewfinderOf('idCardVerso'));
  expect(turning()?.dataset['turning']).toBe('idCardVerso');
});

test.each<[string, CaptureState, PhotoName | null]>([
  ['a back', { name: 'preview', photo: 'idCardVerso', image, replaces: null }, 'driverLicenseRecto'],
  ['a front whose back is there already', states.preview, 'driverLicenseRecto'],
  ['the only photo', states.preview, null],
])('the card does not turn after %s', async (_what, preview, next) => {
  const screen = await renderCaptureView(snapshotOf(preview));
  screen.update(snapshotOf({ ...states.upload, photo: preview.photo }, { next }));
  expect(turning()).toBeNull();
});

test('the turning card goes at once if the photo could not be sent, and does not come back with "Retry"', async () => {
  const screen = await used();
  screen.update(snapshotOf(states.internal));
  expect(turning()).toBeNull();
  screen.update(upload);
  expect(turning()).toBeNull();
});

test('with reduced motion, the back takes the place of the photo at once', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
  await used();
  expect(sideShown()).toBe('back');
  expect(turning()!.firstElementChild!.getAnimations()).toEqual([]);
});
