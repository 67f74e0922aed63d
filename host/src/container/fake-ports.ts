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
  defaultFilePickerRule,
  loadRemoval,
  silentEvents,
  type BrowserRule,
  type EventPort,
  type FilePickerRule,
  type GuidanceMode,
  type ToastPort,
} from '@recto/core';
import { facingModes } from './facing-modes.ts';
import type { Ports } from './ports.ts';

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
  /** As without a configuration if it is left out. */
  readonly filePicker?: FilePickerRule;
  /** The device's own clock if it is left out. */
  readonly now?: () => number;
  /** Silent if it is left out. */
  readonly events?: EventPort;
}

/** Makes all ports of fakes, for Storybook and for tests: no camera, no network. */
export function fakePorts(fakes: Fakes): Ports {
  return {
    browsers: defaultBrowserRule,
    filePicker: defaultFilePickerRule,
    events: silentEvents,
    now: () => Date.now(),
    ...fakes,
    earlyProcedure: null,
    mutex: soleTabMutex,
    facingModes: facingModes(true),
    sounds: new FakeFramingSound(),
    loadRemoval,
    visitPart: 'first',
    version: '1.0.0',
  };
}
