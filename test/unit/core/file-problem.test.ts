import { FakeDevice } from '@recto/adapters/fake';
import { maximumUploadBytes } from '@recto/core';
import { problemOf } from '../../../packages/core/src/uploads/file-problem.ts';
import { describe, expect, test, vi } from 'vitest';
import { captureWorld } from './doubles/capture-world.ts';
import { confirmWorld } from './doubles/confirm-world.ts';
import { pickedFile, slowFile, unreadableFile } from './doubles/files.ts';

const android = new FakeDevice();
const iPhone = new FakeDevice({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
});

/** A file that begins as pictures and videos of this brand do. */
const ofBrand = (brand: string) =>
  pickedFile([0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}\0\0\0\0mif1`)]);

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];

// Decision 3.15.
test.each(brands)('a file of brand %s gets the advice for its phone beside the text of §5', async (brand) => {
  expect(await problemOf(ofBrand(brand), iPhone)).toEqual({
    problem: 'Errors.imageExtension',
    advice: 'ios',
  });
  expect(await problemOf(ofBrand(brand), android)).toEqual({
    problem: 'Errors.imageExtension',
    advice: 'android',
  });
});

test.each([
  ['a video', ofBrand('mp42')],
  ['a GIF', pickedFile([0x47, 0x49, 0x46, 0x38])],
  ['half a brand', pickedFile([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65])],
])('%s gets no advice', async (_what, file) => {
  expect(await problemOf(file, iPhone)).toEqual({ problem: 'Errors.imageExtension' });
});

test('a HEIC that is too large, or can not be read, is that only', async () => {
  const large = ofBrand('heic');
  Object.defineProperty(large, 'size', { value: maximumUploadBytes + 1 });
  expect(await problemOf(large, iPhone)).toEqual({ problem: 'Errors.imageSize' });
  expect(await problemOf(unreadableFile(), iPhone)).toEqual({ problem: 'Toasts.fileUnreadable' });
});

test('a file in a cloud that does not come is waited for once, 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let found: unknown = null;
  void problemOf(slowFile().file, android).then((problem) => (found = problem));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(found).toEqual({ problem: 'Toasts.fileUnreadable' });
  vi.useRealTimers();
});

describe('the customer who picks a HEIC', () => {
  test('the customer who picks a HEIC reads the advice in the toast and, on the confirm screen, in the tile until another file is chosen', async () => {
    const { session, toasts } = confirmWorld();
    const first = () => session.getSnapshot().sections[0]!.tiles[0];
    await session.choose('idCardRecto', ofBrand('heic'));
    expect(first()).toMatchObject({ problem: 'Errors.imageExtension', advice: 'android' });
    expect(toasts.shown).toMatchObject([{ code: 'Errors.imageExtension', advice: 'android' }]);
    await session.choose('idCardRecto', pickedFile([0x47, 0x49, 0x46, 0x38]));
    expect(first()).toEqual({
      photo: 'idCardRecto',
      state: { name: 'empty' },
      problem: 'Errors.imageExtension',
    });
  });

  test('the customer who picks a HEIC reads the advice in the viewfinder', async () => {
    const world = captureWorld();
    world.open();
    await world.session.pick(ofBrand('heic'));
    expect(world.toasts.shown).toMatchObject([
      { code: 'Errors.imageExtension', advice: 'android', saidOnly: true },
    ]);
    expect(world.session.getSnapshot().trouble).toMatchObject({ advice: 'android' });
  });
});
