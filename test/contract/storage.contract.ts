import { providerRules, type StoragePort, type StoredProcedure } from '@recto/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProcedure, requiring } from '../support/procedures.ts';

/** Two entries of different links, which differ in every part. */
export const firstEntry: StoredProcedure = {
  token: 'link-1',
  procedure: providerRules.createProcedure(
    newProcedure({ ...requiring('idCard', 'clientPicture'), lastname: 'Lefèvre "Ünal"' }),
  ),
};

const refused = providerRules.refuse(
  providerRules.keepPhoto(
    providerRules.start(
      providerRules.createProcedure(
        newProcedure({
          language: 'nl-nl',
          ...requiring('driverLicense'),
          webappUrl: 'https://app.example/link-2',
          redirectUrl: 'https://shop.example/',
        }),
      ),
    ),
    'driverLicenseRecto',
    { displayUrl: 'https://provider.example/thumb' },
  ),
  'Too dark.\nPlease again.',
);

export const secondEntry: StoredProcedure = {
  token: 'link-2',
  // Of a photo, only its presence is stored.
  procedure: { ...refused, photos: { ...refused.photos, driverLicenseRecto: true } },
};

/**
 * The contract of StoragePort.
 * @param name the name of the adapter.
 * @param open gives an empty storage.
 * @param openBeside gives the same storage as opened by another page of the browser.
 */
export function testStorage(
  name: string,
  open: () => StoragePort,
  openBeside: (storage: StoragePort) => StoragePort,
): void {
  describe(`${name}, as any storage,`, () => {
    let storage: StoragePort;
    beforeEach(() => {
      storage = open();
    });

    it('any storage is empty at first', () => {
      expect(storage.read()).toBeNull();
    });

    it.each([firstEntry, secondEntry])(
      'any storage returns the written entry unchanged, of $token',
      (entry) => {
        storage.write(entry);
        expect(storage.read()).toEqual(entry);
        expect(storage.read()).toEqual(entry);
      },
    );

    it('any storage keeps the last entry only', () => {
      storage.write(firstEntry);
      storage.write(secondEntry);
      expect(storage.read()).toEqual(secondEntry);
    });

    it('any storage is empty after it was cleared, and can be written again', () => {
      storage.write(firstEntry);
      storage.clear();
      expect(storage.read()).toBeNull();
      storage.clear();
      storage.write(secondEntry);
      expect(storage.read()).toEqual(secondEntry);
    });

    it('any storage reports what another page has written or cleared, and returns it', async () => {
      const beside = openBeside(storage);
      const listener = vi.fn<() => void>();
      storage.watch(listener);
      beside.write(firstEntry);
      await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
      expect(storage.read()).toEqual(firstEntry);
      listener.mockClear();
      beside.clear();
      await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
      expect(storage.read()).toBeNull();
    });

    it('any storage does not report what this page has written, and not to removed listeners', async () => {
      const beside = openBeside(storage);
      const [listener, former] = [vi.fn<() => void>(), vi.fn<() => void>()];
      storage.watch(former)();
      storage.watch(listener);
      storage.write(firstEntry);
      const heardBeside = vi.fn<() => void>();
      beside.watch(heardBeside);
      beside.write(secondEntry);
      storage.write(firstEntry);
      await expect.poll(() => heardBeside.mock.calls.length).toBeGreaterThan(0);
      expect(listener.mock.calls.length).toBeLessThanOrEqual(2); // one for each entry of the other page's
      expect(former).not.toHaveBeenCalled();
    });
  });
}
