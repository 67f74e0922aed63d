import { providerRules, type PhotoName } from '@recto/core';
import * as fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { links, type ModelPage } from './doubles/simulation/model-page.ts';
import { hourMs, ModelPhone } from './doubles/simulation/model-phone.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

interface Step {
  readonly tab: number;
  readonly link: string;
  readonly photo: PhotoName;
  /** Selects one of several calls, pages or values. */
  readonly n: number;
}

type Action = readonly [weight: number, act: (phone: ModelPhone, step: Step) => void | Promise<void>];

/** What a customer does on a page; nothing if the tab has none. */
const onPage =
  (act: (page: ModelPage, step: Step, phone: ModelPhone) => void) => (phone: ModelPhone, step: Step) => {
    const page = phone.tabs[step.tab];
    if (page != null) act(page, step, phone);
  };

/** Events of customers, phones, browsers and networks, with their relative frequency. */
const actions = {
  'opens a link': [5, (phone, { tab, link, n }) => phone.open(tab, link, n % 2 === 0)],
  starts: [2, onPage((page) => page.press('start'))],
  'takes a photo': [9, onPage((page, { photo }, phone) => phone.take(page, photo))],
  'picks a file': [2, onPage((page, { photo }, phone) => phone.pick(page, photo))],
  'takes a photo back': [2, onPage((page, { photo }) => page.takeBack(photo))],
  deletes: [1, onPage((page, { photo }) => page.delete(photo))],
  'continues without it': [1, onPage((page, { photo }) => page.queue.sendInBackground(photo))],
  'retries what failed': [2, onPage((page) => page.retryFailed())],
  submits: [4, onPage((page) => page.submit())],
  'restarts after a refusal': [2, onPage((page) => page.press('reset'))],
  looks: [3, onPage((page) => hideAndShow(page.device))],

  disconnects: [2, (phone) => phone.connect(false)],
  connects: [2, (phone) => phone.connect(true)],
  'seconds pass': [4, (phone) => phone.pass(5000)],
  'a minute passes': [3, (phone) => phone.pass(61_000)],
  'an hour passes': [1, (phone) => phone.pass(hourMs)],
  '25 hours pass': [1, (phone) => phone.pass(25 * hourMs)],
  'the clock is set back': [2, (phone, { n }) => phone.setClockBy(-[0.5, 1, 25, 48][n % 4]! * hourMs)],
  'the clock is set forward': [1, (phone, { n }) => phone.setClockBy([1, 25][n % 2]! * hourMs)],

  'is refused': [
    2,
    ({ provider }, { link }) => provider.change(link, (held) => providerRules.refuse(held, null)),
  ],
  'runs out': [1, ({ provider }, { link }) => provider.change(link, providerRules.expire)],
  'is reset on another device': [
    1,
    ({ provider }, { link }) =>
      provider.change(link, (held) => providerRules.reset({ ...held, status: 'refused' })),
  ],
  'is opened again': [
    2,
    ({ provider }, { link }) => provider.change(link, (held) => ({ ...held, status: 'started' })),
  ],
  'another phone sends a photo': [
    2,
    ({ provider }, { link, photo }) => provider.sendFromElsewhere(link, photo),
  ],

  'a call arrives': [6, ({ provider }, { n }) => provider.arrive(n)],
  'a response arrives': [8, ({ provider }, { n }) => provider.respond(n)],
  'all responses arrive': [4, (phone) => phone.respondToAll()],
  'a call is lost': [3, fails('unreachable', { acts: false, mayHaveArrived: true })],
  'a response is lost': [4, fails('unreachable', { acts: true, mayHaveArrived: true })],
  'a call is refused': [2, fails('refused', { acts: false, mayHaveArrived: false })],
  'a call is refused at its second try': [2, fails('refused', { acts: false, mayHaveArrived: true })],
  'a call is refused at its second try, after it had arrived': [
    2,
    fails('refused', { acts: true, mayHaveArrived: true }),
  ],
  'a call is unavailable': [1, fails('unavailable', { acts: false, mayHaveArrived: true })],
  'a response is malformed': [2, fails('malformed', { acts: true, mayHaveArrived: true })],

  'the disk is slow': [2, (phone) => void (phone.isDiskSlow = true)],
  'the disk is quick': [
    2,
    (phone) => {
      phone.isDiskSlow = false;
      phone.finishDiskWork();
    },
  ],
  'the database can not be read': [2, (phone) => void (phone.ledger.isDatabaseLate = true)],
  'the database can be read': [2, (phone) => void (phone.ledger.isDatabaseLate = false)],
  'the disk makes a step': [4, onPage((page) => void page.disk.step())],
  'the disk makes a step of storing': [3, onPage((page) => void page.storing.step())],

  'a page is killed': [4, (phone, { tab, n }) => phone.kill(tab, n)],
  'the browser is killed': [2, (phone, { n, link }) => phone.killBrowser(n, 'none', link)],
  'the browser is killed, its storage is older': [
    4,
    (phone, { n, link }) => phone.killBrowser(n, 'older', link),
  ],
  'the browser is killed, its storage is missing': [
    1,
    (phone, { n, link }) => phone.killBrowser(n, 'missing', link),
  ],
  'the browser is killed, its storage is another link’s': [
    1,
    (phone, { n, link }) => phone.killBrowser(n, 'foreign', link),
  ],
  'the browser loses photos': [2, (phone, { n }) => phone.loseVaultData(n)],
} satisfies Record<string, Action>;

function fails(
  code: Parameters<ModelPhone['provider']['fail']>[1]['code'],
  how: { readonly acts: boolean; readonly mayHaveArrived: boolean },
): Action[1] {
  return ({ provider }, { n }) => provider.fail(n, { code, ...how });
}

type ActionName = keyof typeof actions;

const step = fc.record({
  name: fc.oneof(
    ...(Object.keys(actions) as ActionName[]).map((name) => ({
      weight: actions[name][0],
      arbitrary: fc.constant(name),
    })),
  ),
  // The rarer value is second, so events often concern the same tab, link and photo.
  tab: fc.constantFrom(0, 0, 1),
  link: fc.constantFrom(links[0], links[0], links[0], links[1]),
  photo: fc.constantFrom<PhotoName>('idCardRecto', 'idCardRecto', 'idCardVerso'),
  n: fc.nat({ max: 15 }),
});

const story = fc.record({
  settings: fc.record({
    secondPhotos: fc.constantFrom('replaced', 'refused'),
    storageEvents: fc.constantFrom('delivered', 'silent'),
  }),
  /** In how many tabs the first link is open, and its procedure started, at the beginning. */
  tabs: fc.constantFrom(1, 2, 2, 0),
  /** Whether the provider has all photos of the first link then, so that it can be submitted. */
  isComplete: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
});

test(
  'in any order of events, a stored photo is deleted only for one of four reasons, and arrives if none applies',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ settings, tabs, isComplete, steps }) => {
        vi.clearAllTimers();
        const phone = new ModelPhone(settings);
        if (tabs > 0) for (const link of links) phone.provider.change(link, providerRules.start);
        for (const photo of isComplete ? (['idCardRecto', 'idCardVerso'] as const) : [])
          phone.provider.sendFromElsewhere(links[0], photo);
        for (let tab = 0; tab < tabs; tab += 1) phone.open(tab, links[0], false);
        await phone.respondToAll();
        for (const { name, ...what } of steps) {
          await actions[name][1](phone, what);
          await phone.settle();
        }
        await phone.heal();
      }),
      fuzz('photos', 'photos of a phone', { short: 300, full: 10_000 }),
    );
  },
  fuzzTimeoutMs,
);
