import { providerRules, type PhotoName, type Procedure } from '@recto/core';
import * as fc from 'fast-check';
import { vi } from 'vitest';
import { links, type ModelPage } from './model-page.ts';
import { hourMs, ModelPhone, type Happening, type PhoneSettings, type StorageLoss } from './model-phone.ts';

interface Step {
  readonly tab: number;
  readonly link: string;
  readonly photo: PhotoName;
  /** Selects one of several calls, pages or values. */
  readonly n: number;
}

type Action = readonly [weight: number, act: (phone: ModelPhone, step: Step) => void | Happening];

/** What a customer does on a page; nothing if the tab has none. */
const onPage =
  (act: (page: ModelPage, step: Step, phone: ModelPhone) => unknown) => (phone: ModelPhone, step: Step) => {
    const page = phone.tabs[step.tab];
    if (page != null) act(page, step, phone);
  };

/** Events of customers, phones, browsers and networks, with their relative frequency. */
const actions = {
  'opens a link': [24, (phone, { tab, link, n }) => phone.open(tab, link, n % 2 === 0)],
  starts: [2, onPage((page) => page.press('start'))],
  'takes a photo': [14, onPage((page, { photo }, phone) => phone.take(page, photo))],
  'picks a file': [2, onPage((page, { photo }, phone) => phone.pick(page, photo))],
  'takes a photo back': [2, onPage((page, { photo }) => page.takeBack(photo))],
  deletes: [1, onPage((page, { photo }) => page.delete(photo))],
  'continues without it': [1, onPage((page, { photo }) => page.sendInBackground(photo))],
  'retries what failed': [2, onPage((page) => page.retryFailed())],
  submits: [4, onPage((page) => page.submit())],
  'restarts after a refusal': [2, onPage((page) => page.press('reset'))],
  looks: [3, onPage((page) => page.look())],

  disconnects: [2, (phone) => phone.connect(false)],
  connects: [2, (phone) => phone.connect(true)],
  'seconds pass': [4, (phone) => phone.pass(5000)],
  'a minute passes': [3, (phone) => phone.pass(61_000)],
  'an hour passes': [1, (phone) => phone.pass(hourMs)],
  '25 hours pass': [1, (phone) => phone.pass(25 * hourMs)],
  'the clock is set back': [2, (phone, { n }) => phone.setClockBy(-[0.5, 1, 25, 48][n % 4]! * hourMs)],
  'the clock is set forward': [1, (phone, { n }) => phone.setClockBy([1, 25][n % 2]! * hourMs)],

  'is refused': [2, changes((held) => providerRules.refuse(held, null))],
  'runs out': [1, changes(providerRules.expire)],
  'is reset on another device': [1, changes((held) => providerRules.reset({ ...held, status: 'refused' }))],
  'is opened again': [6, changes((held) => ({ ...held, status: 'started' }))],
  'another phone sends a photo': [
    2,
    ({ provider }, { link, photo }) => provider.sendFromElsewhere(link, photo),
  ],

  'a call arrives': [6, ({ provider }, { n }) => provider.arrive(n)],
  'a response arrives': [12, ({ provider }, { n }) => provider.respond(n)],
  'all responses arrive': [6, (phone) => phone.respondToAll()],
  'a call is lost': [3, fails('unreachable', { acts: false, mayHaveArrived: true })],
  'a response is lost': [4, fails('unreachable', { acts: true, mayHaveArrived: true })],
  'a call is refused': [2, fails('refused', { acts: false, mayHaveArrived: false })],
  'a call is refused at its second try': [2, fails('refused', { acts: false, mayHaveArrived: true })],
  'a call is refused at its second try, after it had arrived': [
    2,
    fails('refused', { acts: true, mayHaveArrived: true }),
  ],
  'a call is unavailable': [1, fails('unavailable', { acts: false, mayHaveArrived: true })],
  'a photo is too large': [1, fails('tooLarge', { acts: false, mayHaveArrived: false })],
  'a response is malformed': [2, fails('malformed', { acts: true, mayHaveArrived: true })],

  'the disk is slow': [2, (phone) => void (phone.faults.isDiskSlow = true)],
  'the disk is quick': [
    2,
    (phone) => {
      phone.faults.isDiskSlow = false;
      phone.finishDiskWork();
    },
  ],
  'the database can not be read': [2, (phone) => void (phone.ledger.isDatabaseLate = true)],
  'the database can be read': [2, (phone) => void (phone.ledger.isDatabaseLate = false)],
  'the disk makes a step': [7, onPage((page, { n }) => page.step(n))],

  'a page is disposed': [1, (phone, { tab, n }) => phone.dispose(tab, n)],
  'a page is killed': [4, (phone, { tab, n }) => phone.kill(tab, n)],
  'the browser is killed': [2, killsBrowser('none')],
  'the browser is killed, its storage is older': [4, killsBrowser('older')],
  'the browser is killed, its storage is missing': [1, killsBrowser('missing')],
  'the browser is killed, its storage is another link’s': [1, killsBrowser('foreign')],
  'the browser loses photos': [2, (phone, { n }) => phone.loseVaultData(n)],
} satisfies Record<string, Action>;

function changes(change: (held: Procedure) => Procedure): Action[1] {
  return ({ provider }, { link }) => provider.change(link, change);
}

function killsBrowser(loss: StorageLoss): Action[1] {
  return (phone, { n, link }) => phone.killBrowser(n, loss, link);
}

function fails(
  code: Parameters<ModelPhone['provider']['fail']>[1]['code'],
  how: { readonly acts: boolean; readonly mayHaveArrived: boolean },
): Action[1] {
  return ({ provider }, { n }) => provider.fail(n, { code, ...how });
}

/** On the machine alone, customers and the disk do more, and more can fail. */
const machineActions = {
  ...actions,
  starts: [6, actions.starts[1]],
  'takes a photo': [30, actions['takes a photo'][1]],
  'picks a file': [15, actions['picks a file'][1]],
  'takes a photo back': [6, actions['takes a photo back'][1]],
  'a response arrives': [30, actions['a response arrives'][1]],
  'the disk is slow': [8, actions['the disk is slow'][1]],
  'the disk makes a step': [90, actions['the disk makes a step'][1]],
  'half a second passes': [6, (phone) => phone.pass(500)],
  'a call meets a defect': [1, fails('defect', { acts: true, mayHaveArrived: true })],
  'the disk is full': [3, ({ faults }) => void (faults.isDiskFull = true)],
  'the disk has room': [3, ({ faults }) => void (faults.isDiskFull = false)],
  'picked files can not be read': [
    4,
    ({ faults }, { n }) => void (faults.files = n % 2 === 0 ? 'copies' : 'unreadable'),
  ],
  'picked files can be read': [3, ({ faults }) => void (faults.files = 'readable')],
} satisfies Record<string, Action>;

type ActionName = keyof typeof machineActions;

function storyOf(from: Partial<Record<ActionName, Action>>, maxLength: number) {
  const names = Object.keys(from) as ActionName[];
  const step = fc.record({
    name: fc.oneof(
      ...names.map((name) => ({ weight: machineActions[name][0], arbitrary: fc.constant(name) })),
    ),
    // The rarer value is second, so events often concern the same tab, link and photo.
    tab: fc.constantFrom(0, 0, 1),
    link: fc.constantFrom(links[0], links[0], links[0], links[1]),
    photo: fc.constantFrom<PhotoName>('idCardRecto', 'idCardRecto', 'idCardVerso'),
    n: fc.nat({ max: 15 }),
  });
  return fc.record({
    settings: fc.record<PhoneSettings>({
      secondPhotos: fc.constantFrom('replaced', 'refused'),
      storageEvents: fc.constantFrom('delivered', 'silent'),
      // Only the machine alone can be so patient.
      patience: fc.constantFrom('endless', 'endless', 'short'),
    }),
    /** In how many tabs the first link is open, and its procedure started, at the beginning. */
    tabs: fc.constantFrom(1, 2, 2, 0),
    /** Whether the provider has all photos of the first link then, so that it can be submitted. */
    isComplete: fc.boolean(),
    steps: fc.array(step, { minLength: 1, maxLength, size: 'max' }),
  });
}

/** Stories for the real parts. */
export const story = storyOf(actions, 60);
/** Stories for the machine alone. */
export const machineStory = storyOf(machineActions, 300);

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens in a story, and what follows when nothing fails any longer. */
export function* tell(
  newPage: ConstructorParameters<typeof ModelPhone>[0],
  { settings, tabs, isComplete, steps }: Story,
): Happening {
  vi.clearAllTimers();
  const phone = new ModelPhone(newPage, settings);
  if (tabs > 0) for (const link of links) phone.provider.change(link, providerRules.start);
  for (const photo of isComplete ? (['idCardRecto', 'idCardVerso'] as const) : [])
    phone.provider.sendFromElsewhere(links[0], photo);
  for (let tab = 0; tab < tabs; tab += 1) phone.open(tab, links[0], false);
  yield* phone.respondToAll();
  for (const { name, ...what } of steps) {
    const happening = machineActions[name][1](phone, what);
    if (happening) yield* happening;
    yield* phone.settle();
  }
  yield* phone.heal();
}

/** Runs a story to its end, with parts that need no promise. */
export function runAtOnce(happening: Happening): void {
  while (!happening.next().done);
}
