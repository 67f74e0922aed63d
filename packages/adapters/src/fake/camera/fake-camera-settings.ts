import type { CameraErrorCode, CameraFacts, FrameSize } from '@recto/core';
import type { Scene } from './scene.ts';

/** What becomes of a fake camera that is opened. */
export type FakeCameraScript =
  | 'works'
  /** Opens after `slowOpeningMs`, as when somebody reads the browser's question. */
  | 'slow'
  /** Opens, and shows its picture only after a tap, as iPhones in Low Power Mode do. */
  | 'tapNeeded'
  /** Opens, and ends at once by itself. */
  | 'lost'
  /** Opens, and stays black: no picture. */
  | 'black'
  /** Fails like this, at once. */
  | Extract<CameraErrorCode, 'denied' | 'notFound' | 'inUse' | 'unsupported' | 'noAnswer'>;

export interface FakeCameraSettings {
  /** How many cameras the phone has: a rear one, then a front one, then an ultra-wide rear one. */
  readonly cameras: 1 | 2 | 3;
  readonly script: FakeCameraScript;
  /** What the browser tells of a camera that fails. */
  readonly facts: CameraFacts;
  /** Size of the frames in pixels; phones held upright mostly send portrait ones. */
  readonly frame: FrameSize;
  /** What lies before the rear cameras. The front one always sees a face. */
  readonly scene: Scene;
  /** Whether the hand shakes a little. Off, the picture is the same in every pixel, every time. */
  readonly moving: boolean;
}

export const defaultFakeCameraSettings: FakeCameraSettings = {
  cameras: 2,
  script: 'works',
  facts: { permission: 'prompt', isSecure: true, isAllowedByPolicy: true, isRefusedBySystem: false },
  frame: { width: 1080, height: 1920 },
  scene: 'idCardRecto',
  moving: false,
};

export const slowOpeningMs = 3000;
