import type { FacingMode } from '@recto/core';
import { expect, it, vi } from 'vitest';
import { EarlyCamera } from '../../../packages/adapters/src/browser/camera/opening/EarlyCamera.ts';
import { ManualClock } from '../../contract/manual-clock.ts';
import { eventually } from '../../support/eventually.ts';

/** A camera that the test lets the browser open, and its stream. */
function setUp(permission: PermissionState = 'granted') {
  const track = {
    label: 'Camera',
    readyState: 'live',
    getSettings: () => ({ deviceId: 'a', facingMode: 'environment' }),
    stop: () => (track.readyState = 'ended'),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  let respond: (result: Promise<MediaStream>) => void = () => undefined;
  const getUserMedia = vi.fn(() => new Promise<MediaStream>((resolve) => (respond = resolve)));
  const clock = new ManualClock();
  const query = async () => ({ state: permission }) as PermissionStatus;
  const picture = { shown: [] as MediaStream[], isRemoved: false, showFrame: () => undefined as void };
  const camera = new EarlyCamera(
    {
      mediaDevices: () => ({ getUserMedia, enumerateDevices: async () => [] }),
      permissions: () => ({ query }),
      clock,
      isIos: false,
    },
    (opened) => {
      picture.shown.push(opened.stream);
      return {
        video: {
          requestVideoFrameCallback: (callback: () => void) => void (picture.showFrame = callback),
        } as unknown as HTMLVideoElement,
        moveTo: () => () => undefined,
        remove: () => (picture.isRemoved = true),
      };
    },
  );
  const run = new AbortController();
  return {
    camera,
    track,
    stream,
    picture,
    clock,
    run,
    getUserMedia,
    take: (facingMode: FacingMode = 'environment', deviceId: string | null = null) =>
      camera.take({ facingMode, deviceId, signal: run.signal }),
    /** The camera was requested from the browser, and the browser has opened it. */
    opened: async () => {
      await camera.open('environment');
      await eventually(() => expect(getUserMedia).toHaveBeenCalled());
      respond(Promise.resolve(stream));
    },
    fail: () => respond(Promise.reject(new DOMException('', 'NotReadableError'))),
  };
}

it('is handed over once to who requests it, and stays open', async () => {
  const { camera, opened, take, track, getUserMedia, clock } = setUp();
  await opened();
  expect(await take()).toMatchObject({ track, facingMode: 'environment', deviceId: 'a' });
  camera.close();
  clock.advance(60_000);
  expect(track.readyState).toBe('live');
  expect(await take()).toBe(null);
  expect(getUserMedia).toHaveBeenCalledOnce();
});

it.each(['prompt', 'denied'] as const)('is not opened where the permission is "%s"', async (permission) => {
  const { camera, take, getUserMedia } = setUp(permission);
  await camera.open('environment');
  expect(await take()).toBe(null);
  expect(getUserMedia).not.toHaveBeenCalled();
});

it.each([
  ['another facing mode', 'user', null],
  ['a certain camera', 'environment', 'b'],
] as const)('is closed before a request for %s goes on', async (_what, facingMode, deviceId) => {
  const { opened, take, track } = setUp();
  await opened();
  expect(await take(facingMode, deviceId)).toBe(null);
  expect(track.readyState).toBe('ended');
});

it('is closed when the screen turns out to be another one, also while it opens', async () => {
  const { camera, opened, take, track } = setUp();
  await opened();
  camera.close();
  await eventually(() => expect(track.readyState).toBe('ended'));
  expect(await take()).toBe(null);
});

it('is not opened when the screen turned out to be another one before', async () => {
  const { camera, getUserMedia } = setUp();
  const opening = camera.open('environment');
  camera.close();
  await opening;
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('is closed when nobody asks for it in time', async () => {
  const { opened, track, clock } = setUp();
  await opened();
  await eventually(() => {
    clock.advance(10_000);
    expect(track.readyState).toBe('ended');
  });
});

it('is not opened after it was asked for: the app has opened its own', async () => {
  const { camera, take, getUserMedia } = setUp();
  const opening = camera.open('environment');
  expect(await take()).toBe(null);
  await opening;
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('that stopped or could not be opened is none: the app opens its own, which explains the failure', async () => {
  const stopped = setUp();
  await stopped.opened();
  stopped.track.readyState = 'ended';
  expect(await stopped.take()).toBe(null);

  const { camera, take, fail, getUserMedia } = setUp();
  await camera.open('environment');
  await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  getUserMedia.mockRejectedValue(new DOMException('', 'NotReadableError'));
  fail();
  expect(await take()).toBe(null);
});

it('is closed when the request for it is aborted', async () => {
  const { opened, take, track, run } = setUp();
  const opening = opened();
  const taking = opening.then(() => take());
  run.abort(new Error('Left'));
  await expect(taking).rejects.toThrow('Left');
  expect(track.readyState).toBe('ended');
});

it('shows its picture, and hands it over', async () => {
  const { opened, take, picture, stream } = setUp();
  await opened();
  const taken = await take();
  expect(picture).toMatchObject({ shown: [stream], isRemoved: false });
  expect(taken?.isSeen()).toBe(false);
});

it.each([
  ['it is closed', ({ camera }: ReturnType<typeof setUp>) => camera.close()],
  ['another one is requested', ({ take }: ReturnType<typeof setUp>) => void take('user')],
])('shows its picture no longer when %s', async (_what, end) => {
  const all = setUp();
  await all.opened();
  await eventually(() => expect(all.picture.shown).toHaveLength(1));
  end(all);
  await eventually(() => expect(all.picture.isRemoved).toBe(true));
});

it('says when its picture has shown a frame', async () => {
  const { camera, opened, picture } = setUp();
  await opened();
  let isSeen = false;
  const seeing = camera.firstFrame().then(() => (isSeen = true));
  await eventually(() => expect(picture.shown).toHaveLength(1));
  expect(isSeen).toBe(false);
  picture.showFrame();
  await seeing;
});

it('has no picture to wait for if it is not opened, or can’t be', async () => {
  const refused = setUp('denied');
  await refused.camera.open('environment');
  await refused.camera.firstFrame();

  const { camera, fail, getUserMedia } = setUp();
  await camera.open('environment');
  await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  getUserMedia.mockRejectedValue(new DOMException('', 'NotReadableError'));
  fail();
  await camera.firstFrame();
});
