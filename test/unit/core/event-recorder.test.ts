import { MemoryEvents } from '@recto/adapters/fake';
import {
  CameraError,
  EventRecorder,
  recordCapture,
  RepositoryError,
  SnapshotStore,
  type AppEvent,
  type Procedure,
} from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf, procedureHaving, procedureWith, requiring } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { failUnexplained } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const context = { version: '1.2.3', visit: 'v1', browser: 'chrome', system: 'android' };
const image = imageOf('card');
const picked = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg');

/** A capture session, with what is recorded of it. */
function recorded(procedure: Procedure = procedureWith(requiring('idCard'))) {
  const world = captureWorld(procedure);
  const port = new MemoryEvents();
  let now = 1000;
  const recorder = new EventRecorder(port, context, () => now);
  recorder.watch(world.store, world.uploads, world.device);
  recordCapture(world.session, recorder);
  return {
    ...world,
    recorder,
    toasts: recorder.watchToasts(world.toasts),
    pass: (ms: number) => (now += ms),
    events: () => port.events,
    /** The events in short, such as `photoTaken idCardRecto taken`. */
    said: () => port.events.map(shortOf),
    openCapture: () => {
      recorder.screenShown('capture');
      return world.open();
    },
  };
}

function shortOf({
  version: _v,
  visit: _i,
  browser: _b,
  system: _s,
  count: _c,
  durationMs: _d,
  ...facts
}: AppEvent) {
  return Object.values(facts).join(' ');
}

test('a photo: the step, the camera, taken, retaken, sent; then the next step', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  world.session.retake();
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  await world.calls.respond();
  await used;
  expect(world.said()).toEqual([
    'screenShown capture',
    'stepBegun idCardRecto',
    'cameraOpened idCardRecto',
    'photoTaken idCardRecto taken',
    'photoRetaken idCardRecto',
    'photoTaken idCardRecto taken',
    'photoSent idCardRecto',
    'stepBegun idCardVerso',
  ]);
});

test('each event has the version, the visit, the browser, a count and a duration', async () => {
  const world = recorded();
  world.pass(300);
  world.openCapture();
  world.pass(40);
  await world.takeImage(image);
  world.session.retake();
  world.pass(2);
  await world.takeImage(image);
  expect(world.events().filter(({ name }) => name === 'photoTaken')).toEqual([
    { name: 'photoTaken', photo: 'idCardRecto', source: 'taken', ...context, count: 1, durationMs: 40 },
    { name: 'photoTaken', photo: 'idCardRecto', source: 'taken', ...context, count: 2, durationMs: 42 },
  ]);
  expect(world.events()[0]).toMatchObject({ name: 'screenShown', durationMs: 300 });
});

test('how long a photo took to send is measured from "Use"', async () => {
  const world = recorded();
  world.openCapture();
  world.pass(5000);
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  world.pass(70);
  await world.calls.respond();
  await used;
  expect(world.events().find(({ name }) => name === 'photoSent')).toMatchObject({ durationMs: 70 });
});

test('a photo that the provider refuses', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('refused'));
  await used;
  // A change of another photo says nothing new of this one.
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  expect(world.said().filter((said) => said.startsWith('photo'))).toEqual([
    'photoTaken idCardRecto taken',
    'photoRefused idCardRecto',
  ]);
  expect(world.said()).not.toContain('photoSent idCardRecto');
});

test('a photo that waits for the network is kept, whether the phone knows that it is offline or not', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('unreachable'));
  await used;
  world.device.setOnline(false);
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  expect(world.said()).toEqual(expect.arrayContaining(['photoKept idCardRecto', 'photoKept idCardVerso']));
});

test('a photo that the customer takes back is not sent', async () => {
  const world = recorded();
  world.recorder.screenShown('confirm');
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  world.uploads.drop('idCardVerso');
  await settled();
  expect(world.said()).toEqual(['screenShown confirm', 'photoTaken idCardVerso picked']);
});

test('a camera that fails, with the cause', async () => {
  const world = recorded();
  world.openCapture();
  await world.openings.fail(new CameraError('inUse'));
  expect(world.said()).toContain('cameraFailed idCardRecto inUse');
});

test('each hint that appears in the viewfinder, once until it changes', () => {
  const { recorder, said, session } = recorded();
  const store = new SnapshotStore(session.getSnapshot());
  recordCapture(store, recorder);
  recorder.screenShown('capture');
  for (const name of ['tooFar', 'tooFar', null, 'holdStill'] as const) {
    const { guidance } = store.getSnapshot();
    store.set({ ...store.getSnapshot(), guidance: { ...guidance, hint: name && { name } } });
  }
  expect(said().slice(2)).toEqual([
    'guidanceShown idCardRecto tooFar',
    'guidanceShown idCardRecto holdStill',
  ]);
});

test('what toasts say of files, deletions and a missing camera; they are still shown', () => {
  const world = recorded();
  world.openCapture();
  const about = 'idCardVerso' as const;
  const shown = [
    { kind: 'error', code: 'Errors.imageSize', about, sticky: true },
    { kind: 'error', code: 'Errors.imageExtension', about, sticky: true },
    { kind: 'error', code: 'Toasts.fileUnreadable', about, sticky: true },
    { kind: 'success', code: 'Toasts.photoDeleted', about, sticky: false },
    { kind: 'info', code: 'Toasts.cameraNotFound', about: 'camera', sticky: true },
    { kind: 'success', code: 'Toasts.photoSent', about, sticky: false },
  ] as const;
  for (const toast of shown) world.toasts.show(toast);
  world.toasts.withdraw('camera');
  expect(world.said().slice(2)).toEqual([
    'fileRefused idCardVerso imageSize',
    'fileRefused idCardVerso imageExtension',
    'fileRefused idCardVerso fileUnreadable',
    'photoDeleted idCardVerso',
    'cameraFailed idCardRecto none',
  ]);
});

test('the start and the end of the procedure, and neither if the call fails', async () => {
  const world = recorded(
    procedureHaving(['idCardRecto', 'idCardVerso'], { ...requiring('idCard'), status: 'active' }),
  );
  const refused = world.store.start();
  await failUnexplained(world.calls, new RepositoryError('refused'));
  await refused;
  expect(world.said()).toEqual([]);
  const started = world.store.start();
  await world.calls.respond();
  await started;
  world.pass(60_000);
  world.recorder.screenShown('confirm');
  const finished = world.store.finish();
  await world.calls.respond();
  await finished;
  expect(world.said()).toEqual(['procedureStarted', 'screenShown confirm', 'procedureFinished']);
  expect(world.events()[2]).toMatchObject({ durationMs: 60_000 });
});

test('a refused link, a part that did not load, and crashes by their kind only', () => {
  const { recorder, said } = recorded();
  recorder.linkRefused('unreachable');
  recorder.failed(new Error('chunk'), true);
  recorder.failed(new TypeError('No greeting for Martin'), false);
  recorder.failed(Object.assign(new Error('a'), { name: 'Martin' }), false);
  recorder.failed('Martin', false);
  expect(said()).toEqual([
    'linkRefused unreachable',
    'partNotLoaded',
    'crashed TypeError',
    'crashed other',
    'crashed other',
  ]);
});

test('a screen is shown once until another one is, and a step begins again after it', () => {
  const world = recorded();
  world.openCapture();
  world.recorder.screenShown('capture');
  world.recorder.screenShown('confirm');
  world.recorder.screenShown('capture');
  expect(world.recorder.beginStep('idCardRecto')).toBe(true);
  expect(world.said()).toEqual([
    'screenShown capture',
    'stepBegun idCardRecto',
    'screenShown confirm',
    'screenShown capture',
    'stepBegun idCardRecto',
  ]);
});
