import { providerRules, type StoragePort, type StoredProcedure } from '@recto/core';
import { beforeEach, describe, expect, it } from 'vitest';

/** Two entries of different links, which differ in every part. */
export const firstEntry: StoredProcedure = {
  token: 'link-1',
  procedure: providerRules.createProcedure({
    language: 'fr-fr',
    idCardRequired: true,
    driverLicenseRequired: false,
    driverPictureRequired: true,
    lastname: 'Lefèvre "Ünal"',
    webappUrl: 'https://app.example/link-1',
    redirectUrl: null,
  }),
};

export const secondEntry: StoredProcedure = {
  token: 'link-2',
  procedure: providerRules.refuse(
    providerRules.keepPhoto(
      providerRules.start(
        providerRules.createProcedure({
          language: 'nl-nl',
          idCardRequired: false,
          driverLicenseRequired: true,
          driverPictureRequired: false,
          lastname: null,
          webappUrl: 'https://app.example/link-2',
          redirectUrl: 'https://shop.example/',
        }),
      ),
      'driverLicenseRecto',
      { displayUrl: 'https://provider.example/thumb' },
    ),
    'Too dark.\nPlease again.',
  ),
};

/**
 * What every adapter of StoragePort keeps to.
 * @param name the adapter's.
 * @param open gives an empty storage.
 */
export function testStorage(name: string, open: () => StoragePort): void {
  describe(`${name}, as any storage,`, () => {
    let storage: StoragePort;
    beforeEach(() => {
      storage = open();
    });

    it('is empty at first', () => {
      expect(storage.read()).toBeNull();
    });

    it.each([firstEntry, secondEntry])('gives back whole what was written, of $token', (entry) => {
      storage.write(entry);
      expect(storage.read()).toEqual(entry);
      expect(storage.read()).toEqual(entry);
    });

    it('keeps the last entry only', () => {
      storage.write(firstEntry);
      storage.write(secondEntry);
      expect(storage.read()).toEqual(secondEntry);
    });

    it('is empty once cleared, and can be written again', () => {
      storage.write(firstEntry);
      storage.clear();
      expect(storage.read()).toBeNull();
      storage.clear();
      storage.write(secondEntry);
      expect(storage.read()).toEqual(secondEntry);
    });
  });
}
