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
    | Exclude<CameraErrorCode, 'lost' | 'overconstrained' | 'noPhoto' | 'alteredPhotos'>;
}

/** What of the contract depends on the device. */
export interface ContractDevice {
  /** The frames to try it with. */
  readonly frames: readonly (FrameSize & { readonly name: string })[];
  /** How many cameras a photo can be taken with, on the device with several and on the one with one; null if there is no such device. */
  readonly cameras: { readonly several: number | null; readonly one: 1 | null };
  /** Whether it has a camera that faces the customer. */
  readonly hasFront: boolean;
  /** The cameras that do not open. */
  readonly broken: readonly string[];
  /** What the lens of the rear camera can do, in each situation of `CameraSituation.lens` that there is. */
  readonly lenses: readonly {
    readonly lens: CameraSituation['lens'];
    readonly zoom: number | null;
    readonly hasTorch: boolean;
  }[];
}

/** An adapter, and the controls of its device. */
export interface CameraHarness {
  readonly camera: CameraPort;
  /** Whether any camera is on. */
  isLightOn(): boolean;
  /** How often a camera was requested from the device. */
  asked(): number;
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
