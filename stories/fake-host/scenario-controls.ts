import type { CallName, FakeCameraScript } from '@recto/adapters/fake';
import { documents, photoNames, procedureStatuses, repositoryErrorCodes } from '@recto/core';
import type { ArgTypes } from '@storybook/react-vite';
import { devices } from './devices.ts';
import type { Scenario } from './scenario.ts';

/** A new camera script or a new call does not compile until it is listed here. */
const cameraScripts = {
  works: null,
  slow: null,
  tapNeeded: null,
  denied: null,
  notFound: null,
  inUse: null,
  unsupported: null,
  noAnswer: null,
  black: null,
  lost: null,
} satisfies Record<FakeCameraScript, null>;

const calls = {
  readProcedure: null,
  setStarted: null,
  setFinished: null,
  reset: null,
  savePhoto: null,
  uploadPhoto: null,
  deletePhoto: null,
} satisfies Record<CallName, null>;

const link = { category: 'Link (restarts the app)' };
const phone = { category: 'Phone' };
const provider = { category: 'Provider' };

/** Storybook's controls for a scenario. */
export const scenarioControls: Required<ArgTypes<Scenario>> = {
  path: { name: 'Path', control: 'text', table: link },
  status: { name: 'Status', control: 'select', options: procedureStatuses, table: link },
  lastname: { name: 'Last name', control: 'text', table: link },
  requiredDocuments: {
    name: 'Required documents',
    control: 'inline-check',
    options: documents.map(({ name }) => name),
    table: link,
  },
  sentPhotos: { name: 'Photos already sent', control: 'inline-check', options: photoNames, table: link },
  adminComment: {
    name: 'Reason for refusal',
    control: 'text',
    table: link,
  },
  device: { name: 'Device', control: 'select', options: Object.keys(devices), table: link },
  orientation: {
    name: 'Orientation',
    control: 'inline-radio',
    options: ['portrait', 'landscape'],
    table: phone,
  },
  online: { name: 'Network', control: 'boolean', table: phone },
  cameras: { name: 'Cameras', control: 'inline-radio', options: [1, 2, 3], table: phone },
  cameraScript: {
    name: 'Camera',
    description: 'Applies when the camera is next opened; `lost` stops it at once.',
    control: 'select',
    options: Object.keys(cameraScripts),
    table: phone,
  },
  moving: { name: 'Shaking hand', control: 'boolean', table: phone },
  latencyMs: {
    name: 'Duration of each call (ms)',
    control: { type: 'range', min: 0, max: 10_000, step: 250 },
    table: provider,
  },
  failingCalls: {
    name: 'Failing calls',
    control: 'inline-check',
    options: Object.keys(calls),
    table: provider,
  },
  failure: {
    name: 'Error of failing calls',
    control: 'inline-radio',
    options: repositoryErrorCodes,
    table: provider,
  },
};
