import {
  hasPhoto,
  missingPhotos,
  safeImage,
  type CallOptions,
  type ProcedureRepository,
  type providerRules,
  type RepositoryErrorCode,
} from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jpegFile, jpegImage, largestFile, pngFile, tooLargeFile, textFile, textImage } from './images.ts';

export type CallName = keyof ProcedureRepository;

/** A provider with a way to it, and the hands of its administrator and of its ill fortune. */
export interface ProviderUnderTest {
  readonly repository: ProcedureRepository;
  /** Makes a procedure; what is not given is not required, or null. Its language is French. */
  create(given: Partial<providerRules.NewProcedure>): Promise<string>;
  refuse(token: string, comment: string): Promise<void>;
  expire(token: string): Promise<void>;
  /** From now on this call fails so, until `recover`. */
  fail(call: CallName, code: RepositoryErrorCode): Promise<void>;
  /** The next one of this call gets no answer; resolves with a wait until it has come to the provider. */
  hang(call: CallName): Promise<{ arrived: () => Promise<void> }>;
  recover(): Promise<void>;
}

/** Each call, as it is made by a procedure for which the ID card alone is required. */
const calls: Readonly<
  Record<
    CallName,
    (repository: ProcedureRepository, token: string, options?: CallOptions) => Promise<unknown>
  >
> = {
  readProcedure: (repository, token, options) => repository.readProcedure(token, options),
  setStarted: (repository, token, options) => repository.setStarted(token, options),
  setFinished: (repository, token, options) => repository.setFinished(token, options),
  reset: (repository, token, options) => repository.reset(token, options),
  savePhoto: (repository, token, options) => repository.savePhoto(token, 'idCardRecto', jpegImage, options),
  uploadPhoto: (repository, token, options) =>
    repository.uploadPhoto(token, 'idCardRecto', jpegFile, options),
  deletePhoto: (repository, token, options) => repository.deletePhoto(token, 'idCardRecto', options),
};
const callNames = Object.keys(calls) as CallName[];

/**
 * What every adapter of ProcedureRepository keeps to.
 * @param name the adapter's.
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

    const refused = { name: 'RepositoryError', code: 'refused' };

    async function started(given: Partial<providerRules.NewProcedure>): Promise<string> {
      const token = await provider.create(given);
      await repository.setStarted(token);
      return token;
    }

    /** A procedure whose ID card has been taken, of which no more is required. */
    async function complete(): Promise<string> {
      const token = await started({ idCardRequired: true });
      await repository.savePhoto(token, 'idCardRecto', jpegImage);
      await repository.savePhoto(token, 'idCardVerso', jpegImage);
      return token;
    }

    it('reads a procedure as it was made', async () => {
      const token = await provider.create({
        language: 'de-de',
        idCardRequired: true,
        driverPictureRequired: true,
        lastname: 'Müller',
        redirectUrl: 'https://shop.example/',
      });
      expect(await repository.readProcedure(token)).toMatchObject({
        status: 'active',
        language: 'de-de',
        idCardRequired: true,
        driverLicenseRequired: false,
        driverPictureRequired: true,
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

    it('keeps procedures apart', async () => {
      const [one, other] = [await provider.create({}), await provider.create({})];
      await repository.setStarted(one);
      expect((await repository.readProcedure(one)).status).toBe('started');
      expect((await repository.readProcedure(other)).status).toBe('active');
    });

    it('starts an active procedure, and no other', async () => {
      const token = await provider.create({});
      expect(await repository.setStarted(token)).toBeUndefined();
      expect((await repository.readProcedure(token)).status).toBe('started');
      await expect(repository.setStarted(token)).rejects.toMatchObject(refused);
    });

    it('finishes a started procedure of which nothing is missing', async () => {
      const token = await complete();
      expect(await repository.setFinished(token)).toBeUndefined();
      expect((await repository.readProcedure(token)).status).toBe('finished');
      await expect(repository.setFinished(token)).rejects.toMatchObject(refused);
    });

    it('does not finish a procedure of which a photo is missing', async () => {
      const token = await started({ idCardRequired: true });
      await repository.savePhoto(token, 'idCardRecto', jpegImage);
      await expect(repository.setFinished(token)).rejects.toMatchObject(refused);
      expect((await repository.readProcedure(token)).status).toBe('started');
    });

    it('resets a refused procedure, and gives it as it is then', async () => {
      const token = await complete();
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

    it('does not reset a procedure that was not refused', async () => {
      await expect(repository.reset(await started({}))).rejects.toMatchObject(refused);
    });

    it('changes nothing of an expired procedure', async () => {
      const token = await complete();
      await provider.expire(token);
      const expired = await repository.readProcedure(token);
      expect(expired.status).toBe('expired');
      for (const call of callNames.filter((each) => each !== 'readProcedure')) {
        await expect(calls[call](repository, token)).rejects.toMatchObject(refused);
      }
      expect(await repository.readProcedure(token)).toEqual(expired);
    });

    it('keeps a photo that was taken, and gives its thumb', async () => {
      const token = await started({ idCardRequired: true });
      const thumb = await repository.savePhoto(token, 'idCardVerso', jpegImage);
      expect(safeImage(thumb.displayUrl)).not.toBeNull();
      const procedure = await repository.readProcedure(token);
      expect(procedure.thumbs.idCardVerso).toEqual(thumb);
      expect(missingPhotos(procedure)).toEqual(['idCardRecto']);
    });

    it.each([jpegFile, pngFile])(
      'keeps a file that was picked ($type), and gives its thumb',
      async (file) => {
        const token = await started({ driverPictureRequired: true });
        const thumb = await repository.uploadPhoto(token, 'clientPicture', file);
        expect(safeImage(thumb.displayUrl)).not.toBeNull();
        const procedure = await repository.readProcedure(token);
        expect(procedure.thumbs.clientPicture).toEqual(thumb);
        expect(missingPhotos(procedure)).toEqual([]);
      },
    );

    it('tells how much of a file has left: rising, and all of it in the end', async () => {
      const token = await started({});
      const told: number[] = [];
      await repository.uploadPhoto(token, 'idCardRecto', jpegFile, {
        onProgress: (fraction) => told.push(fraction),
      });
      expect(told.at(-1)).toBe(1);
      expect(told.every((fraction, index) => fraction > (told[index - 1] ?? 0))).toBe(true);
    });

    it('keeps the later of two photos of the same name', async () => {
      const token = await started({});
      await repository.savePhoto(token, 'idCardRecto', jpegImage);
      const later = await repository.uploadPhoto(token, 'idCardRecto', pngFile);
      expect((await repository.readProcedure(token)).thumbs.idCardRecto).toEqual(later);
    });

    it('keeps no photo before the start', async () => {
      const token = await provider.create({ idCardRequired: true });
      await expect(repository.savePhoto(token, 'idCardRecto', jpegImage)).rejects.toMatchObject(refused);
      await expect(repository.uploadPhoto(token, 'idCardRecto', jpegFile)).rejects.toMatchObject(refused);
      expect(hasPhoto(await repository.readProcedure(token), 'idCardRecto')).toBe(false);
    });

    it('keeps nothing that is no image', async () => {
      const token = await started({});
      await expect(repository.savePhoto(token, 'idCardRecto', textImage)).rejects.toMatchObject(refused);
      await expect(repository.uploadPhoto(token, 'idCardRecto', textFile)).rejects.toMatchObject(refused);
      expect(hasPhoto(await repository.readProcedure(token), 'idCardRecto')).toBe(false);
    });

    it('keeps a file of 20 MB, and none that is a byte larger', async () => {
      const token = await started({});
      await expect(repository.uploadPhoto(token, 'idCardVerso', tooLargeFile)).rejects.toMatchObject(refused);
      await repository.uploadPhoto(token, 'idCardRecto', largestFile);
      const procedure = await repository.readProcedure(token);
      expect(hasPhoto(procedure, 'idCardRecto')).toBe(true);
      expect(hasPhoto(procedure, 'idCardVerso')).toBe(false);
    });

    it('takes a photo back, also one that is not there', async () => {
      const token = await complete();
      expect(await repository.deletePhoto(token, 'idCardRecto')).toBeUndefined();
      expect(missingPhotos(await repository.readProcedure(token))).toEqual(['idCardRecto']);
      expect(await repository.deletePhoto(token, 'idCardRecto')).toBeUndefined();
    });

    describe.each(callNames)('%s', (call) => {
      it.each(['nobody-has-this-token', '', 'not a token', '../procedures', '身分'])(
        'is refused for the token %j',
        async (token) => {
          await expect(calls[call](repository, token)).rejects.toMatchObject(refused);
        },
      );

      it.each(['unreachable', 'refused', 'malformed'] as const)(
        'fails as %s, and has changed nothing',
        async (code) => {
          const token = await complete();
          const before = await repository.readProcedure(token);
          await provider.fail(call, code);
          await expect(calls[call](repository, token)).rejects.toMatchObject({
            name: 'RepositoryError',
            code,
          });
          await provider.recover();
          expect(await repository.readProcedure(token)).toEqual(before);
        },
      );

      it('gives up with the reason of the signal, and has changed nothing', async () => {
        const token = await complete();
        const before = await repository.readProcedure(token);
        const { arrived } = await provider.hang(call);
        const controller = new AbortController();
        const running = calls[call](repository, token, { signal: controller.signal });
        const outcome = running.catch((error: unknown) => error);
        await arrived();
        const reason = new Error('left the screen');
        controller.abort(reason);
        expect(await outcome).toBe(reason);
        await provider.recover();
        expect(await repository.readProcedure(token)).toEqual(before);
      });

      it('is not made at all when the signal is aborted already', async () => {
        const token = await complete();
        const before = await repository.readProcedure(token);
        const signal = AbortSignal.abort();
        await expect(calls[call](repository, token, { signal })).rejects.toMatchObject({
          name: 'AbortError',
        });
        expect(await repository.readProcedure(token)).toEqual(before);
      });
    });
  });
}
