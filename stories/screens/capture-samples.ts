import type {
  CameraErrorCode,
  CameraView,
  CapturedImage,
  CaptureSnapshot,
  CaptureState,
  PhotoName,
} from '@recto/core';
import type { CaptureActions } from '@recto/ui';
import { fn } from 'storybook/test';

/** Sample snapshots of the capture screen. A new state, camera status or cause does not compile until it is here. */

const steps = {
  idCardRecto: 1,
  idCardVerso: 2,
  driverLicenseRecto: 3,
  driverLicenseVerso: 4,
  clientPicture: 5,
} as const satisfies Record<PhotoName, number>;

const rearCamera = { facingMode: 'environment', canSwitch: true } as const;

export const cameras = {
  off: { status: 'off' },
  starting: { status: 'starting' },
  live: { status: 'live', ...rearCamera },
  taking: { status: 'taking', ...rearCamera },
} as const satisfies { [Status in CameraView['status']]: Extract<CameraView, { status: Status }> };

/** The camera as it is in most moments of a state. */
const usualCamera = {
  init: cameras.starting,
  capture: cameras.live,
  preview: cameras.off,
  upload: cameras.off,
  error: cameras.off,
} as const satisfies Record<CaptureState['name'], CameraView>;

export function sampleSnapshot(state: CaptureState, part: Partial<CaptureSnapshot> = {}): CaptureSnapshot {
  return {
    state,
    camera: usualCamera[state.name],
    orientation: 'portrait',
    step: { number: steps[state.photo], total: 5 },
    ...part,
  };
}

export const captureStates = {
  init: (photo) => ({ name: 'init', photo }),
  capture: (photo) => ({ name: 'capture', photo }),
  preview: (photo, image) => ({ name: 'preview', photo, image }),
  upload: (photo, image) => ({ name: 'upload', photo, image }),
  error: (photo, image) => ({ name: 'error', type: 'internal', photo, image }),
} as const satisfies {
  [Name in CaptureState['name']]: (
    photo: PhotoName,
    image: CapturedImage,
  ) => Extract<CaptureState, { name: Name }>;
};

export function cameraError(cause: CameraErrorCode): CaptureState {
  return { name: 'error', type: 'cameraAccess', photo: 'idCardRecto', cause };
}

export const captureActions: CaptureActions = {
  shutter: fn(),
  retake: fn(),
  use: fn(),
  retry: fn(),
  switchCamera: fn(),
  restart: fn(),
  chooseFile: fn(),
};
