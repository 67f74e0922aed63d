import type {
  BrowserRule,
  CameraPort,
  ChoicesPort,
  DevicePort,
  EarlyProcedure,
  EventPort,
  FacingModes,
  FilePickerRule,
  FrameAnalysisPort,
  FramingSoundPort,
  GuidanceMode,
  loadRemoval,
  Mutex,
  PhotoVaultPort,
  ProcedureRepository,
  StoragePort,
  ToastPort,
  VisitPart,
} from '@recto/core';

/** What the services need from outside: hardware, network and settings of the host. */
export interface Ports {
  readonly camera: CameraPort;
  /** Null if none was read before the app was loaded. */
  readonly earlyProcedure: EarlyProcedure | null;
  readonly repository: ProcedureRepository;
  readonly storage: StoragePort;
  readonly vault: PhotoVaultPort;
  /** So that only one tab sends. */
  readonly mutex: Mutex;
  readonly device: DevicePort;
  /** Shows them. The services show theirs through the recorder. */
  readonly toasts: ToastPort;
  readonly facingModes: FacingModes;
  readonly analysis: FrameAnalysisPort;
  readonly choices: ChoicesPort;
  readonly sounds: FramingSoundPort;
  readonly guidanceMode: GuidanceMode;
  /** Which browsers get the camera view. */
  readonly browsers: BrowserRule;
  /** Where a file may be chosen in place of a photo. */
  readonly filePicker: FilePickerRule;
  readonly events: EventPort;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** Loads what removes the location of a picked file. */
  readonly loadRemoval: typeof loadRemoval;
  /** Whether this page begins a visit or continues one, for the events. */
  readonly visitPart: VisitPart;
  /** The app's version. */
  readonly version: string;
}
