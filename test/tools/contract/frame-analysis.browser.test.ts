import { BrowserFrameAnalysis, type AnalysisEnvironment } from '@recto/adapters/browser';
import { FakeCamera } from '@recto/adapters/fake';
import { systemClock, type CameraFeed, type DocumentReading, type FrameWatch } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i420 } from '../../specimen/i420.ts';

/** `BrowserFrameAnalysis` in a real browser, in each of its ways of reading a frame (decision 4.1). */

/** The ways in which frames reached the worker. */
let ways: Set<string>;

class ObservedWorker extends Worker {
  override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions): void {
    ways.add((message as { task: { source: { kind: string } } }).task.source.kind);
    super.postMessage(message, options as Transferable[]);
  }
}

/** The frame of a camera: brightness from 16 to 235, and colours at half the resolution. */
class CameraVideoFrame extends VideoFrame {
  constructor(picture: HTMLVideoElement, _init: VideoFrameInit, isTurned = false) {
    const { videoWidth: width, videoHeight: height } = picture;
    const size = isTurned ? { width: height, height: width } : { width, height };
    const context = new OffscreenCanvas(size.width, size.height).getContext('2d')!;
    if (isTurned) {
      context.translate(0, width);
      context.rotate(-Math.PI / 2);
    }
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    const planes = i420(videoLevels(data), size.width, size.height);
    const init = { codedWidth: size.width, codedHeight: size.height, timestamp: 0 };
    // TypeScript does not know `rotation` yet.
    super(planes, { ...init, format: 'I420', ...(isTurned && { rotation: 90 }) });
  }
}

/** A phone's sensor lies across the phone; a browser may turn its frames when it shows them. */
class TurnedVideoFrame extends CameraVideoFrame {
  constructor(picture: HTMLVideoElement, init: VideoFrameInit) {
    super(picture, init, true);
  }
}

/** RGB without the alpha, from 16 to 235. */
function videoLevels(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let at = 0; at < rgb.length; at += 1) {
    rgb[at] = 16 + (rgba[Math.floor(at / 3) * 4 + (at % 3)]! * 219) / 255;
  }
  return rgb;
}

type MakeVideoFrame = NonNullable<AnalysisEnvironment['VideoFrame']>;

/** The shortest time limit of the analysis, in ms; what it waits for on purpose is shorter. */
const shortestLimitMs = 2_000;

const modern: AnalysisEnvironment = {
  Worker: ObservedWorker,
  VideoFrame: CameraVideoFrame as unknown as MakeVideoFrame,
  createImageBitmap: createImageBitmap.bind(window),
  document,
  // A machine that is busy with other tests is no slow phone, which would get fewer looks, or none.
  clock: {
    ...systemClock,
    after: (ms, run) => systemClock.after(ms < shortestLimitMs ? ms : 10 * ms, run),
  },
  now: () => performance.now() / 100,
};

let feed: CameraFeed;
let watch: FrameWatch | null;

/** A camera whose picture is a video, as a phone's; it shows the card of the fake one. */
async function openFilm(): Promise<CameraFeed> {
  const surface = document.createElement('div');
  const { signal } = new AbortController();
  const request = { surface, signal, deviceId: null, onTapNeeded: () => undefined };
  const drawn = await new FakeCamera({ frame: { width: 1080, height: 1440 } }).open({
    ...request,
    facingMode: 'environment',
  });
  const canvas = drawn.picture as HTMLCanvasElement;
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = canvas.captureStream(30);
  const repaint = setInterval(() => {
    const context = canvas.getContext('2d')!;
    context.putImageData(context.getImageData(0, 0, 1, 1), 0, 0);
  }, 30);
  await video.play();
  let isOpen = true;
  return {
    ...drawn,
    picture: video,
    get isSending() {
      return isOpen;
    },
    holdFrame: () => drawn.holdFrame(),
    close: () => {
      isOpen = false;
      clearInterval(repaint);
      drawn.close();
    },
  };
}

beforeEach(async () => {
  ways = new Set();
  watch = null;
  feed = await openFilm();
});

afterEach(() => {
  watch?.stop();
  feed.close();
});

/** The third reading of a watch: the first ones may show how the camera starts. */
async function readingIn(environment: AnalysisEnvironment): Promise<DocumentReading> {
  const onLook = vi.fn();
  const onFailed = vi.fn();
  watch = new BrowserFrameAnalysis(environment).watch(feed, 'idCardRecto', {
    onLook,
    onPace: () => undefined,
    onFailed,
  });
  await vi.waitUntil(() => onLook.mock.calls.length > 2 || onFailed.mock.calls.length > 0, {
    timeout: 60_000,
  });
  expect(onFailed).not.toHaveBeenCalled();
  return onLook.mock.calls[2]![0].reading;
}

describe.each([
  ['videoFrame', 'with planes', modern],
  ['videoFrame', 'without planes, as of a canvas', { ...modern, VideoFrame }],
  [
    'videoFrame, then bitmap',
    'turned when it is shown',
    { ...modern, VideoFrame: TurnedVideoFrame as unknown as MakeVideoFrame },
  ],
  ['bitmap', 'that the worker draws', { ...modern, VideoFrame: undefined }],
  ['pixels', 'that the page reads', { ...modern, VideoFrame: undefined, createImageBitmap: undefined }],
] as const)('by %s (%s)', (way, _kind, environment) => {
  it('the analysis finds the card that the camera shows', async () => {
    const reading = await readingIn({ ...environment, formats: { idCard: ['id1'] } });
    expect(reading.format).toBe('id1');
    expect([...ways].join(', then ')).toBe(way);
    expect(reading.score).toBeGreaterThan(0.5);
    // The drawn card: 950 of 1080 px wide, turned by 0.7 degrees.
    const corners = [
      [57, 229],
      [936, 217],
      [943, 772],
      [64, 783],
    ];
    for (const [index, { x, y }] of reading.quad!.entries()) {
      expect(Math.hypot(x - corners[index]![0]!, y - corners[index]![1]!)).toBeLessThan(8);
    }
    // The card's light parts; a frame whose range was mistaken would show 222 or 255.
    expect(reading.luma).toBeGreaterThan(234);
    expect(reading.luma).toBeLessThan(248);
    expect(reading.sharpness).toBeGreaterThan(0.5);
  });
});
