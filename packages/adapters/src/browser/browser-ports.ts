import type {
  CameraPort,
  ChoicesPort,
  DevicePort,
  ExpectedFormats,
  FrameAnalysisPort,
  FramingSoundPort,
  Mutex,
  PhotoVaultPort,
  StoragePort,
} from '@recto/core';
import { BrowserDevice } from './device/BrowserDevice.ts';
import { LocalStorage } from './storage/LocalStorage.ts';
import { SessionChoices } from './storage/SessionChoices.ts';
import { browserAnalysis } from './analysis/browser-analysis.ts';
import { browserCamera } from './camera/browser-camera.ts';
import { browserMutex } from './mutex/browser-mutex.ts';
import { browserSounds } from './sound/browser-sounds.ts';
import { browserVault } from './vault/browser-vault.ts';

/** The ports that a browser can serve: all but the provider and the toasts. */
export interface BrowserPorts {
  readonly camera: CameraPort;
  readonly device: DevicePort;
  readonly storage: StoragePort;
  readonly vault: PhotoVaultPort;
  readonly mutex: Mutex;
  readonly analysis: FrameAnalysisPort;
  readonly choices: ChoicesPort;
  readonly sounds: FramingSoundPort;
  /**
   * Ends what the ports have begun: camera, workers, listeners, database. Call it when the stores and sessions that
   * use them are disposed.
   */
  readonly dispose: () => void;
}

/** Settings of the browser's ports. */
export interface BrowserPortsSettings {
  /** The formats of documents that the operator expects; by default the usual ones (decision 4.13). */
  readonly formats?: ExpectedFormats | undefined;
  /**
   * The address of a folder of the page's origin that has the files of `@recto/adapters/workers`, for apps whose bundler
   * does not bundle workers (decision 11.12), such as `/recto-workers/`. By default, a bundler has bundled them.
   */
  readonly workers?: string | undefined;
}

/**
 * The browser's adapters of one window, for an app that uses the parts without the host (docs/packages.md).
 * The host itself creates them one by one, since it has some of them before it loads the others.
 */
export function browserPorts(
  window: Window & typeof globalThis,
  { formats, workers }: BrowserPortsSettings = {},
): BrowserPorts {
  const worker = (file: string) =>
    workers === undefined ? undefined : `${workers.replace(/\/*$/, '')}/${file}`;
  const device = new BrowserDevice(window);
  const camera = browserCamera(window, device, worker('encoding-worker.js'));
  const analysis = browserAnalysis(window, formats, worker('analysis-worker.js'));
  const sounds = browserSounds(window);
  const vault = browserVault(window);
  return {
    camera,
    device,
    storage: new LocalStorage(() => window.localStorage, window),
    vault,
    mutex: browserMutex(window),
    analysis,
    choices: new SessionChoices(() => window.sessionStorage),
    sounds,
    dispose: () => {
      for (const part of [camera, analysis, sounds, vault, device]) part.dispose();
    },
  };
}
