import { MemoryPhotoVault } from '@recto/adapters/fake';
import { RepositoryError } from '@recto/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { imageOf, procedureHaving, procedureLacking, procedureWith } from '../../support/procedures.ts';
import { failUnexplained } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const image = imageOf('card');
const errorResponses = ['unavailable', 'refused', 'malformed'] as const;

async function inPreview() {
  const world = captureWorld();
  world.open();
  await world.takeImage(image);
  return world;
}

test('the preview shows exactly what is sent', async () => {
  const world = await inPreview();
  expect(world.state()).toEqual({ name: 'preview', photo: 'idCardRecto', image, replaces: null });
  const used = world.session.use();
  expect(world.state()).toEqual({ name: 'upload', photo: 'idCardRecto', image, slow: false });
  await world.calls.respond();
  await used;
  expect(world.calls.requests.map(({ body }) => body)).toEqual([image]);
});

test('retake returns to the viewfinder, and the camera starts', async () => {
  const world = await inPreview();
  world.session.retake();
  expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardRecto' });
  expect(world.cameraStatus()).toBe('starting');
  const second = imageOf('second');
  await world.takeImage(second);
  expect(world.state()).toMatchObject({ name: 'preview', image: second });
});

test.each(errorResponses)(
  'after an error response (%s) the image is kept; retry sends the same bytes',
  async (code) => {
    const world = await inPreview();
    const used = world.session.use();
    await failUnexplained(world.calls, new RepositoryError(code));
    await used;
    expect(world.state()).toEqual({ name: 'error', type: 'internal', photo: 'idCardRecto', image });
    expect(world.toasts.shown).toEqual([]);
    expect(world.camera.isOn).toBe(false);
    const retried = world.session.retry();
    expect(world.state().name).toBe('upload');
    await settled();
    await world.calls.respond();
    await retried;
    const saves = world.calls.requests.filter(({ method }) => method === 'savePhoto');
    expect(saves.map(({ photo, body }) => [photo, body])).toEqual([
      ['idCardRecto', image],
      ['idCardRecto', image],
    ]);
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' });
  },
);

test('a photo that is too large for the provider or a gateway is kept, and the view says so', async () => {
  const world = await inPreview();
  const used = world.session.use();
  await world.calls.fail(new RepositoryError('tooLarge'));
  await used;
  expect(world.state()).toEqual({
    name: 'error',
    type: 'internal',
    photo: 'idCardRecto',
    image,
    isTooLarge: true,
  });
  expect(world.toasts.shown).toEqual([]);
});

test('after an upload that failed the customer may take the photo again', async () => {
  const world = await inPreview();
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('refused'));
  await used;
  world.session.retake();
  expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardRecto' });
  expect(world.cameraStatus()).toBe('starting');
});

test('after a programming error the image is kept too, and the error is thrown', async () => {
  const world = await inPreview();
  const caught = expect(world.session.use()).rejects.toThrow('a mistake');
  await world.calls.fail(new TypeError('a mistake'));
  await caught;
  expect(world.state()).toEqual({ name: 'error', type: 'internal', photo: 'idCardRecto', image });
});

test.each([
  ['disk', []],
  ['memory', ['info Toasts.photoKeptInPage']],
] as const)(
  'a photo that waits leads to the next one; a toast tells only what the next step does not (%s)',
  async (storedIn, toasts) => {
    const world = captureWorld(procedureWith(), new MemoryPhotoVault({ storedIn }));
    world.open();
    await world.takeImage(image);
    world.device.setOnline(false);
    await world.session.use();
    const previous = { photo: 'idCardRecto', outcome: 'kept' };
    expect(world.state()).toMatchObject({ photo: 'idCardVerso', previous });
    expect(world.toasts.texts).toEqual(toasts);
  },
);

test('the sign that a photo was sent is shown for 300 ms; the last one stays until the view is left, and needs no toast: the next screen says it', async () => {
  const world = captureWorld(procedureLacking('idCardVerso'));
  const leave = world.open();
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await world.calls.respond();
  await used;
  const sent = { name: 'upload', photo: 'idCardVerso', image, slow: false, sent: true };
  vi.advanceTimersByTime(299);
  expect(world.state()).toEqual(sent);
  expect(world.doneCount()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(world.state()).toEqual({ ...sent, done: true });
  expect(world.doneCount()).toBe(1);
  leave();
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso', done: true });
  expect(world.toasts.texts).toEqual([]);
});

test('only the last photo is shown as sent for a moment: after another one, the next viewfinder follows at once', async () => {
  const world = captureWorld(procedureHaving([]));
  world.open();
  await world.takeImage(image);
  const used = world.session.use();
  await world.calls.respond();
  await used;
  expect(world.state()).toEqual({
    name: 'capture',
    photo: 'idCardVerso',
    previous: { photo: 'idCardRecto', outcome: 'sent' },
  });
});

test('two taps on Use, or on Retry, send once', async () => {
  const world = await inPreview();
  const used = Promise.all([world.session.use(), world.session.use(), world.session.retry()]);
  await settled();
  expect(world.calls.requests).toHaveLength(1);
  await world.calls.fail(new RepositoryError('unavailable'));
  await used;
  const retried = Promise.all([world.session.retry(), world.session.retry(), world.session.use()]);
  await settled();
  await world.calls.respond();
  await retried;
  expect(world.calls.requests).toHaveLength(2);
  expect(world.calls.openCount).toBe(0);
});

test('two taps on the shutter take one frame', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.respond();
  const taps = Promise.all([world.session.shutter(), world.session.shutter()]);
  expect(world.cameraStatus()).toBe('taking');
  expect(world.shots.requests).toHaveLength(1);
  await world.shots.respond(image);
  await taps;
  expect(world.state()).toMatchObject({ name: 'preview', image });
  await world.session.shutter();
  expect(world.shots.requests).toHaveLength(1);
});

test('the shutter does nothing before the camera shows a picture', async () => {
  const world = captureWorld();
  world.open();
  await world.session.shutter();
  expect(world.shots.requests).toEqual([]);
  await world.openings.respond();
  expect(world.state().name).toBe('capture');
});

test('a frame that arrives after the view turned to another photo is dropped', async () => {
  const world = captureWorld();
  world.open('0');
  await world.openings.respond();
  const showLive = vi.spyOn(world.camera.feed, 'showLive');
  const shutter = world.session.shutter();
  world.session.prepare('1');
  await world.shots.respond(image);
  await shutter;
  expect(showLive, 'its frame does not stay in the viewfinder').toHaveBeenCalledOnce();
  expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' });
  expect(world.cameraStatus()).toBe('live');
});

test('a frame that arrives after the router prepared the same photo again is used', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.respond();
  const shutter = world.session.shutter();
  world.session.prepare(null);
  await world.shots.respond(image);
  await shutter;
  expect(world.state()).toEqual({ name: 'preview', photo: 'idCardRecto', image, replaces: null });
});

test('a frame that arrives after the view was left is dropped: the customer never saw it', async () => {
  const world = captureWorld();
  const leave = world.open();
  await world.openings.respond();
  const shutter = world.session.shutter();
  leave();
  await world.shots.respond(image);
  await shutter;
  expect(world.state().name).toBe('capture');
});

test('listeners are called with every change, and the snapshot stays the same object between changes', async () => {
  const world = captureWorld();
  const names: string[] = [];
  world.session.subscribe(() => names.push(`${world.state().name} ${world.cameraStatus()}`));
  world.open();
  expect(world.session.getSnapshot()).toBe(world.session.getSnapshot());
  await world.takeImage(image);
  await settled();
  expect(names).toEqual(
    expect.arrayContaining(['init starting', 'capture live', 'capture taking', 'preview off']),
  );
  expect(names.at(-1)).toBe('preview off');
});
