import { FakeDevice, FakeToasts, MemoryPhotoVault, MemoryStorage } from '@recto/adapters/fake';
import {
  MemoryPhotos,
  ProcedureStore,
  type PhotoUpload,
  type PhotoVaultPort,
  monotonicClock,
  type Procedure,
} from '@recto/core';
import { waitingProvider } from './provider.ts';
import { entryOf, procedureWith, token } from '../../../support/procedures.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { settled } from './waiting.ts';

/** What outlives a page: the phone's two stores, and the provider. */
export interface Phone {
  readonly photos: MemoryPhotos;
  readonly storage: MemoryStorage;
  /** One clock for all of its pages, which never gives the same time twice. */
  readonly now: () => number;
}

export function phone(procedure: Procedure | null = procedureWith()): Phone {
  return {
    photos: new MemoryPhotos(),
    storage: new MemoryStorage(procedure === null ? null : entryOf(procedure)),
    now: monotonicClock(() => Date.now()),
  };
}

/** A page with an upload queue; the provider's responses wait for the test. */
export function page({ photos, storage, now }: Phone = phone(), vault?: PhotoVaultPort) {
  const { calls, repository } = waitingProvider(storage.read()?.procedure);
  const toasts = new FakeToasts();
  const device = new FakeDevice();
  const store = new ProcedureStore({ repository, storage, toasts, now });
  const parts = { repository, store, storage, device, toasts };
  const queue = testUploadQueue({ ...parts, vault: vault ?? new MemoryPhotoVault({ photos, now }) });
  return {
    store,
    queue,
    calls,
    repository,
    toasts,
    device,
    /** Opens the link: call 2 returns this procedure. */
    verify: async (procedure: Procedure, link = token) => {
      repository.put(link, procedure);
      const verifying = store.verify(link);
      await calls.respond(undefined, calls.openCount - 1);
      await verifying;
      await settled();
    },
    /** The photos that were sent to the provider, or are being sent. */
    sent: () =>
      calls.requests.filter(({ method }) => /^(save|upload)Photo$/.test(method)).map(({ body }) => body),
    states: () => Object.fromEntries(queue.getSnapshot().map(({ content, state }) => [content.photo, state])),
    /** What the vault gives to the next page. */
    stored: () => contentsOf(photos.open(token)),
  };
}

function contentsOf(photos: readonly PhotoUpload[]) {
  return Object.fromEntries(
    photos.map((kept) => [kept.photo, kept.source === 'taken' ? kept.image : kept.file]),
  );
}

/** A phone whose page was closed while it was sending this photo. */
export async function closedInTheMiddle(content: PhotoUpload, procedure = procedureWith()): Promise<Phone> {
  const hand = phone(procedure);
  const world = page(hand);
  await world.verify(procedure);
  void world.queue.add(content);
  await settled();
  return hand;
}
