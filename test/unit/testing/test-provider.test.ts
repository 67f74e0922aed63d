import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpProcedureRepository, type HttpEnvironment } from '@recto/adapters/http';
import { systemClock } from '@recto/core';
import { startProvider } from '@recto/sandbox/provider';
import { startTestProvider, TestProvider } from '@recto/testing/provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jpegImage } from '../../contract/images.ts';

/** The provider that other apps start in their tests, as this app's adapter calls it. */

let provider: TestProvider;
let repository: HttpProcedureRepository;

beforeEach(async () => {
  provider = await startTestProvider();
  repository = new HttpProcedureRepository(provider.configuration, environment);
});

afterEach(() => provider.close());

/** Another origin than the provider's, as in the apps that use it. */
const environment: HttpEnvironment = {
  appOrigin: 'https://app.example',
  fetch: (input, init) => fetch(input, init),
  createXhr: () => {
    throw new Error('Node has none.');
  },
  clock: systemClock,
  onNoResponseFrom: () => undefined,
  onUnusableResponse: () => undefined,
  random: () => 0,
};

test('a procedure is created, started, photographed and submitted, and the photo can be read', async () => {
  const { token, procedure } = provider.create({ idCardRequired: true, language: 'en-gb' });
  expect(procedure).toMatchObject({ status: 'active', idCardRequired: true, driverPictureRequired: false });
  await repository.setStarted(token);
  await repository.savePhoto(token, 'idCardRecto', jpegImage);
  expect(provider.photosOf(token)).toEqual(['idCardRecto']);
  const bytes = await provider.photo(token, 'idCardRecto');
  expect(Buffer.from(bytes!).toString('base64')).toBe(jpegImage.dataUrl.split(',')[1]);
  expect(await provider.photo(token, 'idCardVerso')).toBeNull();
  await repository.savePhoto(token, 'idCardVerso', jpegImage);
  await repository.setFinished(token);
  expect(provider.get(token).procedure.status).toBe('finished');
  provider.refuse(token, 'Blurred');
  expect(await repository.readProcedure(token)).toMatchObject({ status: 'refused', adminComment: 'Blurred' });
});

test('a call fails as often as it was said, and then no longer', async () => {
  const { token } = provider.create({ idCardRequired: true });
  provider.fail({ call: 'setStarted', kind: 'status', status: 422, times: 1 });
  await expect(repository.setStarted(token)).rejects.toThrow();
  expect(provider.faults).toEqual([]);
  await repository.setStarted(token);
  expect(provider.calls('setStarted').map(({ status }) => status)).toEqual([422, 200]);
});

test('the test provider begins again without faults and calls, and keeps its procedures', async () => {
  const { token } = provider.create({ idCardRequired: true });
  provider.fail({ call: 'readProcedure', kind: 'status', status: 500 });
  await expect(repository.readProcedure(token)).rejects.toThrow();
  provider.beginAgain();
  expect([provider.faults, provider.calls()]).toEqual([[], []]);
  expect(await repository.readProcedure(token)).toMatchObject({ status: 'active' });
});

test('two providers know nothing of each other, and one that is closed does not answer', async () => {
  const other = await startTestProvider();
  const { token } = other.create();
  expect(() => provider.get(token)).toThrow();
  await other.close();
  await expect(fetch(other.origin)).rejects.toThrow();
});

test('any field can be set, and a fault that does not exist is refused', () => {
  const { token } = provider.create({ driverPictureRequired: true });
  expect(provider.patch(token, { status: 'expired' }).procedure.status).toBe('expired');
  expect(() => provider.fail({ call: 'setStarted', kind: 'delay', ms: -1 })).toThrow();
});

test('the test provider leaves no folder, even if its server fails to stop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-test-provider-'));
  const server = await startProvider({ dataDir });
  const failing = {
    ...server,
    close: async () => {
      await server.close();
      throw new Error('It does not stop.');
    },
  };
  const closing = new TestProvider(failing, async () => rmSync(dataDir, { recursive: true }));
  await expect(closing.close()).rejects.toThrow('It does not stop.');
  expect(existsSync(dataDir)).toBe(false);
});
