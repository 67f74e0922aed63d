import type { CallName, FakeCameraScript, Scene } from '@recto/adapters/fake';
import { perPhoto, type DocumentName, type ProcedureStatus, type RepositoryErrorCode } from '@recto/core';
import type { ArgTypes } from '@storybook/react-vite';
import type { DeviceName } from './devices.ts';
import { token } from './links.ts';
import type { Picture, Scenario } from './scenario.ts';

/** Storybook's names for what the code names. A new member of a union does not compile until it is here. */

export const documentLabels = {
  idCard: 'ID card',
  driverLicense: 'Driver licence',
  clientPicture: 'Selfie',
} as const satisfies Record<DocumentName, string>;

export const photoLabels = perPhoto(({ document, side }) =>
  side === null ? documentLabels[document] : `${documentLabels[document]}, ${side}`,
);

const sceneLabels = {
  idCardRecto: photoLabels.idCardRecto,
  idCardVerso: photoLabels.idCardVerso,
  driverLicenseRecto: photoLabels.driverLicenseRecto,
  driverLicenseVerso: photoLabels.driverLicenseVerso,
  face: 'A face',
} satisfies Record<Scene, string>;

const statusLabels = {
  active: 'Not started',
  started: 'Started',
  finished: 'Finished',
  refused: 'Refused',
  expired: 'Expired',
} satisfies Record<ProcedureStatus, string>;

const deviceLabels = {
  phone: 'Phone',
  phoneWithOldBrowser: 'Phone with an old browser',
  desktop: 'Desktop computer',
} satisfies Record<DeviceName, string>;

const cameraLabels = {
  works: 'Works',
  slow: 'Starts slowly',
  tapNeeded: 'Needs a tap',
  denied: 'Access denied',
  notFound: 'Not found',
  inUse: 'In use by another program',
  unsupported: 'Not supported by the browser',
  noAnswer: 'Does not respond',
  black: 'Stays black',
  lost: 'Is lost (at once)',
} satisfies Record<FakeCameraScript, string>;

const callLabels = {
  readProcedure: 'Reading the procedure',
  setStarted: 'Start',
  setFinished: 'Submit',
  reset: 'Start again',
  savePhoto: 'Sending a photo',
  uploadPhoto: 'Sending a file',
  deletePhoto: 'Deleting a photo',
} satisfies Record<CallName, string>;

const failureLabels = {
  unreachable: 'No answer',
  unavailable: 'Out of order',
  tooLarge: 'Photo too large',
  refused: 'Refused',
  malformed: 'Not understood',
} satisfies Record<RepositoryErrorCode, string>;

const addressLabels: Readonly<Record<string, string>> = {
  [`/${token}/`]: 'The link',
  [`/${token}/start`]: 'Start',
  [`/${token}/capture`]: 'Capture',
  [`/${token}/confirm`]: 'Confirm',
  [`/${token}/status`]: 'Status',
  [`/${token}/photos`]: 'An address without a screen',
  '/mobile': 'Continue on the phone',
  '/unknown-token/capture': 'A link that the provider does not know',
  '/unknown/path': 'An unknown address',
};

const link = { category: 'Customer and link (restarts the app)' };
const phone = { category: 'Phone' };
const provider = { category: 'Provider' };

/** A control whose options have names. */
export function choice(
  type: 'select' | 'radio' | 'inline-radio' | 'check',
  labels: Readonly<Record<string, string>>,
) {
  return { control: { type, labels }, options: Object.keys(labels) } as const;
}

export const pictureControl = {
  name: 'Camera picture',
  ...choice('select', { asked: 'What the step asks for', ...sceneLabels }),
};

/** The scene of a picture; undefined for what the step asks for. */
export function sceneIn(picture: Picture | undefined): Scene | undefined {
  return picture === 'asked' ? undefined : picture;
}

/** Storybook's controls for a scenario. */
export const scenarioControls: Required<ArgTypes<Scenario>> = {
  path: { name: 'Opens', ...choice('select', addressLabels), table: link },
  lastname: { name: 'Last name', control: 'text', table: link },
  status: { name: 'Status', ...choice('select', statusLabels), table: link },
  adminComment: { name: 'Reason for refusal', control: 'text', table: link },
  requiredDocuments: { name: 'Asks for', ...choice('check', documentLabels), table: link },
  sentPhotos: { name: 'Photos already sent', ...choice('check', photoLabels), table: link },
  device: { name: 'Device', ...choice('radio', deviceLabels), table: link },
  picture: { ...pictureControl, table: phone },
  cameraScript: {
    name: 'Camera',
    description: 'Applies when the camera is next opened.',
    ...choice('select', cameraLabels),
    table: phone,
  },
  cameras: { name: 'Number of cameras', control: 'inline-radio', options: [1, 2, 3], table: phone },
  moving: { name: 'Shaking hand', control: 'boolean', table: phone },
  orientation: {
    name: 'Held',
    ...choice('inline-radio', { portrait: 'Upright', landscape: 'Sideways' }),
    table: phone,
  },
  online: { name: 'Has a network', control: 'boolean', table: phone },
  failingCalls: { name: 'What fails', ...choice('check', callLabels), table: provider },
  failure: { name: 'How it fails', ...choice('radio', failureLabels), table: provider },
  keptAtReset: {
    name: 'Photos that it keeps after a refusal',
    ...choice('check', photoLabels),
    table: provider,
  },
  latencyMs: {
    name: 'Time of each call (ms)',
    control: { type: 'range', min: 0, max: 10_000, step: 250 },
    table: provider,
  },
  // In the panel "Steps".
  step: { type: 'number', control: false, table: { disable: true } },
};
