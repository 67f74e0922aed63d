import type { CameraErrorCode, CameraFacts, FrameSize } from '@recto/core';
import type { CameraCapabilities } from '../../browser/camera/lens/camera-capabilities.ts';
import type { Scene } from './scene.ts';

/** What happens when a fake camera is opened. */
export type FakeCameraScript =
  | 'works'
  /** Opens after `slowOpeningMs`, as while the customer reads a permission prompt. */
  | 'slow'
  /** Opens after a tap, as iPhones in Low Power Mode do. */
  | 'tapNeeded'
  /** Opens, and stops by itself at once. */
  | 'lost'
  /** Fails since its picture stays black. */
  | 'black'
  /** Fails at once with this error. */
  | Extract<CameraErrorCode, 'denied' | 'notFound' | 'inUse' | 'unsupported' | 'noAnswer'>;

export interface FakeCameraSettings {
  /** How many cameras the phone has: a rear one, then a front one, then an ultra-wide rear one. */
  readonly cameras: 1 | 2 | 3;
  readonly script: FakeCameraScript;
  /** What the browser reports about a camera that fails. */
  readonly facts: CameraFacts;
  /** Size of the frames in pixels. Most phones send portrait frames when held upright. */
  readonly frame: FrameSize;
  /** What the rear cameras show. The front camera always shows a face. */
  readonly scene: Scene;
  /** What the browser reports about the lens of a rear camera. */
  readonly lens: Pick<CameraCapabilities, 'zoom' | 'focusDistance'>;
  /** Whether the hand shakes slightly. If not, the picture has the same pixels every time. */
  readonly moving: boolean;
  /** Whether the rear cameras have a light. */
  readonly torch: boolean;
  /** Whether frames count as lying on their side against the screen (decision 2.18). */
  readonly sideways: boolean;
}

export const defaultFakeCameraSettings: FakeCameraSettings = {
  cameras: 2,
  script: 'works',
  facts: { permission: 'prompt', isSecure: true, isAllowedByPolicy: true, isRefusedBySystem: false },
  frame: { width: 1080, height: 1920 },
  scene: 'idCardRecto',
  lens: { zoom: { min: 1, max: 8 } },
  moving: false,
  torch: false,
  sideways: false,
};

export const slowOpeningMs = 3000;
