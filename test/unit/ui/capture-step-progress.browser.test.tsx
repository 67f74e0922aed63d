import { expect, onTestFinished, test } from 'vitest';
import { snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';

const step = (unsent: readonly number[]) => ({ step: { number: 3, total: 5, unsent } });
const signs = () => [...document.querySelectorAll<HTMLElement>('[data-unsent]')];

// Decision 4.8.
test('a photo that is still being sent has a sign at its step, until it is sent', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture, step([1, 2])));
  expect(signs().map((sign) => sign.ariaLabel)).toEqual([
    'Photo 1 of 5 – being sent',
    'Photo 2 of 5 – being sent',
  ]);
  expect(getComputedStyle(signs()[0]!, '::after').animationName).not.toBe('none');
  screen.update(snapshotOf(states.capture, step([2])));
  expect(signs().map((sign) => sign.ariaLabel)).toEqual(['Photo 2 of 5 – being sent']);
  screen.update(snapshotOf(states.capture, step([])));
  expect(signs()).toEqual([]);
});

test('with reduced motion, the sign stands still', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
  });
  await renderCaptureView(snapshotOf(states.capture, step([1])));
  expect(getComputedStyle(signs()[0]!, '::after').animationName).toBe('none');
});
