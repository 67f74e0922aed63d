import { photoNames, RepositoryError, type DocumentName } from '@recto/core';
import { deliver } from '../../../packages/core/src/uploads/deliver.ts';
import { describe, expect, test } from 'vitest';
import { confirmWorld } from './doubles/confirm-world.ts';
import { jpegFile } from './doubles/files.ts';
import {
  imageOf,
  photosWith,
  procedureHaving,
  procedureWith,
  requiring,
  thumbOf,
} from '../../support/procedures.ts';
import { failUnexplained } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const photo = 'idCardRecto';

describe('sections', () => {
  test('the sections are those of the required documents, with a tile for each photo', () => {
    const sections = (...required: readonly DocumentName[]) =>
      confirmWorld(procedureWith(requiring(...required)))
        .session.getSnapshot()
        .sections.map(({ document, tiles }) => [document, tiles.map((tile) => tile.photo)]);
    const idCard = ['idCard', ['idCardRecto', 'idCardVerso']];
    const licence = ['driverLicense', ['driverLicenseRecto', 'driverLicenseVerso']];
    const selfie = ['clientPicture', ['clientPicture']];
    expect(sections('idCard', 'driverLicense', 'clientPicture')).toEqual([idCard, licence, selfie]);
    expect(sections('driverLicense', 'clientPicture')).toEqual([licence, selfie]);
    expect(sections('idCard', 'clientPicture')).toEqual([idCard, selfie]);
    expect(sections('idCard', 'driverLicense')).toEqual([idCard, licence]);
  });

  test('there are none if no link was verified', () => {
    expect(confirmWorld(null).session.getSnapshot().sections).toEqual([]);
  });

  test('the sections show the provider’s thumb, or a filled tile without one', () => {
    const procedure = procedureHaving(['idCardRecto'], { photos: photosWith(['idCardVerso'], () => ({})) });
    const { tile } = confirmWorld(procedure);
    expect(tile('idCardRecto')).toEqual({
      name: 'filled',
      thumb: thumbOf('idCardRecto'),
      content: null,
    });
    expect(tile('idCardVerso')).toEqual({ name: 'filled', thumb: null, content: null });
    expect(tile('clientPicture')).toEqual({ name: 'empty' });
  });

  test('the sections say which photos are those of a refusal, of which the provider has cleared none', async () => {
    const { session, store, repository, calls, tile } = confirmWorld(
      procedureHaving(photoNames, { status: 'refused' }),
    );
    repository.settings.keptAtReset = photoNames;
    for (const change of ['reset', 'start'] as const) {
      const changed = store[change]();
      await calls.respond();
      await changed;
    }
    expect(tile()).toEqual({ name: 'filled', thumb: thumbOf(photo), content: null, isKept: true });
    expect(session.getSnapshot().missing).toEqual([]);
    const chosen = session.choose(photo, jpegFile);
    await settled();
    expect(tile()).toMatchObject({ name: 'uploading' });
    await calls.respond();
    await chosen;
    expect(tile()).not.toHaveProperty('isKept');
    expect(tile('idCardVerso')).toMatchObject({ name: 'filled', isKept: true });
  });
});

describe('deleting', () => {
  const held = procedureHaving(photoNames);

  test('the first tap only asks; No keeps the photo', () => {
    const { session, calls, tile } = confirmWorld(held);
    session.askToDelete(photo);
    expect(session.getSnapshot().deletion).toEqual({ status: 'asking', photo });
    session.keep();
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(calls.requests).toEqual([]);
    expect(tile()).toMatchObject({ name: 'filled' });
  });

  test('Yes deletes it; the modal closes when the provider has responded', async () => {
    const { session, calls, tile, toasts } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = session.delete();
    expect(session.getSnapshot().deletion).toEqual({ status: 'deleting', photo });
    expect(tile()).toMatchObject({ name: 'filled' });
    await calls.respond();
    await deleted;
    expect(calls.requests).toEqual([expect.objectContaining({ method: 'deletePhoto', photo })]);
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(tile()).toEqual({ name: 'empty' });
    expect(session.getSnapshot().missing).toEqual([photo]);
    expect(toasts.texts).toEqual(['success Toasts.photoDeleted']);
  });

  test('two taps on Yes send once; until the response, No and other delete buttons do nothing', async () => {
    const { session, calls } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = Promise.all([session.delete(), session.delete()]);
    session.keep();
    session.askToDelete('clientPicture');
    expect(session.getSnapshot().deletion).toEqual({ status: 'deleting', photo });
    await calls.respond();
    await deleted;
    expect(calls.requests).toHaveLength(1);
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
  });

  test('a deletion that fails shows a toast, and the photo stays', async () => {
    const { session, calls, tile, toasts } = confirmWorld(held);
    session.askToDelete(photo);
    const deleted = session.delete();
    await failUnexplained(calls, new RepositoryError('refused'));
    await deleted;
    expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    expect(tile()).toMatchObject({ name: 'filled' });
    expect(toasts.texts).toEqual(['error Errors.internalError']);
  });

  describe('a photo that the provider has not acknowledged', () => {
    /** The tile of a file to which the provider responded with an error; the modal is open. */
    async function failedTile() {
      const world = confirmWorld(procedureWith());
      const chosen = world.session.choose(photo, jpegFile);
      await settled();
      await failUnexplained(world.calls, new RepositoryError('malformed'));
      await chosen;
      expect(world.tile()).toMatchObject({ name: 'failed' });
      world.toasts.clear();
      world.session.askToDelete(photo);
      return world;
    }

    test('a photo that the provider has not acknowledged is deleted at the provider too, which may have it, before the toast is shown', async () => {
      const { session, calls, tile, toasts } = await failedTile();
      const deleted = session.delete();
      expect(session.getSnapshot().deletion).toEqual({ status: 'deleting', photo });
      await settled();
      expect(calls.requests.at(-1)).toMatchObject({ method: 'deletePhoto', photo });
      expect(toasts.texts).toEqual([]);
      await calls.respond();
      await deleted;
      expect(toasts.texts).toEqual(['success Toasts.photoDeleted']);
      expect(tile()).toEqual({ name: 'empty' });
    });

    test('a photo that the provider has not acknowledged counts as deleted if the provider never had it', async () => {
      const { session, calls, tile, toasts } = await failedTile();
      const deleted = session.delete();
      await calls.fail(new RepositoryError('refused'));
      await calls.respond();
      await deleted;
      expect(toasts.texts).toEqual(['success Toasts.photoDeleted']);
      expect(tile()).toEqual({ name: 'empty' });
    });

    test('a photo that the provider has not acknowledged shows no toast if the provider does not confirm the deletion', async () => {
      const { session, calls, toasts } = await failedTile();
      const deleted = session.delete();
      await failUnexplained(calls, new RepositoryError('unreachable'));
      await deleted;
      expect(toasts.texts).toEqual(['error Errors.internalError']);
      expect(session.getSnapshot().deletion).toEqual({ status: 'none' });
    });

    test('a photo that the provider has not acknowledged is deleted with the one of the provider that it was to replace', async () => {
      const { session, calls, device, tile, toasts } = confirmWorld(procedureHaving([photo]));
      device.setOnline(false);
      await session.choose(photo, jpegFile);
      session.askToDelete(photo);
      const deleted = session.delete();
      await settled();
      expect(calls.requests).toMatchObject([{ method: 'deletePhoto', photo }]);
      await calls.respond();
      await deleted;
      expect(tile()).toEqual({ name: 'empty' });
      expect(toasts.texts.at(-1)).toBe('success Toasts.photoDeleted');
    });

    test('a photo that the provider has not acknowledged is deleted, and what is left is named, if the one of the provider can not be deleted', async () => {
      const { session, calls, device, tile, toasts } = confirmWorld(procedureHaving([photo]));
      device.setOnline(false);
      await session.choose(photo, jpegFile);
      session.askToDelete(photo);
      const deleted = session.delete();
      await failUnexplained(calls, new RepositoryError('unreachable'));
      await deleted;
      expect(tile()).toMatchObject({ name: 'filled' });
      expect(toasts.shown.at(-1)).toMatchObject({ code: 'Errors.internalError', failed: 'deleteFormer' });
    });

    test('a photo that the provider has not acknowledged is deleted at the provider when the call that may still bring it there has ended', async () => {
      const { session, uploads, calls, tile, toasts } = confirmWorld(procedureWith());
      void uploads.add({ source: 'taken', photo, image: imageOf('sent') });
      await settled();
      session.askToDelete(photo);
      const deleted = session.delete();
      await settled();
      expect(calls.requests.map(({ method }) => method)).toEqual(['savePhoto']);
      await calls.respond();
      expect(calls.requests.map(({ method }) => method)).toEqual(['savePhoto', 'deletePhoto']);
      await calls.respond();
      await deleted;
      expect(tile()).toEqual({ name: 'empty' });
      expect(toasts.texts.at(-1)).toBe('success Toasts.photoDeleted');
    });

    test('a photo that the provider has not acknowledged is deleted at once if it was never sent', async () => {
      const { session, calls, device, tile, toasts } = confirmWorld(procedureWith());
      device.setOnline(false);
      await session.choose(photo, jpegFile);
      session.askToDelete(photo);
      await session.delete();
      expect(tile()).toEqual({ name: 'empty' });
      expect(calls.requests).toEqual([]);
      expect(toasts.texts.at(-1)).toBe('success Toasts.photoDeleted');
    });
  });

  test('Yes without an open modal deletes nothing', async () => {
    const { session, calls } = confirmWorld(held);
    await session.delete();
    expect(calls.requests).toEqual([]);
  });
});

describe('confirm', () => {
  test.each(photoNames)('the button waits for %s', async (name) => {
    const { session, calls } = confirmWorld(procedureHaving(photoNames.filter((other) => other !== name)));
    expect(session.getSnapshot().missing).toEqual([name]);
    await expect(session.finish()).resolves.toBe(false);
    expect(calls.requests).toEqual([]);
  });

  test('confirm finishes the procedure once, however often it is tapped', async () => {
    const { session, calls, store } = confirmWorld(procedureHaving(photoNames));
    await settled(); // The queue has read the vault.
    expect(session.getSnapshot()).toMatchObject({ missing: [], finishing: false });
    const taps = Promise.all([session.finish(), session.finish()]);
    expect(session.getSnapshot().finishing).toBe(true);
    await calls.respond();
    await expect(taps).resolves.toEqual([true, false]);
    expect(calls.requests.map(({ method }) => method)).toEqual(['setFinished']);
    expect(session.getSnapshot().finishing).toBe(false);
    expect(store.getSnapshot().entry?.procedure.status).toBe('finished');
  });

  test('a confirmation that fails can be tapped again', async () => {
    const { session, calls, toasts } = confirmWorld(procedureHaving(photoNames));
    const failed = session.finish();
    await failUnexplained(calls, new RepositoryError('unreachable'));
    await expect(failed).resolves.toBe(false);
    expect(toasts.texts).toEqual(['error Errors.internalError']);
    expect(session.getSnapshot().finishing).toBe(false);
  });
});

test('listeners are called for every change, also for one from another screen', async () => {
  const { session, store, repository, calls, tile } = confirmWorld();
  let calledTimes = 0;
  session.subscribe(() => (calledTimes += 1));
  const saved = deliver(
    { repository, store },
    { source: 'cleaned', photo: 'clientPicture', file: jpegFile },
    { providerHad: 'unknown', mayHaveArrived: false },
    {},
  );
  await calls.respond();
  await saved;
  expect(calledTimes).toBe(1);
  expect(tile('clientPicture')).toMatchObject({ name: 'filled' });
  expect(session.getSnapshot()).toBe(session.getSnapshot());
});
