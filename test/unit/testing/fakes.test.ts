import { readdirSync } from 'node:fs';
import type {
  CameraPort,
  ChoicesPort,
  DevicePort,
  EventPort,
  FrameAnalysisPort,
  FramingSoundPort,
  Mutex,
  PhotoVaultPort,
  ProcedureRepository,
  StoragePort,
  ToastPort,
} from '@recto/core';
import {
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeFramingSound,
  FakeProcedureRepository,
  FakeToasts,
  MemoryChoices,
  MemoryEvents,
  MemoryPhotoVault,
  MemoryStorage,
  soleTabMutex,
} from '@recto/testing/fakes';
import { expect, test } from 'vitest';

/** By the files of the ports; the compiler checks that each fake is one of its port. */
const fakes = {
  'camera.ts': new FakeCamera() satisfies CameraPort,
  'choices.ts': new MemoryChoices() satisfies ChoicesPort,
  'device.ts': new FakeDevice() satisfies DevicePort,
  'events.ts': new MemoryEvents() satisfies EventPort,
  'frame-analysis.ts': new FakeFrameAnalysis() satisfies FrameAnalysisPort,
  'framing-sound.ts': new FakeFramingSound() satisfies FramingSoundPort,
  'mutex.ts': soleTabMutex satisfies Mutex,
  'photo-vault.ts': new MemoryPhotoVault() satisfies PhotoVaultPort,
  'procedure-repository.ts': new FakeProcedureRepository([]) satisfies ProcedureRepository,
  'storage.ts': new MemoryStorage() satisfies StoragePort,
  'toasts.ts': new FakeToasts() satisfies ToastPort,
};

test('each port of core has a fake', () => {
  const ports = readdirSync(new URL('../../../packages/core/src/ports', import.meta.url));
  expect(Object.keys(fakes).toSorted()).toEqual(ports.toSorted());
});
