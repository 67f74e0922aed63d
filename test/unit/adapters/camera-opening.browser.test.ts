import { describe, expect, it, vi } from 'vitest';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench, trackOf } from './camera-bench.ts';

/** What `GetUserMediaCamera` asks browsers and phones for, and what it makes of what they give. */

const samsung = [
  { deviceId: 'wide', label: 'camera2 2, facing back', facingMode: 'environment' },
  { deviceId: 'main', label: 'camera2 0, facing back', facingMode: 'environment' },
  { deviceId: 'front', label: 'camera2 1, facing front', facingMode: 'user' },
] as const;

const bench = setCameraBench();

describe('the video element', () => {
  it('the video element plays as phones allow it automatically: inline and muted', async () => {
    await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    expect(bench.video()).toMatchObject({
      playsInline: true,
      muted: true,
      autoplay: true,
      disablePictureInPicture: true,
      paused: false,
      tabIndex: -1,
    });
  });

  it('the video element releases its stream when closed, and leaves no timer', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const element = bench.video();
    const track = trackOf(element);
    feed.close();
    expect(element.srcObject).toBeNull();
    expect(track.readyState).toBe('ended');
    expect(bench.clock.pending).toBe(0);
  });
});

it('a camera that is still being opened when the adapter is disposed is closed, and its request fails', async () => {
  const devices = new DrawnDevices(drawnCameras, frame);
  let tracks: readonly MediaStreamTrack[] = [];
  const slow = {
    enumerateDevices: () => devices.enumerateDevices(),
    getUserMedia: async (constraints?: MediaStreamConstraints) => {
      const stream = await devices.getUserMedia(constraints);
      tracks = stream.getTracks();
      camera.dispose();
      return stream;
    },
  };
  const camera = bench.cameraOn(slow);
  await expect(bench.open(camera)).rejects.toMatchObject({ code: 'lost' });
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

describe('the requested size', () => {
  const refusing = (devices: DrawnDevices, ...errors: DOMException[]) => ({
    enumerateDevices: () => devices.enumerateDevices(),
    getUserMedia: (constraints?: MediaStreamConstraints) => {
      const error = errors.shift();
      return error ? Promise.reject(error) : devices.getUserMedia(constraints);
    },
  });

  it('the requested size is full HD, as `ideal`', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    await bench.open(bench.cameraOn(devices));
    expect(devices.requests).toEqual([
      {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1920 },
        height: { ideal: 1080 },
        resizeMode: { ideal: 'none' },
      },
    ]);
  });

  it('the requested size is the width only on iOS', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    await bench.open(bench.cameraOn(devices, { isIos: true }));
    expect(devices.requests).toEqual([
      { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, resizeMode: { ideal: 'none' } },
    ]);
  });

  it.each(['OverconstrainedError', 'NotReadableError', 'AbortError'])(
    'the requested size is left out after %s',
    async (name) => {
      const devices = new DrawnDevices(drawnCameras, frame);
      const error = new DOMException('', name);
      await bench.open(bench.cameraOn(refusing(devices, error, error)));
      expect(devices.requests).toEqual([{}]);
    },
  );

  it('the requested size is not requested again after a refusal', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const camera = bench.cameraOn(refusing(devices, new DOMException('', 'NotAllowedError')));
    await expect(bench.open(camera)).rejects.toMatchObject({ code: 'denied' });
    expect(devices.requests).toEqual([]);
  });
});

/** Every track that these devices give from now on. */
function tracksOf(devices: DrawnDevices): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = [];
  const open = devices.getUserMedia.bind(devices);
  vi.spyOn(devices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  });
  return tracks;
}

describe('which lens is opened', () => {
  it('the opened lens is the main one, even where the browser chooses the ultra-wide', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[0]);
    const shown: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        shown.push(trackOf(node as HTMLVideoElement).label);
      }
    });
    observer.observe(bench.surface, { childList: true });
    const feed = await bench.open(bench.cameraOn(devices));
    expect(feed.deviceId).toBe('main');
    expect(feed.deviceIds).toEqual(['main', 'wide', 'front']);
    expect(devices.requests).toHaveLength(2);
    expect(shown).toEqual(['camera2 0, facing back']);
  });

  it('the opened lens is the only camera that stays on', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[0]);
    const given = tracksOf(devices);
    await bench.open(bench.cameraOn(devices));
    expect(given.map(({ label, readyState }) => [label, readyState])).toEqual([
      ['camera2 2, facing back', 'ended'],
      ['camera2 0, facing back', 'live'],
    ]);
  });

  it('the opened lens is none, and no camera stays on, when the signal is aborted while cameras are listed', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[1]);
    const given = tracksOf(devices);
    const listed = Promise.withResolvers<MediaDeviceInfo[]>();
    const list = vi.spyOn(devices, 'enumerateDevices').mockResolvedValueOnce([]);
    list.mockReturnValueOnce(listed.promise);
    const leaving = new AbortController();
    const opening = bench.open(bench.cameraOn(devices), { signal: leaving.signal });
    const failure = expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    await eventually(() => expect(list).toHaveBeenCalledTimes(2));
    leaving.abort();
    listed.resolve([]);
    await failure;
    expect(given.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('the lens is opened once where the browser chooses the right one', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[1]);
    expect((await bench.open(bench.cameraOn(devices))).deviceId).toBe('main');
    expect(devices.requests).toHaveLength(1);
  });

  it('the lens is opened at once when the labels are known', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[0]);
    const camera = bench.cameraOn(devices);
    await bench.open(camera);
    const before = devices.requests.length;
    expect((await bench.open(camera)).deviceId).toBe('main');
    expect(devices.requests).toHaveLength(before + 1);
  });

  it('the opened lens is the chosen one, however wide', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[1]);
    expect((await bench.open(bench.cameraOn(devices), { deviceId: 'wide' })).deviceId).toBe('wide');
    expect(devices.requests).toHaveLength(1);
  });

  it('the opened lens is any camera, where the browser lists none', async () => {
    const devices = new DrawnDevices(samsung, frame);
    const silent = {
      getUserMedia: (constraints?: MediaStreamConstraints) => devices.getUserMedia(constraints),
      enumerateDevices: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    };
    const feed = await bench.open(bench.cameraOn(silent));
    expect(feed.deviceIds).toEqual([feed.deviceId]);
  });
});

describe('the facing mode', () => {
  it('the facing mode is read from the label where the browser does not report it', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const mute = {
      enumerateDevices: () => devices.enumerateDevices(),
      getUserMedia: async (constraints?: MediaStreamConstraints) => {
        const stream = await devices.getUserMedia(constraints);
        const track = stream.getVideoTracks()[0]!;
        const { facingMode: _, ...settings } = track.getSettings();
        track.getSettings = () => settings;
        return stream;
      },
    };
    expect(await bench.open(bench.cameraOn(mute), { facingMode: 'user' })).toMatchObject({
      facingMode: 'user',
      mirrored: true,
    });
    const back = await bench.open(bench.cameraOn(mute), { facingMode: 'user', deviceId: 'rear' });
    expect(back).toMatchObject({ facingMode: 'environment', mirrored: false });
  });

  it('the facing mode is the requested one where neither is known', async () => {
    const feed = await bench.open(bench.cameraOn(navigator.mediaDevices), { facingMode: 'user' });
    expect(feed).toMatchObject({ facingMode: 'user', mirrored: true });
  });
});
