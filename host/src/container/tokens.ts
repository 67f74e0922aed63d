import type {
  AppReadiness,
  CameraPort,
  CaptureSession,
  ConfirmSession,
  DevicePort,
  Entry,
  Exclusively,
  FacingModes,
  PhotoVaultPort,
  ProcedureRepository,
  ProcedureStore,
  SendingQueue,
  StoragePort,
  ToastPort,
} from '@recto/core';
import { token } from './token.ts';

/** What a ports module binds: hardware, network and wiring. */
export const ports = {
  camera: token<CameraPort>('CameraPort'),
  repository: token<ProcedureRepository>('ProcedureRepository'),
  storage: token<StoragePort>('StoragePort'),
  vault: token<PhotoVaultPort>('PhotoVaultPort'),
  /** So that only one tab sends. */
  exclusively: token<Exclusively>('Exclusively'),
  device: token<DevicePort>('DevicePort'),
  toasts: token<ToastPort>('ToastPort'),
  facingModes: token<FacingModes>('FacingModes'),
} as const;

/** What the app module makes of the ports. */
export const app = {
  store: token<ProcedureStore>('ProcedureStore'),
  sending: token<SendingQueue>('SendingQueue'),
  entry: token<Entry>('Entry'),
  capture: token<CaptureSession>('CaptureSession'),
  confirm: token<ConfirmSession>('ConfirmSession'),
  readiness: token<AppReadiness>('AppReadiness'),
} as const;
