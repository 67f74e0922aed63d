import type {
  AppReadiness,
  BrowserRule,
  CameraPort,
  CaptureSession,
  ChoicesPort,
  ConfirmSession,
  DevicePort,
  EarlyProcedure,
  EventPort,
  EventRecorder,
  Entry,
  FrameAnalysisPort,
  FramingSoundPort,
  GuidanceMode,
  Mutex,
  FacingModes,
  PhotoVaultPort,
  loadRemoval,
  ProcedureRepository,
  ProcedureStore,
  UploadQueue,
  StoragePort,
  ToastPort,
  VisitPart,
} from '@recto/core';
import { token } from './token.ts';

/** What a ports module binds: hardware, network and settings of the host. */
export const ports = {
  camera: token<CameraPort>('CameraPort'),
  /** Null if none was read before the app was loaded. */
  earlyProcedure: token<EarlyProcedure | null>('EarlyProcedure'),
  repository: token<ProcedureRepository>('ProcedureRepository'),
  storage: token<StoragePort>('StoragePort'),
  vault: token<PhotoVaultPort>('PhotoVaultPort'),
  /** So that only one tab sends. */
  mutex: token<Mutex>('Mutex'),
  device: token<DevicePort>('DevicePort'),
  toasts: token<ToastPort>('ToastPort'),
  facingModes: token<FacingModes>('FacingModes'),
  analysis: token<FrameAnalysisPort>('FrameAnalysisPort'),
  choices: token<ChoicesPort>('ChoicesPort'),
  sounds: token<FramingSoundPort>('FramingSoundPort'),
  guidanceMode: token<GuidanceMode>('GuidanceMode'),
  /** Which browsers get the camera view. */
  browsers: token<BrowserRule>('BrowserRule'),
  events: token<EventPort>('EventPort'),
  /** The time of day, in ms since 1970. */
  now: token<() => number>('Now'),
  /** Loads what removes the location of a picked file. */
  loadRemoval: token<typeof loadRemoval>('LoadRemoval'),
  /** Whether this page begins a visit or continues one, for the events. */
  visitPart: token<VisitPart>('VisitPart'),
  /** The app's version. */
  version: token<string>('Version'),
} as const;

/** What the app module and the session module create from the ports. */
export const app = {
  store: token<ProcedureStore>('ProcedureStore'),
  uploads: token<UploadQueue>('UploadQueue'),
  entry: token<Entry>('Entry'),
  capture: token<CaptureSession>('CaptureSession'),
  confirm: token<ConfirmSession>('ConfirmSession'),
  readiness: token<AppReadiness>('AppReadiness'),
  recorder: token<EventRecorder>('EventRecorder'),
} as const;
