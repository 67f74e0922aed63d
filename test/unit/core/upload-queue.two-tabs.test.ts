import { photoNames, RepositoryError, type CapturedImage, type PhotoUpload } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { imageOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { Browser, SilentStorage } from './doubles/two-tabs-world.ts';
import { settled, Waiting } from './doubles/waiting.ts';

const front = imageOf('front');
const newer = imageOf('newer');
const takenOf = (image: CapturedImage): PhotoUpload => ({ source: 'taken', photo: 'idCardRecto', image });
const recto = takenOf(front);

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

  // Decision 6.13.
  test('a photo in the queues of both tabs never replaces a newer one of its name, which is sent once', async () => {
    const { browser, first, second } = await bothHolding();
    void first.queue.add(takenOf(newer));
    await settled();
    second.device.setOnline(true);
    await settled();
    expect(browser.sent(), 'by the tab that held the older one').toEqual([newer]);
    first.device.setOnline(true);
    await settled();
    await browser.calls.respond();
    expect(browser.sent()).toEqual([newer]);
    expect([first.states(), second.states()]).toEqual([{}, {}]);
    expect(browser.kept()).toEqual([]);
  });

  test('a photo in the queues of both tabs is deleted in both when the procedure is finished in one', async () => {
    const { browser, first, second } = await bothHolding();
    browser.repository.put(token, procedureHaving(photoNames));
    const finished = first.store.finish();
    await browser.calls.respond();
    await expect(finished).resolves.toBe(true);
    second.device.setOnline(true);
    hideAndShow(second.device);
    await settled();
    expect(second.store.getSnapshot().entry?.procedure.status).toBe('finished');
    expect([first.states(), second.states()]).toEqual([{}, {}]);
    expect(browser.sent()).toEqual([]);
  });
});

describe('a file that one tab stores slowly, while another tab takes a newer photo of its name', () => {
  /** Two tabs; what the first one stores waits for the test. */
  async function slowlyStoring({ isOnline }: { readonly isOnline: boolean }) {
    const browser = new Browser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    for (const tab of [first, second]) tab.device.setOnline(isOnline);
    const storing = new Waiting<void, void>();
    first.waitFor.store = () => storing.ask();
    void first.queue.add(recto);
    await settled();
    return { browser, first, second, storing };
  }

  test('the call with a file that one tab stores slowly is given up, and the newer photo follows when the call has ended', async () => {
    const { browser, first, second, storing } = await slowlyStoring({ isOnline: true });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(browser.sent(), 'it does not wait for the vault').toEqual([front]);
    void second.queue.add(takenOf(newer));
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(browser.calls.requests.find(({ body }) => body === front)?.options?.signal?.aborted).toBe(true);
    expect(browser.sent()).toEqual([front]);
    await storing.respond();
    while (browser.calls.openCount > 0) await browser.calls.respond();
    expect(browser.sent()).toEqual([front, newer]);
    expect(browser.kept()).toEqual([]);
    expect([first.states(), second.states()]).toEqual([{}, {}]);
  });

  test('the newer one arrives first: the file is not sent, and not stored', async () => {
    const { browser, first, second, storing } = await slowlyStoring({ isOnline: false });
    void second.queue.add(takenOf(newer));
    await settled();
    second.device.setOnline(true);
    await settled();
    await browser.calls.respond();
    await storing.respond();
    first.device.setOnline(true);
    await settled();
    expect(browser.sent()).toEqual([newer]);
    expect(browser.kept()).toEqual([]);
    expect(first.states()).toEqual({});
  });
});

test('a removal that waits for the disk leaves the photo that another tab takes meanwhile', async () => {
  const { browser, first, second } = await bothHolding();
  const removing = new Waiting<void, void>();
  first.waitFor.remove = () => removing.ask();
  first.queue.drop('idCardRecto');
  await settled();
  void second.queue.add(takenOf(newer));
  await settled();
  await removing.respond();
  expect(browser.kept()).toEqual(['idCardRecto']);
  second.device.setOnline(true);
  await settled();
  expect(browser.sent()).toEqual([newer]);
});

test('another link in another tab: the photos of this link are sent, and the other storage entry stays', async () => {
  const { browser, first } = await bothHolding();
  await browser.openTab(procedureWith(), 'another-link');
  expect(browser.kept()).toEqual(['idCardRecto']);
  hideAndShow(first.device);
  first.device.setOnline(true);
  await settled();
  expect(first.states()).toEqual({ idCardRecto: 'waiting' });
  await browser.calls.respond();
  expect(browser.sent()).toContain(front);
  expect(browser.storage.read()?.token).toBe('another-link');
});
