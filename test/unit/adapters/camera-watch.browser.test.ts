import type { CameraError, CameraFeed } from '@recto/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blackLimitMs,
  frozenLimitMs,
  pictureCheckMs,
  restLimitMs,
  wakingLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { allBlack, frame, setCameraBench, trackOf } from './camera-bench.ts';

/** What an open `GetUserMediaCamera` notices by itself, and its rest. */

const bench = setCameraBench();

function watched(feed: CameraFeed) {
  const listener = vi.fn<(error: CameraError) => void>();
  feed.onLost(listener);
  return listener;
}

/** Lets the picture be looked at so many times. */
function look(times: number): void {
  for (let looks = 0; looks < times; looks += 1) bench.clock.advance(pictureCheckMs);
}

const looksUntilBlack = blackLimitMs / pictureCheckMs;
const looksUntilFrozen = frozenLimitMs / pictureCheckMs;

describe('a picture that turns black', () => {
  beforeEach(() => {
    // Between two looks of the manual clock, the real camera may have no new frame.
    let frames = 0;
    vi.spyOn(HTMLVideoElement.prototype, 'getVideoPlaybackQuality').mockImplementation(
      () => ({ totalVideoFrames: (frames += 1) }) as VideoPlaybackQuality,
    );
  });

  it('a picture that turns black is noticed when it lasts', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const lost = watched(await bench.open(bench.cameraOn(devices)));
    await bench.paint(devices, allBlack);
    look(looksUntilBlack - 1);
    expect(lost).not.toHaveBeenCalled();
    look(1);
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'noPicture' }));
  });

  it('a picture that turns black is ignored when it ends in time', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const lost = watched(await bench.open(bench.cameraOn(devices)));
    await bench.paint(devices, allBlack);
    look(looksUntilBlack - 1);
    await bench.paint(devices, testCard);
    look(1);
    await bench.paint(devices, allBlack);
    look(looksUntilBlack - 1);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('a frozen picture', () => {
  /** The browser's count of frames, in the test's hands. */
  function countFrames() {
    const count = { frames: 0 };
    vi.spyOn(HTMLVideoElement.prototype, 'getVideoPlaybackQuality').mockImplementation(
      () => ({ totalVideoFrames: count.frames }) as VideoPlaybackQuality,
    );
    return count;
  }

  it('a frozen picture is noticed when it lasts', async () => {
    const count = countFrames();
    const lost = watched(await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))));
    count.frames = 30;
    look(looksUntilFrozen);
    expect(lost).not.toHaveBeenCalled();
    look(1);
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'noPicture' }));
  });

  it('a frozen picture is noticed too if it froze with its first frame', async () => {
    const count = countFrames();
    count.frames = 1;
    const lost = watched(await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))));
    look(looksUntilFrozen);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('a picture with a low frame rate is not a frozen one', async () => {
    const count = countFrames();
    const lost = watched(await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))));
    for (let times = 0; times < 3 * looksUntilFrozen; times += 1) {
      count.frames += times % 3 === 0 ? 1 : 0;
      look(1);
    }
    expect(lost).not.toHaveBeenCalled();
  });

  it('a picture is not a frozen one while the track is muted, which has a limit of its own', async () => {
    const count = countFrames();
    const lost = watched(await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))));
    const muted = vi.spyOn(trackOf(bench.video()), 'muted', 'get').mockReturnValue(true);
    count.frames = 30;
    look(2 * looksUntilFrozen);
    expect(lost).not.toHaveBeenCalled();
    muted.mockReturnValue(false);
    look(looksUntilFrozen);
    expect(lost, 'and counts from the end of that').toHaveBeenCalledOnce();
  });

  it('a frozen picture is not assumed in a browser that does not count frames', async () => {
    countFrames();
    const lost = watched(await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))));
    look(3 * looksUntilFrozen);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('a camera that is unplugged without an event of its track', () => {
  async function openPluggable() {
    const drawn = new DrawnDevices(drawnCameras, frame);
    const plugs = new EventTarget();
    let gone = '';
    const devices = {
      getUserMedia: (constraints?: MediaStreamConstraints) => drawn.getUserMedia(constraints),
      enumerateDevices: async () => {
        const listed = await drawn.enumerateDevices();
        return listed.filter(({ deviceId }) => deviceId !== gone || deviceId === '');
      },
      addEventListener: plugs.addEventListener.bind(plugs),
      removeEventListener: plugs.removeEventListener.bind(plugs),
    };
    const feed = await bench.open(bench.cameraOn(devices));
    const unplug = (deviceId: string) => {
      gone = deviceId;
      plugs.dispatchEvent(new Event('devicechange'));
    };
    return { feed, lost: watched(feed), unplug };
  }

  it('a camera that is unplugged without an event of its track is lost', async () => {
    const { lost, unplug } = await openPluggable();
    unplug('rear');
    await eventually(() => expect(lost).toHaveBeenCalledOnce());
    expect(lost.mock.calls[0]![0].code).toBe('lost');
  });

  it('a camera is not reported as unplugged for another camera, or for one that was closed before', async () => {
    const { feed, lost, unplug } = await openPluggable();
    unplug('front');
    await new Promise((resolve) => setTimeout(resolve));
    feed.close();
    unplug('rear');
    await new Promise((resolve) => setTimeout(resolve));
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('a resting camera', () => {
  const { signal } = new AbortController();

  it('a resting camera is disabled and keeps its stream; after waking, the same stream shows its picture', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const feed = await bench.open(bench.cameraOn(devices));
    const track = trackOf(bench.video());
    feed.rest();
    expect(track).toMatchObject({ enabled: false, readyState: 'live' });
    expect(feed.isSending).toBe(false);
    await expect(feed.takePhoto()).rejects.toMatchObject({ code: 'lost' });
    await feed.wake(signal);
    expect(track).toMatchObject({ enabled: true, readyState: 'live' });
    expect(feed.isSending).toBe(true);
    expect(await feed.takePhoto()).toMatchObject({ mimeType: 'image/jpeg' });
    expect(devices.requests).toHaveLength(1);
  });

  it('a resting camera does not count as black', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const lost = watched(feed);
    feed.rest();
    look(3 * looksUntilBlack);
    expect(lost).not.toHaveBeenCalled();
    await feed.wake(signal);
    trackOf(bench.video()).dispatchEvent(new Event('ended'));
    expect(lost, 'and is watched again when it wakes').toHaveBeenCalledOnce();
  });

  // Decision 2.17.
  it('a resting camera that delivers nothing when it wakes has failed within three seconds: a call may have ended it', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const feed = await bench.open(bench.cameraOn(devices));
    feed.rest();
    const waking = expect(feed.wake(signal)).rejects.toMatchObject({ code: 'noPicture' });
    bench.clock.advance(wakingLimitMs);
    await waking;
  });

  it('a resting camera is stopped after a minute, and then does not wake', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const track = trackOf(bench.video());
    feed.rest();
    bench.clock.advance(restLimitMs);
    expect(track.readyState).toBe('ended');
    await expect(feed.wake(signal)).rejects.toMatchObject({ code: 'lost' });
  });
});

it('the camera reports that it sends nothing when its track is muted or ended', async () => {
  const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
  const track = trackOf(bench.video());
  const muted = vi.spyOn(track, 'muted', 'get').mockReturnValue(true);
  expect(feed.isSending).toBe(false);
  muted.mockReturnValue(false);
  expect(feed.isSending).toBe(true);
  track.stop();
  expect(feed.isSending).toBe(false);
});
