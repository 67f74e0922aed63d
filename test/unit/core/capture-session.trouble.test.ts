import { expect, test } from 'vitest';
import { RepositoryError } from '@recto/core';
import { imageOf, procedureHaving } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { failUnexplained } from './doubles/provider.ts';
import { textFile } from './doubles/files.ts';
import { settled } from './doubles/waiting.ts';

/** The viewfinder of the back, while the front that waited in the queue is refused. */
async function afterRefusal(error: 'refused' | 'tooLarge') {
  const world = captureWorld(procedureHaving([]));
  world.open();
  await world.takeImage(imageOf('front'));
  const used = world.session.use();
  world.session.sendInBackground();
  await used;
  expect(world.state()).toMatchObject({ photo: 'idCardVerso' });
  expect(world.session.getSnapshot().trouble).toBeNull();
  await failUnexplained(world.calls, new RepositoryError(error));
  await settled();
  return world;
}

// Decision 8.6.
test('a photo that is refused in the background is the trouble of the viewfinder, and its toast is only said', async () => {
  const { session, toasts } = await afterRefusal('refused');
  expect(session.getSnapshot().trouble).toEqual({ photo: 'idCardRecto', problem: 'failed' });
  expect(toasts.shown).toMatchObject([{ code: 'Errors.internalError', sticky: false, saidOnly: true }]);
});

test('mending sends it again, and the viewfinder stays', async () => {
  const { session, calls, state } = await afterRefusal('refused');
  const mended = session.mend();
  expect(session.getSnapshot().trouble).toBeNull();
  await calls.respond();
  await mended;
  expect(calls.requests.filter(({ method }) => method === 'savePhoto')).toHaveLength(2);
  expect(session.getSnapshot().trouble).toBeNull();
  expect(state()).toMatchObject({ photo: 'idCardVerso' });
});

test('one that is too large is taken again', async () => {
  const { session, uploads, state } = await afterRefusal('tooLarge');
  expect(session.getSnapshot().trouble).toEqual({ photo: 'idCardRecto', problem: 'Toasts.photoTooLarge' });
  await session.mend();
  expect(state()).toMatchObject({ photo: 'idCardRecto' });
  expect(uploads.getSnapshot()).toEqual([]);
  expect(session.getSnapshot().trouble).toBeNull();
});

test('a file that is not allowed is the trouble of its viewfinder, until a photo is taken', async () => {
  const world = captureWorld(procedureHaving([]));
  world.open();
  await world.takeImage(imageOf('front'));
  world.session.retake();
  await world.session.pick(textFile);
  expect(world.session.getSnapshot().trouble).toEqual({
    photo: 'idCardRecto',
    problem: 'Errors.imageExtension',
  });
  expect(world.toasts.shown).toMatchObject([{ code: 'Errors.imageExtension', saidOnly: true }]);
  await world.takeImage(imageOf('front'));
  expect(world.session.getSnapshot().trouble).toBeNull();
});
