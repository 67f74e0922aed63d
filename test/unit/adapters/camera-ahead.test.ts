import { FakeDevice } from '@recto/adapters/fake';
import type { FacingMode } from '@recto/core';
import { expect, it, vi } from 'vitest';
import { CameraAhead } from '../../../packages/adapters/src/browser/camera/opening/CameraAhead.ts';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
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
  const enumerateDevices = vi.fn(async () => []);
  const getUserMedia = vi.fn(() => new Promise<MediaStream>((resolve) => (respond = resolve)));
  const clock = new ManualClock();
  const device = new FakeDevice();
  const query = async () => ({ state: permission }) as PermissionStatus;
  const onLate = vi.fn();
  const video = {
    srcObject: null as MediaStream | null,
    play: vi.fn(async () => undefined),
    pause: () => undefined,
    remove: () => undefined,
  };
  const camera = new CameraAhead(
    {
      mediaDevices: () => ({ getUserMedia, enumerateDevices }),
      permissions: () => ({ query }),
      clock,
      history: new CameraHistory(clock, 0),
      isIos: false,
    },
    device,
    { onLate, makeVideo: () => video as unknown as HTMLVideoElement },
  );
  const run = new AbortController();
  const asked = async () => {
    camera.open('environment');
    await eventually(() => expect(getUserMedia).toHaveBeenCalled());
  };
  return {
    camera,
    track,
    stream,
    video,
    clock,
    device,
    run,
    onLate,
    getUserMedia,
    enumerateDevices,
    take: (facingMode: FacingMode = 'environment', deviceId: string | null = null) =>
      camera.take({ facingMode, deviceId, signal: run.signal }),
    /** The camera was requested from the browser. */
    asked,
    /** The browser opens the requested camera. */
    respond: () => respond(Promise.resolve(stream)),
    /** The camera was requested from the browser, and the browser has opened it. */
    opened: async () => {
      await asked();
      respond(Promise.resolve(stream));
    },
    fail: (name: string) => {
      getUserMedia.mockRejectedValue(new DOMException('', name));
      respond(Promise.reject(new DOMException('', name)));
    },
  };
}

it.each(['granted', 'prompt'] as const)(
  'the camera ahead is handed over once, and stays open, where the permission was “%s”',
  async (permission) => {
    const { camera, opened, take, track, getUserMedia, clock, device } = setUp(permission);
    await opened();
    expect(await take()).toMatchObject({ track, facingMode: 'environment', deviceId: 'a' });
    camera.giveBack();
    clock.advance(60_000);
    device.setVisible(false);
    expect([track.readyState, device.listenerCount, clock.pending]).toEqual(['live', 0, 0]);
    expect(await take()).toBe(null);
    expect(getUserMedia).toHaveBeenCalledOnce();
  },
);

it('the camera ahead plays before it is taken over', async () => {
  const { opened, take, video, stream } = setUp();
  await opened();
  await eventually(() => expect(video.play).toHaveBeenCalledOnce());
  expect((await take())!.video.srcObject).toBe(stream);
});

it('the camera ahead is not opened where the permission is denied, and asks nothing', async () => {
  const { camera, take, getUserMedia, device } = setUp('denied');
  camera.open('environment');
  await eventually(() => expect(device.listenerCount).toBe(0));
  expect(await take()).toBe(null);
  expect(getUserMedia).not.toHaveBeenCalled();
});

it.each([
  ['another facing mode', 'user', null],
  ['a certain camera', 'environment', 'b'],
] as const)('the camera ahead is closed before a request for %s goes on', async (_what, facingMode, id) => {
  const { opened, take, track } = setUp();
  await opened();
  expect(await take(facingMode, id)).toBe(null);
  expect(track.readyState).toBe('ended');
});

it.each<[string, (all: ReturnType<typeof setUp>) => void]>([
  ['it is given back', ({ camera }) => camera.giveBack()],
  ['the page is hidden', ({ device }) => device.setVisible(false)],
  ['it is not taken over within ten seconds', ({ clock }) => clock.advance(10_000)],
  ['another one is wanted ahead', ({ camera }) => camera.open('user')],
])('the camera ahead is closed when %s, also while it opens', async (_what, end) => {
  const open = setUp();
  await open.opened();
  await eventually(() => {
    end(open);
    expect(open.track.readyState).toBe('ended');
  });
  expect(open.video.srcObject).toBe(null);

  const opening = setUp();
  await opening.asked();
  end(opening);
  opening.respond();
  await eventually(() => expect(opening.track.readyState).toBe('ended'));
  expect(opening.onLate).toHaveBeenCalledOnce();
});

it('the camera ahead can be opened again after it was given back, and after it was taken over', async () => {
  const { camera, opened, take, getUserMedia, track } = setUp();
  await opened();
  camera.giveBack();
  await eventually(() => expect(track.readyState).toBe('ended'));
  for (const calls of [2, 3]) {
    track.readyState = 'live';
    camera.open('environment');
    await eventually(() => expect(getUserMedia).toHaveBeenCalledTimes(calls));
    await opened();
    expect(await take()).toMatchObject({ track });
  }
});

it('the camera ahead is not requested once it was given back, or an opening went on without it', async () => {
  const given = setUp();
  given.camera.open('environment');
  given.camera.giveBack();
  const { camera, take, getUserMedia } = setUp();
  camera.open('environment');
  expect(await take()).toBe(null);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(given.getUserMedia).not.toHaveBeenCalled();
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('the camera ahead that stopped is none', async () => {
  const { opened, take, track } = setUp();
  await opened();
  track.readyState = 'ended';
  expect(await take()).toBe(null);
});

it('the failure of the camera ahead is that of the request that takes it over, and of no other', async () => {
  const wanted = setUp();
  await wanted.asked();
  wanted.fail('NotAllowedError');
  await expect(wanted.take()).rejects.toMatchObject({ name: 'CameraError', code: 'denied' });
  expect(wanted.getUserMedia).toHaveBeenCalledOnce();
  expect(await wanted.take()).toBe(null);

  const other = setUp();
  await other.asked();
  other.fail('NotAllowedError');
  expect(await other.take('user')).toBe(null);
});

it.each(['environment', 'user'] as const)(
  'the camera ahead that the browser does not respond to fails a request for %s: it would wait as long again',
  async (facingMode) => {
    const { asked, take, getUserMedia, clock } = setUp();
    await asked();
    const failure = expect(take(facingMode)).rejects.toMatchObject({ name: 'CameraError', code: 'noAnswer' });
    clock.advance(10_000);
    await failure;
    expect(getUserMedia).toHaveBeenCalledOnce();
  },
);

it('the camera ahead is closed when the request that takes it over is aborted', async () => {
  const { opened, take, track, run } = setUp();
  await opened();
  const taking = take();
  run.abort(new Error('Left'));
  await expect(taking).rejects.toThrow('Left');
  expect(track.readyState).toBe('ended');
});

it('the camera ahead stays open when it is wanted twice', async () => {
  const { camera, opened, track, getUserMedia } = setUp();
  await opened();
  camera.open('environment');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([track.readyState, getUserMedia.mock.calls.length]).toEqual(['live', 1]);
});

it('the camera ahead is not opened on a hidden page', async () => {
  const { camera, take, device, getUserMedia } = setUp();
  device.setVisible(false);
  camera.open('environment');
  expect(await take()).toBe(null);
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('what was asked in advance is not asked again, and opens no camera', async () => {
  const { camera, asked, getUserMedia, enumerateDevices } = setUp();
  camera.prepare();
  camera.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
  expect(getUserMedia).not.toHaveBeenCalled();
  await asked();
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
});

it('what was asked more than ten seconds ago is asked again', async () => {
  const { camera, asked, clock, enumerateDevices } = setUp();
  camera.prepare();
  expect(enumerateDevices).toHaveBeenCalledTimes(1);
  clock.advance(10_000);
  await asked();
  expect(enumerateDevices).toHaveBeenCalledTimes(2);
});
