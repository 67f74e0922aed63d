import { describe, expect, test, vi } from 'vitest';
import {
  pictureCheckMs,
  sidewaysLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { screenOrientation } from '../../../packages/adapters/src/browser/camera/watch/screen-orientation.ts';
import { watchSideways } from '../../../packages/adapters/src/browser/camera/watch/sideways-watch.ts';
import { ManualClock } from '@recto/testing/fakes';

/** Whether the frames of a camera lie on their side against the screen (decision 2.18). */

/** The watch of a video on an upright phone. */
function watched() {
  const clock = new ManualClock();
  const video = { videoWidth: 1080, videoHeight: 1920 };
  const held = { screen: 'portrait' as 'portrait' | 'landscape' | null };
  const onChange = vi.fn();
  const stop = watchSideways(video, { clock, screen: () => held.screen }, onChange);
  const pass = (ms: number) => {
    for (let at = 0; at < ms; at += pictureCheckMs) clock.advance(pictureCheckMs);
  };
  return { clock, video, held, onChange, stop, pass };
}

const upright = { width: 1080, height: 1920 };
const across = { width: 1920, height: 1080 };

test.each([
  ['an upright frame on an upright screen', upright, 'portrait', false],
  ['a wide frame on a screen in landscape', across, 'landscape', false],
  ['a wide frame on an upright screen (WebKit#67684)', across, 'portrait', true],
  ['an upright frame on a screen in landscape (WebKit#52051)', upright, 'landscape', true],
  ['a square frame', { width: 1080, height: 1080 }, 'landscape', false],
  ['a video without a frame yet', { width: 0, height: 0 }, 'landscape', false],
  ['a frame on a screen that reports nothing', across, null, false],
] as const)('%s', (_what, frame, screen, sideways) => {
  const { video, held, onChange, pass } = watched();
  Object.assign(video, { videoWidth: frame.width, videoHeight: frame.height });
  held.screen = screen;
  pass(2 * sidewaysLimitMs);
  expect(onChange).toHaveBeenCalledTimes(sideways ? 1 : 0);
});

test.each([
  ['portrait-primary', 'portrait'],
  ['landscape-secondary', 'landscape'],
] as const)('a screen of type %s is held in %s', (type, held) => {
  expect(screenOrientation({ screen: { orientation: { type } } })).toBe(held);
});

test('a browser that does not report the screen says nothing about it', () => {
  expect(screenOrientation({ screen: {} })).toBeNull();
});

describe('the watch', () => {
  test('the watch of sideways frames ignores frames that follow a turned phone a moment later', () => {
    const { held, video, onChange, pass } = watched();
    held.screen = 'landscape';
    pass(sidewaysLimitMs - pictureCheckMs);
    Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
    pass(10_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the watch of sideways frames reports frames that stay on their side, once, and that they are upright again at once', () => {
    const { video, onChange, pass } = watched();
    Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
    pass(5 * sidewaysLimitMs);
    expect(onChange.mock.calls).toEqual([[true]]);
    Object.assign(video, { videoWidth: 1080, videoHeight: 1920 });
    pass(pictureCheckMs);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test('the watch of sideways frames reports nothing any more of frames that do not follow the screen', () => {
    const { video, held, onChange, pass } = watched();
    Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
    pass(2 * sidewaysLimitMs);
    held.screen = 'landscape';
    pass(2 * sidewaysLimitMs);
    held.screen = 'portrait';
    pass(5 * sidewaysLimitMs);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test('the watch of sideways frames leaves no timer when it is stopped', () => {
    const { clock, stop, pass } = watched();
    pass(pictureCheckMs);
    stop();
    expect(clock.pending).toBe(0);
  });
});
