import { type FakeDevice, type FakeToasts, MemoryPhotoVault } from '@recto/adapters/fake';
import {
  UploadQueue,
  type PhotoVaultPort,
  type ProcedureRepository,
  type ProcedureStore,
  type StoragePort,
} from '@recto/core';

interface QueueParts {
  readonly repository: ProcedureRepository;
  readonly store: ProcedureStore;
  readonly device: FakeDevice;
  readonly toasts: FakeToasts;
  readonly storage: StoragePort;
  readonly vault?: PhotoVaultPort;
}

/** An upload queue in one tab, with the longest possible pauses. */
export function testUploadQueue({ vault = new MemoryPhotoVault(), ...parts }: QueueParts): UploadQueue {
  return new UploadQueue({ ...parts, vault, random: () => 1, mutex: (work) => work() });
}
