import type { CameraSurface, FacingMode } from '../ports/camera.ts';
import type { Orientation } from '../ports/device.ts';
import type { PhotoName } from '../procedure/procedure.ts';
import type { CameraView } from './camera-control.ts';
import type { CaptureState } from './capture-machine.ts';

/** Which camera each photo is taken with (§9); the host's wiring says so. */
export type FacingModes = Readonly<Record<PhotoName, FacingMode>>;

/** All that the capture view shows (§2). */
export interface CaptureSnapshot {
  readonly state: CaptureState;
  readonly camera: CameraView;
  readonly orientation: Orientation;
  /** Where the photo stands among those that the procedure asks for: `1` of `5`. */
  readonly step: { readonly number: number; readonly total: number };
}

/** What the view lends while it is on screen. */
export interface CaptureStage {
  readonly surface: CameraSurface;
  /** Nothing is left to take here: go to confirm (§4). */
  readonly onDone: () => void;
}
