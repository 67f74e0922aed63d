import type { CaptureState, PhotoName } from '@recto/core';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { image, live, snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

/** The drawn card that turns over after "Use" on a front (decision 4.8). */

const upload = snapshotOf(states.upload, { next: 'idCardVerso' });
const viewfinderOf = (photo: PhotoName) =>
  snapshotOf(
    { name: 'capture', photo, previous: { photo: 'idCardRecto', outcome: 'sent' } },
    { camera: live },
  );
const turning = () => document.querySelector<HTMLElement>('[data-turning]');

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

test('the turning card lasts less than 900 ms, then it fades and is gone', async () => {
  await used();
  const shown = turning()!;
  const [animation] = shown.getAnimations();
  const show = Number(animation!.effect!.getComputedTiming().endTime);
  await eventually(() => {
    const end = Number(turning()!.getAnimations()[0]!.effect!.getComputedTiming().endTime);
    expect(end).toBeLessThan(show);
    expect(show + end).toBeLessThanOrEqual(900);
  });
  await eventually(() => expect(turning()).toBeNull());
});

test('the turning card also goes where nothing is animated', async () => {
  await used();
  for (const animation of turning()!.getAnimations({ subtree: true })) animation.cancel();
  await eventually(() => expect(turning()).toBeNull());
});

test('if the provider answers sooner, the turning card goes on over the next viewfinder, whose shutter works', async () => {
  const screen = await used();
  const card = turning();
  screen.update(viewfinderOf('idCardVerso'));
  expect(turning()).toBe(card);
  const { left, top, width, height } = screen.action('shutter').getBoundingClientRect();
  await eventually(() =>
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(screen.action('shutter')),
  );
  expect(getComputedStyle(turning()!).pointerEvents).toBe('none');
  await eventually(() => expect(turning()).toBeNull());
  expect(document.querySelector('[data-hint="turningCard"]')).toBeNull();
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

test('with reduced motion, the front is replaced by the back', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
  await used();
  const card = turning()!.firstElementChild as HTMLElement;
  const [cut] = card.getAnimations();
  cut!.pause();
  const seen = [0, 300, 400, 700].map((time) => {
    cut!.currentTime = time;
    return new DOMMatrix(getComputedStyle(card).transform).m11;
  });
  expect(seen.map(Math.round)).toEqual([1, 1, -1, -1]);
});
