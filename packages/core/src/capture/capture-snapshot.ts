import type { CameraPort, CameraSurface, FacingMode } from '../ports/camera.ts';
import type { DevicePort, Orientation } from '../ports/device.ts';
import type { ToastPort } from '../ports/toasts.ts';
import type { PhotoName } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { CameraStatus } from '../camera/camera-machine.ts';
import type { CaptureState } from './capture-machine.ts';

/** Which camera each photo is taken with (§9); the host's wiring says so. */
export type FacingModes = Readonly<Record<PhotoName, FacingMode>>;

/** All that the capture view shows (§2). */
export interface CaptureSnapshot {
  readonly state: CaptureState;
  readonly camera: CameraStatus;
  readonly orientation: Orientation;
  /** Where the photo stands among those that the procedure asks for: `1` of `5`. */
  readonly step: { readonly number: number; readonly total: number };
  /** The photos that have been taken and were not sent yet when the state was entered. */
  readonly unsent: readonly PhotoName[];
}

export interface CaptureSessionParts {
  readonly camera: CameraPort;
  readonly store: ProcedureStore;
  readonly sending: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  readonly facingModes: FacingModes;
}

/** What the view lends while it is on screen. */
export interface CaptureStage {
  readonly surface: CameraSurface;
  /** Nothing is left to take here: go to confirm (§4). */
  readonly onDone: () => void;
}
