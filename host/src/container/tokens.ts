import type {
  AppReadiness,
  CameraPort,
  CaptureSession,
  ConfirmSession,
  DevicePort,
  Entry,
  Mutex,
  FacingModes,
  PhotoVaultPort,
  ProcedureRepository,
  ProcedureStore,
  UploadQueue,
  StoragePort,
  ToastPort,
} from '@recto/core';
import { token } from './token.ts';

/** What a ports module binds: hardware, network and settings of the host. */
export const ports = {
  camera: token<CameraPort>('CameraPort'),
  repository: token<ProcedureRepository>('ProcedureRepository'),
  storage: token<StoragePort>('StoragePort'),
  vault: token<PhotoVaultPort>('PhotoVaultPort'),
  /** So that only one tab sends. */
  mutex: token<Mutex>('Mutex'),
  device: token<DevicePort>('DevicePort'),
  toasts: token<ToastPort>('ToastPort'),
  facingModes: token<FacingModes>('FacingModes'),
} as const;

/** What the app module creates from the ports. */
export const app = {
  store: token<ProcedureStore>('ProcedureStore'),
  uploads: token<UploadQueue>('UploadQueue'),
  entry: token<Entry>('Entry'),
  capture: token<CaptureSession>('CaptureSession'),
  confirm: token<ConfirmSession>('ConfirmSession'),
  readiness: token<AppReadiness>('AppReadiness'),
} as const;
