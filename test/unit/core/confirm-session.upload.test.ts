import { MemoryPhotoVault } from '@recto/adapters/fake';
import { RepositoryError } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { confirmWorld } from './doubles/confirm-world.ts';
import { jpegFile, otherJpegFile, textFile, unreadableFile } from './doubles/files.ts';
import { procedureHaving, thumbOf } from '../../support/procedures.ts';
import { settled } from './doubles/waiting.ts';

const photo = 'idCardRecto';

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
    await calls.respond();
    await chosen;
    expect(tile()).toEqual({ name: 'filled', thumb: thumbOf(photo) });
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
    call?.options.onProgress?.(0.2);
    expect(tile(), 'late progress is ignored').toEqual({ name: 'filled', thumb: thumbOf(photo) });
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

  test('that the device can not read shows a toast, and the tile is empty again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    await session.choose(photo, unreadableFile());
    expect(calls.requests).toEqual([]);
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
  });

  test('is dropped by a programming error: the error is thrown, and the tile is empty again', async () => {
    const { session, tile, toasts } = confirmWorld();
    const broken = new File([], 'broken.jpg');
    broken.slice = () => {
      throw new TypeError('a mistake');
    };
    await expect(session.choose(photo, broken)).rejects.toThrow('a mistake');
    expect(tile()).toEqual({ name: 'empty' });
    expect(toasts.shown).toEqual([]);
  });

  test('to which the provider responds with an error shows a toast, and can be sent again', async () => {
    const { session, calls, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('unavailable'));
    await chosen;
    expect(tile()).toMatchObject({ name: 'failed', content: { source: 'picked', photo, file: jpegFile } });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
    const again = session.retry(photo);
    await settled();
    expect(tile()).toEqual({ name: 'uploading', progress: 0 });
    await calls.respond();
    await again;
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(calls.requests.map(({ body }) => body)).toEqual([jpegFile, jpegFile]);
    expect(toasts.texts.slice(1)).toEqual(['success Toasts.photoSent']);
  });

  test('without a response waits, with its picture, and is sent when the page is visible again', async () => {
    const { session, calls, device, tile, toasts } = confirmWorld();
    const chosen = session.choose(photo, jpegFile);
    await settled();
    await calls.fail(new RepositoryError('unreachable'));
    await chosen;
    expect(tile()).toMatchObject({ name: 'waiting', content: { source: 'picked', photo, file: jpegFile } });
    expect(toasts.texts).toEqual(['info Toasts.photoKept']);
    hideAndShow(device);
    await settled();
    expect(tile()).toEqual({ name: 'uploading', progress: 0 });
    await calls.respond();
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts.slice(1)).toEqual(['success Toasts.photoSent']);
  });

  test('that waits on a phone without storage shows a toast that it is kept while the page is open', async () => {
    const vault = new MemoryPhotoVault({ storedIn: 'memory' });
    const { session, device, tile, toasts } = confirmWorld(procedureHaving([]), vault);
    device.setOnline(false);
    await session.choose(photo, jpegFile);
    expect(tile()).toMatchObject({ name: 'waiting' });
    expect(toasts.texts).toEqual(['info Toasts.photoKeptInPage']);
  });

  test('is sent once while it is in progress; the next one waits for its turn, without a toast', async () => {
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
  test('stops the upload, empties the tile at once and shows no toast', async () => {
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
    'while the file is still being checked sends nothing and shows nothing',
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

  test('does not affect the next file, which is sent', async () => {
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
    await calls.respond(undefined, 1);
    await second;
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['success Toasts.photoSent']);
  });

  test('of a tile without an upload does nothing', () => {
    const { session, tile } = confirmWorld(procedureHaving([photo]));
    session.cancel(photo);
    expect(tile()).toMatchObject({ name: 'filled' });
  });
});
