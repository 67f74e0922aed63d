import { MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import { photoNames, type PhotoUpload } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { slowToList } from './doubles/slow-to-list.ts';
import { closedInTheMiddle, page, phone } from './doubles/upload-world.ts';
import { Browser, SilentStorage } from './doubles/two-tabs-world.ts';
import { settled, Waiting } from './doubles/waiting.ts';

/** Found by the model (`upload-queue.model.property.test.ts`). */

const front = imageOf('front');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A phone whose clock can be set back, with two pages. */
function twoPages() {
  const hand = phone();
  let setBackMs = 0;
  const clocked = { ...hand, now: () => hand.now() - setBackMs };
  return {
    early: page(clocked),
    late: page(clocked),
    setClockBack: (ms: number) => (setBackMs += ms),
  };
}

describe('a late response does not remove a photo that was stored after the call was made:', () => {
  test('call 2 is repeated if the phone’s clock was set back in between', async () => {
    const { early, late, setClockBack } = twoPages();
    const answering = early.store.verify(token);
    await settled();
    setClockBack(3_600_000);
    await late.verify(procedureWith());
    void late.queue.add(recto);
    await settled();
    early.repository.put(token, procedureWith({ status: 'active' }));
    await early.calls.respond();
    expect(late.stored()).toEqual({ idCardRecto: front });
    early.repository.put(token, procedureWith());
    await early.calls.respond();
    await answering;
    expect(late.stored()).toEqual({ idCardRecto: front });
  });

  test('call 5', async () => {
    const { early, late } = twoPages();
    await early.verify(procedureWith({ status: 'refused' }));
    const resetting = early.store.reset();
    await late.verify(procedureWith());
    void late.queue.add(recto);
    await settled();
    await early.calls.respond();
    await resetting;
    expect(late.stored()).toEqual({ idCardRecto: front });
  });

  test.each([
    ['call 4', 0],
    ['call 4, if the phone’s clock was set back in between', 3_600_000],
  ])('%s', async (_what, ms) => {
    const { early, late, setClockBack } = twoPages();
    await early.verify(procedureHaving(photoNames));
    const finishing = early.store.finish();
    setClockBack(ms);
    await late.verify(procedureWith());
    void late.queue.add(recto);
    await settled();
    await early.calls.respond();
    await finishing;
    expect(late.stored()).toEqual({ idCardRecto: front });
  });
});

test('an acknowledged photo is removed from the vault, even if the last report was that the procedure is not started', async () => {
  const hand = phone();
  const world = page(hand);
  await world.verify(procedureWith({ status: 'active' }));
  world.repository.put(token, procedureWith());
  new MemoryStorage(hand.storage).write(entryOf(procedureWith()));
  void world.queue.add(recto);
  await settled();
  await world.calls.respond();
  expect(world.stored()).toEqual({});
});

test('a link that is refused and opened again while the vault is slow shows each photo once', async () => {
  const hand = await closedInTheMiddle(recto);
  const listing = new Waiting<void, void>();
  const world = page(hand, new MemoryPhotoVault({ ...hand, ...slowToList(listing.ask) }));
  world.store.forget(token);
  await world.verify(procedureWith());
  expect(listing.openCount).toBe(2);
  await listing.respond();
  await listing.respond();
  expect(world.queue.getSnapshot()).toHaveLength(1);
});

test('a stored photo records that another tab has sent one, even if the storage event is late', async () => {
  const browser = new Browser();
  const first = await browser.openTab();
  const second = await browser.openTab(procedureWith(), token, SilentStorage);
  void first.queue.add(recto);
  await settled();
  await browser.calls.respond();
  void second.queue.add({ ...recto, image: imageOf('newer') });
  await settled();
  expect(browser.photos.open(token)).toMatchObject([{ facts: { providerHad: 'photo' } }]);
});
