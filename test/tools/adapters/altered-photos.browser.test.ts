import { BrowserFrameAnalysis } from '@recto/adapters/browser';
import { systemClock, type CameraError } from '@recto/core';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoEncoder } from '../../../packages/adapters/src/browser/camera/picture/encoding/PhotoEncoder.ts';
import type { WorkerConstructor } from '../../../packages/adapters/src/browser/worker-calls/start-worker.ts';
import { difference, loadPicture, pixelsOf } from '../../contract/camera-pixels.ts';
import { eventually } from '../../support/eventually.ts';
import {
  alter,
  alteringWorker,
  harmless,
  lies,
  reads,
  workerAfter,
  type Read,
} from '../../unit/adapters/altering-browser.ts';
import { frame, setCameraBench } from '../../unit/adapters/camera-bench.ts';

/** A browser that alters what a page reads of its canvases (decision 2.19). */

const bench = setCameraBench({ triesEncoding: true });

let putBack: () => void = () => undefined;
afterEach(() => {
  putBack();
  putBack = () => undefined;
  vi.unstubAllGlobals();
});

function alterPage(change: (value: number, at: number) => number, altered: readonly Read[] = reads): void {
  putBack = alter(window, change, altered);
}

const makeBitmap = (canvas: HTMLCanvasElement) => createImageBitmap(canvas);
const noWorker = { Worker: undefined, createImageBitmap: undefined };
const encoderIn = (Constructor: WorkerConstructor | undefined) =>
  new PhotoEncoder({ Worker: Constructor, createImageBitmap: makeBitmap }, systemClock);

const onlyRead = ['getImageData'] as const;

/** JPEG 0.7 moves a channel by 2 to 4 steps. */
const same = 6;

function card(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
  testCard(canvas.getContext('2d', { alpha: false })!, canvas);
  return canvas;
}

/** Takes a photo, and compares it with what was drawn, in a browser that alters nothing any more. */
async function expectTrue(encoder: PhotoEncoder): Promise<void> {
  const canvas = card();
  const { dataUrl } = await encoder.encode(canvas);
  putBack();
  expect(difference(pixelsOf(await loadPicture(dataUrl)), pixelsOf(canvas))).toBeLessThan(same);
}

describe.each(Object.entries(lies))('a browser that gives %s in place of a drawing', (_name, lie) => {
  it('the camera takes no photo where the page and the worker alter drawings', async () => {
    alterPage(lie);
    const encoder = encoderIn(alteringWorker(lie));
    expect(await encoder.alters(document)).toBe(true);
    await expect(encoder.encode(card())).rejects.toMatchObject({ code: 'alteredPhotos' });
  });

  it('the camera takes no photo where the page alters drawings and there is no worker', async () => {
    alterPage(lie);
    const encoder = encoderIn(undefined);
    expect(await encoder.alters(document)).toBe(true);
    await expect(encoder.encode(card())).rejects.toMatchObject({ code: 'alteredPhotos' });
  });

  it('the camera takes true photos in the worker where only the page alters drawings, as an extension makes it', async () => {
    alterPage(lie);
    const encoder = encoderIn(Worker);
    expect(await encoder.alters(document)).toBe(false);
    await expectTrue(encoder);
  });

  it('the camera takes true photos in the page where only the worker alters drawings', async () => {
    const encoder = encoderIn(alteringWorker(lie));
    encoder.prepare();
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    for (let time = 0; time < 3; time += 1) {
      await expectTrue(encoder);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(toBlob).toHaveBeenCalledTimes(4);
  });

  it('the camera takes true photos with toDataURL where only toBlob alters drawings, and with toBlob where only toDataURL does', async () => {
    for (const way of ['toBlob', 'toDataURL'] as const) {
      alterPage(lie, [way]);
      await expectTrue(encoderIn(undefined));
    }
  });

  it('the camera takes true photos where only the reading of pixels is altered', async () => {
    alterPage(lie, onlyRead);
    const encoder = encoderIn(alteringWorker(lie, onlyRead));
    expect(await encoder.alters(document)).toBe(false);
    await expectTrue(encoder);
  });

  it('the camera takes no photo where the alteration can’t be told apart, without VideoFrame', async () => {
    vi.stubGlobal('VideoFrame', undefined);
    alterPage(lie, onlyRead);
    expect(await encoderIn(undefined).alters(document)).toBe(true);
  });

  it('the camera does not read what it sees as content: neither a frame nor a photo is judged', async () => {
    alterPage(lie);
    const analysis = new BrowserFrameAnalysis({
      Worker: alteringWorker(lie),
      VideoFrame: undefined,
      createImageBitmap: createImageBitmap.bind(window),
      document,
      clock: systemClock,
      now: () => performance.now(),
    });
    const photo = await new Promise<Blob | null>((resolve) => {
      putBack();
      card().toBlob(resolve, 'image/png');
      alterPage(lie);
    });
    expect(await analysis.checkPhoto(photo!, 'idCardRecto')).toBeNull();
    const feed = { picture: card(), isSending: true, holdFrame: () => null };
    const onLook = vi.fn();
    await new Promise<void>((onFailed) =>
      analysis.watch(feed as never, 'idCardRecto', { onLook, onPace: () => undefined, onFailed }),
    );
    expect(onLook).not.toHaveBeenCalled();
    analysis.dispose();
  });

  it('the camera ends with an error that names the alteration, and no other camera is opened', async () => {
    alterPage(lie);
    const devices = new DrawnDevices(drawnCameras, frame);
    const camera = bench.cameraOn(devices, { encoding: noWorker });
    const failure = { name: 'CameraError', code: 'alteredPhotos' };
    const ended = bench.open(camera).then((feed) => new Promise((_, reject) => feed.onLost(reject)));
    await expect(ended).rejects.toMatchObject(failure);
    const getUserMedia = vi.spyOn(devices, 'getUserMedia');
    await expect(bench.open(camera)).rejects.toMatchObject(failure);
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('the camera opens where only the reading of pixels is altered', async () => {
    alterPage(lie, onlyRead);
    await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
  });
});

it('a camera that is open before the drawing was encoded is lost as soon as that is known', async () => {
  const { toBlob } = HTMLCanvasElement.prototype;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  alterPage(lies.noise);
  const altered = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function late(...given) {
    void held.then(() => altered.apply(this, given));
  };
  const back = putBack;
  putBack = () => {
    back();
    HTMLCanvasElement.prototype.toBlob = toBlob;
  };
  const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
  const lost = new Promise<CameraError>((resolve) => feed.onLost(resolve));
  release();
  expect((await lost).code).toBe('alteredPhotos');
});

it.each(Object.entries(harmless))(
  'a browser that gives %s takes photos, also in its worker',
  async (_n, change) => {
    alterPage(change);
    const encoder = encoderIn(alteringWorker(change));
    expect(await encoder.alters(document)).toBe(false);
    encoder.prepare();
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await eventually(async () => {
      toBlob.mockClear();
      await encoder.encode(card());
      expect(toBlob).not.toHaveBeenCalled();
    });
    await expectTrue(encoder);
  },
);

describe('a photo is taken where nothing can be found out', () => {
  const fail = () => Promise.reject(new DOMException('', 'EncodingError'));

  it('a photo is taken where nothing can be found out, since the page can’t look at what it has encoded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(fail);
    const encoder = encoderIn(undefined);
    expect(await encoder.alters(document)).toBe(false);
    vi.restoreAllMocks();
    await expectTrue(encoder);
  });

  it('a photo is taken where nothing can be found out, since reading is refused', async () => {
    alterPage(() => {
      throw new DOMException('', 'SecurityError');
    }, onlyRead);
    const encoder = encoderIn(undefined);
    expect(await encoder.alters(document)).toBe(false);
    await expectTrue(encoder);
  });

  it('a photo is taken where nothing can be found out, since the worker can’t look at what it has encoded', async () => {
    const encoder = encoderIn(workerAfter('self.createImageBitmap = undefined'));
    encoder.prepare();
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await eventually(async () => {
      toBlob.mockClear();
      await expectTrue(encoder);
      expect(toBlob).not.toHaveBeenCalled();
    });
  });
});
