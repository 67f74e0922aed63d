import { photoNames, RepositoryError, requiredPhotos } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { imageOf, procedureHaving, procedureWith, requiring } from '../../support/procedures.ts';

const image = imageOf('card');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The time in which the view shows that the last photo was sent is over. */
const sentWasShown = () => vi.advanceTimersByTime(300);

describe('prepare', () => {
  test('prepare selects the first missing photo, before the camera is opened', () => {
    const world = captureWorld(procedureHaving(['idCardRecto']));
    expect(world.session.prepare(null)).toBe(true);
    expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso' });
    expect(world.session.getSnapshot().step).toMatchObject({ number: 2, total: photoNames.length });
    expect(world.openings.requests).toEqual([]);
  });

  test('prepare returns false if no photo is missing', () => {
    expect(captureWorld(procedureHaving(photoNames)).session.prepare(null)).toBe(false);
  });

  test('prepare returns false if no link was verified', () => {
    expect(captureWorld(null).session.prepare('0')).toBe(false);
  });

  test.each([...photoNames.keys()].map(String))(
    'viewStep %s selects its photo, present or not',
    (viewStep) => {
      const world = captureWorld(procedureHaving(['idCardRecto', 'clientPicture']));
      expect(world.session.prepare(viewStep)).toBe(true);
      expect(world.state().photo).toBe(photoNames[Number(viewStep)]);
    },
  );

  test('prepare ignores a viewStep that is not required', () => {
    const world = captureWorld(procedureWith(requiring('driverLicense', 'clientPicture')));
    world.session.prepare('0');
    expect(world.state().photo).toBe('driverLicenseRecto');
    expect(world.session.getSnapshot().step).toMatchObject({ number: 1, total: 3 });
  });

  test('prepare drops an earlier camera error', async () => {
    const world = captureWorld();
    const leave = world.open();
    await world.openings.respond();
    world.camera.lose();
    leave();
    expect(world.session.prepare(null)).toBe(true);
    expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
  });
});

describe('after a photo is saved', () => {
  test('the next photos are taken in order, the selfie with the front camera; then the customer goes to confirm', async () => {
    const procedure = procedureWith(requiring('idCard', 'driverLicense', 'clientPicture'));
    const photos = requiredPhotos(procedure);
    const world = captureWorld(procedure);
    world.open();
    for (const photo of photos) {
      expect(world.state().photo).toBe(photo);
      expect(world.session.getSnapshot().step.number).toBe(photoNames.indexOf(photo) + 1);
      expect(world.doneCount()).toBe(0);
      await world.takeImage(imageOf(photo));
      const used = world.session.use();
      await world.calls.respond();
      await used;
    }
    sentWasShown();
    expect(world.doneCount()).toBe(1);
    expect(world.calls.requests.map(({ photo, body }) => [photo, body])).toEqual(
      photos.map((name) => [name, imageOf(name)]),
    );
    const openedFor = world.openings.requests.map(({ facingMode }) => facingMode);
    expect(openedFor, 'one stream serves all the card steps').toEqual(['environment', 'user']);
    expect(world.cameraStatus()).toBe('off');
    expect(world.camera.isOn).toBe(false);
  });

  test('photos that are present are skipped', async () => {
    const world = captureWorld(procedureHaving(['idCardVerso', 'driverLicenseRecto']));
    world.open();
    await world.takeImage(image);
    const used = world.session.use();
    await world.calls.respond();
    await used;
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'driverLicenseVerso' });
  });

  test('in a single-capture session the customer goes to confirm after the one photo', async () => {
    const world = captureWorld();
    world.open('2');
    await world.takeImage(image);
    const used = world.session.use();
    expect(world.cameraStatus(), 'no camera starts: no photo follows').toBe('off');
    await world.calls.respond();
    await used;
    sentWasShown();
    expect(world.calls.requests[0]).toMatchObject({ photo: 'driverLicenseRecto', body: image });
    expect(world.doneCount()).toBe(1);
    expect(world.cameraStatus()).toBe('off');
  });

  test('a later session without viewStep is not a single-capture one', async () => {
    const world = captureWorld();
    world.open('2')();
    world.open(null);
    await world.openings.respond();
    await world.takeImage(image);
    const used = world.session.use();
    await world.calls.respond();
    await used;
    expect(world.doneCount()).toBe(0);
    expect(world.state().photo).toBe('idCardVerso');
  });
});

describe('an image that is held', () => {
  test('a held image is sent while the customer is elsewhere, without sending them to confirm', async () => {
    const world = captureWorld();
    const leave = world.open('4');
    await world.takeImage(image);
    const used = world.session.use();
    leave();
    await world.calls.respond();
    await used;
    expect(world.doneCount()).toBe(0);
    expect(world.store.getSnapshot().entry?.procedure.thumbs.clientPicture).not.toBeNull();
    expect(world.camera.isOn).toBe(false);
  });

  test('a held image that failed while the customer was elsewhere is shown in the error view', async () => {
    const world = captureWorld();
    const leave = world.open();
    await world.takeImage(image);
    const used = world.session.use();
    leave();
    await world.calls.fail(new RepositoryError('unavailable'));
    await used;
    world.open();
    expect(world.state()).toEqual({ name: 'error', type: 'internal', photo: 'idCardRecto', image });
    expect(world.cameraStatus()).toBe('off');
  });

  test('a held image that is still being sent when the customer returns leads to the next photo', async () => {
    const world = captureWorld();
    const leave = world.open();
    await world.takeImage(image);
    const used = world.session.use();
    leave();
    world.open();
    expect(world.state().name).toBe('upload');
    await world.calls.respond();
    await used;
    expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso' });
    expect(world.doneCount()).toBe(0);
  });

  test('a held image that is acknowledged between prepare and mount leads to confirm when it was the last', async () => {
    const world = captureWorld(procedureHaving(photoNames.slice(0, -1)));
    const leave = world.open();
    await world.takeImage(image);
    const used = world.session.use();
    leave();
    expect(world.session.prepare(null)).toBe(true);
    await world.calls.respond();
    await used;
    sentWasShown();
    world.session.enter(world.view);
    expect(world.doneCount()).toBe(1);
    expect(world.cameraStatus()).toBe('off');
  });
});
