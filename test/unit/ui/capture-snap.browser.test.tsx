import { noGuidance, type CaptureSnapshot, type Quad } from '@recto/core';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { maskOnQuad } from '../../../packages/ui/src/screens/capture/mask/mask-on-quad.ts';
import { framePath, maskFrames, quadPath } from '../../../packages/ui/src/screens/capture/mask/mask-paths.ts';
import { image, live, snapshotOf, states, taking } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

/** The moment of the photo (decision 2.5). */

const corners: Quad = [
  { x: 100, y: 220 },
  { x: 930, y: 240 },
  { x: 920, y: 770 },
  { x: 90, y: 760 },
];
const framing = snapshotOf(states.capture, { camera: live });
const shot = (part: Partial<CaptureSnapshot['guidance']> = {}) =>
  snapshotOf(states.capture, { camera: taking, guidance: { ...noGuidance, corners, ...part } });
const snap = () => document.querySelector('[data-snap]');
const maskOpacity = () => getComputedStyle(document.querySelector('svg:has([data-mask])')!).opacity;
const line = () => snap()?.querySelector('path')?.getAttribute('d');

test('the mask’s line snaps to the card’s corners, over the preview too, and goes', async () => {
  const screen = await renderCaptureView(framing);
  expect(snap()).toBeNull();
  screen.update(shot());
  expect(line()).toBe(quadPath(corners, maskFrames.card.radius.x));
  expect(maskOpacity()).toBe('0');
  const path = snap()!.querySelector('path')!;
  const [movement] = path.getAnimations();
  expect(movement?.effect?.getTiming().duration).toBe(120);
  movement!.pause();
  movement!.currentTime = 0;
  const begin = getComputedStyle(path)
    .transform.match(/-?[\d.]+(?:e-?\d+)?/g)!
    .map(Number);
  const wanted = maskOnQuad(maskFrames.card, corners)
    .match(/-?[\d.]+(?:e-?\d+)?/g)!
    .map(Number);
  for (const [index, value] of wanted.entries()) expect(begin[index]).toBeCloseTo(value, 2);
  movement!.play();
  const first = snap();
  screen.update(snapshotOf(states.preview));
  expect(snap()).toBe(first);
  await eventually(() => expect(snap()).toBeNull());
});

test('where the corners are not certain, the line stays where it is', async () => {
  const screen = await renderCaptureView(framing);
  screen.update(shot({ corners: null }));
  expect(line()).toBe(framePath(maskFrames.card));
});

test('a slow phone shows it with the preview', async () => {
  const screen = await renderCaptureView(framing);
  screen.update(snapshotOf(states.preview, { guidance: { ...noGuidance, corners } }));
  expect(line()).toBe(quadPath(corners, maskFrames.card.radius.x));
});

test.each([
  ['a picked file', { ...states.preview, image: new File([], 'card.png') }],
  ['the photo before', { ...states.preview, photo: 'clientPicture', image } as const],
])('it is not shown for %s', async (_what, state) => {
  const screen = await renderCaptureView(framing);
  screen.update(snapshotOf(state));
  expect(snap()).toBeNull();
});

test('it goes with the preview', async () => {
  const screen = await renderCaptureView(framing);
  screen.update(shot());
  screen.update(snapshotOf(states.upload));
  expect(snap()).toBeNull();
});

test('there is nothing of it with reduced motion', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const screen = await renderCaptureView(framing);
  screen.update(shot());
  const seen = [snap()!.checkVisibility(), maskOpacity()];
  delete document.documentElement.dataset['motion'];
  expect(seen).toEqual([false, '1']);
});
