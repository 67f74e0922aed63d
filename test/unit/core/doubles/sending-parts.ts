import { MemoryPhotoVault } from '@recto/adapters/fake';
import { UploadQueue, type PhotoVaultPort, type ProcedureStore, type StoragePort } from '@recto/core';
import type { TestDevice } from './test-device.ts';
import type { TestToasts } from './test-toasts.ts';

interface SendingWorld {
  readonly store: ProcedureStore;
  readonly device: TestDevice;
  readonly toasts: TestToasts;
  readonly storage: StoragePort;
  readonly vault?: PhotoVaultPort;
}

/** A sending queue in one tab, whose pauses are as long as they can be. */
export function sendingQueue({ vault = new MemoryPhotoVault(), ...parts }: SendingWorld): UploadQueue {
  return new UploadQueue({ ...parts, vault, random: () => 1, exclusively: (work) => work() });
}
