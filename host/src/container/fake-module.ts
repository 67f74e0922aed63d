import type {
  FakeCamera,
  FakeDevice,
  FakeProcedureRepository,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import type { ToastPort } from '@recto/core';
import { ContainerModule } from 'inversify';
import { facingModes } from './facing-modes.ts';
import { provide } from './token.ts';
import { ports } from './tokens.ts';

export interface Fakes {
  readonly camera: FakeCamera;
  readonly repository: FakeProcedureRepository;
  readonly storage: MemoryStorage;
  readonly vault: MemoryPhotoVault;
  readonly device: FakeDevice;
  readonly toasts: ToastPort;
}

/** Binds the fakes, for Storybook and for tests: no camera, no network. */
export function fakeModule({ camera, repository, storage, vault, device, toasts }: Fakes): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, ports.camera, [], () => camera);
    provide(bind, ports.repository, [], () => repository);
    provide(bind, ports.storage, [], () => storage);
    provide(bind, ports.vault, [], () => vault);
    provide(bind, ports.mutex, [], () => (work) => work());
    provide(bind, ports.device, [], () => device);
    provide(bind, ports.toasts, [], () => toasts);
    provide(bind, ports.facingModes, [], () => facingModes(true));
  });
}
