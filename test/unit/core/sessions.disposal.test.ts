import { FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import {
  CameraError,
  CaptureSession,
  ConfirmSession,
  type CameraFeed,
  type CapturedImage,
  type FrameAnalysisPort,
  type GuidanceParts,
  type HeldFrame,
} from '@recto/core';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { CameraControl } from '../../../packages/core/src/camera/camera-control.ts';
import { GuidanceControl } from '../../../packages/core/src/guidance/guidance-control.ts';
import * as engine from '../../../packages/core/src/guidance/guidance-engine.ts';
import { fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { imageOf } from '../../support/procedures.ts';
import { goodCard } from '../../support/readings.ts';
import { productionFacingModes } from './doubles/capture-world.ts';
import { CountedToasts, deviceActions, type DisposalWorld } from './doubles/disposal-world.ts';
import { feedOf } from './doubles/feeds.ts';
import { disposeAtRandom, type DisposedPart } from './doubles/play-disposal.ts';
import { TestCamera } from './doubles/test-camera.ts';

/**
 * Each session and control is disposed at a random point between any two awaits, also within a report of its own:
 * afterwards nothing is sent, opened, shown, reported or left listening.
 */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A camera whose calls end when their turn has come. Each failure of a port is one of the camera's here. */
function cameraOf(world: DisposalWorld) {
  const asked = { open: 0 };
  const ask = async (label: string) => {
    try {
      await world.ask(label);
    } catch {
      throw new CameraError(label === 'camera' ? 'noPicture' : 'lost');
    }
  };
  const camera = new TestCamera({
    open: () => {
      asked.open += 1;
      return ask('camera');
    },
    take: () => ask('frame').then(() => imageOf('taken')),
    wake: () => ask('wake'),
  });
  return { camera, asked };
}

/** An analyser and a sound that count what they begin, and what is not stopped. */
function guidanceOf(world: DisposalWorld) {
  const counts = { watches: 0, running: 0, checks: 0 };
  const fake = new FakeFrameAnalysis({ script: { idCardRecto: goodCard(), idCardVerso: goodCard() } });
  const analysis: FrameAnalysisPort = {
    watch: (...call) => {
      counts.watches += 1;
      counts.running += 1;
      const watch = fake.watch(...call);
      let isStopped = false;
      return {
        holdFrames: (hold) => watch.holdFrames(hold),
        lookEvery: (ms) => watch.lookEvery(ms),
        stop: () => {
          if (!isStopped) counts.running -= 1;
          isStopped = true;
          watch.stop();
        },
      };
    },
    checkPhoto: async () => {
      counts.checks += 1;
      await world.ask('check');
      return null;
    },
  };
  const sounds = new FakeFramingSound();
  const parts: GuidanceParts = {
    mode: 'full',
    analysis,
    choices: new MemoryChoices({ sound: true }),
    sounds,
    load: () => world.ask('load').then(() => engine),
  };
  return { parts, counts, sounds };
}

/** Counts what the session asks of the queue and the store, which live on. */
function countedAsks({ uploads, store }: DisposalWorld) {
  const asks = { count: 0 };
  const count = <Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name) => {
    const real = owner[name] as (...values: unknown[]) => unknown;
    const counted = (...values: unknown[]) => {
      asks.count += 1;
      return real.apply(owner, values);
    };
    owner[name] = counted as Owner[Name];
  };
  for (const name of ['add', 'retry', 'drop', 'sendInBackground'] as const) count(uploads, name);
  for (const name of ['finish', 'deletePhoto'] as const) count(store, name);
  return asks;
}

function endRest({ uploads, store }: DisposalWorld): void {
  uploads.dispose();
  store.dispose();
}

function capturePart(world: DisposalWorld): DisposedPart {
  const { device, store, uploads } = world;
  const listenersAtFirst = device.listenerCount;
  const { camera, asked } = cameraOf(world);
  const { parts, counts, sounds } = guidanceOf(world);
  const asks = countedAsks(world);
  const toasts = new CountedToasts();
  const session = new CaptureSession({
    camera,
    store,
    uploads,
    device,
    toasts,
    facingModes: productionFacingModes,
    guidance: parts,
  });
  let done = 0;
  let leave = () => undefined as void;
  const open = (step: string | null) => {
    if (session.prepare(step)) leave = session.enter({ surface: {}, onDone: () => (done += 1) });
  };
  open(null);
  const goOn = () => {
    const { state } = session.getSnapshot();
    if (state.name === 'capture') return session.shutter();
    if (state.name === 'preview') return session.use();
    return state.name === 'error' ? session.retry() : undefined;
  };
  return {
    actions: {
      ...deviceActions(world),
      'go on': goOn,
      'go on again': goOn,
      'and again': goOn,
      open: () => open(null),
      'open one': () => open('1'),
      leave: () => leave(),
      shutter: () => session.shutter(),
      pick: () => session.pick(world.file()),
      'pick a text': () => session.pick(world.file([1, 2, 3, 4])),
      retake: () => session.retake(),
      use: () => session.use(),
      retry: () => session.retry(),
      'send later': () => session.sendLater(),
      'continue meanwhile': () => session.sendInBackground(),
      switch: () => session.switchCamera(),
      start: () => session.startCamera(),
      'auto-capture': () => session.toggleAutoCapture(),
      sound: () => session.toggleSound(),
      torch: () => session.toggleTorch(),
      'stay in landscape': () => session.stayInLandscape(),
      restart: () => session.restart(),
      lose: () => camera.isOn && camera.lose(),
      allow: () => camera.allow(),
    },
    onChange: (listener) => void session.subscribe(listener),
    dispose: () => session.dispose(),
    traces: () => ({
      snapshot: session.getSnapshot(),
      opened: asked.open,
      toasts: toasts.count,
      done,
      asks: asks.count,
      reloads: device.reloads,
      watches: counts.watches,
      checks: counts.checks,
      sounds: sounds.played.length,
    }),
    left: () => ({
      cameras: Number(camera.isOn),
      listeners: device.listenerCount - listenersAtFirst,
      accessListeners: camera.accessListenerCount,
      watches: counts.running,
    }),
    finish: () => endRest(world),
  };
}

test(
  'a capture session',
  () => disposeAtRandom('capture session', { short: 150, full: 4_000 }, capturePart),
  fuzzTimeoutMs,
);

function confirmPart(world: DisposalWorld): DisposedPart {
  const { device, store, uploads } = world;
  const listenersAtFirst = device.listenerCount;
  const asks = countedAsks(world);
  const toasts = new CountedToasts();
  const session = new ConfirmSession({ store, uploads, device, toasts });
  let leave = session.enter();
  return {
    actions: {
      ...deviceActions(world),
      choose: () => session.choose('idCardRecto', world.file()),
      'choose another': () => session.choose('clientPicture', world.file()),
      'choose a text': () => session.choose('idCardVerso', world.file([1, 2, 3, 4])),
      retry: () => session.retry('idCardRecto'),
      cancel: () => session.cancel('idCardRecto'),
      ask: () => session.askToDelete('idCardRecto'),
      keep: () => session.keep(),
      delete: () => session.delete(),
      finish: () => session.finish(),
      enter: () => (leave = session.enter()),
      leave: () => leave(),
    },
    onChange: (listener) => void session.subscribe(listener),
    dispose: () => session.dispose(),
    traces: () => ({ snapshot: session.getSnapshot(), toasts: toasts.count, asks: asks.count }),
    left: () => ({ listeners: device.listenerCount - listenersAtFirst }),
    finish: () => endRest(world),
  };
}

test(
  'a confirm session',
  () => disposeAtRandom('confirm session', { short: 150, full: 2_000 }, confirmPart),
  fuzzTimeoutMs,
);

function cameraPart(world: DisposalWorld): DisposedPart {
  const { camera, asked } = cameraOf(world);
  const listeners = new Set<() => void>();
  let reports = 0;
  const report = () => {
    reports += 1;
    for (const listener of listeners) listener();
  };
  const control = new CameraControl(camera, {
    onStatus: report,
    onReady: report,
    onSideways: report,
    onFailed: report,
  });
  const surface = {};
  let taken = 0;
  const held = { taken: 0, released: 0 };
  const frame = (): HeldFrame => {
    held.taken += 1;
    return { toPhoto: () => camera.feed.takePhoto(), release: () => void (held.released += 1) };
  };
  const count = (image: CapturedImage | null) => void (taken += image === null ? 0 : 1);
  return {
    actions: {
      want: () => control.want('environment', surface),
      'want again': () => control.want('environment', surface),
      'want another': () => control.want('user', surface),
      rest: () => control.rest(),
      'turn off': () => control.turnOff(),
      start: () => control.start(),
      check: () => control.check(),
      switch: () => control.switchCamera(),
      'show live': () => control.showLive(),
      take: () => control.take().then(count),
      'take a held frame': () => control.take(frame()).then(count),
      lose: () => camera.isOn && camera.lose(),
    },
    onChange: (listener) => void listeners.add(listener),
    dispose: () => control.dispose(),
    traces: () => ({ reports, opened: asked.open, taken }),
    left: () => ({
      cameras: Number(camera.isOn),
      frames: held.taken - held.released,
      timers: vi.getTimerCount(),
    }),
    finish: () => endRest(world),
  };
}

test(
  'a camera control',
  () => disposeAtRandom('camera control', { short: 150, full: 2_000 }, cameraPart),
  fuzzTimeoutMs,
);

function guidancePart(world: DisposalWorld): DisposedPart {
  const { parts, counts, sounds } = guidanceOf(world);
  const listeners = new Set<() => void>();
  const frames = { held: 0, released: 0 };
  let reports = 0;
  let captures = 0;
  const feed = (name: string): CameraFeed => ({
    ...feedOf(name),
    hasTorch: true,
    setTorch: (on) => world.ask('torch').then(() => on),
    holdFrame: () => {
      frames.held += 1;
      return {
        toPhoto: () => Promise.resolve(imageOf('held')),
        release: () => void (frames.released += 1),
      };
    },
  });
  const [rear, other] = [feed('rear'), feed('other')];
  const report = () => {
    reports += 1;
    for (const listener of listeners) listener();
  };
  const control = new GuidanceControl(parts, {
    onChange: report,
    onCapture: (frame) => {
      captures += 1;
      frame?.release();
      control.photoIsTaken();
    },
    onPerson: report,
    isKept: () => true,
    refusedFor: () => null,
  });
  const [image, second] = [imageOf('one'), imageOf('two')];
  return {
    actions: {
      viewfinder: () => control.viewChanged({ name: 'viewfinder', photo: 'idCardRecto', feed: rear }),
      'next viewfinder': () => control.viewChanged({ name: 'viewfinder', photo: 'idCardVerso', feed: rear }),
      'other camera': () => control.viewChanged({ name: 'viewfinder', photo: 'idCardVerso', feed: other }),
      preview: () => control.viewChanged({ name: 'preview', photo: 'idCardRecto', image }),
      'next preview': () => control.viewChanged({ name: 'preview', photo: 'idCardVerso', image: second }),
      used: () => control.viewChanged({ name: 'used', photo: 'idCardRecto', image }),
      none: () => control.viewChanged({ name: 'none' }),
      taken: () => control.photoIsTaken(),
      forget: () => control.forgetPhotos(),
      'auto-capture': () => control.toggleAutoCapture(),
      sound: () => control.toggleSound(),
      torch: () => control.toggleTorch(),
      'a second passes': () => vi.advanceTimersByTime(1_000),
      'two seconds pass': () => vi.advanceTimersByTime(2_000),
    },
    onChange: (listener) => void listeners.add(listener),
    dispose: () => control.dispose(),
    traces: () => ({
      snapshot: control.getSnapshot(),
      reports,
      captures,
      watches: counts.watches,
      checks: counts.checks,
      sounds: sounds.played.length,
      frames: frames.held,
    }),
    left: () => ({
      watches: counts.running,
      frames: frames.held - frames.released,
    }),
    finish: () => endRest(world),
  };
}

test(
  'a guidance control',
  () => disposeAtRandom('guidance control', { short: 150, full: 2_000 }, guidancePart),
  fuzzTimeoutMs,
);
