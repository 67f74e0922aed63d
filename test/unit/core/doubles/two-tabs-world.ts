import {
  type FakeCall,
  FakeDevice,
  FakeToasts,
  MemoryPhotoVault,
  type MemoryPhotoVaultSettings,
  MemoryStorage,
} from '@recto/adapters/fake';
import {
  MemoryPhotos,
  ProcedureStore,
  monotonicClock,
  type Mutex,
  type Procedure,
  type Unsubscribe,
} from '@recto/core';
import { providerWith } from './provider.ts';
import { entryOf, procedureWith, token } from '../../../support/procedures.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { settled, Waiting } from './waiting.ts';

/** What a tab's vault waits for before a photo is stored or removed. */
function slowDisk() {
  const waitFor = { store: async () => {}, remove: async () => {} };
  const run: MemoryPhotoVaultSettings['run'] = async (call, what) => {
    if (what === 'store' || what === 'remove') await waitFor[what]();
    return call();
  };
  return { waitFor, run };
}

/** Gives no storage events: another tab's changes are seen only when the storage is read. */
export class SilentStorage extends MemoryStorage {
  override watch(): Unsubscribe {
    return () => {};
  }
}

/** One phone, on which tabs are opened. The provider's responses, in every tab, wait for the test. */
export class Browser {
  readonly calls = new Waiting<FakeCall, void>();
  readonly repository = providerWith(this.calls.ask);
  readonly photos = new MemoryPhotos();
  readonly storage: MemoryStorage;
  /** No two photos are taken within one millisecond, in any tab. */
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
    this.#lock = run.catch(() => undefined); // the caller handles the rejection
    return run;
  };

  /** A tab in which call 2 has returned this procedure. */
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
    const { waitFor, run } = slowDisk();
    const vault = new MemoryPhotoVault({ photos: this.photos, now: this.#now, run });
    const { mutex } = this;
    const queue = testUploadQueue({ repository, store, vault, storage, device, toasts, mutex });
    const verify = async (procedure: Procedure, link = token) => {
      repository.put(link, procedure);
      const verifying = store.verify(link);
      await calls.respond(undefined, calls.openCount - 1);
      await verifying;
      await settled();
    };
    const states = () =>
      Object.fromEntries(queue.getSnapshot().map(({ content, state }) => [content.photo, state.name]));
    return { store, queue, device, toasts, vault, waitFor, repository, verify, states };
  }
}
