import { type FakeCall, FakeDevice, FakeToasts, MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  MemoryPhotos,
  ProcedureStore,
  monotonicClock,
  UploadQueue,
  type Mutex,
  type StoredUpload,
  type Procedure,
  type Removal,
  type Unsubscribe,
} from '@recto/core';
import { providerWith } from './provider.ts';
import { entryOf, procedureWith, token } from '../../../support/procedures.ts';
import { settled, Waiting } from './waiting.ts';

/** A vault whose disk takes its time, as long as the test says. */
class LateVault extends MemoryPhotoVault {
  /** What opening, and removing a photo, wait for. */
  readonly waitFor = { open: async () => {}, remove: async () => {} };

  override async open(link: string): Promise<readonly StoredUpload[]> {
    const photos = await super.open(link);
    await this.waitFor.open();
    return photos;
  }

  override async remove(removal: Removal): Promise<void> {
    await this.waitFor.remove();
    return super.remove(removal);
  }
}

/** Another tab's changes are seen when it is looked, and not told. */
export class SilentStorage extends MemoryStorage {
  override watch(): Unsubscribe {
    return () => {};
  }
}

/** One phone, on which tabs are opened. What is asked of the provider, in whichever tab, waits for the test. */
export class Browser {
  readonly calls = new Waiting<FakeCall, void>();
  readonly repository = providerWith(this.calls.ask);
  readonly photos = new MemoryPhotos();
  readonly storage: MemoryStorage;
  /** Nobody takes two photos within one millisecond, whichever tabs they use. */
  readonly #now = monotonicClock(() => Date.now());
  #lock: Promise<unknown> = Promise.resolve();

  constructor(procedure: Procedure | null = procedureWith()) {
    this.storage = new MemoryStorage(procedure === null ? null : entryOf(procedure));
  }

  /** The photos that were sent, oldest first. */
  sent(): readonly unknown[] {
    const sends = this.calls.requests.filter(({ method }) => /^(save|upload)Photo$/.test(method));
    return sends.map(({ body }) => body);
  }

  /** The names of the photos that the vault has for a link. */
  kept(link = token): readonly string[] {
    return this.photos.list(link).stored.map(({ photo }) => photo);
  }

  /** A Web Lock. */
  readonly mutex: Mutex = (work) => {
    const run = this.#lock.then(work);
    this.#lock = run.catch(() => undefined); // rejected: told to whoever asked for the lock
    return run;
  };

  /** A tab in which the provider has said that the procedure is as given. */
  async openTab(procedure = procedureWith(), link = token, Storage = MemoryStorage) {
    const tab = this.loadTab(Storage);
    await tab.verify(procedure, link);
    return tab;
  }

  /** A tab in which no link was verified yet. */
  loadTab(Storage = MemoryStorage) {
    const { calls, repository } = this;
    const [toasts, device] = [new FakeToasts(), new FakeDevice()];
    const storage = new Storage(this.storage);
    const store = new ProcedureStore({ repository, storage, toasts, now: this.#now });
    const vault = new LateVault({ photos: this.photos, now: this.#now });
    const { mutex } = this;
    const queue = new UploadQueue({
      repository,
      store,
      vault,
      storage,
      device,
      toasts,
      mutex,
      random: () => 1,
    });
    const verify = async (procedure: Procedure, link = token) => {
      repository.put(link, procedure);
      const verifying = store.verify(link);
      await calls.answer(undefined, calls.openCount - 1);
      await verifying;
      await settled();
    };
    const states = () =>
      Object.fromEntries(queue.getSnapshot().map(({ content, state }) => [content.photo, state.name]));
    return { store, queue, device, toasts, vault, repository, verify, states };
  }
}
