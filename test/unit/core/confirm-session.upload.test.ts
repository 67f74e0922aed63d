import { MemoryPhotoVault } from '@recto/adapters/fake';
import { maximumUploadBytes, photoNames, RepositoryError, type PhotoUpload } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { confirmWorld } from './doubles/confirm-world.ts';
import {
  changingFile,
  jpegFile,
  otherJpegFile,
  slowFile,
  textFile,
  unreadableFile,
} from './doubles/files.ts';
import { procedureHaving, procedureWith, thumbOf } from '../../support/procedures.ts';
import { settled } from './doubles/waiting.ts';

const photo = 'idCardRecto';

function picked(file: Blob): PhotoUpload {
  return { source: 'picked', photo, file };
}

describe('a chosen file', () => {
  test('a chosen file is held by the session while it is checked, so that the page is not reloaded', async () => {
    const { session } = confirmWorld();
    const { file, read } = slowFile();
    const chosen = session.choose(photo, file);
    expect(session.holdsFile).toBe(true);
    session.cancel(photo);
    expect(session.holdsFile).toBe(false);
    read();
    await chosen;
  });

  test('a chosen file is sent, with its progress, and fills the tile', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    expect(tile()).toEqual({ name: 'uploading', content: picked(jpegFile), progress: 0 });
    await settled();
    const [call] = calls.requests;
    expect(call).toMatchObject({ method: 'uploadPhoto', photo, body: jpegFile });
    call?.options.onProgress?.(0.4);
    expect(tile()).toMatchObject({ name: 'uploading', progress: 0.4 });
    call?.options.onProgress?.(1);
    expect(tile()).toMatchObject({ name: 'uploading', progress: 1 });
    await calls.respond();
    await chosen;
    const filled = { name: 'filled', thumb: thumbOf(photo), content: picked(jpegFile) };
    expect(tile()).toEqual(filled);
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
    call?.options.onProgress?.(0.2);
    expect(tile(), 'late progress is ignored').toEqual(filled);
  });

  test('a chosen file changes its own tile only: the others are the same objects, and nothing is reported twice', async () => {
    const { session, calls } = confirmWorld();
    const tiles = () => session.getSnapshot().sections.flatMap((section) => section.tiles);
    const [own, ...others] = tiles();
    const snapshots = new Set([session.getSnapshot()]);
    session.subscribe(() => snapshots.add(session.getSnapshot()));
    const chosen = session.choose(photo, jpegFile);
    await settled();
    const [changed, ...kept] = tiles();
    expect(changed).not.toBe(own);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every((tile, index) => tile === others[index])).toBe(true);
    // The check of the file and the beginning of its upload look the same.
    expect(snapshots.size).toBe(2);
    await calls.respond();
    await chosen;
  });

  test('a chosen file that §5 does not allow is refused before a byte of it is sent', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const large = new File([], 'large.jpg');
    Object.defineProperty(large, 'size', { value: maximumUploadBytes + 1 });
    await session.choose(photo, large);
    await session.choose(photo, textFile);
    await session.choose(photo, new File([], 'empty.png'));
    expect(calls.requests).toEqual([]);
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual([
      'error Errors.imageSize',
      'error Errors.imageExtension',
      'error Toasts.fileUnreadable',
    ]);
  });

  test('a chosen file that the device can not read shows a toast, and the tile is empty again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    await session.choose(photo, unreadableFile());
    expect(calls.requests).toEqual([]);
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual(['error Toasts.fileUnreadable']);
  });

  test.each([
    ['is not allowed', textFile, 'Errors.imageExtension'],
    ['can not be read', unreadableFile(), 'Toasts.fileUnreadable'],
  ])(
    'a chosen file that %s is explained by its tile until another one is chosen',
    async (_why, file, problem) => {
      const { session, calls, toasts } = confirmWorld();
      const problems = () =>
        session.getSnapshot().sections.flatMap(({ tiles }) => tiles.map((each) => each.problem));
      await session.choose(photo, file);
      expect(problems()).toEqual(photoNames.map((name) => (name === photo ? problem : null)));
      // The tile says it: the toast closes by itself, and is about this photo.
      expect(toasts.shown).toMatchObject([{ about: photo, sticky: false }]);
      const chosen = session.choose(photo, jpegFile);
      expect(problems()).toEqual(photoNames.map(() => null));
      await settled();
      await calls.respond();
      await chosen;
    },
  );

  // Decision 3.7.
  test.each([
    ['empty', procedureWith()],
    ['filled', procedureHaving([photo])],
  ])(
    'a chosen file that becomes unreadable before it is stored leaves the tile %s, with the reason and no retry',
    async (name, procedure) => {
      const { session, calls, tile, toasts } = confirmWorld(procedure);
      await session.choose(photo, changingFile([true, false]));
      expect(tile()).toMatchObject({ name });
      expect(session.getSnapshot().sections[0]!.tiles[0]!.problem).toBe('Toasts.fileUnreadable');
      expect(toasts.shown).toMatchObject([{ code: 'Toasts.fileUnreadable', about: photo, sticky: false }]);
      expect(calls.requests).toEqual([]);
    },
  );

  test('a chosen file replaces a photo that the provider has, without deleting it first', async () => {
    const { session, calls, tile } = confirmWorld(procedureHaving([photo]));
    const chosen = session.choose(photo, jpegFile);
    await settled();
    expect(tile()).toMatchObject({ name: 'uploading' });
    expect(session.getSnapshot().missing).toContain(photo);
    await calls.respond();
    await chosen;
    expect(tile()).toMatchObject({ name: 'filled', content: picked(jpegFile) });
    expect(calls.requests.map(({ method }) => method)).toEqual(['uploadPhoto']);
  });

  test('a chosen file is not lost if the customer confirms while it is checked', async () => {
    const { session, calls } = confirmWorld(procedureHaving([...photoNames]));
    const chosen = session.choose(photo, jpegFile);
    expect(session.getSnapshot().missing).toEqual([photo]);
    await expect(session.finish()).resolves.toBe(false);
    await settled();
    expect(calls.requests.map(({ method }) => method)).toEqual(['uploadPhoto']);
    await calls.respond();
    await chosen;
    expect(session.getSnapshot().missing).toEqual([]);
  });

  test('a chosen file is not shown in place of a photo that has come to the provider by another way', async () => {
    const { session, store, calls, tile } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.respond();
    await chosen;
    const { token } = store.getSnapshot().entry!;
    store.recordThumb(token, photo, { displayUrl: 'https://example.org/other.jpg' });
    expect(tile()).toMatchObject({ name: 'filled', content: null });
  });

  test('a chosen file is dropped by a programming error: the error is thrown, and the tile is empty again', async () => {
    const { session, tile, toasts } = confirmWorld();
    const broken = new File([], 'broken.jpg');
    broken.slice = () => {
      throw new TypeError('a mistake');
    };
    await expect(session.choose(photo, broken)).rejects.toThrow('a mistake');
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.shown).toEqual([]);
  });

  test('a chosen file to which the provider responds with an error shows a toast, and can be sent again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('unavailable'));
    await chosen;
    expect(tile()).toMatchObject({ name: 'failed', content: { source: 'picked', photo, file: jpegFile } });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
    const again = session.retry(photo);
    await settled();
    expect(tile()).toMatchObject({ name: 'uploading', progress: 0 });
    await calls.respond();
    await again;
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(calls.requests.map(({ body }) => body)).toEqual([jpegFile, jpegFile]);
    expect(toasts.texts.slice(1)).toEqual(['success Toasts.photoSent']);
  });

  test('a chosen file that is too large for the provider or a gateway stays, and its tile and a toast say so', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('tooLarge'));
    await chosen;
    expect(tile()).toMatchObject({ name: 'failed', content: { source: 'picked', photo, file: jpegFile } });
    const tiles = session.getSnapshot().sections.flatMap((section) => section.tiles);
    expect(tiles.map(({ problem }) => problem)).toContain('Toasts.photoTooLarge');
    expect(toasts.texts).toEqual(['error Toasts.photoTooLarge']);
  });

  test('a chosen file without a response waits, with its picture, and is sent when the page is visible again', async () => {
    const { session, calls, device, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('unreachable'));
    await chosen;
    expect(tile()).toMatchObject({ name: 'waiting', content: { source: 'picked', photo, file: jpegFile } });
    expect(toasts.texts).toEqual(['info Toasts.photoKept']);
    hideAndShow(device);
    await settled();
    expect(tile()).toMatchObject({ name: 'uploading', progress: 0 });
    await calls.respond();
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts.slice(1)).toEqual(['success Toasts.photoSent']);
  });

  test('a chosen file that waits on a phone without storage shows a toast that it is kept while the page is open', async () => {
    const vault = new MemoryPhotoVault({ storedIn: 'memory' });
    const { session, device, tile, toasts } = confirmWorld(procedureHaving([]), vault);
    device.setOnline(false);
    await session.choose(photo, jpegFile);
    expect(tile()).toMatchObject({ name: 'waiting' });
    expect(toasts.texts).toEqual(['info Toasts.photoKeptInPage']);
  });

  test('a chosen file is sent once while it is in progress; the next one waits for its turn, without a toast', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = [session.choose(photo, jpegFile), session.choose(photo, otherJpegFile)];
    chosen.push(session.choose('idCardVerso', otherJpegFile));
    await settled();
    expect(calls.requests.map((call) => [call.photo, call.body])).toEqual([['idCardRecto', jpegFile]]);
    expect(tile('idCardVerso')).toMatchObject({ name: 'waiting' });
    await calls.respond();
    expect(tile('idCardRecto')).toMatchObject({ name: 'filled' });
    expect(tile('idCardVerso')).toMatchObject({ name: 'uploading' });
    await calls.respond();
    await Promise.all(chosen);
    expect(tile('idCardVerso')).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['success Toasts.photoSent', 'success Toasts.photoSent']);
  });
});

describe('cancel', () => {
  test('cancel stops the upload, empties the tile at once and shows no toast', async () => {
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
    'cancel while the file is still being checked sends nothing and shows nothing',
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

  test('cancel does not affect the next file, which is sent', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const first = session.choose(photo, jpegFile);
    await settled();
    session.cancel(photo);
    const second = session.choose(photo, otherJpegFile);
    await first;
    await settled();
    calls.requests[0]?.options.onProgress?.(0.9);
    expect(tile()).toMatchObject({ name: 'uploading', progress: 0 });
    calls.requests[1]?.options.onProgress?.(0.5);
    expect(tile()).toMatchObject({ name: 'uploading', progress: 0.5 });
    await calls.respond(undefined, 1);
    await second;
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('cancel of a tile without an upload does nothing', () => {
    const { session, tile } = confirmWorld(procedureHaving([photo]));
    session.cancel(photo);
    expect(tile()).toMatchObject({ name: 'filled' });
  });
});

describe('a photo that the provider refuses in the background', () => {
  /** The provider responds with an error to a photo for which no screen waits. */
  async function refused(world: ReturnType<typeof confirmWorld>) {
    const { session, calls, device } = world;
    device.setOnline(false);
    await session.choose(photo, jpegFile);
    device.setOnline(true);
    await settled();
    await calls.fail(new RepositoryError('unavailable'));
  }

  const toast = { kind: 'error', code: 'Errors.internalError', failed: 'upload', about: photo };

  test('a photo that the provider refuses in the background is named by a toast that stays, until the confirm screen shows its tile', async () => {
    const world = confirmWorld();
    await refused(world);
    expect(world.toasts.standing).toMatchObject([{ ...toast, sticky: true }]);
    const leave = world.session.enter();
    expect(world.toasts.standing).toEqual([]);
    leave();
  });

  test('a photo that the provider refuses in the background is named by a toast that closes by itself while the confirm screen is shown', async () => {
    const world = confirmWorld();
    world.session.enter();
    await refused(world);
    expect(world.toasts.shown.at(-1)).toMatchObject({ ...toast, sticky: false });
  });

  test('no longer has its toast when it is sent again', async () => {
    const world = confirmWorld();
    await refused(world);
    void world.session.retry(photo);
    expect(world.toasts.standing).toEqual([]);
  });
});
