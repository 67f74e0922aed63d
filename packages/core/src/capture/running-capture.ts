import type { CameraSurface } from '../ports/camera.ts';
import type { CaptureEvent, CaptureState } from './capture-machine.ts';

/** A capture session as its parts see it. */
export interface RunningCapture {
  /** The state that is shown now. */
  readonly state: () => CaptureState;
  /** Where the camera shows its picture; null while the view is not mounted. */
  readonly surface: () => CameraSurface | null;
  readonly isDisposed: () => boolean;
  /** Gives the machine an event. Has no effect once the session is disposed. */
  readonly dispatch: (event: CaptureEvent) => void;
  /** Shows the viewfinder of the photo in this state anew. */
  readonly startAgain: () => void;
}
