import { MemoryPhotoVault } from '@recto/adapters/fake';
import {
  UploadQueue,
  type PhotoVaultPort,
  type ProcedureRepository,
  type ProcedureStore,
  type StoragePort,
} from '@recto/core';
import type { TestDevice } from './test-device.ts';
import type { TestToasts } from './test-toasts.ts';

interface QueueParts {
  readonly repository: ProcedureRepository;
  readonly store: ProcedureStore;
  readonly device: TestDevice;
  readonly toasts: TestToasts;
  readonly storage: StoragePort;
  readonly vault?: PhotoVaultPort;
}

/** An upload queue in one tab, with the longest possible pauses. */
export function testUploadQueue({ vault = new MemoryPhotoVault(), ...parts }: QueueParts): UploadQueue {
  return new UploadQueue({ ...parts, vault, random: () => 1, mutex: (work) => work() });
}
