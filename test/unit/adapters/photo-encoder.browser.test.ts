import { systemClock, type CapturedImage, type Clock } from '@recto/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoEncoder } from '../../../packages/adapters/src/browser/camera/picture/encoding/PhotoEncoder.ts';
import { testCard } from '@recto/testing/camera';
import { difference, loadPicture, pixelsOf } from '../../contract/camera-pixels.ts';
import { ManualClock } from '@recto/testing/fakes';
import { eventually } from '../../support/eventually.ts';
import { workerAfter } from './altering-browser.ts';

type Environment = ConstructorParameters<typeof PhotoEncoder>[0];

const side = 480;
/** JPEG 0.7 moves a channel by 2 to 4 steps. */
const same = 6;

const whole: Environment = {
  Worker,
  createImageBitmap: (canvas) => createImageBitmap(canvas),
};

const ways = {
  'an ImageBitmap in a worker': whole,
  'the page': { ...whole, Worker: undefined },
} satisfies Record<string, Environment>;

type Way = keyof typeof ways;

function canvasWith(paint: typeof testCard): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  paint(canvas.getContext('2d', { alpha: false })!, canvas);
  return canvas;
}

/** An encoder on this environment, and the way of its last photo. */
function watched(environment: Environment, clock: Clock = systemClock) {
  let last: Way | null = null;
  const note = <Result>(way: Way, result: Result): Result => {
    last = way;
    return result;
  };
  const { createImageBitmap: makeBitmap } = environment;
  const { toBlob } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function noted(
    this: HTMLCanvasElement,
    ...given
  ) {
    note('the page', toBlob.apply(this, given));
  });
  const noted =
    <Given extends unknown[], Result>(way: Way, make: (...given: Given) => Result) =>
    (...given: Given) =>
      note(way, make(...given));
  const encoder = new PhotoEncoder(
    {
      ...environment,
      createImageBitmap: makeBitmap && noted('an ImageBitmap in a worker', makeBitmap),
    },
    clock,
  );
  encoder.prepare();
  return { encoder, lastWay: () => last };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits until the worker has started: a photo does not wait for it. */
async function whenOn(way: Way, { encoder, lastWay }: ReturnType<typeof watched>): Promise<void> {
  const encode = async () => {
    await encoder.encode(canvasWith(testCard));
    expect(lastWay()).toBe(way);
  };
  await eventually(encode);
}

describe.each(Object.keys(ways) as Way[])('a photo encoded from %s', (way) => {
  it('an encoded photo is a JPEG of the whole canvas, also if several are encoded at once', async () => {
    const world = watched(ways[way]);
    await whenOn(way, world);
    const canvas = canvasWith(testCard);
    const images = await Promise.all([world.encoder.encode(canvas), world.encoder.encode(canvas)]);
    expect(world.lastWay()).toBe(way);
    for (const { dataUrl, mimeType, base64 } of images) {
      expect(dataUrl).toBe(`data:image/jpeg;base64,${base64}`);
      const photo = await loadPicture(dataUrl);
      expect([mimeType, photo.width, photo.height]).toEqual(['image/jpeg', side, side]);
      expect(difference(pixelsOf(photo), pixelsOf(canvas))).toBeLessThan(same);
    }
    expect(canvas.width).toBe(side);
  });

  it('an encoder gives no photo if the canvas is black', async () => {
    const world = watched(ways[way]);
    await whenOn(way, world);
    const black = canvasWith(() => undefined);
    await expect(world.encoder.encode(black)).rejects.toMatchObject({ code: 'noPicture' });
  });
});

describe('a way that fails', () => {
  const failing = () => {
    throw new DOMException('', 'NotSupportedError');
  };

  it.each([
    ['the picture can’t be made', { ...whole, createImageBitmap: failing }],
    ['the worker is sent something else', { ...whole, createImageBitmap: async () => ({}) }],
    ['the browser can make no pictures', { ...whole, createImageBitmap: undefined }],
    ['a policy forbids workers', { ...whole, Worker: failing }],
  ] as unknown as readonly (readonly [string, Environment])[])(
    'a way of encoding that fails ends in the page: %s',
    async (_name, environment) => {
      await whenOn('the page', watched(environment));
    },
  );

  it('a way of encoding that fails is not used again', async () => {
    const fail = vi.fn(failing);
    const world = watched({ ...whole, createImageBitmap: fail });
    await eventually(async () => {
      await world.encoder.encode(canvasWith(testCard));
      expect(fail).toHaveBeenCalled();
    });
    await world.encoder.encode(canvasWith(testCard));
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('a way of encoding that fails ends in the page if the worker stops', async () => {
    const addEventListener = vi.spyOn(Worker.prototype, 'addEventListener');
    const world = watched(whole);
    await whenOn('an ImageBitmap in a worker', world);
    (addEventListener.mock.contexts[0] as Worker).dispatchEvent(new Event('error'));
    await whenOn('the page', world);
  });
});

describe('a photo is encoded also', () => {
  const inWorker = 'an ImageBitmap in a worker';

  it('a photo is encoded also in a worker without FileReaderSync', async () => {
    const world = watched({ ...whole, Worker: workerAfter('delete self.FileReaderSync') });
    await whenOn(inWorker, world);
    const canvas = canvasWith(testCard);
    const photo = await loadPicture((await world.encoder.encode(canvas)).dataUrl);
    expect(world.lastWay()).toBe(inWorker);
    expect(difference(pixelsOf(photo), pixelsOf(canvas))).toBeLessThan(same);
  });

  it.each<[string, () => unknown]>([
    ['FileReader', () => vi.stubGlobal('FileReader', undefined)],
    ['toBlob', () => vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => none())],
  ])('a photo is encoded also in a page without workers and %s', async (_missing, arrange) => {
    const { encoder } = watched(ways['the page']);
    arrange();
    const canvas = canvasWith(testCard);
    const photo = await loadPicture((await encoder.encode(canvas)).dataUrl);
    expect(difference(pixelsOf(photo), pixelsOf(canvas))).toBeLessThan(same);
  });

  const none = () => {
    throw new TypeError('is not a function');
  };
});

describe('a step that never ends', () => {
  /** As the encoder promises, in seconds. */
  const longest = 9;

  /** How often the step was requested that never ends. */
  let requested = 0;
  const request = () => void (requested += 1);
  const never = () => {
    request();
    return new Promise<never>(() => undefined);
  };
  /** Starts, and then answers nothing. */
  class SilentWorker extends Worker {
    override postMessage(): void {
      request();
      waitsForWorker = true;
    }
    override terminate(): void {
      super.terminate();
      waitsForWorker = false;
    }
  }
  let waitsForWorker = false;
  const silent = (prototype: object, method: string) => () =>
    vi.spyOn(prototype as Record<string, () => void>, method).mockImplementation(request);
  const nothing = () => undefined;

  /** The photo, and how many seconds of the clock passed until the encoder no longer waited for the step that never ends. */
  async function photoOf(encoder: PhotoEncoder, clock: ManualClock) {
    const before = requested;
    let photo: CapturedImage | null = null;
    void encoder.encode(canvasWith(testCard)).then((encoded) => (photo = encoded));
    await eventually(() => expect(photo !== null || requested > before).toBe(true));
    let seconds = 0;
    if (photo === null) {
      const [limits, isForWorker] = [clock.pending, waitsForWorker];
      for (let isOver = false; !isOver && seconds < longest; seconds += 1) {
        clock.advance(1_000);
        const isLimitOver = clock.pending < limits;
        await new Promise((resolve) => setTimeout(resolve));
        // The limit for the worker has parts, and after the last one the worker is ended.
        isOver = isForWorker ? !waitsForWorker : isLimitOver;
      }
    }
    await eventually(() => expect(photo).not.toBeNull());
    return { photo: photo!, seconds };
  }

  it.each([
    ['the picture for the worker', { ...whole, createImageBitmap: never }, nothing, 1],
    ['the worker', { ...whole, Worker: SilentWorker }, nothing, 5],
    ['the encoding in the page', ways['the page'], silent(HTMLCanvasElement.prototype, 'toBlob'), 3],
    ['the reading of the encoded photo', ways['the page'], silent(FileReader.prototype, 'readAsDataURL'), 3],
  ] as const)(
    'a step of the encoding that never finishes costs its time limit once, and no photo: %s',
    async (_name, environment, arrange, limit) => {
      const clock = new ManualClock();
      const { encoder } = watched(environment, clock);
      arrange();
      let seconds = 0;
      // Photos that are taken before the worker has started do not wait for it.
      await eventually(async () => {
        const waited = await photoOf(encoder, clock);
        const picture = await loadPicture(waited.photo.dataUrl);
        expect(waited.photo.mimeType).toBe('image/jpeg');
        expect(difference(pixelsOf(picture), pixelsOf(canvasWith(testCard)))).toBeLessThan(same);
        ({ seconds } = waited);
        expect(seconds).toBeGreaterThan(0);
      });
      expect(seconds).toBe(limit);
      expect((await photoOf(encoder, clock)).seconds).toBe(0);
    },
  );

  it('a step of the encoding that never finishes ends with a picture that comes too late: the picture is closed', async () => {
    const clock = new ManualClock();
    const close = vi.fn();
    let finish: (bitmap: ImageBitmap) => void = nothing;
    const makeBitmap = vi.fn(() => {
      request();
      return new Promise<ImageBitmap>((resolve) => (finish = resolve));
    });
    const { encoder } = watched({ ...whole, createImageBitmap: makeBitmap }, clock);
    const asked = async () => {
      await photoOf(encoder, clock);
      expect(makeBitmap).toHaveBeenCalled();
    };
    await eventually(asked);
    expect(close).not.toHaveBeenCalled();
    finish({ close } as unknown as ImageBitmap);
    await eventually(() => expect(close).toHaveBeenCalledTimes(1));
  });
});

it('once the encoder is disposed while a photo is encoded, the photo comes from the page, and the worker can be prepared again', async () => {
  const clock = new ManualClock();
  let finish: () => void = () => undefined;
  let waits = false;
  const makeBitmap = async (canvas: HTMLCanvasElement) => {
    if (waits) await new Promise<void>((resolve) => (finish = resolve));
    return createImageBitmap(canvas);
  };
  const world = watched({ ...whole, createImageBitmap: makeBitmap }, clock);
  await whenOn('an ImageBitmap in a worker', world);
  waits = true;
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const encoding = world.encoder.encode(canvasWith(testCard));
  world.encoder.dispose();
  finish();
  expect((await encoding).mimeType).toBe('image/jpeg');
  expect(post).not.toHaveBeenCalled();
  waits = false;
  world.encoder.prepare();
  await whenOn('an ImageBitmap in a worker', world);
});

it('once the encoder is disposed, its worker is ended, and the next preparation starts another', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const world = watched(whole);
  await whenOn('an ImageBitmap in a worker', world);
  world.encoder.dispose();
  expect(terminate).toHaveBeenCalledTimes(1);
  await whenOn('the page', world);
  world.encoder.prepare();
  await whenOn('an ImageBitmap in a worker', world);
});
