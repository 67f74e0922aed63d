import {
  FakeDevice,
  FakeProcedureRepository,
  FakeToasts,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import {
  CameraError,
  CaptureSession,
  EventRecorder,
  maximumUploadBytes,
  perPhoto,
  ProcedureStore,
  recordCapture,
  recordHandOver,
  RepositoryError,
  SnapshotStore,
  UploadQueue,
  visitPartOf,
  type AppEvent,
  type CapturedImage,
  type CaptureSnapshot,
  type GuidanceSnapshot,
  type Hint,
  type ToastPort,
} from '@recto/core';
import { vi } from 'vitest';
import * as photoRecorder from '../../../../packages/core/src/telemetry/photo-recorder.ts';
import { noGuidanceParts } from '../../../support/guidance.ts';
import { procedureWith, requiring, squareJpeg, thumbOf } from '../../../support/procedures.ts';
import { loadedRemoval } from '../../../unit/core/doubles/removal.ts';
import { slowToList } from '../../../unit/core/doubles/slow-to-list.ts';
import { TestCamera } from '../../../unit/core/doubles/test-camera.ts';
import { settled } from '../../../unit/core/doubles/waiting.ts';
import type { Action, PlannedWarning, Visit } from './plan.ts';

const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg');
const wrongFiles = {
  imageSize: new File([new Uint8Array(maximumUploadBytes + 1)], 'large.jpg'),
  imageExtension: new File(['GIF89a'], 'drawing.gif'),
};

/**
 * Plays a visit on the app's own stores, queue, capture session and recorder; the guidance alone is laid over the session's
 * snapshots, since the plan says what it sees.
 * @returns what the recorder has reported.
 */
export async function playVisit(visit: Visit): Promise<readonly AppEvent[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const phone = new Phone(visit);
  try {
    for (const [index, action] of visit.actions.entries()) {
      await phone.play(action).catch((error: unknown) => {
        throw new Error(`${visit.token}, action ${index}, ${JSON.stringify(action)}`, { cause: error });
      });
    }
    phone.close();
  } finally {
    vi.useRealTimers();
  }
  return phone.events;
}

/** A phone, and the provider of its link; both outlive the pages. */
class Phone {
  readonly events: AppEvent[] = [];
  readonly #visit: Visit;
  readonly #storage = new MemoryStorage();
  readonly #vault = new MemoryPhotoVault(slowToList(() => this.#vaultOpens));
  /** The vault lists its photos for a page after this. */
  #vaultOpens: Promise<void> = Promise.resolve();
  readonly #device = new FakeDevice();
  readonly #repository: FakeProcedureRepository;
  #refuses = false;
  #now = 1_000_000;
  #page: Page | null = null;
  #loads = 0;

  constructor(visit: Visit) {
    this.#visit = visit;
    const hasAll = visit.photos.length > 2;
    const documents = hasAll
      ? (['idCard', 'driverLicense', 'clientPicture'] as const)
      : (['idCard'] as const);
    const procedure = procedureWith({ ...requiring(...documents), status: 'active' });
    this.#repository = new FakeProcedureRepository([[visit.token, procedure]], {
      uploadSteps: 0,
      displayUrlOf: (photo) => thumbOf(photo).displayUrl!,
      onCall: ({ method }) => {
        const isUpload = method === 'savePhoto' || method === 'uploadPhoto';
        return this.#refuses && isUpload ? Promise.reject(new RepositoryError('refused')) : Promise.resolve();
      },
    });
  }

  close(): void {
    this.#page?.close();
  }

  async play(action: Action): Promise<void> {
    switch (action.do) {
      case 'open':
        return this.#open(action.at, action.isVaultLate);
      case 'openWithoutCamera':
        await this.#open('start');
        return this.#current.missesCamera(action.because);
      case 'lookBack':
        if (!this.#current.session.back()) throw new Error('There is no photo before.');
        return until(() => this.#current.state.name === 'preview');
      case 'chooseWrongFile':
        return this.#current.session.pick(wrongFiles[action.why]);
      case 'missPart':
        return this.#current.recorder.failed(new Error('No script.'), true);
      case 'failToOpen':
        return this.#load().recorder.linkRefused(action.why);
      case 'openOnComputer':
        return this.#open('mobile');
      case 'continueOnPhone':
        this.#putStatus(action.status);
        return void (await this.#current.store.readAgain(this.#visit.token));
      case 'start':
        this.#pass(action.after);
        await this.#current.store.start();
        return this.#current.showCapture();
      case 'hint':
        await this.#current.isLive();
        this.#current.show(action.hint);
        this.#pass(action.ms);
        if (action.end === 'replaced') this.#current.show('tooDark');
        return this.#current.show(null);
      case 'take':
        return this.#take(action);
      case 'retake':
        this.#pass(action.after);
        this.#current.session.retake();
        return until(() => this.#current.state.name === 'capture');
      case 'use':
        return this.#use(action);
      case 'replace':
        return this.#replace(action);
      case 'finish':
        this.#pass(action.after);
        // The confirm screen waits for the photos that are being sent.
        await until(() => this.#current.uploads.getSnapshot().length === 0);
        return void (await this.#current.store.finish());
      case 'crash':
        return this.#current.recorder.failed(new TypeError('A field is undefined.'), false);
      case 'refuse':
        return this.#putStatus('refused');
      case 'restart':
        await this.#current.store.reset();
        return this.#current.recorder.screenShown('start');
    }
  }

  #pass(ms: number): void {
    this.#now += ms;
  }

  get #current(): Page {
    if (this.#page === null) throw new Error('No page is open.');
    return this.#page;
  }

  #load(): Page {
    this.#page?.close();
    this.#loads += 1;
    const { token, browser, system } = this.#visit;
    const part = visitPartOf(this.#storage.read()?.token ?? null, token);
    const context = { version: '1.0.0', visit: `${token}.${this.#loads}`, part, browser, system };
    this.#page = new Page({
      recorder: (port) => new EventRecorder(port, context, () => this.#now),
      emit: (event) => this.events.push(event),
      repository: this.#repository,
      storage: this.#storage,
      vault: this.#vault,
      device: this.#device,
    });
    return this.#page;
  }

  async #open(
    screen: 'start' | 'capture' | 'confirm' | 'status' | 'mobile',
    isVaultLate = false,
  ): Promise<void> {
    this.#device.setOnline(true);
    let openVault = () => {};
    this.#vaultOpens = new Promise((resolve) => (openVault = resolve));
    if (!isVaultLate) openVault();
    const page = this.#load();
    await page.store.verify(this.#visit.token);
    if (!isVaultLate) await page.uploads.ready();
    if (screen === 'capture') await page.showCapture();
    else page.recorder.screenShown(screen);
    if (screen === 'mobile') recordHandOver(page.store, page.recorder);
    openVault();
    await page.uploads.ready();
  }

  async #take(action: Extract<Action, { do: 'take' }>): Promise<void> {
    const page = this.#current;
    const { photo, source, hint, warning, side } = action;
    if (page.state.photo !== photo) throw new Error(`The step is ${page.state.photo}, not ${photo}.`);
    if (hint !== null) page.show(hint);
    this.#pass(action.after);
    page.isAutomatic = source === 'automatic';
    if (source === 'picked') await page.session.pick(file);
    else await page.takes(squareJpeg(side));
    await until(() => page.state.name === 'preview');
    page.judge(warning);
  }

  async #use({ after, network, photo }: Extract<Action, { do: 'use' }>): Promise<void> {
    const page = this.#current;
    const isPending = () => page.uploads.getSnapshot().some(({ content }) => content.photo === photo);
    this.#pass(after);
    this.#refuses = network === 'refuses';
    this.#device.setOnline(network !== 'away' && network !== 'awayUntilReload');
    await page.session.use();
    if (network === 'awayUntilReload') {
      await until(() => page.uploads.getSnapshot().some(({ state }) => state.name === 'waiting'));
      return;
    }
    if (network === 'refuses') await until(() => page.state.name === 'error');
    this.#refuses = false;
    this.#device.setOnline(true);
    if (network === 'refuses') return;
    await until(() => !isPending());
    // The view shows for a moment that the last photo was sent.
    vi.advanceTimersByTime(300);
    // The view leads to the confirm screen after the last photo.
    if (page.isDone) page.recorder.screenShown('confirm');
    else await until(() => page.state.name === 'capture' && page.state.photo !== photo);
  }

  async #replace({ photo, network }: Extract<Action, { do: 'replace' }>): Promise<void> {
    const { uploads } = this.#current;
    this.#device.setOnline(network === 'works');
    const outcome = uploads.add({ source: 'picked', photo, file });
    if (network === 'works') return until(() => uploads.getSnapshot().length === 0);
    // It is in the vault then.
    await outcome;
  }

  #putStatus(status: 'started' | 'finished' | 'refused'): void {
    const { token } = this.#visit;
    this.#repository.put(token, { ...this.#repository.procedureOf(token)!, status });
  }
}

interface PageParts {
  readonly recorder: (port: { readonly emit: (event: AppEvent) => void }) => EventRecorder;
  readonly emit: (event: AppEvent) => void;
  readonly repository: FakeProcedureRepository;
  readonly storage: MemoryStorage;
  readonly vault: MemoryPhotoVault;
  readonly device: FakeDevice;
}

/** One load of the page: the app without its views. */
class Page {
  readonly recorder: EventRecorder;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly session: CaptureSession;
  /** The session's snapshots, with the guidance of the plan. */
  readonly #snapshots: SnapshotStore<CaptureSnapshot>;
  #cameraError: CameraError | null = null;
  #guidance: GuidanceSnapshot;
  /** Whether auto-capture takes the next photo. */
  isAutomatic = false;
  isDone = false;
  #image = squareJpeg(1080);
  #isOpen = true;

  constructor({ recorder, emit, repository, storage, vault, device }: PageParts) {
    // A page that is closed reports nothing more.
    this.recorder = recorder({ emit: (event) => this.#isOpen && emit(event) });
    const toasts: ToastPort = this.recorder.watchToasts(new FakeToasts());
    this.store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
    this.uploads = new UploadQueue({
      repository,
      store: this.store,
      storage,
      vault,
      device,
      toasts,
      random: () => 1,
      mutex: (work) => work(),
      loadRemoval: loadedRemoval,
    });
    const camera = new TestCamera({
      open: () => (this.#cameraError === null ? Promise.resolve() : Promise.reject(this.#cameraError)),
      take: () => Promise.resolve(this.#image),
      wake: () => Promise.resolve(),
    });
    this.session = new CaptureSession({
      camera,
      store: this.store,
      uploads: this.uploads,
      device,
      toasts,
      facingModes: perPhoto(({ facingMode }) => facingMode),
      guidance: noGuidanceParts(),
    });
    this.recorder.watchProcedure(this.store);
    this.recorder.watchUploads(this.uploads, device);
    this.#guidance = this.session.getSnapshot().guidance;
    this.#snapshots = new SnapshotStore(this.session.getSnapshot());
    const { store, uploads } = this;
    const load = () => Promise.resolve(photoRecorder);
    recordCapture({ capture: this.#snapshots, store, uploads, recorder: this.recorder, load });
    this.session.subscribe(() => this.#follow());
  }

  close(): void {
    this.#isOpen = false;
    this.session.dispose();
    this.uploads.dispose();
    this.store.dispose();
  }

  get state(): CaptureSnapshot['state'] {
    return this.session.getSnapshot().state;
  }

  /** The capture screen is shown, with its camera on. */
  async showCapture(): Promise<void> {
    this.#enterCapture();
    await until(() => this.state.name === 'capture');
  }

  #enterCapture(): void {
    if (!this.session.prepare(null)) throw new Error('There is no photo to take.');
    this.recorder.screenShown('capture');
    this.session.enter({ surface: {}, onDone: () => (this.isDone = true) });
    this.isDone = false;
  }

  /** The capture screen is shown, and no camera opens. */
  async missesCamera(because: 'denied' | 'inUse'): Promise<void> {
    this.#cameraError = new CameraError(because);
    this.#enterCapture();
    await until(() => this.state.name === 'error');
  }

  isLive(): Promise<void> {
    return until(() => this.session.getSnapshot().camera.status === 'live');
  }

  async takes(image: CapturedImage): Promise<void> {
    this.#image = image;
    await this.isLive();
    await this.session.shutter();
  }

  show(name: Hint['name'] | null): void {
    this.#publish({ hint: name === null ? null : ({ name } as Hint) });
  }

  judge(warning: PlannedWarning | null): void {
    const none = { places: [], worst: null, dpi: null, twin: null };
    this.#publish({
      verdict:
        warning === null
          ? { name: 'fine', isChecked: true, dpi: null }
          : { name: 'warning', ...warning, ...none },
    });
  }

  #publish(part: Partial<GuidanceSnapshot>): void {
    this.#guidance = { ...this.#guidance, ...part };
    this.#follow();
  }

  /** As in the session: another state has the guidance of the one before at first, then none. */
  #follow(): void {
    const before = this.#snapshots.getSnapshot().state;
    const now = this.session.getSnapshot();
    const state =
      now.state.name === 'preview' && this.isAutomatic
        ? { ...now.state, isAutomatic: true as const }
        : now.state;
    this.#snapshots.set({ ...now, state, guidance: this.#guidance });
    if (state.name === before.name) return;
    this.#guidance = { ...this.#guidance, hint: null, verdict: { name: 'none' } };
    this.#snapshots.set({ ...now, state, guidance: this.#guidance });
  }
}

/** Resolves when it is so. @throws Error if it does not become so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    if (isSo()) return;
    await settled();
  }
  throw new Error(`It never was so: ${isSo.toString()}`);
}
