import { CameraError, maximumUploadBytes, RepositoryError } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { imageOf } from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { changingFile, jpegFile, otherJpegFile, slowFile } from './doubles/files.ts';
import { failUnexplained } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

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
  ['over the limit', tooLarge, 'error Errors.imageSize'],
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

test('a file that becomes unreadable before it is stored leads back to the viewfinder, with a toast that stays', async () => {
  const world = captureWorld();
  world.open();
  await world.session.pick(changingFile([true, false]));
  await world.session.use();
  expect(world.state()).toMatchObject({ photo: 'idCardRecto' });
  expect(world.session.holdsImage).toBe(false);
  expect(world.toasts.shown).toMatchObject([{ code: 'Toasts.fileUnreadable', sticky: true }]);
  expect(world.calls.requests).toEqual([]);
});

// Decision 3.12.
describe('while a chosen file is read,', () => {
  test('the session holds an image, so that the page is not reloaded', async () => {
    const world = captureWorld();
    world.open();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    expect(world.session.holdsImage).toBe(true);
    read();
    await picking;
    world.session.retake();
    expect(world.session.holdsImage).toBe(false);
  });

  test('a camera that fails does not lose it', async () => {
    const world = captureWorld();
    world.open();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    await world.openings.fail(new CameraError('denied'));
    expect(world.state()).toMatchObject({ name: 'error', type: 'cameraAccess' });
    read();
    await picking;
    expect(world.state()).toMatchObject({ name: 'preview', image: file });
  });

  test('a camera that is opened again after a failure does not lose it, and is closed', async () => {
    const world = captureWorld();
    world.open();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    await world.openings.fail(new CameraError('denied'));
    world.camera.allow();
    expect(world.state()).toMatchObject({ retrying: true });
    read();
    await picking;
    expect(world.state()).toMatchObject({ name: 'preview', image: file });
    await world.openings.respond();
    expect(world.camera.isOn).toBe(false);
    expect(world.state()).toMatchObject({ name: 'preview', image: file });
    world.session.retake();
    await world.openings.respond();
    expect(world.state()).toMatchObject({ name: 'capture' });
    expect(world.cameraStatus()).toBe('live');
  });

  test('a photo that the customer takes since stands, and is not replaced by it', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    await world.takeImage(imageOf('later'));
    read();
    await picking;
    expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('later') });
  });

  test('the chosen file is shown after all if the customer drops that photo before', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    await world.takeImage(imageOf('dropped'));
    world.session.retake();
    read();
    await picking;
    expect(world.state()).toMatchObject({ name: 'preview', image: file });
  });

  test('the file that was chosen last is shown, whichever is read first', async () => {
    const world = captureWorld();
    world.open();
    const { file, read } = slowFile();
    const first = world.session.pick(file);
    await world.session.pick(otherJpegFile);
    expect(world.state()).toMatchObject({ image: otherJpegFile });
    read();
    await first;
    expect(world.state()).toMatchObject({ name: 'preview', image: otherJpegFile });
  });

  test('a photo of this step that is being sent stands', async () => {
    const world = captureWorld();
    world.open();
    await world.openings.respond();
    const { file, read } = slowFile();
    const picking = world.session.pick(file);
    await world.takeImage(imageOf('used'));
    void world.session.use();
    await settled();
    read();
    await picking;
    expect(world.state()).toMatchObject({ name: 'upload', image: imageOf('used') });
  });
});

test('a file that is chosen while a photo is in the preview replaces it, unmirrored', async () => {
  const world = captureWorld();
  world.open('4');
  await world.takeImage(imageOf('selfie'));
  expect(world.state()).toMatchObject({ mirrored: true });
  await world.session.pick(jpegFile);
  const replaced = { name: 'preview', photo: 'clientPicture', image: jpegFile, replaces: null };
  expect(world.state()).toEqual(replaced);
});

test('a photo that was being taken for an earlier viewfinder is not shown in a later one', async () => {
  const world = captureWorld();
  world.open();
  await world.openings.respond();
  const first = world.session.shutter();
  await world.session.pick(jpegFile);
  world.session.retake();
  await world.wakes.respond();
  expect(world.cameraStatus()).toBe('live');
  const second = world.session.shutter();
  await world.shots.respond(imageOf('earlier'));
  await first;
  expect(world.state().name).toBe('capture');
  expect(world.cameraStatus()).toBe('taking');
  await world.shots.respond(imageOf('later'));
  await second;
  expect(world.state()).toMatchObject({ name: 'preview', image: imageOf('later') });
});
