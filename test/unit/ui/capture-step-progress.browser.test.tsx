import { expect, onTestFinished, test } from 'vitest';
import { snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

const documents = ['idCard', 'driverLicense', 'clientPicture'] as const;
const step = (unsent: readonly number[]) => ({ step: { number: 3, total: 5, documents, unsent } });
const signs = () => [...document.querySelectorAll<HTMLElement>('[data-unsent]')];

// Decision 4.8.
test('a photo that is still being sent has a spinner at its step, until it is sent', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture, step([1, 2])));
  expect(signs().map((sign) => sign.ariaLabel)).toEqual([
    'Photo 1 of 5 – being sent',
    'Photo 2 of 5 – being sent',
  ]);
  expect(getComputedStyle(signs()[0]!, '::after').animationDuration).toBe('0.9s');
  screen.update(snapshotOf(states.capture, step([2])));
  expect(signs().map((sign) => sign.ariaLabel)).toEqual(['Photo 2 of 5 – being sent']);
  screen.update(snapshotOf(states.capture, step([])));
  expect(signs()).toEqual([]);
});

test('with reduced motion, the spinner fades in and out', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
  await renderCaptureView(snapshotOf(states.capture, step([1])));
  const [animation] = signs()[0]!.getAnimations({ subtree: true });
  const frames = (animation!.effect as KeyframeEffect).getKeyframes();
  expect(frames.some(({ opacity }) => opacity !== undefined)).toBe(true);
  expect(frames.every(({ transform }) => transform === undefined)).toBe(true);
});

test.each([
  [documents, [2, 2, 1]],
  [
    ['driverLicense', 'clientPicture'],
    [2, 1],
  ],
  [['clientPicture'], [1]],
] as const)('each document of %s has a drawing and a segment for each photo', async (required, expected) => {
  const total = expected.reduce((sum: number, count) => sum + count, 0);
  await renderCaptureView(
    snapshotOf(states.capture, { step: { number: 1, total, documents: required, unsent: [] } }),
  );
  const segments = [...document.querySelectorAll('[data-place]')];
  expect(segments.map((segment) => segment.getAttribute('data-place'))).toEqual([
    'current',
    ...Array.from({ length: total - 1 }, () => 'after'),
  ]);
  const groups = [...new Set(segments.map(({ parentElement }) => parentElement!))];
  expect(groups.map((group) => group.querySelectorAll('[data-place]').length)).toEqual(expected);
  expect(groups.map((group) => group.querySelectorAll('svg').length)).toEqual(expected.map(() => 1));
});
