import { watchFinish, watchSteps, type JourneyMessage } from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf, procedureHaving, procedureWith, requiring } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { settled } from './doubles/waiting.ts';

/** A journey, with what the page around it is told. */
function toldJourney(procedure = procedureWith(requiring('idCard'))) {
  const told: JourneyMessage[] = [];
  const world = captureWorld(procedure);
  return { ...world, told, tell: (message: JourneyMessage) => void told.push(message) };
}

const step = (photo: string, number: number, total: number) => ({
  type: 'recto-step',
  photo,
  number,
  total,
});

// Decision 11.16.
test('each photo that is asked for is told once, with its place, until the capture screen is left', async () => {
  const world = toldJourney();
  world.open();
  const stop = watchSteps(world.session, world.tell);
  await world.takeImage(imageOf('front'));
  world.session.retake();
  expect(world.told).toEqual([step('idCardRecto', 1, 2)]);
  await world.takeImage(imageOf('front'));
  const used = world.session.use();
  await settled();
  await world.calls.respond();
  await used;
  expect(world.told).toEqual([step('idCardRecto', 1, 2), step('idCardVerso', 2, 2)]);
  stop();
  world.session.back();
  expect(world.told).toHaveLength(2);
});

test('the place of a photo counts those that the provider has', () => {
  const world = toldJourney(procedureHaving(['idCardRecto', 'idCardVerso', 'driverLicenseRecto']));
  world.open();
  watchSteps(world.session, world.tell);
  expect(world.told).toEqual([step('driverLicenseVerso', 4, 5)]);
});

test('the end is told when the procedure becomes finished, and not when it is read again', async () => {
  const world = toldJourney(procedureHaving(['idCardRecto', 'idCardVerso'], requiring('idCard')));
  watchFinish(world.store, world.tell);
  const finishing = world.store.finish();
  await settled();
  expect(world.told).toEqual([]);
  await world.calls.respond();
  await finishing;
  expect(world.told).toEqual([{ type: 'recto-finished' }]);
  const reading = world.store.verify('a-token');
  await settled();
  await world.calls.respond();
  await reading;
  expect(world.told).toHaveLength(1);
});

test('the end of a procedure that was finished before is not told, also after one of another link', async () => {
  const world = toldJourney();
  const finished = procedureWith({ status: 'finished' });
  world.repository.readProcedure = async () => finished;
  watchFinish(world.store, world.tell);
  await world.store.verify('another-token');
  expect(world.store.getSnapshot().entry?.procedure.status).toBe('finished');
  expect(world.told).toEqual([]);
});
