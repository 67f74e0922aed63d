import { MemoryPhotoVault } from '@recto/adapters/fake';
import { CameraError, photoNames, RepositoryError } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { jpegFile } from './doubles/files.ts';
import { imageOf, procedureHaving, procedureWith } from '../../support/procedures.ts';
import { failUnexplained } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const image = imageOf('card');

/** The customer took the ID front, which could not be sent, and went to confirm. */
async function leftWithAnUnsentImage() {
  const world = captureWorld();
  const leave = world.open();
  await world.takeImage(image);
  const used = world.session.use();
  await world.calls.fail(new RepositoryError('unavailable'));
  await used;
  leave();
  return world;
}

test('an image that could not be sent is shown first when the customer returns', async () => {
  const world = await leftWithAnUnsentImage();
  for (const viewStep of [null, '0', '9']) {
    expect(world.session.prepare(viewStep)).toBe(true);
    expect(world.state()).toEqual({ name: 'error', type: 'internal', photo: 'idCardRecto', image });
  }
});

test('an image that could not be sent is not shown when the customer asks for another photo; the queue keeps it', async () => {
  const world = await leftWithAnUnsentImage();
  expect(world.session.prepare('2')).toBe(true);
  expect(world.state()).toEqual({ name: 'init', photo: 'driverLicenseRecto' });
  expect(world.uploads.getSnapshot()).toMatchObject([
    { content: { photo: 'idCardRecto' }, state: { name: 'failed' } },
  ]);
});

describe('an image that could not be sent, and is to be sent later,', () => {
  async function sentLater(world = captureWorld(), viewStep: string | null = null) {
    const leave = world.open(viewStep);
    await world.takeImage(image);
    const used = world.session.use();
    await failUnexplained(world.calls, new RepositoryError('unavailable'));
    await used;
    world.session.sendLater();
    return { ...world, leave };
  }
  const failedFront = [{ content: { photo: 'idCardRecto', image }, state: { name: 'failed' } }];

  test('an image that is to be sent later is kept as failed, and the next photo is taken', async () => {
    const world = await sentLater();
    const previous = { photo: 'idCardRecto', outcome: 'kept' };
    expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso', previous });
    expect(world.cameraStatus()).toBe('starting');
    expect(world.uploads.getSnapshot()).toMatchObject(failedFront);
    expect(world.toasts.texts).toEqual([]);
    expect(world.doneCount()).toBe(0);
  });

  test('an image that is to be sent later is not taken again, whether the customer stays or returns', async () => {
    const world = await sentLater();
    world.leave();
    expect(world.session.prepare(null)).toBe(true);
    expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso' });
    expect(world.session.prepare('0'), 'asked for by its step, it is retaken').toBe(true);
  });

  test.each([
    [
      'the last one that was missing',
      procedureHaving(photoNames.filter((name) => name !== 'idCardRecto')),
      null,
    ],
    ['the only one of a single-capture session', procedureWith(), '0'],
  ])(
    'an image that is to be sent later leads to confirm when it was %s',
    async (_what, procedure, viewStep) => {
      const world = await sentLater(captureWorld(procedure), viewStep);
      expect(world.doneCount()).toBe(1);
      expect(world.camera.isOn).toBe(false);
      expect(world.uploads.getSnapshot()).toMatchObject(failedFront);
    },
  );

  test('an image that is to be sent later is sent again from its tile', async () => {
    const world = await sentLater();
    const retried = world.uploads.retry('idCardRecto');
    await settled();
    await world.calls.respond();
    expect(await retried).toBe('sent');
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' });
  });

  test('an image that is to be sent later is kept in memory if the phone has no storage, with a toast', async () => {
    const world = await sentLater(
      captureWorld(procedureWith(), new MemoryPhotoVault({ storedIn: 'memory' })),
    );
    expect(world.toasts.texts).toEqual(['info Toasts.photoKeptInPage']);
  });

  test('an image that is to be sent later is offered for that error only', async () => {
    const world = captureWorld();
    world.open();
    world.session.sendLater();
    await world.openings.fail(new CameraError('denied'));
    world.session.sendLater();
    expect(world.state()).toMatchObject({ name: 'error', type: 'cameraAccess', photo: 'idCardRecto' });
  });
});

describe('an image in a preview that the customer has left', () => {
  async function leftInPreview() {
    const world = captureWorld();
    const leave = world.open('0');
    await world.takeImage(image);
    leave();
    return world;
  }

  test.each([null, '0', '9'])(
    'an image in a preview that the customer has left is shown again with viewStep %s',
    async (viewStep) => {
      const world = await leftInPreview();
      expect(world.session.prepare(viewStep)).toBe(true);
      expect(world.state()).toEqual({ name: 'preview', photo: 'idCardRecto', image, replaces: null });
    },
  );

  test('an image in a preview that the customer has left is shown again if it replaces a photo that the provider has', async () => {
    const world = captureWorld(procedureHaving(['idCardRecto']));
    const leave = world.open('0');
    await world.takeImage(image);
    leave();
    expect(world.session.prepare('0')).toBe(true);
    expect(world.state()).toMatchObject({ name: 'preview', photo: 'idCardRecto', image });
  });

  test('an image in a preview that the customer has left is dropped once the provider has received the photo from another device', async () => {
    const world = await leftInPreview();
    const picked = world.uploads.add({ source: 'picked', photo: 'idCardRecto', file: jpegFile });
    await world.calls.respond();
    await picked;
    expect(world.session.prepare(null)).toBe(true);
    expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso' });
  });

  test('an image in a preview that the customer has left is dropped for another step that the customer asks for', async () => {
    const world = await leftInPreview();
    world.open('2');
    expect(world.state()).toEqual({ name: 'init', photo: 'driverLicenseRecto' });
    await world.openings.respond();
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'driverLicenseRecto' });
    expect(world.uploads.getSnapshot()).toEqual([]);
  });
});

test('an image that is being sent continues in the background when the customer asks for another photo', async () => {
  const world = captureWorld();
  const leave = world.open('0');
  await world.takeImage(image);
  const used = world.session.use();
  leave();
  world.open('2');
  await used;
  expect(world.state()).toEqual({ name: 'init', photo: 'driverLicenseRecto' });
  expect(world.doneCount()).toBe(0);
  await world.calls.respond();
  expect(world.state().photo).toBe('driverLicenseRecto');
  expect(world.store.getSnapshot().entry?.procedure.thumbs.idCardRecto).not.toBeNull();
  expect(world.toasts.texts, 'the sign at its step is enough').toEqual([]);
});

test('an image whose upload was cancelled on the confirm screen is not shown again', async () => {
  const world = await leftWithAnUnsentImage();
  world.uploads.drop('idCardRecto');
  expect(world.session.prepare(null)).toBe(true);
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
});

test('an image that was sent again from the confirm screen is not shown again', async () => {
  const world = await leftWithAnUnsentImage();
  void world.uploads.retry('idCardRecto');
  expect(world.session.prepare(null)).toBe(true);
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso' });
});

test('the image is dropped when the procedure is reset', async () => {
  const world = await leftWithAnUnsentImage();
  world.repository.put('token', procedureHaving(photoNames));
  const verified = world.store.verify('token');
  await world.calls.respond();
  await verified;
  expect(world.state().name).toBe('error');
  const finished = world.store.finish();
  await world.calls.respond();
  await finished;
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
});

test('a camera that is found to have stopped when a frame is taken is reopened', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.respond();
  const shutter = world.session.shutter();
  await world.shots.fail(new CameraError('lost'));
  await shutter;
  expect(world.cameraStatus()).toBe('starting');
  await world.openings.respond();
  expect(world.cameraStatus()).toBe('live');
  expect(world.state().name).toBe('capture');
});
