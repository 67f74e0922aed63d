import { RepositoryError, type PhotoUpload } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { imageOf, procedureWith, token } from '../../support/procedures.ts';
import { Browser, SilentStorage } from './doubles/two-tabs-world.ts';
import { settled, Waiting } from './doubles/waiting.ts';

const front = imageOf('front');
const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: front };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Two tabs without a network, in whose queues waits a photo that was taken in the first one. */
async function bothHolding() {
  const browser = new Browser();
  const [first, second] = [await browser.openTab(), await browser.openTab()];
  for (const tab of [first, second]) tab.device.setOnline(false);
  void first.queue.add(recto);
  await settled();
  hideAndShow(second.device);
  await settled();
  await browser.calls.fail(new RepositoryError('unreachable'));
  for (const tab of [first, second]) expect(tab.states()).toEqual({ idCardRecto: 'waiting' });
  browser.calls.requests.length = 0;
  return { browser, first, second };
}

describe('a photo in the queues of both tabs', () => {
  test('a photo in the queues of both tabs is sent once, and is shown as sent in both', async () => {
    const { browser, first, second } = await bothHolding();
    second.device.setOnline(true);
    first.device.setOnline(true);
    await settled();
    expect(browser.sent()).toEqual([front]);
    expect(first.states()).toEqual({ idCardRecto: 'waiting' });
    await browser.calls.respond();
    expect(browser.sent()).toEqual([front]);
    for (const tab of [first, second]) {
      expect(tab.states()).toEqual({});
      expect(tab.store.getSnapshot().entry?.procedure.thumbs.idCardRecto).not.toBeNull();
    }
    expect(browser.kept()).toEqual([]);
    expect([...first.toasts.texts, ...second.toasts.texts].filter((text) => /photoSent/.test(text))).toEqual([
      'success Toasts.photoSent',
    ]);
  });

  test('a photo in the queues of both tabs is not sent again while the vault is slow to remove it', async () => {
    const { browser, first, second } = await bothHolding();
    const releases = new Waiting<void, void>();
    first.waitFor.remove = () => releases.ask();
    first.device.setOnline(true);
    await settled();
    second.device.setOnline(true);
    await browser.calls.respond();
    expect(first.states(), 'the customer does not have to wait').toEqual({});
    expect(browser.sent()).toEqual([front]);
    await releases.respond();
    expect(browser.sent()).toEqual([front]);
    expect(second.states()).toEqual({});
  });

  test('a photo in the queues of both tabs is shown as sent even if the storage event of the other tab is late', async () => {
    const browser = new Browser();
    const first = await browser.openTab();
    const second = await browser.openTab(procedureWith(), token, SilentStorage);
    void first.queue.add(recto);
    await settled();
    hideAndShow(second.device);
    await settled();
    await browser.calls.respond();
    expect(browser.sent()).toEqual([front]);
    expect(second.store.getSnapshot().entry?.procedure.thumbs.idCardRecto).not.toBeNull();
  });
});
