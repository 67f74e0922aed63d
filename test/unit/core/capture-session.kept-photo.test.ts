import { expect, test } from 'vitest';
import { imageOf, procedureLacking } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { settled } from './doubles/waiting.ts';

/** What is shown of a photo that was kept, to be sent later, when there is news of it. */

const kept = { previous: { photo: 'idCardRecto', outcome: 'kept' } };
const onItsWay = { previous: { photo: 'idCardRecto', outcome: 'sent' } };

/** The customer continues while the first photo is being sent. */
async function continueMeanwhile(world: ReturnType<typeof captureWorld>) {
  world.open();
  await world.takeImage(imageOf('front'));
  const using = world.session.use();
  await settled();
  world.session.sendInBackground();
  await using;
}

test('a photo that is refused later is no longer shown as on its way', async () => {
  const world = captureWorld();
  await continueMeanwhile(world);
  expect(world.state()).toMatchObject({ name: 'capture', photo: 'idCardVerso', ...onItsWay });
  world.repository.settings.failing = { savePhoto: 'refused' };
  await world.calls.respond();
  await world.calls.respond();
  expect(world.toasts.texts).toEqual(['error Errors.internalError']);
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso' });
});

test('a photo that is sent later is shown as sent', async () => {
  const world = captureWorld();
  await continueMeanwhile(world);
  await world.calls.respond();
  const sent = { photo: 'idCardRecto', outcome: 'sent' };
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso', previous: sent });
});

test('a photo that the customer leaves as failed is shown as kept until it is sent', async () => {
  const world = captureWorld();
  world.open();
  await world.takeImage(imageOf('front'));
  const using = world.session.use();
  await settled();
  world.repository.settings.failing = { savePhoto: 'refused' };
  await world.calls.respond();
  await world.calls.respond();
  await using;
  world.session.sendLater();
  expect(world.state()).toMatchObject(kept);
  world.repository.settings.failing = {};
  void world.uploads.retry('idCardRecto');
  await world.calls.respond();
  expect(world.state()).toMatchObject({ previous: { photo: 'idCardRecto', outcome: 'sent' } });
});

test('the toast for the next screen is not shown over the one that says that the photo was not sent', async () => {
  const world = captureWorld(procedureLacking('idCardRecto'));
  const leave = world.open();
  await world.takeImage(imageOf('front'));
  const using = world.session.use();
  await settled();
  world.session.sendInBackground();
  await using;
  world.repository.settings.failing = { savePhoto: 'refused' };
  await world.calls.respond();
  await world.calls.respond();
  leave();
  expect(world.toasts.texts).toEqual(['error Errors.internalError']);
});
