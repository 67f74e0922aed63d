import {
  FakeDevice,
  FakeToasts,
  MemoryPhotoVault,
  type MemoryPhotoVaultSettings,
} from '@recto/adapters/fake';
import {
  ConfirmSession,
  Entry,
  ProcedureStore,
  RepositoryError,
  type PhotoName,
  type PhotoUpload,
  type UploadQueue,
  type UploadQueueSnapshot,
} from '@recto/core';
import { hideAndShow } from '../hide-and-show.ts';
import { testUploadQueue } from '../test-upload-queue.ts';
import { ModelPage, type ModelPageParts } from './model-page.ts';

/** A page with the real queue, store, entry and confirm screen. */
export class RealPage extends ModelPage {
  readonly #device = new FakeDevice();
  readonly #store: ProcedureStore;
  readonly #queue: UploadQueue;
  readonly #entry: Entry;
  readonly #confirm: ConfirmSession;
  readonly #toasts = new FakeToasts();
  #isEntered = false;
  callers = 0;

  constructor(parts: ModelPageParts) {
    super(parts);
    const { photos, now, elapsed, isReadable, provider, lock } = parts;
    this.#device.setOnline(parts.isOnline);
    const run: MemoryPhotoVaultSettings['run'] = (call, what) =>
      (what === 'store' ? this.storing : this.disk).run(call);
    const vault = new MemoryPhotoVault({ photos, now, elapsed, isReadable, run, onEffect: this.tellLedger });
    const common = { storage: this.storage, toasts: this.#toasts, repository: provider.repositoryFor(this) };
    const store = (this.#store = new ProcedureStore({ ...common, now }));
    const device = this.#device;
    this.#queue = testUploadQueue({
      ...common,
      store,
      vault,
      device,
      mutex: (work) =>
        new Promise((resolve, reject) =>
          lock(this, (release) => void work().then(resolve, reject).finally(release)),
        ),
    });
    this.#entry = new Entry({ store, device });
    this.#confirm = new ConfirmSession({ store, uploads: this.#queue, device, toasts: this.#toasts });
  }

  get photos(): UploadQueueSnapshot {
    return this.#queue.getSnapshot();
  }

  protected get status() {
    const { entry } = this.#store.getSnapshot();
    const isShown = this.#isEntered && entry?.token === this.link;
    return isShown && this.#entry.getSnapshot().name !== 'refused' ? entry.procedure.status : null;
  }

  override get submittedAt(): number | null {
    return this.#toasts.shown.some(({ code }) => code === 'Toasts.phoneNotRead') ? null : this.submitted;
  }

  override open(link: string): void {
    if (this.link !== link) this.#isEntered = false;
    super.open(link);
  }

  protected enter(link: string): void {
    this.#run(async () => {
      const { name } = await this.#entry.open(link);
      if (this.link === link) this.#isEntered = name === 'entered';
    });
  }

  verify(): void {
    if (this.link === null) return;
    this.#isEntered = true;
    this.#run(() => this.#store.verify(this.link!));
  }

  protected change(action: 'start' | 'reset'): void {
    this.#run(() => this.#store[action]());
  }

  protected finish(): void {
    this.#run(() => this.#confirm.finish().finally(() => (this.submitted = null)));
  }

  protected add(content: PhotoUpload): void {
    this.#wait(() => this.#queue.add(content));
  }

  protected drop(photo: PhotoName): void {
    this.#queue.drop(photo);
  }

  protected erase(photo: PhotoName): void {
    this.#run(async () => {
      if (await this.#store.deletePhoto(photo)) this.#queue.noteDeletion(photo);
    });
  }

  protected retry(photo: PhotoName): void {
    this.#wait(() => this.#queue.retry(photo));
  }

  sendInBackground(photo: PhotoName): void {
    this.#queue.sendInBackground(photo);
  }

  setOnline(isOnline: boolean): void {
    this.#device.setOnline(isOnline);
  }

  look(): void {
    hideAndShow(this.#device);
  }

  dispose(): void {
    this.#queue.dispose();
  }

  #wait(work: () => Promise<unknown>): void {
    this.callers += 1;
    this.#run(() => work().finally(() => (this.callers -= 1)));
  }

  /** The screen handles a provider's error; any other error is a defect. */
  #run(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (!(error instanceof RepositoryError)) this.parts.ledger.violations.push(String(error));
    });
  }
}
