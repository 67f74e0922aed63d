import {
  documents,
  isPickedFile,
  noGuidance,
  photoNamed,
  photoNames,
  type Diagnosis,
  type CameraStatus,
  type CapturedImage,
  type CaptureSnapshot,
  type CaptureState,
  type CaptureTrouble,
  type FacingMode,
  type GuidanceSnapshot,
  type PhotoName,
  type RefusedPhotos,
  type Said,
} from '@recto/core';
import type { CaptureActions, LinkToShare } from '@recto/ui';
import { fn } from 'storybook/test';
import { diagnoses } from './diagnosis-samples.ts';

/** Sample snapshots of the capture screen. A new state or camera status does not compile until it is here. */

/** A state of the capture view, with separate names for what it shows differently. */
export type Moment =
  | Exclude<CaptureState['name'], 'error'>
  | 'afterKept'
  | 'afterSending'
  | 'fileNotShown'
  | 'slow'
  | 'sent'
  | 'tooLarge'
  | ErrorState['type'];
type ErrorState = Extract<CaptureState, { name: 'error' }>;
/** The states whose moments have names of their own. */
interface NameAt {
  readonly afterKept: 'capture';
  readonly afterSending: 'capture';
  readonly fileNotShown: 'preview';
  readonly slow: 'upload';
  readonly sent: 'upload';
  readonly tooLarge: 'error';
}
type StateAt<At extends Moment> = Extract<
  CaptureState,
  { name: At extends keyof NameAt ? NameAt[At] : At } | { type: At }
>;

export const moments = {
  init: (photo) => ({ name: 'init', photo }),
  capture: (photo) => ({ name: 'capture', photo }),
  afterKept: (photo) => ({ name: 'capture', photo, previous: { photo: 'idCardVerso', outcome: 'kept' } }),
  afterSending: (photo) => ({
    name: 'capture',
    photo,
    previous: { photo: 'idCardVerso', outcome: 'sent' },
  }),
  preview: (photo, image) => ({ name: 'preview', photo, image, replaces: null }),
  fileNotShown: (photo) => ({ name: 'preview', photo, image: hugeFile, replaces: null }),
  upload: (photo, image) => ({ name: 'upload', photo, image, slow: false }),
  slow: (photo, image) => ({ name: 'upload', photo, image, slow: true }),
  sent: (photo, image) => ({ name: 'upload', photo, image, slow: false, sent: true }),
  internal: (photo, image) => ({ name: 'error', type: 'internal', photo, image }),
  tooLarge: (photo, image) => ({ name: 'error', type: 'internal', photo, image, isTooLarge: true }),
  cameraAccess: (photo) => cameraError(photo, diagnoses.deniedHere),
} as const satisfies { [At in Moment]: (photo: PhotoName, image: CapturedImage) => StateAt<At> };

/** The beginning of a JPEG of 16,320 × 12,240 pixels, which is as much as is read of it. */
const hugeFile = new Blob([
  Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x2f, 0xd0, 0x3f, 0xc0, 1, 1, 0x11, 0),
]);

export function fileOf({ base64, mimeType }: CapturedImage): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: mimeType });
}

export function cameraError(photo: PhotoName, diagnosis: Diagnosis): StateAt<'cameraAccess'> {
  return { name: 'error', type: 'cameraAccess', photo, diagnosis };
}

/** The usual camera status in each state. */
const usualCamera = {
  init: 'starting',
  capture: 'live',
  preview: 'off',
  upload: 'off',
  error: 'off',
} as const satisfies Record<CaptureState['name'], CameraStatus['status']>;

/** Where a sample differs from the usual snapshot. */
export interface Differences {
  readonly status?: CameraStatus['status'];
  readonly canSwitch?: boolean;
  readonly facingMode?: FacingMode;
  readonly orientation?: CaptureSnapshot['orientation'];
  readonly staysInLandscape?: boolean;
  readonly guidance?: Partial<GuidanceSnapshot>;
  /** The places of photos that are still being sent. */
  readonly unsent?: readonly number[];
  readonly adminComment?: string;
  readonly refusals?: RefusedPhotos;
  readonly trouble?: CaptureTrouble;
  readonly said?: Omit<Said, 'number'>;
}

export function sampleSnapshot(state: CaptureState, differences: Differences = {}): CaptureSnapshot {
  const { photo } = state;
  const {
    status = usualCamera[state.name],
    canSwitch = true,
    facingMode = photoNamed(photo).facingMode,
    orientation = 'portrait',
    staysInLandscape = false,
    unsent = state.name === 'upload' && state.sent !== true ? [photoNames.indexOf(photo) + 1] : [],
  } = differences;
  const cameras = {
    off: { status: 'off' },
    starting: { status: 'starting' },
    overdue: { status: 'overdue' },
    tapNeeded: { status: 'tapNeeded' },
    unattended: { status: 'unattended' },
    live: { status: 'live', facingMode, canSwitch },
    taking: { status: 'taking', facingMode, canSwitch },
  } as const satisfies { [Status in CameraStatus['status']]: Extract<CameraStatus, { status: Status }> };
  return {
    state,
    camera: cameras[status],
    orientation,
    staysInLandscape,
    step: {
      number: photoNames.indexOf(photo) + 1,
      total: photoNames.length,
      documents: documents.map(({ name }) => name),
      unsent,
    },
    next: photoNames[photoNames.indexOf(photo) + 1] ?? null,
    guidance: { ...noGuidance, ...differences.guidance },
    adminComment: differences.adminComment ?? null,
    refusals: differences.refusals ?? {},
    trouble: differences.trouble ?? null,
    said: differences.said === undefined ? usuallySaid(state) : { ...differences.said, number: 1 },
  };
}

/** Of a new photo, the heading speaks at once. */
function usuallySaid(state: CaptureState): Said | null {
  if (state.name !== 'preview') return null;
  const isNew = !isPickedFile(state.image);
  return { number: 1, announcement: { name: 'photo', isNew, finding: 'unknown' }, isUrgent: false };
}

export const share: LinkToShare = {
  link: 'https://recto.example.com/c0ffee-2026',
  copy: async () => true,
};

export const captureActions: CaptureActions = {
  back: fn(),
  shutter: fn(),
  retake: fn(),
  use: fn(),
  retry: fn(),
  mend: fn(),
  sendLater: fn(),
  continueMeanwhile: fn(),
  switchCamera: fn(),
  toggleAutoCapture: fn(),
  toggleSound: fn(),
  toggleTorch: fn(),
  stayInLandscape: fn(),
  startCamera: fn(),
  restart: fn(),
  pickFile: fn(),
};
