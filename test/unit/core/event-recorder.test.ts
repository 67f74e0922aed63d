import { MemoryEvents, MemoryPhotoVault } from '@recto/adapters/fake';
import {
  CameraError,
  EventRecorder,
  MemoryPhotos,
  pendingPhotoNames,
  providerRules,
  recordCapture,
  recordHandOver,
  RepositoryError,
  SnapshotStore,
  visitPartOf,
  type CapturedImage,
  type CaptureSnapshot,
  type EventContext,
  type RefusedPhotos,
  type Hint,
  type PhotoName,
  type PhotoVaultPort,
  type PhotoVerdict,
  type Procedure,
  type UploadQueueSnapshot,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { shortOf } from '../../support/short-event.ts';
import {
  imageOf,
  procedureHaving,
  procedureWith,
  requiring,
  squareJpeg,
  token,
} from '../../support/procedures.ts';
import { captureWorld } from './doubles/capture-world.ts';
import { unreadableFile } from './doubles/files.ts';
import { failUnexplained } from './doubles/provider.ts';
import { hideAndShow } from './doubles/hide-and-show.ts';
import { slowToList } from './doubles/slow-to-list.ts';
import { settled, Waiting } from './doubles/waiting.ts';
import * as photoRecorder from '../../../packages/core/src/telemetry/photo-recorder.ts';

const context: EventContext = {
  version: '1.2.3',
  visit: 'v1',
  part: 'first',
  browser: 'chrome',
  system: 'android',
};
const image = imageOf('card');
const picked = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg');

const load = () => Promise.resolve(photoRecorder);

/** A capture session, with what is recorded of it. */
function recorded(
  procedure: Procedure = procedureWith(requiring('idCard')),
  loads = load,
  vault?: PhotoVaultPort,
) {
  const world = captureWorld(procedure, vault);
  const port = new MemoryEvents();
  let now = 1000;
  const recorder = new EventRecorder(port, context, () => now);
  const ends = [recorder.watchProcedure(world.store), recorder.watchUploads(world.uploads, world.device)];
  const { session: capture, store, uploads } = world;
  recordCapture({ capture, store, uploads, recorder, load: loads });
  return {
    ...world,
    recorder,
    stop: () => ends.forEach((end) => end()),
    toasts: recorder.watchToasts(world.toasts),
    pass: (ms: number) => (now += ms),
    events: () => port.events,
    /** The events in short, such as `photoTaken idCardRecto byHand unknown`. */
    said: () => port.events.map(shortOf),
    openCapture: () => {
      recorder.screenShown('capture');
      return world.open();
    },
  };
}

/** The images and files that can be reached from a value. */
function imagesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Blob || 'dataUrl' in value) return [value];
  return Object.values(value).flatMap(imagesIn);
}

test('a photo: the step, the camera, taken, retaken, sent; then the next step', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  world.session.retake();
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  await world.calls.respond();
  await used;
  expect(world.said()).toEqual([
    'screenShown capture',
    'stepBegun idCardRecto',
    'cameraOpened idCardRecto',
    'photoTaken idCardRecto byHand unknown',
    'photoRetaken idCardRecto look',
    'photoTaken idCardRecto byHand unknown',
    'photoUsed idCardRecto unchecked later',
    'photoSent idCardRecto',
    'stepBegun idCardVerso',
  ]);
});

test('each event has the version, the visit, the browser, a count and a duration', async () => {
  const world = recorded();
  world.pass(300);
  world.openCapture();
  world.pass(40);
  await world.takeImage(image);
  world.session.retake();
  world.pass(2);
  await world.takeImage(image);
  const taken = { name: 'photoTaken', photo: 'idCardRecto', source: 'byHand', megapixels: 'unknown' };
  expect(world.events().filter(({ name }) => name === 'photoTaken')).toEqual([
    { ...taken, ...context, count: 1, durationMs: 40 },
    { ...taken, ...context, count: 2, durationMs: 42 },
  ]);
  expect(world.events()[0]).toMatchObject({ name: 'screenShown', durationMs: 300 });
});

test('how long a photo took to send is measured from "Use"', async () => {
  const world = recorded();
  world.openCapture();
  world.pass(5000);
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  world.pass(70);
  await world.calls.respond();
  await used;
  expect(world.events().find(({ name }) => name === 'photoSent')).toMatchObject({ durationMs: 70 });
});

test('a photo that the provider refuses', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('refused'));
  await used;
  // A change of another photo says nothing new of this one.
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  expect(world.said().filter((said) => said.startsWith('photo'))).toEqual([
    'photoTaken idCardRecto byHand unknown',
    'photoUsed idCardRecto unchecked first',
    'photoRefused idCardRecto',
    'photosComplete',
  ]);
  expect(world.said()).not.toContain('photoSent idCardRecto');
});

test('a photo that waits for the network is kept, whether the phone knows that it is offline or not', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  const used = world.session.use();
  await failUnexplained(world.calls, new RepositoryError('unreachable'));
  await used;
  world.device.setOnline(false);
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  expect(world.said()).toEqual(expect.arrayContaining(['photoKept idCardRecto', 'photoKept idCardVerso']));
});

test('a photo that the customer takes back is not sent', async () => {
  const world = recorded();
  world.recorder.screenShown('confirm');
  void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
  await settled();
  world.uploads.drop('idCardVerso');
  await settled();
  expect(world.said()).toEqual([
    'screenShown confirm',
    'photoTaken idCardVerso picked unknown',
    'photoUsed idCardVerso unchecked first',
  ]);
});

test('a camera that fails, with the cause', async () => {
  const world = recorded();
  world.openCapture();
  await world.openings.fail(new CameraError('inUse'));
  expect(world.said()).toContain('cameraFailed idCardRecto inUse');
});

describe('hints', () => {
  /** The snapshots of a capture screen that this test makes itself. */
  async function shownHints(loads = load) {
    const world = recorded();
    const { recorder, said, events, pass } = world;
    const first = world.session.getSnapshot();
    const live = { status: 'live', facingMode: 'environment', canSwitch: false } as const;
    const inViewfinder = {
      ...first,
      state: { name: 'capture', photo: 'idCardRecto' },
      camera: live,
    } as const satisfies CaptureSnapshot;
    const store = new SnapshotStore<CaptureSnapshot>(first);
    recordCapture({ capture: store, store: world.store, uploads: world.uploads, recorder, load: loads });
    recorder.screenShown('capture');
    const change = (part: Partial<CaptureSnapshot>) => store.set({ ...store.getSnapshot(), ...part });
    change(inViewfinder);
    await settled();
    const show = (name: HintName | null) => {
      const hint = name === null ? null : ({ name, side: 'left' } as Hint);
      change({ guidance: { ...store.getSnapshot().guidance, hint } });
    };
    return { recorder, change, show, pass, events, now: store.getSnapshot, said: () => said().slice(3) };
  }
  type HintName = Hint['name'];

  const preview = { name: 'preview', photo: 'idCardRecto', image, replaces: null } as const;

  test('each one that appears, once until it changes', async () => {
    const { show, said } = await shownHints();
    for (const name of ['offCentre', 'offCentre', null, 'holdStill'] as const) show(name);
    await settled();
    expect(said()).toEqual([
      'guidanceShown idCardRecto offCentre',
      'guidanceEnded idCardRecto offCentre followed',
      'guidanceShown idCardRecto holdStill',
    ]);
  });

  // Decision 11.8.
  test('above the limit of waiting changes, the first are recorded and later photos are not', async () => {
    const loading = new Waiting<void, typeof photoRecorder>();
    const { show, change, said } = await shownHints(() => loading.ask());
    for (let round = 0; round < 500; round += 1) {
      show('tooFar');
      show('glare');
    }
    await loading.respond(photoRecorder);
    const first = said();
    expect(first.length).toBeGreaterThan(200);
    expect(first.length).toBeLessThan(1000);
    change({ state: preview });
    await settled();
    expect(said()).toEqual(first);
  });

  test('a ring that closes for minutes takes no place among what waits', async () => {
    const loading = new Waiting<void, typeof photoRecorder>();
    const { show, change, now, said } = await shownHints(() => loading.ask());
    for (let round = 0; round < 1000; round += 1) {
      const { guidance } = now();
      const ring = { progress: round / 1000, durationMs: 900 };
      change({ guidance: { ...guidance, autoCapture: { ...guidance.autoCapture, ring } } });
    }
    show('tooFar');
    await loading.respond(photoRecorder);
    expect(said()).toEqual(['guidanceShown idCardRecto tooFar']);
  });

  test.each<{
    what: string;
    shows: HintName;
    happens: (world: Awaited<ReturnType<typeof shownHints>>) => void;
    end: string;
  }>([
    { what: 'all is right', shows: 'tooFar', happens: ({ show }) => show('ready'), end: 'followed' },
    { what: 'it is gone', shows: 'tooFar', happens: ({ show }) => show(null), end: 'followed' },
    { what: 'another one comes', shows: 'tooFar', happens: ({ show }) => show('glare'), end: 'replaced' },
    { what: 'the guidance ends', shows: 'tooFar', happens: ({ show }) => show('takeByButton'), end: 'left' },
    {
      what: 'a photo is taken',
      shows: 'tooFar',
      happens: ({ change }) => change({ state: preview }),
      end: 'photoTaken',
    },
    {
      what: 'the photo is taken that it asks for',
      shows: 'fillFrame',
      happens: ({ change }) => change({ state: preview }),
      end: 'followed',
    },
    {
      what: 'a file is chosen instead',
      shows: 'tooFar',
      happens: ({ change }) => change({ state: { ...preview, image: picked } }),
      end: 'left',
    },
    {
      what: 'an earlier photo is looked at again',
      shows: 'tooFar',
      happens: ({ change }) => change({ state: { ...preview, isUsed: true } }),
      end: 'left',
    },
    {
      what: 'the camera is off',
      shows: 'tooFar',
      happens: ({ change, show }) => {
        change({ camera: { status: 'off' } });
        show(null);
      },
      end: 'left',
    },
    {
      what: 'the phone is turned',
      shows: 'tooFar',
      happens: ({ change, show }) => {
        change({ orientation: 'landscape' });
        show(null);
      },
      end: 'left',
    },
    {
      what: 'the phone is too slow for guidance',
      shows: 'tooFar',
      happens: ({ change, now }) => change({ guidance: { ...now().guidance, hint: null, pace: 'none' } }),
      end: 'left',
    },
    {
      what: 'another screen is shown',
      shows: 'tooFar',
      happens: ({ recorder, show }) => {
        recorder.screenShown('confirm');
        show(null);
      },
      end: 'left',
    },
    // Decision 11.7.
  ])('one that ends since $what: $end', async ({ shows, happens, end }) => {
    const world = await shownHints();
    world.show(shows);
    world.pass(2_500);
    happens(world);
    world.show(null);
    await settled();
    const ends = world.events().filter(({ name }) => name === 'guidanceEnded');
    expect(ends[0]).toMatchObject({ hint: shows, end, durationMs: 2_500 });
    expect(ends.filter((event) => 'hint' in event && event.hint === shows)).toHaveLength(1);
  });
});

describe('the verdict of a photo', () => {
  const warning = { name: 'warning', places: [], worst: null, dpi: null, twin: null } as const;

  /** Snapshots of a photo in the preview, with what its check says. */
  async function inPreview(photoImage: CapturedImage | Blob, how: { readonly isAutomatic?: true } = {}) {
    const world = recorded();
    const { recorder, said } = world;
    const first = world.session.getSnapshot();
    const store = new SnapshotStore<CaptureSnapshot>(first);
    recordCapture({ capture: store, store: world.store, uploads: world.uploads, recorder, load });
    recorder.screenShown('capture');
    const change = (part: Partial<CaptureSnapshot>) => store.set({ ...store.getSnapshot(), ...part });
    const photo = 'idCardRecto';
    const check = (verdict: PhotoVerdict) => change({ guidance: { ...first.guidance, verdict } });
    const shot = { name: 'preview', photo, image: photoImage, replaces: null, ...how } as const;
    change({ state: { name: 'capture', photo } });
    change({ state: shot });
    await settled();
    return {
      change,
      check,
      shot,
      use: () => change({ state: { name: 'upload', photo, image: photoImage, slow: false } }),
      retake: () => change({ state: { name: 'capture', photo } }),
      said: () => said().slice(3),
    };
  }

  test.each<{ verdict: PhotoVerdict; said: string }>([
    { verdict: { name: 'fine', isChecked: true, dpi: null }, said: 'fine' },
    { verdict: { name: 'fine', isChecked: false, dpi: null }, said: 'unchecked' },
    { verdict: { name: 'checking' }, said: 'unchecked' },
    { verdict: { ...warning, code: 'glare', severity: 'doubtful' }, said: 'doubtful' },
    { verdict: { ...warning, code: 'blurred', severity: 'likelyRefused' }, said: 'likelyRefused' },
  ])('the verdict of a photo is reported with its use: $said', async ({ verdict, said }) => {
    const world = await inPreview(image);
    world.check(verdict);
    world.use();
    await settled();
    expect(world.said().pop()).toBe(`photoUsed idCardRecto ${said} first`);
  });

  test('the verdict of a photo warns once, also if the photo is looked at again', async () => {
    const world = await inPreview(image, { isAutomatic: true });
    world.check({ name: 'checking' });
    world.check({ ...warning, code: 'glare', severity: 'doubtful' });
    world.check({ name: 'none' });
    world.check({ ...warning, code: 'glare', severity: 'doubtful' });
    world.retake();
    await settled();
    expect(world.said()).toEqual([
      'photoTaken idCardRecto automatic unknown',
      'photoWarned idCardRecto glare',
      'photoRetaken idCardRecto warning',
    ]);
  });

  test('a file that takes the place of the photo in the preview', async () => {
    const world = await inPreview(image);
    world.change({ state: { ...world.shot, image: picked } });
    world.use();
    await settled();
    expect(world.said()).toEqual([
      'photoTaken idCardRecto byHand unknown',
      'photoRetaken idCardRecto look',
      'photoTaken idCardRecto picked unknown',
      'photoUsed idCardRecto unchecked later',
    ]);
  });

  test.each([
    [720, 'below1'],
    [1080, '1to2'],
    [2160, '2to8'],
    [3024, 'above8'],
  ])('a photo of %i px by as many is %s', async (side, megapixels) => {
    const world = await inPreview(squareJpeg(side));
    expect(world.said()).toEqual([`photoTaken idCardRecto byHand ${megapixels}`]);
  });

  test('a photo that is no base64 has no size, and is reported', async () => {
    const world = await inPreview({
      dataUrl: 'data:image/jpeg;base64,%',
      mimeType: 'image/jpeg',
      base64: '%',
    });
    expect(world.said()).toEqual(['photoTaken idCardRecto byHand unknown']);
  });
});

describe('what records photos', () => {
  /** A customer who takes, uses and waits before the code that records it is there. */
  async function early(loads: () => Promise<typeof photoRecorder>) {
    const world = recorded(procedureWith(requiring('idCard')), loads);
    world.openCapture();
    world.pass(4_000);
    await world.takeImage(image);
    world.pass(1_000);
    const used = world.session.use();
    await settled();
    await world.calls.respond();
    await used;
    world.pass(60_000);
    return world;
  }

  // Decision 11.8.
  test('the code that records photos is loaded later than the photo is taken: nothing is lost, and all times are right', async () => {
    const loading = new Waiting<void, typeof photoRecorder>();
    const world = await early(() => loading.ask());
    expect(world.said()).not.toContain('photoTaken idCardRecto byHand unknown');
    await loading.respond(photoRecorder);
    const photos = world.events().filter((event) => ['photoTaken', 'photoUsed'].includes(event.name));
    expect(photos).toMatchObject([
      { name: 'photoTaken', durationMs: 4_000 },
      { name: 'photoUsed', durationMs: 5_000, attempt: 'first' },
    ]);
  });

  // Decision 11.8.
  test('the code that records photos can’t be loaded: the customer goes on, and the other events come', async () => {
    const world = await early(() => Promise.reject(new Error('No network.')));
    await settled();
    expect(world.said()).toEqual([
      'screenShown capture',
      'stepBegun idCardRecto',
      'cameraOpened idCardRecto',
      'photoSent idCardRecto',
      'stepBegun idCardVerso',
    ]);
  });

  // Decision 11.8.
  test('what waits for the code that records photos holds no image, of the camera or picked', async () => {
    const told: unknown[][] = [];
    class Told {
      captureChanged(...changes: unknown[]): void {
        told.push(changes);
      }
      queueChanged(...changes: unknown[]): void {
        told.push(changes);
      }
    }
    const loading = new Waiting<void, typeof photoRecorder>();
    const world = await early(() => loading.ask());
    for (const name of ['one', 'two', 'three']) {
      await world.openings.respond().catch(() => undefined);
      await world.takeImage(imageOf(name));
      world.session.retake();
    }
    world.recorder.screenShown('confirm');
    void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file: picked });
    await settled();
    expect(told).toEqual([]);
    await loading.respond({ PhotoRecorder: Told } as unknown as typeof photoRecorder);
    expect(told.length).toBeGreaterThan(6);
    expect(imagesIn(told)).toEqual([]);
  });

  test('the progress of an upload takes no place among what waits', async () => {
    const loading = new Waiting<void, typeof photoRecorder>();
    const world = recorded(procedureWith(requiring('idCard')), () => loading.ask());
    const content = { source: 'picked', photo: 'idCardRecto', file: picked } as const;
    const queue = new SnapshotStore<UploadQueueSnapshot>([]);
    const { session: capture, store, recorder } = world;
    recordCapture({ capture, store, uploads: queue, recorder, load: () => loading.ask() });
    recorder.screenShown('confirm');
    for (let round = 0; round < 1000; round += 1) {
      queue.set([{ content, state: { name: 'sending', progress: round / 1000 } }]);
    }
    queue.set([]);
    const other = { ...content, photo: 'idCardVerso' } as const;
    queue.set([{ content: other, state: { name: 'waiting' } }]);
    await loading.respond(photoRecorder);
    expect(world.said().filter((said) => said.startsWith('photoUsed'))).toEqual([
      'photoUsed idCardRecto unchecked first',
      'photoUsed idCardVerso unchecked first',
    ]);
  });

  test('a photo that was used before it was deleted is a first one, if both come before it is loaded', async () => {
    const loading = new Waiting<void, typeof photoRecorder>();
    const world = await early(() => loading.ask());
    const about = 'idCardRecto' as const;
    world.toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', about, sticky: false });
    await loading.respond(photoRecorder);
    expect(world.said()).toContain('photoUsed idCardRecto unchecked first');
  });

  test('the code that records photos is not loaded before there is a picture', () => {
    let loads = 0;
    const world = recorded(procedureWith(requiring('idCard')), () => {
      loads += 1;
      return Promise.resolve(photoRecorder);
    });
    world.openCapture();
    expect(world.said()).toEqual(['screenShown capture', 'stepBegun idCardRecto']);
    expect(loads).toBe(0);
  });
});

describe('a file that comes from the vault is not recorded as chosen', () => {
  /** The confirm screen of a page whose vault another page writes to, and responds when the test wants. */
  function besideAnotherPage() {
    const photos = new MemoryPhotos();
    const listing = new Waiting<void, void>();
    const storeThere = async () => {
      const vault = new MemoryPhotoVault({ photos });
      const facts = { status: 'started', providerHad: 'none', attempted: false } as const;
      const id = await vault.reserve(token, 'idCardVerso', facts);
      await vault.store(token, id, { source: 'picked', photo: 'idCardVerso', file: picked }, facts);
    };
    const show = () => {
      const world = recorded(undefined, load, new MemoryPhotoVault({ photos, ...slowToList(listing.ask) }));
      world.recorder.screenShown('confirm');
      return world;
    };
    return { listing, storeThere, show };
  }

  // Decision 11.4.
  test('a file of an earlier page is not recorded as chosen, however late the vault is', async () => {
    const { listing, storeThere, show } = besideAnotherPage();
    await storeThere();
    const world = show();
    await listing.respond();
    expect(pendingPhotoNames(world.uploads.getSnapshot())).toEqual(['idCardVerso']);
    expect(world.said()).toEqual(['screenShown confirm']);
  });

  test('a file of another tab is not recorded as chosen', async () => {
    const { listing, storeThere, show } = besideAnotherPage();
    const world = show();
    await listing.respond();
    await storeThere();
    hideAndShow(world.device);
    await listing.respond();
    expect(pendingPhotoNames(world.uploads.getSnapshot())).toEqual(['idCardVerso']);
    expect(world.said()).toEqual(['screenShown confirm']);
  });
});

test('a file that the device can no longer read, and that the vault has, is recorded as chosen once', async () => {
  class VaultWithCopy extends MemoryPhotoVault {
    override async openOne(...args: Parameters<MemoryPhotoVault['openOne']>) {
      const stored = await super.openOne(...args);
      return stored?.source === 'picked' ? { ...stored, file: picked } : stored;
    }
  }
  const world = recorded(undefined, load, new VaultWithCopy());
  world.recorder.screenShown('confirm');
  const content = { source: 'picked', photo: 'idCardVerso', file: unreadableFile() } as const;
  await world.uploads.add(content);
  await eventually(() => expect(world.uploads.getSnapshot()[0]?.content).toMatchObject({ file: picked }));
  expect(world.said()).toEqual([
    'screenShown confirm',
    'photoTaken idCardVerso picked unknown',
    'photoUsed idCardVerso unchecked first',
  ]);
});

describe('a photo again', () => {
  test('a photo is taken again after the provider has refused it, and after a look at an earlier one', async () => {
    const world = recorded();
    world.openCapture();
    await world.takeImage(image);
    const used = world.session.use();
    await failUnexplained(world.calls, new RepositoryError('refused'));
    await used;
    world.session.retake();
    await world.takeImage(image);
    const usedAgain = world.session.use();
    await settled();
    await world.calls.respond();
    await usedAgain;
    await world.openings.respond().catch(() => undefined);
    world.session.back();
    world.session.retake();
    await settled();
    const photos = world.said().filter((said) => said.startsWith('photo'));
    expect(photos).toEqual([
      'photoTaken idCardRecto byHand unknown',
      'photoUsed idCardRecto unchecked first',
      'photoRefused idCardRecto',
      'photoRetaken idCardRecto refused',
      'photoTaken idCardRecto byHand unknown',
      'photoUsed idCardRecto unchecked replacement',
      'photoSent idCardRecto',
      'photoRetaken idCardRecto usedBefore',
    ]);
  });

  test('a file for a photo that the provider has, or that was deleted, is a replacement', async () => {
    const world = recorded(procedureHaving(['idCardRecto'], requiring('idCard')));
    world.recorder.screenShown('confirm');
    world.toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', about: 'idCardVerso', sticky: false });
    for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
      void world.uploads.add({ source: 'picked', photo, file: picked });
    }
    await settled();
    expect(world.said().filter((said) => said.startsWith('photoUsed'))).toEqual([
      'photoUsed idCardRecto unchecked replacement',
      'photoUsed idCardVerso unchecked replacement',
    ]);
    expect(world.said()).not.toContain('photosComplete');
  });
});

test('all required photos are used, once', async () => {
  const world = recorded(procedureHaving(['idCardRecto'], requiring('idCard')));
  world.pass(9_000);
  world.recorder.screenShown('confirm');
  for (const name of ['one.jpg', 'other.jpg']) {
    const file = new File([await picked.arrayBuffer()], name);
    void world.uploads.add({ source: 'picked', photo: 'idCardVerso', file });
    await settled();
  }
  const complete = world.events().filter(({ name }) => name === 'photosComplete');
  expect(complete).toMatchObject([{ count: 1, durationMs: 9_000 }]);
});

/** A customer on the confirm screen, whose procedure can be refused and restarted. */
function restartable() {
  const world = recorded(procedureWith(requiring('idCard')));
  const act = async (work: Promise<unknown>) => {
    while (world.calls.openCount === 0) await settled();
    await world.calls.respond();
    await work;
  };
  world.recorder.screenShown('confirm');
  return {
    events: world.events,
    choose: (photo: PhotoName) => act(world.uploads.add({ source: 'picked', photo, file: picked })),
    saysDeleted: (about: PhotoName) =>
      world.toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', about, sticky: false }),
    restart: async (refusals: RefusedPhotos = {}) => {
      const procedure = world.repository.procedureOf(token)!;
      world.repository.put(token, providerRules.refuse(procedure, null, refusals));
      await act(world.store.readAgain(token));
      await act(world.store.reset());
      await act(world.store.start());
    },
  };
}

test('a restart after a refusal: after a restart, photos count as first ones again', async () => {
  const world = restartable();
  await world.choose('idCardRecto');
  await world.restart();
  await world.choose('idCardRecto');
  await settled();
  const told = ['photoUsed', 'procedureRestarted', 'procedureStarted'];
  const events = world.events().filter(({ name }) => told.includes(name));
  expect(events).toMatchObject([
    { name: 'photoUsed', attempt: 'first', part: 'first' },
    { name: 'procedureRestarted', part: 'first' },
    { name: 'procedureStarted', part: 'restarted' },
    { name: 'photoUsed', attempt: 'first', part: 'restarted' },
  ]);
});

test('a restart reports why single photos were refused, and no word of the administrator', async () => {
  const world = restartable();
  await world.choose('idCardRecto');
  await world.restart({ idCardVerso: { code: 'glare', comment: 'Müller, move the lamp.' } });
  expect(world.events().filter(({ name }) => name === 'photoReturned')).toMatchObject([
    { name: 'photoReturned', photo: 'idCardVerso', reason: 'glare', part: 'first' },
  ]);
  expect(JSON.stringify(world.events())).not.toContain('lamp');
});

test('only a photo that was deleted since the restart is a replacement', async () => {
  const world = restartable();
  await world.choose('idCardRecto');
  world.saysDeleted('idCardRecto');
  await world.restart();
  world.saysDeleted('idCardVerso');
  await world.choose('idCardRecto');
  await world.choose('idCardVerso');
  await settled();
  const events = world.events().filter(({ part }) => part === 'restarted');
  expect(events.filter(({ name }) => name === 'photoUsed')).toMatchObject([
    { name: 'photoUsed', photo: 'idCardRecto', attempt: 'first' },
    { name: 'photoUsed', photo: 'idCardVerso', attempt: 'replacement' },
  ]);
});

test('a photo that was deleted before a restart does not hide that all are there after it', async () => {
  const world = restartable();
  for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
    await world.choose(photo);
    world.saysDeleted(photo);
  }
  await world.restart();
  await world.choose('idCardRecto');
  await world.choose('idCardVerso');
  await settled();
  const complete = world.events().filter(({ name }) => name === 'photosComplete');
  expect(complete.map(({ part }) => part)).toEqual(['first', 'restarted']);
});

test('a procedure that goes on elsewhere is reported by the page that shows the QR code, until it is left', async () => {
  const world = recorded(procedureWith({ ...requiring('idCard'), status: 'active' }));
  const end = recordHandOver(world.store, world.recorder);
  const verified = world.store.verify(token);
  await world.calls.respond();
  await verified;
  const becomes = async (status: Procedure['status']) => {
    world.repository.put(token, { ...world.repository.procedureOf(token)!, status });
    const read = world.store.readAgain(token);
    await world.calls.respond();
    await read;
  };
  for (const status of ['started', 'started', 'finished'] as const) await becomes(status);
  end();
  await becomes('started');
  expect(world.said()).toEqual(['handedOver started', 'handedOver finished']);
});

test('the recorder records what toasts say of files, deletions and a missing camera; they are still shown', () => {
  const world = recorded();
  world.openCapture();
  const about = 'idCardVerso' as const;
  const shown = [
    { kind: 'error', code: 'Errors.imageSize', about, sticky: true },
    { kind: 'error', code: 'Errors.imageExtension', about, sticky: true },
    { kind: 'error', code: 'Toasts.fileUnreadable', about, sticky: true },
    { kind: 'success', code: 'Toasts.photoDeleted', about, sticky: false },
    { kind: 'info', code: 'Toasts.cameraNotFound', about: 'camera', sticky: true },
    { kind: 'success', code: 'Toasts.photoSent', about, sticky: false },
  ] as const;
  for (const toast of shown) world.toasts.show(toast);
  world.toasts.withdraw('camera');
  expect(world.said().slice(2)).toEqual([
    'fileRefused idCardVerso imageSize',
    'fileRefused idCardVerso imageExtension',
    'fileRefused idCardVerso fileUnreadable',
    'photoDeleted idCardVerso',
    'cameraFailed idCardRecto none',
  ]);
});

test('the start and the end of the procedure, and neither if the call fails', async () => {
  const world = recorded(
    procedureHaving(['idCardRecto', 'idCardVerso'], { ...requiring('idCard'), status: 'active' }),
  );
  const refused = world.store.start();
  await failUnexplained(world.calls, new RepositoryError('refused'));
  await refused;
  expect(world.said()).toEqual([]);
  const started = world.store.start();
  await world.calls.respond();
  await started;
  world.pass(60_000);
  world.recorder.screenShown('confirm');
  const finished = world.store.finish();
  await world.calls.respond();
  await finished;
  expect(world.said()).toEqual(['procedureStarted', 'screenShown confirm', 'procedureFinished']);
  expect(world.events()[2]).toMatchObject({ durationMs: 60_000 });
});

test.each([
  ['the first link on this phone', null, 'a', 'first'],
  ['another link than the last one', 'b', 'a', 'first'],
  ['the same link again', 'a', 'a', 'continued'],
  ['a page without a link, after one', 'a', null, 'continued'],
  ['a page without a link, before any', null, null, 'first'],
])('a load of %s', (_what, stored, opened, part) => {
  expect(visitPartOf(stored, opened)).toBe(part);
});

test('nothing of what is sent is recorded once the watch has ended', async () => {
  const world = recorded();
  world.openCapture();
  await world.takeImage(image);
  const used = world.session.use();
  await settled();
  world.stop();
  await world.calls.respond();
  await used;
  expect(world.said()).not.toContain('photoSent idCardRecto');
});

test('a refused link, a part that did not load, and crashes by their kind only', () => {
  const { recorder, said } = recorded();
  recorder.linkRefused('unreachable');
  recorder.failed(new Error('chunk'), true);
  recorder.failed(new TypeError('No greeting for Martin'), false);
  recorder.failed(Object.assign(new Error('a'), { name: 'Martin' }), false);
  recorder.failed('Martin', false);
  expect(said()).toEqual([
    'linkRefused unreachable',
    'partNotLoaded',
    'crashed TypeError',
    'crashed other',
    'crashed other',
  ]);
});

test('a screen is shown once until another one is, and a step begins again after it', () => {
  const world = recorded();
  world.openCapture();
  world.recorder.screenShown('capture');
  world.recorder.screenShown('confirm');
  world.recorder.screenShown('capture');
  expect(world.recorder.beginStep('idCardRecto')).toBe(true);
  expect(world.said()).toEqual([
    'screenShown capture',
    'stepBegun idCardRecto',
    'screenShown confirm',
    'screenShown capture',
    'stepBegun idCardRecto',
  ]);
});
