import {
  noGuidance,
  type CameraStatus,
  type CapturedImage,
  type CaptureSnapshot,
  type CaptureState,
  type Diagnosis,
  type Finding,
  type Said,
} from '@recto/core';
import type { CaptureActions, LinkToShare } from '@recto/ui';
import { vi, type Mock } from 'vitest';

/** A PNG of one white pixel. */
const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

export const image: CapturedImage = {
  dataUrl: `data:image/png;base64,${base64}`,
  mimeType: 'image/png',
  base64,
};

const photo = 'idCardRecto';

const family = { platform: 'android', browser: 'chrome', hasAppsInSettings: false } as const;

const diagnosis: Diagnosis = { cause: 'deniedHere', asksAgain: false, persistent: false, family };

export const share: LinkToShare = { link: 'https://recto.example.com/token', copy: async () => true };

export const states = {
  init: { name: 'init', photo },
  capture: { name: 'capture', photo },
  preview: { name: 'preview', photo, image, replaces: null },
  upload: { name: 'upload', photo, image, slow: false },
  slow: { name: 'upload', photo, image, slow: true },
  sent: { name: 'upload', photo, image, slow: false, sent: true },
  cameraAccess: { name: 'error', type: 'cameraAccess', photo, diagnosis },
  internal: { name: 'error', type: 'internal', photo, image },
  tooLarge: { name: 'error', type: 'internal', photo, image, isTooLarge: true },
} as const satisfies Record<string, CaptureState>;

export const starting: CameraStatus = { status: 'starting' };
export const overdue: CameraStatus = { status: 'overdue' };
export const live: CameraStatus = { status: 'live', facingMode: 'environment', canSwitch: true };
export const taking: CameraStatus = { ...live, status: 'taking' };
export const resting: CameraStatus = { status: 'unattended' };
export const off: CameraStatus = { status: 'off' };

/** What the heading of the preview says of a new photo. */
function saidOf(finding: Finding): Said {
  return { number: 1, announcement: { name: 'photo', isNew: true, finding }, isUrgent: false };
}

export function snapshotOf(state: CaptureState, part: Partial<CaptureSnapshot> = {}): CaptureSnapshot {
  return {
    state,
    camera: state.name === 'capture' ? live : off,
    orientation: 'portrait',
    staysInLandscape: false,
    step: { number: 1, total: 5, documents: ['idCard', 'driverLicense', 'clientPicture'], unsent: [] },
    next: null,
    guidance: noGuidance,
    adminComment: null,
    refusals: {},
    trouble: null,
    said: state.name === 'preview' ? saidOf('unknown') : null,
    ...part,
  };
}

export function captureActions(): { [Action in keyof CaptureActions]: Mock<CaptureActions[Action]> } {
  return {
    back: vi.fn(),
    shutter: vi.fn(),
    retake: vi.fn(),
    use: vi.fn(),
    retry: vi.fn(),
    mend: vi.fn(),
    sendLater: vi.fn(),
    continueMeanwhile: vi.fn(),
    switchCamera: vi.fn(),
    toggleAutoCapture: vi.fn(),
    toggleSound: vi.fn(),
    toggleTorch: vi.fn(),
    stayInLandscape: vi.fn(),
    startCamera: vi.fn(),
    restart: vi.fn(),
    pickFile: vi.fn(),
  };
}
