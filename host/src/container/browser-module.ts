import { browserAnalysis, BrowserEvents, browserMutex, browserVault } from '@recto/adapters/browser';
import type { Configuration } from '@recto/adapters/configuration';
import type {
  ChoicesPort,
  DevicePort,
  EarlyProcedure,
  loadRemoval,
  ProcedureRepository,
  StoragePort,
  VisitPart,
} from '@recto/core';
import { HotToasts } from '@recto/ui';
import { ContainerModule } from 'inversify';
import { facingModes } from './facing-modes.ts';
import { provide } from './token.ts';
import { app, ports } from './tokens.ts';

export interface BrowserParts {
  readonly window: Window & typeof globalThis;
  readonly repository: ProcedureRepository;
  readonly earlyProcedure: EarlyProcedure | null;
  readonly storage: StoragePort;
  readonly choices: ChoicesPort;
  readonly device: DevicePort;
  readonly configuration: Configuration;
  readonly production: boolean;
  /** Loads what removes the location of a picked file. */
  readonly loadRemoval: typeof loadRemoval;
  readonly visitPart: VisitPart;
  /** The app's version. */
  readonly version: string;
}

/**
 * Binds the real adapters except the camera, which `browserSessions` binds: the browser's storage and device,
 * the analysis of frames, whose engine is loaded when it starts, and the configured provider.
 */
export function browserModule({
  window,
  repository,
  earlyProcedure,
  storage,
  choices,
  device,
  configuration,
  production,
  loadRemoval: load,
  visitPart,
  version,
}: BrowserParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, ports.repository, [], () => repository);
    provide(bind, ports.earlyProcedure, [], () => earlyProcedure);
    provide(bind, ports.storage, [], () => storage);
    provide(bind, ports.vault, [], () => browserVault(window));
    provide(bind, ports.mutex, [], () => browserMutex(window));
    provide(bind, ports.device, [], () => device);
    provide(bind, ports.toasts, [app.recorder], (recorder) => recorder.watchToasts(new HotToasts()));
    provide(bind, ports.events, [], () => new BrowserEvents(window, configuration.eventsUrl));
    provide(bind, ports.loadRemoval, [], () => load);
    provide(bind, ports.now, [], () => Date.now);
    provide(bind, ports.visitPart, [], () => visitPart);
    provide(bind, ports.version, [], () => version);
    provide(bind, ports.facingModes, [], () => facingModes(production));
    provide(bind, ports.analysis, [], () => browserAnalysis(window, configuration.documentFormats));
    provide(bind, ports.choices, [], () => choices);
    provide(bind, ports.browsers, [], () => configuration.browsers);
    provide(bind, ports.guidanceMode, [], () => configuration.guidance);
  });
}
