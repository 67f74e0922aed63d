import type { CameraErrorCode, CameraPort, FacingMode, FrameSize } from '@recto/core';

/** What a camera under test is to find. */
export interface CameraSituation {
  readonly cameras: 1 | 2;
  /** The frames' size, of a picture that stands still; null for whatever the adapter's own device sends. */
  readonly frame: FrameSize | null;
  readonly script:
    | 'works'
    /** The permission comes only with `answer`. */
    | 'slow'
    /** The browser shows the picture only after a tap. */
    | 'tapNeeded'
    /** The camera does not open, or opens without a picture. */
    | Exclude<CameraErrorCode, 'lost' | 'overconstrained'>;
}

/** An adapter, together with the hands that play its device. */
export interface CameraHarness {
  readonly camera: CameraPort;
  /** Whether any camera is on. */
  isLightOn(): boolean;
  /** Whether the device has been asked for a camera. */
  isAsked(): boolean;
  /** Lets the permission of a slow device come, and waits until it has been dealt with. */
  answer(): Promise<void>;
  /** Lets every time limit run out for as long as the device fails. */
  passTime(): void;
  /** The person allows the camera after all. */
  allow(): void;
  /** Ends the open camera, as when the cable is pulled. */
  unplug(): void;
  /** What a camera that looks this way has before it, unmirrored: a picture of the frame's size. */
  world(facingMode: FacingMode): Promise<HTMLImageElement | HTMLCanvasElement>;
}

export type CameraHarnessMaker = (situation: CameraSituation) => CameraHarness;
