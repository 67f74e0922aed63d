import type { CameraRequest } from '@recto/core';
import { expect, it, vi } from 'vitest';
import { pictureLimitMs } from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench, trackOf } from './camera-bench.ts';

/** A browser that refuses to play before somebody taps, as iPhones do in Low Power Mode. */

const bench = setCameraBench();

const refusal = () => Promise.reject(new DOMException('', 'NotAllowedError'));

/** Begins to open a camera on a phone that refuses to play so many times. */
function openRefused(times: number, request: Partial<CameraRequest> = {}) {
  const play = vi.spyOn(HTMLVideoElement.prototype, 'play');
  for (let refused = 0; refused < times; refused += 1) play.mockImplementationOnce(refusal);
  const starts: (() => void)[] = [];
  const opening = bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)), {
    onTapNeeded: (start) => void starts.push(start),
    ...request,
  });
  return { play, starts, opening };
}

it('the camera opens with the tap, and waits for it without a time limit', async () => {
  const { starts, opening, play } = openRefused(1);
  await eventually(() => expect(starts).toHaveLength(1));
  bench.clock.advance(10 * pictureLimitMs);
  expect(play).toHaveBeenCalledTimes(1);
  starts[0]!();
  expect(play, 'within the tap itself').toHaveBeenCalledTimes(2);
  expect(await (await opening).takePhoto()).toMatchObject({ mimeType: 'image/jpeg' });
});

it('the camera asks again when playing fails after a tap', async () => {
  const { starts, opening } = openRefused(2);
  await eventually(() => expect(starts).toHaveLength(1));
  starts[0]!();
  await eventually(() => expect(starts).toHaveLength(2));
  starts[1]!();
  await expect(opening).resolves.toBeDefined();
});

it('the camera does not ask where the browser plays the video', async () => {
  const { starts, opening } = openRefused(0);
  await opening;
  expect(starts).toEqual([]);
});

it('the camera stops when its signal is aborted', async () => {
  const leaving = new AbortController();
  const { starts, opening } = openRefused(1, { signal: leaving.signal });
  const failure = expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  await eventually(() => expect(starts).toHaveLength(1));
  const track = trackOf(bench.video());
  leaving.abort();
  await failure;
  expect(track.readyState).toBe('ended');
});

it('the camera is lost when it ends before the tap', async () => {
  const { starts, opening } = openRefused(1);
  const failure = expect(opening).rejects.toMatchObject({ code: 'lost' });
  await eventually(() => expect(starts).toHaveLength(1));
  trackOf(bench.video()).dispatchEvent(new Event('ended'));
  await failure;
});
