import { hasPhoto, missingPhotos, safeImage, type ProcedureRepository } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requiring } from '../support/procedures.ts';
import { testFailingCalls } from './failing-calls.contract.ts';
import { jpegFile, jpegImage, largestFile, pngFile, tooLargeFile, textFile, textImage } from './images.ts';
import {
  callNames,
  calls,
  complete,
  refused,
  started,
  type ProviderUnderTest,
} from './provider-under-test.ts';

/**
 * The contract of ProcedureRepository.
 * @param name the name of the adapter.
 * @param setUp opens a provider; its procedures are made by the tests.
 */
export function testProcedureRepository(
  name: string,
  setUp: () => Promise<ProviderUnderTest> | ProviderUnderTest,
): void {
  describe(`${name}, as any procedure repository,`, () => {
    let provider: ProviderUnderTest;
    let repository: ProcedureRepository;
    beforeEach(async () => {
      provider = await setUp();
      repository = provider.repository;
    });
    afterEach(() => provider.recover());

    it('any procedure repository reads a procedure as it was made', async () => {
      const token = await provider.create({
        language: 'de-de',
        ...requiring('idCard', 'clientPicture'),
        lastname: 'Müller',
        redirectUrl: 'https://shop.example/',
      });
      expect(await repository.readProcedure(token)).toMatchObject({
        status: 'active',
        language: 'de-de',
        ...requiring('idCard', 'clientPicture'),
        redirectUrl: 'https://shop.example/',
        adminComment: null,
        appointment: { customer: { lastname: 'Müller' } },
      });
      expect(missingPhotos(await repository.readProcedure(token))).toEqual([
        'idCardRecto',
        'idCardVerso',
        'clientPicture',
      ]);
    });

    it('any procedure repository keeps procedures apart', async () => {
      const [one, other] = [await provider.create({}), await provider.create({})];
      await repository.setStarted(one);
      expect((await repository.readProcedure(one)).status).toBe('started');
      expect((await repository.readProcedure(other)).status).toBe('active');
    });

    it('any procedure repository starts an active procedure, and no other', async () => {
      const token = await provider.create({});
      expect(await repository.setStarted(token)).toBeUndefined();
      expect((await repository.readProcedure(token)).status).toBe('started');
      await expect(repository.setStarted(token)).rejects.toMatchObject(refused);
    });

    it('any procedure repository finishes a started procedure with all photos', async () => {
      const token = await complete(provider);
      expect(await repository.setFinished(token)).toBeUndefined();
      expect((await repository.readProcedure(token)).status).toBe('finished');
      await expect(repository.setFinished(token)).rejects.toMatchObject(refused);
    });

    it('any procedure repository does not finish a procedure if a photo is missing', async () => {
      const token = await started(provider, requiring('idCard'));
      await repository.savePhoto(token, 'idCardRecto', jpegImage);
      await expect(repository.setFinished(token)).rejects.toMatchObject(refused);
      expect((await repository.readProcedure(token)).status).toBe('started');
    });

    it('any procedure repository resets a refused procedure, and returns it', async () => {
      const token = await complete(provider);
      await repository.setFinished(token);
      await provider.refuse(token, 'The back is blurred.');
      expect(await repository.readProcedure(token)).toMatchObject({
        status: 'refused',
        adminComment: 'The back is blurred.',
      });
      const procedure = await repository.reset(token);
      expect(procedure).toMatchObject({ status: 'active', adminComment: null });
      expect(missingPhotos(procedure)).toEqual(['idCardRecto', 'idCardVerso']);
      expect(await repository.readProcedure(token)).toEqual(procedure);
    });

    it('any procedure repository does not reset a procedure that was not refused', async () => {
      await expect(repository.reset(await started(provider, {}))).rejects.toMatchObject(refused);
    });

    it('any procedure repository changes nothing of an expired procedure', async () => {
      const token = await complete(provider);
      await provider.expire(token);
      const expired = await repository.readProcedure(token);
      expect(expired.status).toBe('expired');
      for (const call of callNames.filter((each) => each !== 'readProcedure')) {
        await expect(calls[call](repository, token)).rejects.toMatchObject(refused);
      }
      expect(await repository.readProcedure(token)).toEqual(expired);
    });

    it('any procedure repository stores a photo that was taken, and gives its thumb', async () => {
      const token = await started(provider, requiring('idCard'));
      const thumb = await repository.savePhoto(token, 'idCardVerso', jpegImage);
      expect(safeImage(thumb.displayUrl)).not.toBeNull();
      const procedure = await repository.readProcedure(token);
      expect(procedure.thumbs.idCardVerso).toEqual(thumb);
      expect(missingPhotos(procedure)).toEqual(['idCardRecto']);
    });

    it.each([jpegFile, pngFile])(
      'any procedure repository stores a file that was picked ($type), and gives its thumb',
      async (file) => {
        const token = await started(provider, requiring('clientPicture'));
        const thumb = await repository.uploadPhoto(token, 'clientPicture', file);
        expect(safeImage(thumb.displayUrl)).not.toBeNull();
        const procedure = await repository.readProcedure(token);
        expect(procedure.thumbs.clientPicture).toEqual(thumb);
        expect(missingPhotos(procedure)).toEqual([]);
      },
    );

    it('any procedure repository reports the progress of a file: increasing, and 1 at the end', async () => {
      const token = await started(provider, {});
      const fractions: number[] = [];
      await repository.uploadPhoto(token, 'idCardRecto', jpegFile, {
        onProgress: (fraction) => fractions.push(fraction),
      });
      expect(fractions.at(-1)).toBe(1);
      expect(fractions.every((fraction, index) => fraction > (fractions[index - 1] ?? 0))).toBe(true);
    });

    it('any procedure repository stores the later of two photos of the same name', async () => {
      const token = await started(provider, {});
      await repository.savePhoto(token, 'idCardRecto', jpegImage);
      const later = await repository.uploadPhoto(token, 'idCardRecto', pngFile);
      expect((await repository.readProcedure(token)).thumbs.idCardRecto).toEqual(later);
    });

    it('any procedure repository stores no photo before the start', async () => {
      const token = await provider.create(requiring('idCard'));
      await expect(repository.savePhoto(token, 'idCardRecto', jpegImage)).rejects.toMatchObject(refused);
      await expect(repository.uploadPhoto(token, 'idCardRecto', jpegFile)).rejects.toMatchObject(refused);
      expect(hasPhoto(await repository.readProcedure(token), 'idCardRecto')).toBe(false);
    });

    it('any procedure repository refuses content that is not an image', async () => {
      const token = await started(provider, {});
      await expect(repository.savePhoto(token, 'idCardRecto', textImage)).rejects.toMatchObject(refused);
      await expect(repository.uploadPhoto(token, 'idCardRecto', textFile)).rejects.toMatchObject(refused);
      expect(hasPhoto(await repository.readProcedure(token), 'idCardRecto')).toBe(false);
    });

    it('any procedure repository stores a file of 20 MB, and refuses one that is a byte larger', async () => {
      const token = await started(provider, {});
      await expect(repository.uploadPhoto(token, 'idCardVerso', tooLargeFile)).rejects.toMatchObject({
        name: 'RepositoryError',
        code: 'tooLarge',
      });
      await repository.uploadPhoto(token, 'idCardRecto', largestFile);
      const procedure = await repository.readProcedure(token);
      expect(hasPhoto(procedure, 'idCardRecto')).toBe(true);
      expect(hasPhoto(procedure, 'idCardVerso')).toBe(false);
    });

    it('any procedure repository deletes a photo, even if there is none', async () => {
      const token = await complete(provider);
      expect(await repository.deletePhoto(token, 'idCardRecto')).toBeUndefined();
      expect(missingPhotos(await repository.readProcedure(token))).toEqual(['idCardRecto']);
      expect(await repository.deletePhoto(token, 'idCardRecto')).toBeUndefined();
    });

    testFailingCalls(() => provider);
  });
}
