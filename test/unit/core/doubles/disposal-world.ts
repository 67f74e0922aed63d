import {
  FakeDevice,
  MemoryPhotoVault,
  MemoryStorage,
  type FakeCall,
  type MemoryPhotoVaultSettings,
} from '@recto/adapters/fake';
import {
  MemoryPhotos,
  monotonicClock,
  ProcedureStore,
  RepositoryError,
  UploadQueue,
  type PhotoName,
  type Procedure,
  type Toast,
  type ToastPort,
  type StoragePort,
  type Unsubscribe,
} from '@recto/core';
import type * as fc from 'fast-check';
import { storeIn } from '../../../contract/photo-vault-under-test.ts';
import { entryOf, imageOf, token } from '../../../support/procedures.ts';
import { loadedRemoval } from './removal.ts';
import { providerWith } from './provider.ts';
import { settled } from './waiting.ts';

/** How calls of ports end, in the order in which they are asked for; all that follow succeed. */
export type Outcomes = readonly ('ok' | 'unreachable' | 'refused')[];

/** Ports whose every asynchronous call ends when fast-check lets it, and a store and a queue on them. */
export class DisposalWorld {
  readonly device = new FakeDevice();
  readonly storage: MemoryStorage;
  readonly photos = new MemoryPhotos();
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly storeToasts = new CountedToasts();
  readonly queueToasts = new CountedToasts();
  readonly repository;
  /** The calls of the provider that have begun. */
  calls = 0;
  storageWatches = 0;
  storageWrites = 0;
  readonly #scheduler: fc.Scheduler;
  readonly #outcomes: Outcomes[number][];
  #vaultCalls: Promise<unknown> = Promise.resolve();
  #exclusive: Promise<unknown> = Promise.resolve();

  constructor(scheduler: fc.Scheduler, procedure: Procedure, outcomes: Outcomes) {
    this.#scheduler = scheduler;
    this.#outcomes = [...outcomes];
    this.storage = new MemoryStorage(entryOf(procedure));
    this.repository = providerWith((call) => this.#call(call), procedure);
    const now = monotonicClock(() => Date.now());
    const run: MemoryPhotoVaultSettings['run'] = (call, what) =>
      what === 'store' ? this.wait('storing').then(call) : this.#inVault(call);
    const vault = new MemoryPhotoVault({ photos: this.photos, now, run });
    const { repository, device } = this;
    const storage = this.#countedStorage();
    this.store = new ProcedureStore({ repository, storage, toasts: this.storeToasts, now });
    this.uploads = new UploadQueue({
      repository,
      store: this.store,
      vault,
      storage,
      device,
      toasts: this.queueToasts,
      random: () => 1,
      loadRemoval: loadedRemoval,
      mutex: (work) => this.#exclusively(work),
    });
  }

  /** Resolves when its turn has come. @throws RepositoryError if the next outcome is a failure. */
  async ask(label: string): Promise<void> {
    const outcome = this.#outcomes.shift() ?? 'ok';
    await this.#scheduler.schedule(Promise.resolve(), label);
    if (outcome !== 'ok') throw new RepositoryError(outcome, { mayHaveArrived: outcome !== 'refused' });
  }

  /** Resolves when its turn has come; never fails. */
  wait(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }

  /** A file whose first bytes are read when their turn has come. */
  file(bytes: readonly number[] = [0xff, 0xd8, 0xff, 0xe0]): File {
    const content = new Uint8Array(bytes);
    const file = new File([content], 'card.jpg');
    file.slice = () =>
      ({ arrayBuffer: () => this.wait('file').then(() => content.buffer) }) as unknown as Blob;
    file.arrayBuffer = () => Promise.resolve(content.buffer);
    return file;
  }

  /** Another tab changes what local storage has. */
  otherTabWrites(): void {
    const entry = this.storage.read();
    if (entry === null) return;
    const procedure = { ...entry.procedure, webappUrl: `https://recto.example.com/${this.calls}` };
    new MemoryStorage(this.storage).write({ ...entry, procedure });
  }

  /** Opens the link; resolves when the provider has reported, and the vault was read. */
  async verify(): Promise<void> {
    const outcomes = this.#outcomes.splice(0);
    const verifying = this.store.verify(token);
    while (this.#scheduler.count() > 0) {
      await this.#scheduler.waitNext(1);
      await settled();
    }
    await verifying;
    this.#outcomes.push(...outcomes);
  }

  /** Another tab stores a photo. */
  otherTabStores(photo: PhotoName): void {
    const facts = { status: 'started', providerHad: 'none', attempted: false } as const;
    const vault = new MemoryPhotoVault({ photos: this.photos });
    void storeIn(vault, token, { source: 'taken', photo, image: imageOf('of another tab') }, facts);
  }

  #call(_call: FakeCall): Promise<void> {
    this.calls += 1;
    return this.ask('provider');
  }

  /** In their order, as a vault must; only storing delays no other call. */
  #inVault<Value>(call: () => Value): Promise<Value> {
    const result = this.#vaultCalls.then(() => this.wait('vault')).then(call);
    this.#vaultCalls = result.catch(() => undefined);
    return result;
  }

  #exclusively(work: () => Promise<void>): Promise<void> {
    const result = this.#exclusive.then(() => this.wait('mutex')).then(work);
    this.#exclusive = result.catch(() => undefined);
    return result;
  }

  #countedStorage(): StoragePort {
    const { storage } = this;
    return {
      read: () => storage.read(),
      write: (entry) => {
        this.storageWrites += 1;
        storage.write(entry);
      },
      clear: () => {
        this.storageWrites += 1;
        storage.clear();
      },
      watch: (listener): Unsubscribe => {
        const watched = storage.watch(listener);
        let isWatched = true;
        this.storageWatches += 1;
        return () => {
          watched();
          if (isWatched) this.storageWatches -= 1;
          isWatched = false;
        };
      },
    };
  }
}

/** Counts the toasts; it keeps none. */
export class CountedToasts implements ToastPort {
  count = 0;

  show(_toast: Toast): void {
    this.count += 1;
  }

  withdraw(): void {}
}

/** What a phone and other tabs do. */
export function deviceActions(world: DisposalWorld) {
  const { device } = world;
  return {
    hide: () => device.setVisible(false),
    show: () => device.setVisible(true),
    return: () => device.comeBack(),
    turn: () => device.turn(device.orientation() === 'portrait' ? 'landscape' : 'portrait'),
    touch: () => device.use('touch'),
    key: () => device.use('key'),
    move: () => device.use('movement'),
    disconnect: () => device.setOnline(false),
    connect: () => device.setOnline(true),
    'other tab writes': () => world.otherTabWrites(),
  };
}
