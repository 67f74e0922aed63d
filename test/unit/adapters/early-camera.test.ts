import type { FacingMode } from '@recto/core';
import { expect, it, vi } from 'vitest';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { EarlyCamera } from '../../../packages/adapters/src/browser/camera/opening/EarlyCamera.ts';
import { ManualClock } from '@recto/testing/fakes';
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
  const picture = {
    hasPlace: true,
    shown: [] as MediaStream[],
    isRemoved: false,
    showFrame: () => undefined as void,
  };
  const page = { isVisible: true, hide: (_isVisible: boolean) => undefined as void, stopWatching: vi.fn() };
  const camera = new EarlyCamera(
    {
      mediaDevices: () => ({ getUserMedia, enumerateDevices: async () => [] }),
      permissions: () => ({ query }),
      clock,
      history: new CameraHistory(clock, 0),
      isIos: false,
    },
    (opened) => {
      if (!picture.hasPlace) throw new TypeError('The page has no body yet.');
      picture.shown.push(opened.stream);
      return {
        video: {
          requestVideoFrameCallback: (callback: () => void) => void (picture.showFrame = callback),
        } as unknown as HTMLVideoElement,
        moveTo: () => () => undefined,
        remove: () => (picture.isRemoved = true),
      };
    },
    {
      isVisible: () => page.isVisible,
      watchVisibility: (listener) => ((page.hide = listener), page.stopWatching),
    },
  );
  const run = new AbortController();
  return {
    camera,
    track,
    stream,
    picture,
    clock,
    page,
    run,
    getUserMedia,
    take: (facingMode: FacingMode = 'environment', deviceId: string | null = null) =>
      camera.take({ facingMode, deviceId, signal: run.signal }),
    /** The camera was requested from the browser, and the browser has opened it. */
    opened: async () => {
      const shown = camera.want('environment');
      await eventually(() => expect(getUserMedia).toHaveBeenCalled());
      respond(Promise.resolve(stream));
      return { shown };
    },
    fail: () => respond(Promise.reject(new DOMException('', 'NotReadableError'))),
  };
}

it('the early camera is handed over once to who requests it, and stays open', async () => {
  const { camera, opened, take, track, getUserMedia, clock } = setUp();
  await opened();
  expect(await take()).toMatchObject({ track, facingMode: 'environment', deviceId: 'a' });
  camera.release();
  clock.advance(60_000);
  expect(track.readyState).toBe('live');
  expect(await take()).toBe(null);
  expect(getUserMedia).toHaveBeenCalledOnce();
});

it.each(['prompt', 'denied'] as const)(
  'the early camera is not opened where the permission is "%s"',
  async (permission) => {
    const { camera, take, getUserMedia } = setUp(permission);
    await camera.want('environment');
    expect(await take()).toBe(null);
    expect(getUserMedia).not.toHaveBeenCalled();
  },
);

it.each([
  ['another facing mode', 'user', null],
  ['a certain camera', 'environment', 'b'],
] as const)(
  'the early camera is closed before a request for %s goes on',
  async (_what, facingMode, deviceId) => {
    const { opened, take, track } = setUp();
    await opened();
    expect(await take(facingMode, deviceId)).toBe(null);
    expect(track.readyState).toBe('ended');
  },
);

it('the early camera is closed when the screen turns out to be another one, also while it opens', async () => {
  const { camera, opened, take, track } = setUp();
  await opened();
  camera.release();
  await eventually(() => expect(track.readyState).toBe('ended'));
  expect(await take()).toBe(null);
});

it('the early camera is not opened when the screen turned out to be another one before', async () => {
  const { camera, getUserMedia } = setUp();
  const opening = camera.want('environment');
  camera.release();
  await opening;
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('the early camera is closed when it is not taken in time', async () => {
  const { opened, track, clock } = setUp();
  await opened();
  await eventually(() => {
    clock.advance(10_000);
    expect(track.readyState).toBe('ended');
  });
});

it('the early camera is closed when its picture can not be shown', async () => {
  const { opened, picture, take, track } = setUp();
  picture.hasPlace = false;
  const { shown } = await opened();
  await shown;
  expect(track.readyState).toBe('ended');
  expect(await take()).toBe(null);
});

it('the early camera is not opened after the app has opened its own camera', async () => {
  const { camera, take, getUserMedia } = setUp();
  const opening = camera.want('environment');
  expect(await take()).toBe(null);
  await opening;
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('the early camera that stopped or could not be opened is none: the app opens its own, which explains the failure', async () => {
  const stopped = setUp();
  await stopped.opened();
  stopped.track.readyState = 'ended';
  expect(await stopped.take()).toBe(null);

  const { camera, take, fail, getUserMedia } = setUp();
  void camera.want('environment');
  await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  getUserMedia.mockRejectedValue(new DOMException('', 'NotReadableError'));
  fail();
  expect(await take()).toBe(null);
});

it('the early camera that the browser does not respond to is reported as that: the app would wait as long again', async () => {
  const { camera, take, getUserMedia, clock } = setUp();
  void camera.want('environment');
  await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  const failure = expect(take()).rejects.toMatchObject({ name: 'CameraError', code: 'noAnswer' });
  clock.advance(10_000);
  await failure;
  expect(getUserMedia).toHaveBeenCalledOnce();
});

it('the early camera is closed when the request for it is aborted', async () => {
  const { opened, take, track, run } = setUp();
  const opening = opened();
  const taking = opening.then(() => take());
  run.abort(new Error('Left'));
  await expect(taking).rejects.toThrow('Left');
  expect(track.readyState).toBe('ended');
});

it('the early camera shows its picture, and hands it over', async () => {
  const { opened, take, picture, stream } = setUp();
  await opened();
  const taken = await take();
  expect(picture).toMatchObject({ shown: [stream], isRemoved: false });
  expect(taken?.isSeen()).toBe(false);
});

it.each([
  ['it is closed', ({ camera }: ReturnType<typeof setUp>) => camera.release()],
  ['another one is requested', ({ take }: ReturnType<typeof setUp>) => void take('user')],
])('the early camera shows its picture no longer when %s', async (_what, end) => {
  const all = setUp();
  await all.opened();
  await eventually(() => expect(all.picture.shown).toHaveLength(1));
  end(all);
  await eventually(() => expect(all.picture.isRemoved).toBe(true));
});

it('the early camera says when its picture has shown a frame', async () => {
  const { opened, picture } = setUp();
  let isSeen = false;
  const { shown } = await opened();
  const seeing = shown.then(() => (isSeen = true));
  await eventually(() => expect(picture.shown).toHaveLength(1));
  expect(isSeen).toBe(false);
  picture.showFrame();
  await seeing;
});

it.each(['prompt', 'denied'] as const)(
  'the early camera is not opened if the permission is “%s”, which asks nobody',
  async (state) => {
    const { camera, getUserMedia } = setUp(state);
    await camera.want('environment');
    expect(getUserMedia).not.toHaveBeenCalled();
  },
);

it('the early camera has no picture to wait for if it is not opened, or can’t be', async () => {
  await setUp('denied').camera.want('environment');

  const { camera, fail, getUserMedia } = setUp();
  const shown = camera.want('environment');
  await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  getUserMedia.mockRejectedValue(new DOMException('', 'NotReadableError'));
  fail();
  await shown;
});

it('the early camera stays open when it is wanted twice', async () => {
  const { camera, opened, track, getUserMedia } = setUp();
  await opened();
  await camera.want('environment');
  expect([track.readyState, getUserMedia.mock.calls.length]).toEqual(['live', 1]);
});

it.each(['user', null] as const)(
  'the early camera is closed for good when %s is wanted after it',
  async (other) => {
    const { camera, opened, take, track, getUserMedia } = setUp();
    await opened();
    await camera.want(other);
    await eventually(() => expect(track.readyState).toBe('ended'));
    await camera.want('environment');
    expect([await take(), getUserMedia.mock.calls.length]).toEqual([null, 1]);
  },
);

it('the early camera is opened for call 2 if the stored procedure wanted none', async () => {
  const { camera, opened, take, track } = setUp();
  await camera.want(null);
  await opened();
  expect(await take()).toMatchObject({ track });
});

it('the early camera is not opened on a hidden page, and closed when the page is hidden', async () => {
  const hidden = setUp();
  hidden.page.isVisible = false;
  await hidden.camera.want('environment');
  expect(hidden.getUserMedia).not.toHaveBeenCalled();

  const { opened, page, track } = setUp();
  await opened();
  page.hide(false);
  await eventually(() => expect(track.readyState).toBe('ended'));
});

it.each([
  ['handed over', ({ take }: ReturnType<typeof setUp>) => take()],
  ['closed', async ({ camera }: ReturnType<typeof setUp>) => camera.release()],
])('the early camera does not watch the page any more once it is %s', async (_how, end) => {
  const all = setUp();
  await all.opened();
  expect(all.page.stopWatching).not.toHaveBeenCalled();
  await end(all);
  expect(all.page.stopWatching).toHaveBeenCalledOnce();
});
