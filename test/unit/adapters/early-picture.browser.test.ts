import { afterEach, expect, it } from 'vitest';
import type { OpenedCamera } from '../../../packages/adapters/src/browser/camera/opening/open-camera.ts';
import { earlyPicture } from '../../../packages/adapters/src/browser/camera/opening/early-picture.ts';
import { ManualClock } from '@recto/testing/fakes';

afterEach(() => document.body.replaceChildren());

function shown(facingMode: OpenedCamera['facingMode'] = 'environment') {
  const stream = document.createElement('canvas').captureStream();
  const [track] = stream.getVideoTracks() as [MediaStreamTrack];
  const clock = new ManualClock();
  const surface = document.body.appendChild(document.createElement('main'));
  const place = document.createElement('div');
  const show = earlyPicture(() => document.body.appendChild(place), clock);
  const picture = show({ stream, track, facingMode, deviceId: 'a', deviceIds: ['a'] });
  return { stream, track, clock, surface, place, picture, video: picture.video };
}

it('the early picture shows the stream, and the front camera’s as in a mirror, here and where it is moved', () => {
  const { stream, video } = shown();
  expect(video.srcObject).toBe(stream);
  expect(video.style.transform).toBe('none');
  const front = shown('user');
  expect(front.video.style.transform).toBe('scaleX(-1)');
  front.picture.moveTo(front.surface, 'now');
  expect(front.video.style.transform).toBe('scaleX(-1)');
});

it('the early picture moves to the app’s surface at once, or when the app has had time to show its own screen', () => {
  const early = shown();
  early.picture.moveTo(early.surface, 'now');
  expect([early.video.parentElement, early.place.isConnected]).toEqual([early.surface, false]);

  const { picture, clock, surface, place, video } = shown();
  picture.moveTo(surface, 'soon');
  clock.advance(999);
  expect(video.parentElement).toBe(place);
  clock.advance(1);
  expect([video.parentElement, place.isConnected]).toEqual([surface, false]);
});

it.each([
  ['a tap', ({ surface }: ReturnType<typeof shown>) => surface.dispatchEvent(new Event('pointerdown'))],
  ['a key', ({ surface }) => surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ['the end of its animation', ({ place }) => place.dispatchEvent(new Event('animationend'))],
])('the early picture is moved with %s, once the app has it', (_what, happen) => {
  const early = shown();
  happen(early);
  expect(early.video.parentElement).toBe(early.place);
  early.picture.moveTo(early.surface, 'soon');
  happen(early);
  expect([early.video.parentElement, early.place.isConnected]).toEqual([early.surface, false]);
  expect(early.track.readyState).toBe('live');
  expect(early.clock.pending).toBe(0);
});

it('the early picture is moved at once where it has no place', () => {
  const { picture, surface, place, video } = shown();
  place.style.display = 'none';
  picture.moveTo(surface, 'soon');
  expect(video.parentElement).toBe(surface);
});

it('the early picture does not come back when it was hidden before it was moved', () => {
  const { picture, surface, video, clock } = shown();
  picture.moveTo(surface, 'soon');
  video.remove();
  clock.advance(1_000);
  expect(surface.childElementCount).toBe(0);
});

it('the early picture is removed with its stream', () => {
  const { picture, place, video } = shown();
  picture.remove();
  expect([place.isConnected, video.srcObject]).toEqual([false, null]);
});
