import { GetUserMediaCamera, type CameraEnvironment } from '@recto/adapters/browser';
import type { CameraFeed, CameraRequest } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerLimitMs,
  mutedLimitMs,
  pictureLimitMs,
  promptedAnswerLimitMs,
} from '../../../packages/adapters/src/browser/camera-limits.ts';
import { DrawnDevices, drawnCameras, testCard } from '../../contract/camera-drawn-devices.ts';
import { ManualTimers } from '../../contract/camera-manual-timers.ts';

/** What only the real adapter has: browsers that differ, phones with many lenses, time limits. */

const frame = { width: 640, height: 480 };
const black = () => undefined;
const samsung = [
  { deviceId: 'wide', label: 'camera2 2, facing back', facingMode: 'environment' },
  { deviceId: 'main', label: 'camera2 0, facing back', facingMode: 'environment' },
  { deviceId: 'front', label: 'camera2 1, facing front', facingMode: 'user' },
] as const;

let surface: HTMLElement;
let timers: ManualTimers;
let opened: CameraFeed[];

beforeEach(() => {
  opened = [];
  timers = new ManualTimers();
  surface = document.createElement('div');
  Object.assign(surface.style, { width: '200px', height: '200px' });
  document.body.replaceChildren(surface);
});

afterEach(() => {
  for (const feed of opened) feed.close();
  vi.restoreAllMocks();
});

function cameraOn(
  devices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>,
  environment: Partial<CameraEnvironment> = {},
): GetUserMediaCamera {
  return new GetUserMediaCamera({
    mediaDevices: () => devices,
    permissions: () => undefined,
    timers,
    isIos: false,
    ...environment,
  });
}

async function open(camera: GetUserMediaCamera, request: Partial<CameraRequest> = {}): Promise<CameraFeed> {
  const { signal } = new AbortController();
  const feed = await camera.open({ facingMode: 'environment', deviceId: null, surface, signal, ...request });
  opened.push(feed);
  return feed;
}

const video = () => surface.querySelector('video')!;
const trackOf = (element: HTMLVideoElement) => (element.srcObject as MediaStream).getVideoTracks()[0]!;

describe('the video element', () => {
  it('plays as phones allow it: inline, silent, by itself, out of the way', async () => {
    await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    expect(video()).toMatchObject({
      playsInline: true,
      muted: true,
      autoplay: true,
      disablePictureInPicture: true,
      paused: false,
      tabIndex: -1,
    });
  });

  it('lets go of its stream when closed, and leaves no clock running', async () => {
    const feed = await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    const element = video();
    const track = trackOf(element);
    feed.close();
    expect(element.srcObject).toBeNull();
    expect(track.readyState).toBe('ended');
    expect(timers.pending).toBe(0);
  });
});

describe('what is asked for', () => {
  const refusing = (devices: DrawnDevices, ...errors: DOMException[]) => ({
    enumerateDevices: () => devices.enumerateDevices(),
    getUserMedia: (constraints?: MediaStreamConstraints) => {
      const error = errors.shift();
      return error ? Promise.reject(error) : devices.getUserMedia(constraints);
    },
  });

  it('is full HD, as a wish', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    await open(cameraOn(devices));
    expect(devices.requests).toEqual([
      { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    ]);
  });

  it('is the width only on iOS', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    await open(cameraOn(devices, { isIos: true }));
    expect(devices.requests).toEqual([{ facingMode: { ideal: 'environment' }, width: { ideal: 1920 } }]);
  });

  it.each(['OverconstrainedError', 'NotReadableError', 'AbortError'])('is less after %s', async (name) => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const error = new DOMException('', name);
    await open(cameraOn(refusing(devices, error, error)));
    expect(devices.requests).toEqual([{}]);
  });

  it('is not asked again after a refusal: the person has said no', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const camera = cameraOn(refusing(devices, new DOMException('', 'NotAllowedError')));
    await expect(open(camera)).rejects.toMatchObject({ code: 'denied' });
    expect(devices.requests).toEqual([]);
  });
});

describe('which lens is opened', () => {
  it('is the main one, even where the browser picks the ultra-wide', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[0]);
    const shown: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        shown.push(trackOf(node as HTMLVideoElement).label);
      }
    });
    observer.observe(surface, { childList: true });
    const feed = await open(cameraOn(devices));
    expect(feed.deviceId).toBe('main');
    expect(feed.deviceIds).toEqual(['main', 'wide', 'front']);
    expect(devices.requests).toHaveLength(2);
    expect(shown).toEqual(['camera2 0, facing back']);
  });

  it('is opened once where the browser picks the right one', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[1]);
    expect((await open(cameraOn(devices))).deviceId).toBe('main');
    expect(devices.requests).toHaveLength(1);
  });

  it('is opened at once when the labels are known', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[0]);
    const camera = cameraOn(devices);
    await open(camera);
    const before = devices.requests.length;
    expect((await open(camera)).deviceId).toBe('main');
    expect(devices.requests).toHaveLength(before + 1);
  });

  it('is the chosen one, however wide', async () => {
    const devices = new DrawnDevices(samsung, frame, testCard, samsung[1]);
    expect((await open(cameraOn(devices), { deviceId: 'wide' })).deviceId).toBe('wide');
    expect(devices.requests).toHaveLength(1);
  });

  it('is whatever opens, where the browser lists nothing', async () => {
    const devices = new DrawnDevices(samsung, frame);
    const silent = {
      getUserMedia: (constraints?: MediaStreamConstraints) => devices.getUserMedia(constraints),
      enumerateDevices: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    };
    const feed = await open(cameraOn(silent));
    expect(feed.deviceIds).toEqual([feed.deviceId]);
  });
});

describe('a browser that does not answer', () => {
  const askingUntil = (state: PermissionState) => () => ({
    query: () => Promise.resolve({ state } as PermissionStatus),
  });

  async function openingOn(permissions: CameraEnvironment['permissions']) {
    const grant = Promise.withResolvers<MediaStream>();
    const getUserMedia = vi.fn(() => grant.promise);
    const devices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) };
    const outcome = open(cameraOn(devices, { permissions })).then(
      () => 'open',
      (error: { code: string }) => error.code,
    );
    await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalled());
    return { grant, outcome };
  }

  it('is given up after its time limit', async () => {
    const { outcome } = await openingOn(askingUntil('granted'));
    timers.advance(answerLimitMs);
    await expect(outcome).resolves.toBe('noAnswer');
  });

  it('is given up where it does not tell of permissions', async () => {
    const { outcome } = await openingOn(() => ({ query: () => Promise.reject(new TypeError()) }));
    timers.advance(answerLimitMs);
    await expect(outcome).resolves.toBe('noAnswer');
  });

  it('is waited for longer while it asks the person', async () => {
    const { grant, outcome } = await openingOn(askingUntil('prompt'));
    timers.advance(answerLimitMs);
    await vi.waitFor(() => expect(timers.pending).toBe(1));
    grant.resolve(await new DrawnDevices(drawnCameras, frame).getUserMedia({ video: true }));
    await expect(outcome).resolves.toBe('open');
  });

  it('is given up in the end, and its late stream is stopped', async () => {
    const { grant, outcome } = await openingOn(askingUntil('prompt'));
    timers.advance(answerLimitMs);
    await vi.waitFor(() => expect(timers.pending).toBe(1));
    timers.advance(promptedAnswerLimitMs - answerLimitMs);
    await expect(outcome).resolves.toBe('noAnswer');
    const late = await new DrawnDevices(drawnCameras, frame).getUserMedia({ video: true });
    grant.resolve(late);
    await vi.waitFor(() => expect(late.getVideoTracks()[0]!.readyState).toBe('ended'));
    expect(timers.pending).toBe(0);
  });
});

describe('a camera without a picture', () => {
  it('is waited for: the first frames of a phone are often black', async () => {
    const devices = new DrawnDevices(drawnCameras, frame, black);
    const opening = open(cameraOn(devices));
    await vi.waitFor(() => expect(video().videoWidth).toBe(640));
    testCard(devices.canvas.getContext('2d')!, frame);
    await expect(opening).resolves.toBeDefined();
  });

  it('is not a dark room, where the sensor makes noise', async () => {
    const darkRoom = (context: CanvasRenderingContext2D) => {
      const { data } = context.getImageData(0, 0, frame.width, frame.height);
      for (let index = 0; index < data.length; index += 4) {
        data.fill((index * 7919) % 31 < 4 ? 18 : 2, index, index + 3);
      }
      context.putImageData(new ImageData(data, frame.width), 0, 0);
    };
    await expect(open(cameraOn(new DrawnDevices(drawnCameras, frame, darkRoom)))).resolves.toBeDefined();
  });

  it('is given up when the browser refuses to play and no frame comes', async () => {
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockReturnValue(0);
    const failure = expect(open(cameraOn(new DrawnDevices(drawnCameras, frame)))).rejects.toMatchObject({
      code: 'noPicture',
    });
    await vi.waitFor(() => expect(video()).not.toBeNull());
    timers.advance(pictureLimitMs);
    await failure;
  });

  it('is one that ended before its first picture', async () => {
    const failure = expect(
      open(cameraOn(new DrawnDevices(drawnCameras, frame, black))),
    ).rejects.toMatchObject({ code: 'lost' });
    await vi.waitFor(() => expect(video()).not.toBeNull());
    trackOf(video()).dispatchEvent(new Event('ended'));
    await failure;
  });

  it('is asked again and again where the browser does not tell of frames', async () => {
    vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback', 'get').mockReturnValue(
      undefined as unknown as HTMLVideoElement['requestVideoFrameCallback'],
    );
    const opening = open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    await vi.waitFor(() => expect(video().videoWidth).toBe(640));
    await vi.waitFor(() => expect(video().readyState).toBeGreaterThan(1));
    timers.advance(pictureLimitMs / 2);
    await expect(opening).resolves.toBeDefined();
  });
});

describe('a photo', () => {
  it('has the size of the frame at the shutter, also after the phone was turned', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const feed = await open(cameraOn(devices));
    Object.assign(devices.canvas, { width: 320, height: 360 });
    testCard(devices.canvas.getContext('2d')!, { width: 320, height: 360 });
    await vi.waitFor(() => expect(video().videoWidth).toBe(320));
    const image = new Image();
    image.src = (await feed.takePhoto()).dataUrl;
    await image.decode();
    expect([image.width, image.height]).toEqual([320, 320]);
  });

  it('is never a black one', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const feed = await open(cameraOn(devices));
    const shown = video();
    devices.canvas.getContext('2d')!.fillStyle = '#000';
    devices.canvas.getContext('2d')!.fillRect(0, 0, frame.width, frame.height);
    await new Promise((resolve) => shown.requestVideoFrameCallback(resolve));
    await new Promise((resolve) => shown.requestVideoFrameCallback(resolve));
    await expect(feed.takePhoto()).rejects.toMatchObject({ code: 'noPicture' });
  });

  it.each([
    ['no image', null],
    ['a PNG, not being able to write JPEG', new Blob(['png'], { type: 'image/png' })],
  ])('is never %s', async (_name, blob) => {
    const feed = await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(blob));
    await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'noPicture' });
  });

  it('gives the memory of its canvas back', async () => {
    const feed = await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await feed.takePhoto();
    const [canvas] = toBlob.mock.contexts as HTMLCanvasElement[];
    expect([canvas!.width, canvas!.height]).toEqual([0, 0]);
  });
});

describe('a camera that falls silent', () => {
  it('is lost when it stays so', async () => {
    const feed = await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    const listener = vi.fn();
    feed.onLost(listener);
    trackOf(video()).dispatchEvent(new Event('mute'));
    timers.advance(mutedLimitMs - 1);
    expect(listener).not.toHaveBeenCalled();
    timers.advance(1);
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'lost' }));
  });

  it('is not lost when it speaks again in time', async () => {
    const feed = await open(cameraOn(new DrawnDevices(drawnCameras, frame)));
    const listener = vi.fn();
    feed.onLost(listener);
    const track = trackOf(video());
    track.dispatchEvent(new Event('mute'));
    track.dispatchEvent(new Event('unmute'));
    timers.advance(10 * mutedLimitMs);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('which way the camera looks', () => {
  it('is told by the label where the browser does not say', async () => {
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
    expect(await open(cameraOn(mute), { facingMode: 'user' })).toMatchObject({
      facingMode: 'user',
      mirrored: true,
    });
    const back = await open(cameraOn(mute), { facingMode: 'user', deviceId: 'rear' });
    expect(back).toMatchObject({ facingMode: 'environment', mirrored: false });
  });

  it('is what was asked for where nothing tells', async () => {
    const feed = await open(cameraOn(navigator.mediaDevices), { facingMode: 'user' });
    expect(feed).toMatchObject({ facingMode: 'user', mirrored: true });
  });
});
