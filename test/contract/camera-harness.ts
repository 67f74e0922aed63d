import type { CameraErrorCode, CameraPort, FacingMode, FrameSize } from '@recto/core';

/** The device that a camera under test finds. */
export interface CameraSituation {
  readonly cameras: 1 | 2;
  /** The size of the frames, of a still picture; null for the picture of the adapter's own device. */
  readonly frame: FrameSize | null;
  /** What the rear camera can do beside filming. */
  readonly lens: 'zoomAndTorch' | 'plain';
  readonly script:
    | 'works'
    /** The permission is given only by `answerPrompt`. */
    | 'slow'
    /** The browser shows the picture only after a tap. */
    | 'tapNeeded'
    /** The camera does not open, or opens without a picture. */
    | Exclude<CameraErrorCode, 'lost' | 'overconstrained'>;
}

/** An adapter, and the controls of its device. */
export interface CameraHarness {
  readonly camera: CameraPort;
  /** Whether any camera is on. */
  isLightOn(): boolean;
  /** Whether a camera was requested from the device. */
  isAsked(): boolean;
  /** Gives the permission of a slow device, and waits until it was handled. */
  answerPrompt(): Promise<void>;
  /** Lets every time limit pass while the device fails. */
  passTime(): void;
  /** The customer allows the camera later. */
  allow(): void;
  /** From now on, the frames of the open camera lie on their side against the screen, or no longer; it has noticed it. */
  lieSideways(sideways: boolean): void;
  /** Ends the open camera, as if its cable were pulled. */
  unplug(): void;
  /** What a camera of this facing mode films, unmirrored: a picture of the frame's size. */
  world(facingMode: FacingMode): Promise<HTMLImageElement | HTMLCanvasElement>;
}

export type CameraHarnessMaker = (situation: CameraSituation) => CameraHarness;
