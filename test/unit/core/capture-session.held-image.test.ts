import { CameraError, RepositoryError } from '@recto/core';
import { expect, test } from 'vitest';
import { captureWorld, rearAndWide } from './doubles/capture-world.ts';
import { imageOf, procedureWith } from './doubles/procedures.ts';

const image = imageOf('card');

/** The person took the ID front, it could not be sent, and they left for confirm. */
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

test('an image that could not be sent comes first when the person comes back', async () => {
  const world = await leftWithAnUnsentImage();
  expect(world.session.prepare('1')).toBe(true);
  expect(world.state()).toEqual({ name: 'error', type: 'internal', photo: 'idCardRecto', image });
});

test('not so when it was taken back on the confirm screen meanwhile', async () => {
  const world = await leftWithAnUnsentImage();
  world.sending.drop('idCardRecto');
  expect(world.session.prepare(null)).toBe(true);
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
});

test('not so when it was sent again from the confirm screen meanwhile', async () => {
  const world = await leftWithAnUnsentImage();
  void world.sending.retry('idCardRecto');
  expect(world.session.prepare(null)).toBe(true);
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardVerso' });
});

test('an image of a procedure that begins again is dropped', async () => {
  const world = await leftWithAnUnsentImage();
  const verified = world.store.verify('token');
  await world.calls.answer();
  await verified;
  expect(procedureWith().status).toBe('started');
  expect(world.state().name).toBe('error');
  const finished = world.store.finish();
  await world.calls.answer();
  await finished;
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
});

test('a camera that is found dead at the shutter is opened again', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.answer(rearAndWide);
  const shutter = world.session.shutter();
  await world.shots.fail(new CameraError('lost'));
  await shutter;
  expect(world.cameraStatus()).toBe('starting');
  await world.openings.answer(rearAndWide);
  expect(world.cameraStatus()).toBe('live');
  expect(world.state().name).toBe('capture');
});
