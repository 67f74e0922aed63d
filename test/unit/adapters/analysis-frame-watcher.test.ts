import type { CameraFeed, FrameLook, FrameReading } from '@recto/core';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisEnvironment } from '../../../packages/adapters/src/browser/analysis/analysis-environment.ts';
import {
  FrameWatcher,
  type FrameReader,
} from '../../../packages/adapters/src/browser/analysis/FrameWatcher.ts';
import { ManualClock } from '@recto/testing/fakes';
import { eventually } from '../../support/eventually.ts';
import { feedOf } from '../core/doubles/feeds.ts';

/** A watch with a worker that answers when the test says so. */
class Bench {
  readonly clock = new ManualClock();
  readonly looks: FrameLook[] = [];
  readonly onPace = vi.fn();
  readonly onFailed = vi.fn();
  readonly tasks: { isFirst: boolean; side: number; source: { kind: string } }[] = [];
  readonly worker = { canDraw: true, isStopped: false, run: (_name: string, task: never) => this.#run(task) };
  readonly held: { isReleased: boolean }[] = [];
  isSending = true;
  #answer: (ms: number | null, result?: unknown) => void = () => undefined;

  readonly watcher: FrameWatcher;

  constructor(environment: Partial<AnalysisEnvironment> = {}) {
    const isSending = () => this.isSending;
    const feed: CameraFeed = {
      ...feedOf('rear'),
      picture: { videoWidth: 640, videoHeight: 480 },
      get isSending() {
        return isSending();
      },
      holdFrame: () => {
        const frame = { isReleased: false, toPhoto: vi.fn(), release: () => void (frame.isReleased = true) };
        this.held.push(frame);
        return frame;
      },
    };
    const full: AnalysisEnvironment = {
      Worker: undefined,
      VideoFrame: FrameDouble as unknown as NonNullable<AnalysisEnvironment['VideoFrame']>,
      createImageBitmap: vi.fn(async () => ({ close: vi.fn() })) as unknown as typeof createImageBitmap,
      document: {} as Document,
      clock: this.clock,
      now: () => this.clock.now(),
    };
    this.watcher = new FrameWatcher({ ...full, ...environment }, this.worker as FrameReader, {
      feed,
      photo: 'idCardRecto',
      listener: {
        onLook: (look) => this.looks.push(look),
        onPace: this.onPace,
        onFailed: this.onFailed,
      },
    });
  }

  #run(task: never): Promise<unknown> {
    this.tasks.push(task);
    return new Promise((resolve) => {
      this.#answer = (ms, result) => resolve(ms === null ? null : { result, ms });
    });
  }

  /** The worker answers after so many ms of work; null: it can't read the frame. */
  async answer(ms: number | null = 5, result: unknown = reading): Promise<void> {
    this.#answer(ms, result);
    await settled();
  }

  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    await settled();
  }

  /** Time passes until the next look, in steps in which a frame can come before the limit for it has passed. */
  async passToNextLook(): Promise<void> {
    const before = this.tasks.length;
    for (let steps = 0; this.tasks.length === before && steps < 100; steps += 1) await this.pass(100);
  }
}

class FrameDouble {
  static open = 0;
  readonly visibleRect = { x: 0, y: 0, width: 640, height: 480 };
  constructor() {
    FrameDouble.open += 1;
  }
  close(): void {
    FrameDouble.open -= 1;
  }
}

/** Its canvases are black where no rectangle was filled. */
const drawingDocument = {
  createElement: () => {
    const fills: { x: number; y: number; width: number; height: number; colour: number[] }[] = [];
    const context = {
      fillStyle: '',
      fillRect: (x: number, y: number, width: number, height: number) => {
        fills.push({ x, y, width, height, colour: context.fillStyle.match(/\d+/g)!.map(Number) });
      },
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        const data = new Uint8ClampedArray(width * height * 4);
        for (const { x, y, colour, ...size } of fills) {
          for (let row = y; row < y + size.height; row += 1) {
            for (let column = x; column < x + size.width; column += 1)
              data.set(colour, 4 * (row * width + column));
          }
        }
        return { data, width, height };
      },
    };
    return { getContext: () => context };
  },
} as unknown as Document;

const reading = { kind: 'document', quad: null } as unknown as FrameReading;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the watcher of frames', () => {
  it('the watcher of frames looks ten times per second, at one frame at a time', async () => {
    const bench = new Bench();
    await settled();
    await bench.pass(500);
    expect(bench.tasks).toHaveLength(1);
    for (let look = 1; look <= 5; look += 1) {
      await bench.answer();
      expect(bench.looks).toHaveLength(look);
      expect(bench.tasks).toHaveLength(look);
      await bench.pass(100);
      expect(bench.tasks).toHaveLength(look + 1);
    }
  });

  // Decision 4.9.
  it('the watcher of frames looks less often when it is told to, and at once when that ends', async () => {
    const bench = new Bench();
    await settled();
    bench.watcher.lookEvery(500);
    await bench.answer();
    await bench.pass(499);
    expect(bench.tasks).toHaveLength(1);
    await bench.pass(1);
    expect(bench.tasks).toHaveLength(2);
    await bench.answer();
    await bench.pass(200);
    bench.watcher.lookEvery(0);
    await bench.pass(0);
    expect(bench.tasks).toHaveLength(3);
    await bench.answer();
    await bench.pass(100);
    expect(bench.tasks).toHaveLength(4);
  });

  it('the watcher of frames looks at one frame at a time, also when it is told to look more often meanwhile', async () => {
    const bench = new Bench();
    await settled();
    bench.watcher.lookEvery(500);
    bench.watcher.lookEvery(0);
    await bench.pass(0);
    expect(bench.tasks).toHaveLength(1);
  });

  it('the watcher of frames rests with the camera, and starts anew after it', async () => {
    const bench = new Bench();
    await settled();
    await bench.answer();
    bench.isSending = false;
    await bench.pass(100);
    await bench.pass(5000);
    expect(bench.tasks).toHaveLength(1);
    bench.isSending = true;
    await bench.pass(100);
    expect(bench.tasks.map(({ isFirst }) => isFirst)).toEqual([true, true]);
    await bench.answer();
    await bench.pass(100);
    expect(bench.tasks.map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
  });

  it('the watcher of frames gives each look its frame while frames are held, and releases the others', async () => {
    const bench = new Bench();
    await settled();
    await bench.answer();
    expect(bench.looks[0]!.frame).toBeNull();
    bench.watcher.holdFrames(true);
    await bench.pass(100);
    await bench.answer();
    expect(bench.looks[1]!.frame).toBe(bench.held[0]);
    expect(bench.held[0]!.isReleased).toBe(false);
    await bench.pass(100);
    await bench.answer(null);
    expect(bench.held[1]!.isReleased).toBe(true);
    await bench.pass(100);
    bench.watcher.stop();
    await bench.answer();
    expect(bench.held.map(({ isReleased }) => isReleased)).toEqual([false, true, true]);
    expect(bench.looks).toHaveLength(2);
  });

  it('the watcher of frames waits longer for the file of the last way than for its frame, and holds no frame meanwhile', async () => {
    const onlyPixels = () =>
      new Bench({ VideoFrame: undefined, createImageBitmap: undefined, document: drawingDocument });
    const slow = onlyPixels();
    slow.watcher.holdFrames(true);
    slow.clock.advance(15_000);
    expect(slow.held).toEqual([]);
    await eventually(() => expect(slow.tasks.map(({ source }) => source.kind)).toEqual(['pixels']));
    expect(slow.held).toHaveLength(1);
    expect(slow.onFailed).not.toHaveBeenCalled();
    const endless = onlyPixels();
    endless.clock.advance(20_000);
    await eventually(() => expect(endless.onFailed).toHaveBeenCalledOnce());
    expect(endless.tasks).toEqual([]);
  });

  it('the watcher of frames takes frames in the next way when one fails, and gives up after the last', async () => {
    const bench = new Bench({ document: { createElement: () => ({}) } as unknown as Document });
    await settled();
    await bench.answer(null);
    await bench.pass(100);
    await bench.answer(null);
    expect(bench.tasks.map(({ source }) => source.kind)).toEqual(['videoFrame', 'bitmap']);
    await bench.pass(100);
    await eventually(() => expect(bench.onFailed).toHaveBeenCalledOnce());
    await bench.pass(1000);
    expect(bench.tasks).toHaveLength(2);
  });

  it('the watcher of frames keeps its way when a frame fails only because the camera has stopped', async () => {
    const bench = new Bench();
    await settled();
    bench.isSending = false;
    await bench.answer(null);
    bench.isSending = true;
    await bench.pass(100);
    expect(bench.tasks.map(({ source }) => source.kind)).toEqual(['videoFrame', 'videoFrame']);
  });

  it('the watcher of frames gives up without trying other ways of taking frames when a model is missing, after it has waited for it', async () => {
    const bench = new Bench();
    await settled();
    await bench.answer(5, null);
    await bench.pass(100);
    expect(bench.onFailed).not.toHaveBeenCalled();
    await bench.answer(5, 'noFaces');
    expect(bench.onFailed).toHaveBeenCalledOnce();
    expect(bench.looks).toEqual([]);
    await bench.pass(1_000);
    expect(bench.tasks.map(({ source }) => source.kind)).toEqual(['videoFrame', 'videoFrame']);
    expect(bench.tasks.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  });

  it('the watcher of frames gives up when the worker has failed', async () => {
    const bench = new Bench();
    await settled();
    bench.worker.isStopped = true;
    await bench.answer(null);
    expect(bench.onFailed).toHaveBeenCalledOnce();
  });

  it('the watcher of frames steps down on a phone that is too slow, at the lower resolution first, and looks every five seconds on the last step', async () => {
    const bench = new Bench();
    await settled();
    for (let look = 0; look < 30; look += 1) {
      await bench.answer(300);
      await bench.passToNextLook();
    }
    expect(bench.tasks[0]!.side).toBe(320);
    expect(bench.tasks.at(-1)!.side).toBe(240);
    expect(bench.onPace.mock.calls.flat()).toEqual(['fewer', 'hints', 'none']);
    expect(bench.onFailed).not.toHaveBeenCalled();
    const reported = bench.looks.length;
    await bench.answer(300);
    await bench.pass(4_900);
    expect(bench.tasks.length).toBeLessThanOrEqual(31);
    expect(bench.looks).toHaveLength(reported + 1);
    await bench.pass(100);
    for (let look = 0; look < 3; look += 1) {
      await bench.answer(20);
      await bench.passToNextLook();
    }
    expect(bench.onPace.mock.calls.flat().at(-1)).toBe('hints');
    expect(bench.looks.length).toBeGreaterThan(reported + 1);
  });

  it('the watcher of frames is silent once it is stopped', async () => {
    const bench = new Bench();
    await settled();
    bench.watcher.stop();
    bench.watcher.stop();
    await bench.answer();
    await bench.pass(1000);
    expect(bench.looks).toEqual([]);
    expect(bench.onFailed).not.toHaveBeenCalled();
    expect(bench.tasks).toHaveLength(1);
  });
});

describe('a frame that the browser does not give', () => {
  /** A browser without frames of videos, whose pictures come when the test says so. */
  function slowPictures() {
    const close = vi.fn();
    let give: () => void = () => undefined;
    const makeBitmap = vi.fn(
      () => new Promise((resolve) => (give = () => resolve({ close: close as () => void }))),
    );
    const environment = {
      VideoFrame: undefined,
      createImageBitmap: makeBitmap as unknown as typeof createImageBitmap,
      document: { createElement: () => ({}) } as unknown as Document,
    };
    const bench = new Bench(environment);
    return { bench, makeBitmap, close, give: () => give() };
  }

  /** The first look has ended, and the second one holds a frame and waits for its picture. */
  async function whileHeld() {
    const world = slowPictures();
    await settled();
    world.give();
    await settled();
    await world.bench.answer();
    world.bench.watcher.holdFrames(true);
    await world.bench.pass(100);
    expect(world.makeBitmap).toHaveBeenCalledTimes(2);
    expect(world.bench.held.map(({ isReleased }) => isReleased)).toEqual([false]);
    world.close.mockClear();
    return world;
  }

  it('a frame that the browser does not give is waited for two seconds: then its held frame is released, and the next way is tried', async () => {
    const { bench, close, give } = await whileHeld();
    await bench.pass(1_999);
    expect(bench.held[0]!.isReleased).toBe(false);
    await bench.pass(1);
    expect(bench.held[0]!.isReleased).toBe(true);
    give();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    await bench.pass(100);
    // The next way fails in these tests, since there is no real page.
    await eventually(() => expect(bench.onFailed).toHaveBeenCalledOnce());
    expect(bench.tasks).toHaveLength(1);
  });

  it('a frame that the browser does not give is dropped once the watcher is stopped: the held frame is released at once, and a late picture is closed, not sent', async () => {
    const { bench, close, give } = await whileHeld();
    bench.watcher.stop();
    expect(bench.held[0]!.isReleased).toBe(true);
    give();
    await settled();
    expect(close).toHaveBeenCalledTimes(1);
    expect(bench.tasks).toHaveLength(1);
    await bench.pass(5_000);
    expect(bench.clock.pending).toBe(0);
  });
});

it('a watcher that is stopped at once sends no frame, and closes the one that it has taken', async () => {
  const before = FrameDouble.open;
  const bench = new Bench();
  expect(FrameDouble.open).toBe(before + 1);
  bench.watcher.stop();
  await settled();
  expect(bench.tasks).toEqual([]);
  expect(FrameDouble.open).toBe(before);
});

it('a watcher whose worker has been ended takes no more frames', async () => {
  const bench = new Bench();
  await settled();
  await bench.answer();
  const taken = FrameDouble.open;
  bench.worker.isStopped = true;
  await bench.pass(100);
  expect(FrameDouble.open).toBe(taken);
  expect(bench.onFailed).toHaveBeenCalledOnce();
});
