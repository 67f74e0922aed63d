import { maximumUploadBytes, RepositoryError } from '@recto/core';
import { expect, test } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { failUnexplained } from './doubles/provider.ts';

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])]);
const gif = new Blob(['GIF89a, not allowed']);
const tooLarge = new Blob([jpeg, new Uint8Array(maximumUploadBytes)]);

test('a chosen file is previewed, sent by call 7, and leads to the next photo', async () => {
  const world = captureWorld();
  world.open();
  await world.session.pick(jpeg);
  expect(world.state()).toEqual({ name: 'preview', photo: 'idCardRecto', image: jpeg, replaces: null });
  const used = world.session.use();
  await world.calls.respond();
  expect(world.calls.requests).toMatchObject([{ method: 'uploadPhoto', photo: 'idCardRecto', body: jpeg }]);
  await used;
  const previous = { photo: 'idCardRecto', outcome: 'sent' };
  expect(world.state()).toEqual({ name: 'capture', photo: 'idCardVerso', previous });
});

test.each([
  ['of another type', gif, 'error Errors.imageExtension'],
  ['over 20 MB', tooLarge, 'error Errors.imageSize'],
])('a file %s is rejected with a toast, and the viewfinder stays', async (_name, file, toast) => {
  const world = captureWorld();
  world.open();
  await world.session.pick(file);
  expect(world.state()).toEqual({ name: 'init', photo: 'idCardRecto' });
  expect(world.toasts.texts).toEqual([toast]);
});

test('a file that could not be sent is kept; retry sends the same file', async () => {
  const world = captureWorld();
  world.open();
  await world.session.pick(jpeg);
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('unavailable'));
  await used;
  expect(world.state()).toMatchObject({ name: 'error', type: 'internal', image: jpeg });
  const retried = world.session.retry();
  await world.calls.respond();
  await retried;
  expect(world.calls.requests.map(({ body }) => body)).toEqual([jpeg, jpeg]);
});
