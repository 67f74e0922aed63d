import { ConfirmSession, photoNames, ProcedureStore, RepositoryError, type Procedure } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { jpegFile, otherJpegFile, textFile, unreadableFile } from './doubles/files.ts';
import { entryOf, photosWith, procedureHaving, procedureWith, thumbOf } from './doubles/procedures.ts';
import { TestRepository, type Call } from './doubles/test-repository.ts';
import { TestStorage } from './doubles/test-storage.ts';
import { TestToasts } from './doubles/test-toasts.ts';
import { settled, Waiting } from './doubles/waiting.ts';

const photo = 'idCardRecto';

function confirmWorld(procedure: Procedure | null = procedureWith()) {
  const calls = new Waiting<Call, void>();
  const toasts = new TestToasts();
  const storage = new TestStorage(procedure === null ? null : entryOf(procedure));
  const store = new ProcedureStore({ repository: new TestRepository(calls.ask), storage, toasts });
  const session = new ConfirmSession(store, toasts);
  return {
    session,
    store,
    calls,
    toasts,
    tile: (name: (typeof photoNames)[number] = photo) =>
      session
        .getSnapshot()
        .sections.flatMap(({ tiles }) => tiles)
        .find((tile) => tile.photo === name)?.state,
  };
}

describe('sections', () => {
  test('are those of the required documents, with a tile for each photo', () => {
    const sections = (flags: Partial<Procedure>) =>
      confirmWorld(procedureWith(flags))
        .session.getSnapshot()
        .sections.map(({ document, tiles }) => [document, tiles.map((tile) => tile.photo)]);
    const idCard = ['idCard', ['idCardRecto', 'idCardVerso']];
    const licence = ['driverLicense', ['driverLicenseRecto', 'driverLicenseVerso']];
    const selfie = ['clientPicture', ['clientPicture']];
    expect(sections({})).toEqual([idCard, licence, selfie]);
    expect(sections({ idCardRequired: false })).toEqual([licence, selfie]);
    expect(sections({ driverLicenseRequired: false })).toEqual([idCard, selfie]);
    expect(sections({ driverPictureRequired: false })).toEqual([idCard, licence]);
  });

  test('are none where no link was verified', () => {
    expect(confirmWorld(null).session.getSnapshot().sections).toEqual([]);
  });

  test('show what the provider has: its thumb, or that there is a photo without one', () => {
    const procedure = procedureHaving(['idCardRecto'], { photos: photosWith(['idCardVerso'], () => ({})) });
    const { tile } = confirmWorld(procedure);
    expect(tile('idCardRecto')).toEqual({ name: 'filled', thumb: thumbOf('idCardRecto') });
    expect(tile('idCardVerso')).toEqual({ name: 'filled', thumb: null });
    expect(tile('clientPicture')).toEqual({ name: 'empty' });
  });
});

describe('a chosen file', () => {
  test('is sent, with its progress, and fills the tile', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    expect(tile()).toEqual({ name: 'uploading', progress: 0 });
    await settled();
    const [call] = calls.requests;
    expect(call).toMatchObject({ method: 'uploadPhoto', photo, body: jpegFile });
    call?.options.onProgress?.(0.4);
    expect(tile()).toEqual({ name: 'uploading', progress: 0.4 });
    call?.options.onProgress?.(1);
    expect(tile()).toEqual({ name: 'uploading', progress: 1 });
    await calls.answer();
    await chosen;
    expect(tile()).toEqual({ name: 'filled', thumb: thumbOf(photo) });
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
    call?.options.onProgress?.(0.2);
    expect(tile(), 'late progress says nothing').toEqual({ name: 'filled', thumb: thumbOf(photo) });
  });

  test('that §5 does not allow is refused before a byte of it is sent', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const large = new File([], 'large.jpg');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await session.choose(photo, large);
    await session.choose(photo, textFile);
    await session.choose(photo, new File([], 'empty.png'));
    expect(calls.requests).toEqual([]);
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual([
      'error Errors.imageSize',
      'error Errors.imageExtension',
      'error Errors.imageExtension',
    ]);
  });

  test('that the device can not read is told of, and the tile is free again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    await session.choose(photo, unreadableFile());
    expect(calls.requests).toEqual([]);
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
  });

  test('that fails to arrive is told of, and can be chosen again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('unreachable'));
    await chosen;
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
    const again = session.choose(photo, jpegFile);
    await settled();
    await calls.answer();
    await again;
    expect(tile()).toMatchObject({ name: 'filled' });
  });

  test('is not sent twice while it is on its way; other tiles send beside it', async () => {
    const { session, calls, tile } = confirmWorld();
    const chosen = [session.choose(photo, jpegFile), session.choose(photo, otherJpegFile)];
    chosen.push(session.choose('idCardVerso', otherJpegFile));
    await settled();
    expect(calls.requests.map(({ photo, body }) => [photo, body])).toEqual([
      ['idCardRecto', jpegFile],
      ['idCardVerso', otherJpegFile],
    ]);
    await calls.answer(undefined, 1);
    expect(tile('idCardVerso')).toMatchObject({ name: 'filled' });
    expect(tile('idCardRecto')).toMatchObject({ name: 'uploading' });
    await calls.answer();
    await Promise.all(chosen);
  });
});

describe('cancel', () => {
  test('stops the upload, frees the tile at once and shows no toast', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    session.cancel(photo);
    expect(calls.requests[0]?.options.signal?.aborted).toBe(true);
    expect(tile()).toEqual({ name: 'empty' });
    await chosen;
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.shown).toEqual([]);
  });

  test.each([jpegFile, textFile])(
    'while the file is still looked at sends nothing and says nothing',
    async (file) => {
      const { session, calls, tile, toasts } = confirmWorld();
      const chosen = session.choose(photo, file);
      session.cancel(photo);
      await chosen;
      expect(calls.requests).toEqual([]);
      expect(toasts.shown).toEqual([]);
      expect(tile()).toEqual({ name: 'empty' });
    },
  );

  test('the next file is sent by itself, undisturbed by the first', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const first = session.choose(photo, jpegFile);
    await settled();
    session.cancel(photo);
    const second = session.choose(photo, otherJpegFile);
    await first;
    await settled();
    calls.requests[0]?.options.onProgress?.(0.9);
    expect(tile()).toEqual({ name: 'uploading', progress: 0 });
    calls.requests[1]?.options.onProgress?.(0.5);
    expect(tile()).toEqual({ name: 'uploading', progress: 0.5 });
    await calls.answer(undefined, 1);
    await second;
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('of a tile where nothing is sent does nothing', () => {
    const { session, tile } = confirmWorld(procedureHaving([photo]));
    session.cancel(photo);
    expect(tile()).toMatchObject({ name: 'filled' });
  });
});

describe('deleting', () => {
  const held = procedureHaving(photoNames);

  test('asks first; No keeps the photo', () => {
    const { session, calls, tile } = confirmWorld(held);
    session.askToDelete(photo);
    expect(session.getSnapshot().deletion).toEqual({ status: 'asking', photo });
    session.keep();
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(calls.requests).toEqual([]);
    expect(tile()).toMatchObject({ name: 'filled' });
  });

  test('Yes deletes it; the modal closes when the provider has answered', async () => {
    const { session, calls, tile, toasts } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = session.delete();
    expect(session.getSnapshot().deletion).toEqual({ status: 'deleting', photo });
    expect(tile()).toMatchObject({ name: 'filled' });
    await calls.answer();
    await deleted;
    expect(calls.requests).toEqual([expect.objectContaining({ method: 'deletePhoto', photo })]);
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(tile()).toEqual({ name: 'empty' });
    expect(session.getSnapshot().missing).toEqual([photo]);
    expect(toasts.texts).toEqual(['success Toasts.photoDeleted']);
  });

  test('two taps on Yes send once; No and another delete button do nothing meanwhile', async () => {
    const { session, calls } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = Promise.all([session.delete(), session.delete()]);
    session.keep();
    session.askToDelete('clientPicture');
    expect(session.getSnapshot().deletion).toEqual({ status: 'deleting', photo });
    await calls.answer();
    await deleted;
    expect(calls.requests).toHaveLength(1);
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
  });

  test('that fails is told of, and the photo stays', async () => {
    const { session, calls, tile, toasts } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = session.delete();
    await calls.fail(new RepositoryError('refused'));
    await deleted;
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
  });

  test('Yes without a question deletes nothing', async () => {
    const { session, calls } = confirmWorld(held);
    await session.delete();
    expect(calls.requests).toEqual([]);
  });
});

describe('confirm', () => {
  test.each(photoNames)('waits for %s', async (name) => {
    const { session, calls } = confirmWorld(procedureHaving(photoNames.filter((other) => other !== name)));
    expect(session.getSnapshot().missing).toEqual([name]);
    await expect(session.finish()).resolves.toBe(false);
    expect(calls.requests).toEqual([]);
  });

  test('finishes the procedure once, however often it is tapped', async () => {
    const { session, calls, store } = confirmWorld(procedureHaving(photoNames));
    expect(session.getSnapshot()).toMatchObject({ missing: [], finishing: false });
    const taps = Promise.all([session.finish(), session.finish()]);
    expect(session.getSnapshot().finishing).toBe(true);
    await calls.answer();
    await expect(taps).resolves.toEqual([true, false]);
    expect(calls.requests.map(({ method }) => method)).toEqual(['setFinished']);
    expect(session.getSnapshot().finishing).toBe(false);
    expect(store.getSnapshot().entry?.procedure.status).toBe('finished');
  });

  test('that fails can be tapped again', async () => {
    const { session, calls, toasts } = confirmWorld(procedureHaving(photoNames));
    const failed = session.finish();
    await calls.fail(new RepositoryError('unreachable'));
    await expect(failed).resolves.toBe(false);
    expect(toasts.texts).toEqual(['error Errors.internalError']);
    expect(session.getSnapshot().finishing).toBe(false);
  });
});

test('the screen hears of every change, also of one that another screen made', async () => {
  const { session, store, calls, tile } = confirmWorld();
  let told = 0;
  session.subscribe(() => (told += 1));
  const saved = store.uploadPhoto('clientPicture', jpegFile);
  await calls.answer();
  await saved;
  expect(told).toBe(1);
  expect(tile('clientPicture')).toMatchObject({ name: 'filled' });
  expect(session.getSnapshot()).toBe(session.getSnapshot());
});
