import { browserAnalysis, browserMutex, browserSounds, browserVault } from '@recto/adapters/browser';
import type { Configuration } from '@recto/adapters/configuration';
import type { EntryPorts } from './create-entry.ts';
import { facingModes } from './facing-modes.ts';
import type { Ports } from './ports.ts';

/** The ports that are not made here: those that are there before the configuration, and what other chunks hold. */
export interface GivenPorts extends EntryPorts, Pick<Ports, 'camera' | 'choices' | 'loadRemoval'> {}

export interface BrowserPortsSettings {
  readonly configuration: Configuration;
  readonly production: boolean;
}

/** Makes the real adapters. The engine that analyses frames is loaded when it starts. */
export function browserPorts(
  window: Window & typeof globalThis,
  given: GivenPorts,
  { configuration, production }: BrowserPortsSettings,
): Ports {
  return {
    ...given,
    vault: browserVault(window),
    mutex: browserMutex(window),
    facingModes: facingModes(production),
    analysis: browserAnalysis(window, configuration.documentFormats),
    sounds: browserSounds(window),
    guidanceMode: configuration.guidance,
    browsers: configuration.browsers,
    filePicker: configuration.filePicker,
  };
}
