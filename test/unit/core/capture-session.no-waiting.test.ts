import { MemoryPhotoVault } from '@recto/adapters/fake';
import { expect, onTestFinished, test, vi } from 'vitest';
import { imageOf, procedureHaving, procedureLacking, procedureWith } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { settled } from './doubles/waiting.ts';

/** Decision 2.14: the customer does not wait for the provider for longer than a second. */

const image = imageOf('front');

/** The customer has used the first photo; the provider has not responded yet, and time stands still. */
async function afterUse(world = captureWorld()) {
  const leave = world.open();
  await world.takeImage(image);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const used = world.session.use();
  await vi.advanceTimersByTimeAsync(0);
  return { ...world, used, leave };
}

/** The camera responds to what was asked of it so far. */
async function cameraIsLive({ openings, wakes }: ReturnType<typeof captureWorld>) {
  await settled();
  while (openings.openCount > 0) await openings.respond();
  while (wakes.openCount > 0) await wakes.respond();
}

test('a provider that responds within a second is waited for', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(999);
  expect(world.state()).toMatchObject({ name: 'upload', slow: false });
  await world.calls.respond();
  await world.used;
  expect(world.state()).toEqual({
    name: 'capture',
    photo: 'idCardVerso',
    previous: { photo: 'idCardRecto', outcome: 'sent' },
  });
});

test('after a second the journey goes on by itself, and the photo is sent meanwhile', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.state()).toEqual({
    name: 'capture',
    photo: 'idCardVerso',
    previous: { photo: 'idCardRecto', outcome: 'sent' },
  });
  expect(world.session.getSnapshot().step.unsent).toEqual([1]);
  expect(world.toasts.texts).toEqual([]);
  await world.calls.respond();
  expect(world.state()).toMatchObject({ previous: { outcome: 'sent' } });
  expect(world.session.getSnapshot().step.unsent).toEqual([]);
});

test('the next photo does not wait at all while one is on its way', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  await world.takeImage(imageOf('back'));
  void world.session.use();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.state()).toMatchObject({
    name: 'capture',
    photo: 'driverLicenseRecto',
    previous: { photo: 'idCardVerso', outcome: 'sent' },
  });
  expect(world.session.getSnapshot().step.unsent).toEqual([1, 2]);
});

test('a photo that is in memory only is waited for: it would be lost with the page', async () => {
  const world = await afterUse(captureWorld(procedureWith(), new MemoryPhotoVault({ storedIn: 'memory' })));
  await vi.advanceTimersByTimeAsync(1_499);
  expect(world.state()).toMatchObject({ name: 'upload' });
});

test('after the last photo the customer goes to confirm, where its tile shows that it is being sent', async () => {
  const world = await afterUse(captureWorld(procedureLacking('idCardRecto')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.doneCount()).toBe(1);
  world.leave();
  expect(world.toasts.texts).toEqual([]);
  expect(world.uploads.getSnapshot()).toMatchObject([{ state: { name: 'sending' } }]);
});

test('a photo that is refused later comes back to its tile: a message says so, and it is no longer on its way', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  world.repository.settings.failing = { savePhoto: 'refused' };
  await world.calls.respond();
  await world.calls.respond();
  expect(world.toasts.texts).toEqual(['error Errors.internalError']);
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso' });
  expect(world.session.getSnapshot().step.unsent).toEqual([]);
  expect(world.uploads.getSnapshot()).toMatchObject([{ state: { name: 'failed' } }]);
});

test('when the network goes, the photo is no longer on its way but kept', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  world.device.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.state()).toMatchObject({ previous: { photo: 'idCardRecto', outcome: 'kept' } });
  expect(world.session.getSnapshot().step.unsent).toEqual([1]);
});

test.each<[string, (world: ReturnType<typeof captureWorld>, leave: () => void) => void, string[]]>([
  ['not while the camera view is shown, whose steps show it', () => {}, []],
  ['after the camera view was left', (_, leave) => leave(), ['success Toasts.photoSent']],
  ['after the session has ended', ({ session }) => session.dispose(), ['success Toasts.photoSent']],
])('when a photo that waited is sent, a toast says so: %s', async (_what, act, toasts) => {
  const world = captureWorld();
  const leave = world.open();
  await world.takeImage(image);
  world.device.setOnline(false);
  await world.session.use();
  act(world, leave);
  world.device.setOnline(true);
  await settled();
  await world.calls.respond();
  expect(world.uploads.getSnapshot()).toEqual([]);
  expect(world.toasts.texts).toEqual(toasts);
});

test('back shows the photo before with Retake and Use; Use goes on without sending it again', async () => {
  const world = captureWorld();
  world.open();
  await world.takeImage(image);
  const used = world.session.use();
  await world.calls.respond();
  await used;
  await cameraIsLive(world);
  expect(world.session.back()).toBe(true);
  expect(world.state()).toMatchObject({ name: 'preview', photo: 'idCardRecto', image, isUsed: true });
  expect(world.session.holdsImage, 'the provider has it').toBe(false);
  await world.session.use();
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso' });
  expect(world.calls.requests).toHaveLength(1);
  await cameraIsLive(world);

  expect(world.session.back()).toBe(true);
  world.session.retake();
  await cameraIsLive(world);
  expect(world.openings.requests, 'the camera rested meanwhile').toHaveLength(1);
  await world.takeImage(imageOf('better'));
  void world.session.use();
  await settled();
  expect(world.calls.requests.at(-1)).toMatchObject({ photo: 'idCardRecto', body: imageOf('better') });
});

test('"Use" on a photo that was refused meanwhile sends it again', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.session.back()).toBe(true);
  world.repository.settings.failing = { savePhoto: 'refused' };
  await world.calls.respond();
  await world.calls.respond();
  world.repository.settings.failing = {};
  void world.session.use();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.state()).toMatchObject({ name: 'upload', photo: 'idCardRecto' });
  await world.calls.respond();
  expect(world.uploads.getSnapshot()).toEqual([]);
});

test('a better photo in the preview stays when the one that it replaces arrives, also after the customer has left', async () => {
  const world = await afterUse();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.session.back()).toBe(true);
  world.session.retake();
  await world.takeImage(imageOf('better'));
  world.leave();
  await world.calls.respond();
  expect(world.session.prepare(null)).toBe(true);
  expect(world.state()).toMatchObject({ name: 'preview', photo: 'idCardRecto', image: imageOf('better') });
});

test('an earlier photo that is looked at again is not kept after the view is left', async () => {
  const world = await afterUse();
  await world.calls.respond();
  await world.used;
  expect(world.session.back()).toBe(true);
  world.leave();
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
});

// Decision 3.13.
test('back in the preview of a new photo leads to its viewfinder', async () => {
  const world = captureWorld();
  world.open();
  await world.takeImage(image);
  expect(world.state()).toMatchObject({ name: 'preview', photo: 'idCardRecto' });
  expect(world.session.back()).toBe(true);
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardRecto' });
});

test('back leaves the camera if there is no photo before, this page does not have it, or only this photo is taken', async () => {
  const first = captureWorld();
  first.open();
  expect(first.session.back()).toBe(false);

  const reloaded = captureWorld(procedureHaving(['idCardRecto']));
  reloaded.open();
  expect(reloaded.state()).toMatchObject({ photo: 'idCardVerso' });
  expect(reloaded.session.back()).toBe(false);

  const single = captureWorld();
  single.open();
  await single.takeImage(image);
  const used = single.session.use();
  await single.calls.respond();
  await used;
  single.session.prepare('2');
  expect(single.session.back()).toBe(false);
});
