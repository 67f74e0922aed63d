import { afterEach, expect, it } from 'vitest';
import type { OpenedCamera } from '../../../packages/adapters/src/browser/camera/opening/open-camera.ts';
import { earlyPicture } from '../../../packages/adapters/src/browser/camera/opening/early-picture.ts';
import { ManualClock } from '../../contract/manual-clock.ts';

afterEach(() => document.body.replaceChildren());

function shown(facingMode: OpenedCamera['facingMode'] = 'environment') {
  const stream = document.createElement('canvas').captureStream();
  const [track] = stream.getVideoTracks() as [MediaStreamTrack];
  const clock = new ManualClock();
  const show = earlyPicture(() => document.body.appendChild(document.createElement('div')), clock);
  const end = show({ stream, track, facingMode, deviceId: 'a', deviceIds: ['a'] });
  return { stream, clock, end };
}

const video = () => document.querySelector('video');

it('shows the stream, and the front camera’s as in a mirror', () => {
  const { stream, end } = shown();
  expect(video()?.srcObject).toBe(stream);
  expect(video()?.style.transform).toBe('none');
  end('now');
  shown('user');
  expect(video()?.style.transform).toBe('scaleX(-1)');
});

it('is removed at once, or when the app has had time to show its own', () => {
  shown().end('now');
  expect(document.body.childElementCount).toBe(0);
  const { clock, end } = shown();
  end('soon');
  clock.advance(999);
  expect(video()).not.toBe(null);
  clock.advance(1);
  expect(document.body.childElementCount).toBe(0);
});

it.each([new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'Enter' })])(
  'is removed by what the customer does: %s',
  (event) => {
    const { stream } = shown();
    document.body.dispatchEvent(event);
    expect(document.body.childElementCount).toBe(0);
    expect(stream.getVideoTracks()[0]!.readyState).toBe('live');
  },
);
