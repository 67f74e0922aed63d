import { GetUserMediaCamera, type CameraEnvironment } from '@recto/adapters/browser';
import type { CameraFeed, CameraRequest } from '@recto/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { PhotoEncoder } from '../../../packages/adapters/src/browser/camera/picture/encoding/PhotoEncoder.ts';
import type { DrawnDevices, Painter } from '@recto/testing/camera';
import { ManualClock } from '@recto/testing/fakes';
import { plainEnvironment } from '../../support/camera-environment.ts';

/** The size of the drawn frames, in pixels. */
export const frame = { width: 640, height: 480 };

/** The picture of a covered lens. */
export const allBlack: Painter = (context, { width, height }) => {
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
};

/** A place to try `GetUserMediaCamera` with devices of a test's own making. */
export interface CameraBench {
  readonly surface: HTMLElement;
  readonly clock: ManualClock;
  cameraOn(
    devices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>,
    environment?: Partial<CameraEnvironment>,
  ): GetUserMediaCamera;
  /** Opens a rear camera by default; it is closed after the test. */
  open(camera: GetUserMediaCamera, request?: Partial<CameraRequest>): Promise<CameraFeed>;
  /** The video in the surface. */
  video(): HTMLVideoElement;
  /** Paints the picture of the open camera; resolves once the video shows it. */
  paint(devices: DrawnDevices, painter: Painter): Promise<void>;
}

/**
 * Sets a bench up for each test of the file that calls this.
 * @param triesEncoding whether its cameras find out if the browser alters photos, which takes time limits of the clock.
 */
export function setCameraBench({ triesEncoding = false } = {}): CameraBench {
  let surface: HTMLElement;
  let clock: ManualClock;
  let opened: CameraFeed[];

  beforeEach(() => {
    opened = [];
    if (!triesEncoding) vi.spyOn(PhotoEncoder.prototype, 'alters').mockResolvedValue(false);
    clock = new ManualClock();
    surface = document.createElement('div');
    Object.assign(surface.style, { width: '200px', height: '200px', position: 'relative' });
    document.body.replaceChildren(surface);
  });

  afterEach(() => {
    for (const feed of opened) feed.close();
    vi.restoreAllMocks();
  });

  return {
    get surface() {
      return surface;
    },
    get clock() {
      return clock;
    },
    cameraOn: (devices, environment) =>
      new GetUserMediaCamera({
        mediaDevices: () => devices,
        ...plainEnvironment(clock),
        ...environment,
      }),
    async open(camera, request) {
      const { signal } = new AbortController();
      const feed = await camera.open({
        facingMode: 'environment',
        deviceId: null,
        onTapNeeded: () => undefined,
        surface,
        signal,
        ...request,
      });
      opened.push(feed);
      return feed;
    },
    video: () => surface.querySelector('video')!,
    async paint({ canvas }, painter) {
      painter(canvas.getContext('2d')!, canvas);
      const video = surface.querySelector('video')!;
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      }
    },
  };
}

export function trackOf(video: HTMLVideoElement): MediaStreamTrack {
  return (video.srcObject as MediaStream).getVideoTracks()[0]!;
}
