import type { CameraFeed, CameraPort, CameraRequest } from '@recto/core';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import type { CameraHarness, CameraHarnessMaker, CameraSituation } from './camera-harness.ts';
import { loadPicture } from './camera-pixels.ts';

/** A square on the page for a camera to draw into, and the helpers of the contract's tests. */
export interface CameraStage {
  /** A new one for each test. */
  readonly surface: HTMLElement;
  harnessFor(situation?: Partial<CameraSituation>): CameraHarness;
  /** Opens a rear camera by default; it is closed after the test. */
  open(camera: CameraPort, request?: Partial<CameraRequest>): Promise<CameraFeed>;
  photoOf(feed: CameraFeed): Promise<HTMLImageElement>;
  /** The surface as it is displayed. */
  screenshot(): Promise<HTMLImageElement>;
}

/** Sets a stage up for each test of the block that calls this. */
export function setCameraStage(makeHarness: CameraHarnessMaker): CameraStage {
  let surface: HTMLElement;
  let opened: CameraFeed[];

  beforeEach(() => {
    opened = [];
    surface = document.createElement('div');
    Object.assign(surface.style, {
      width: '320px',
      height: '320px',
      overflow: 'hidden',
      position: 'relative',
    });
    document.body.replaceChildren(surface);
  });

  afterEach(() => {
    for (const feed of opened) feed.close();
  });

  return {
    get surface() {
      return surface;
    },
    harnessFor: (situation) =>
      makeHarness({ cameras: 2, frame: null, lens: 'plain', script: 'works', ...situation }),
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
    photoOf: async (feed) => loadPicture((await feed.takePhoto()).dataUrl),
    async screenshot() {
      const base64 = await page.screenshot({ element: surface, base64: true, save: false });
      return loadPicture(`data:image/png;base64,${base64}`);
    },
  };
}
