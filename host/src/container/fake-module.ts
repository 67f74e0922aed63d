import { FakeFramingSound, soleTabMutex } from '@recto/adapters/fake';
import type {
  FakeCamera,
  FakeDevice,
  FakeFrameAnalysis,
  FakeProcedureRepository,
  MemoryChoices,
  MemoryPhotoVault,
  MemoryStorage,
} from '@recto/adapters/fake';
import {
  defaultBrowserRule,
  loadRemoval,
  silentEvents,
  type BrowserRule,
  type EventPort,
  type GuidanceMode,
  type ToastPort,
} from '@recto/core';
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
  readonly analysis: FakeFrameAnalysis;
  readonly choices: MemoryChoices;
  readonly guidanceMode: GuidanceMode;
  /** As without a configuration if it is left out. */
  readonly browsers?: BrowserRule;
  /** The device's own clock if it is left out. */
  readonly now?: () => number;
  /** Silent if it is left out. */
  readonly events?: EventPort;
}

/** Binds the fakes, for Storybook and for tests: no camera, no network. */
export function fakeModule(fakes: Fakes): ContainerModule {
  const { camera, repository, storage, vault, device, toasts, analysis, choices, guidanceMode } = fakes;
  const { browsers = defaultBrowserRule, events = silentEvents, now = () => Date.now() } = fakes;
  return new ContainerModule(({ bind }) => {
    provide(bind, ports.camera, [], () => camera);
    provide(bind, ports.repository, [], () => repository);
    provide(bind, ports.earlyProcedure, [], () => null);
    provide(bind, ports.storage, [], () => storage);
    provide(bind, ports.vault, [], () => vault);
    provide(bind, ports.mutex, [], () => soleTabMutex);
    provide(bind, ports.device, [], () => device);
    provide(bind, ports.toasts, [], () => toasts);
    provide(bind, ports.facingModes, [], () => facingModes(true));
    provide(bind, ports.analysis, [], () => analysis);
    provide(bind, ports.choices, [], () => choices);
    provide(bind, ports.sounds, [], () => new FakeFramingSound());
    provide(bind, ports.browsers, [], () => browsers);
    provide(bind, ports.guidanceMode, [], () => guidanceMode);
    provide(bind, ports.events, [], () => events);
    provide(bind, ports.loadRemoval, [], () => loadRemoval);
    provide(bind, ports.now, [], () => now);
    provide(bind, ports.visitPart, [], () => 'first');
    provide(bind, ports.version, [], () => '1.0.0');
  });
}
