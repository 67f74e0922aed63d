import {
  featurePolicyOf,
  GetUserMediaCamera,
  IndexedDbPhotoVault,
  webLocksMutex,
} from '@recto/adapters/browser';
import { HttpProcedureRepository, type Configuration, type HttpEnvironment } from '@recto/adapters/http';
import { parseUserAgent, systemClock, type DevicePort, type StoragePort } from '@recto/core';
import { HotToasts } from '@recto/ui';
import { ContainerModule } from 'inversify';
import { facingModes } from './facing-modes.ts';
import { provide } from './token.ts';
import { ports } from './tokens.ts';

export interface BrowserParts {
  readonly window: Window & typeof globalThis;
  readonly http: HttpEnvironment;
  readonly storage: StoragePort;
  readonly device: DevicePort;
  readonly configuration: Configuration;
  readonly production: boolean;
}

/** Binds the real adapters: the browser's camera, storage and device, and the configured provider. */
export function browserModule({
  window,
  http,
  storage,
  device,
  configuration,
  production,
}: BrowserParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      ports.camera,
      [],
      () =>
        new GetUserMediaCamera({
          mediaDevices: () => window.navigator.mediaDevices,
          permissions: () => window.navigator.permissions,
          isSecure: () => window.isSecureContext,
          policy: () => featurePolicyOf(window.document),
          clock: systemClock,
          isIos: parseUserAgent(device).system.name === 'ios',
        }),
    );
    provide(bind, ports.repository, [], () => new HttpProcedureRepository(configuration, http));
    provide(bind, ports.storage, [], () => storage);
    provide(
      bind,
      ports.vault,
      [],
      () =>
        new IndexedDbPhotoVault({
          databases: () => window.indexedDB,
          crypto: () => window.crypto,
          now: () => Date.now(),
        }),
    );
    provide(bind, ports.mutex, [], () => webLocksMutex(() => window.navigator.locks, systemClock));
    provide(bind, ports.device, [], () => device);
    provide(bind, ports.toasts, [], () => new HotToasts());
    provide(bind, ports.facingModes, [], () => facingModes(production));
  });
}
