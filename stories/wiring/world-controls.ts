import type { CallName, FakeCameraScript } from '@recto/adapters/fake';
import { documents, photoNames, procedureStatuses, repositoryErrorCodes } from '@recto/core';
import type { ArgTypes } from '@storybook/react-vite';
import { devices } from './devices.ts';
import type { World } from './world.ts';

/** A new script of the camera, or a new call, does not compile until a control offers it. */
const scripts = {
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

const link = { category: 'The link (begins anew)' };
const phone = { category: 'The phone' };
const provider = { category: 'The provider' };

/** What a designer can turn, in the words of the product. */
export const worldControls: Required<ArgTypes<World>> = {
  at: { name: 'Address', control: 'text', table: link },
  status: { name: 'Status', control: 'select', options: procedureStatuses, table: link },
  lastname: { name: 'Last name', control: 'text', table: link },
  asked: {
    name: 'Asked for',
    control: 'inline-check',
    options: documents.map(({ name }) => name),
    table: link,
  },
  there: { name: 'Photos already there', control: 'inline-check', options: photoNames, table: link },
  adminComment: {
    name: 'Reason of a refusal',
    control: 'text',
    table: link,
  },
  device: { name: 'Opened with', control: 'select', options: Object.keys(devices), table: link },
  orientation: {
    name: 'Held',
    control: 'inline-radio',
    options: ['portrait', 'landscape'],
    table: phone,
  },
  online: { name: 'Has a network', control: 'boolean', table: phone },
  cameras: { name: 'Cameras', control: 'inline-radio', options: [1, 2, 3], table: phone },
  script: {
    name: 'The camera',
    description: 'From its next opening on; `lost` ends it at once.',
    control: 'select',
    options: Object.keys(scripts),
    table: phone,
  },
  moving: { name: 'The hand shakes', control: 'boolean', table: phone },
  latencyMs: {
    name: 'Each call takes (ms)',
    control: { type: 'range', min: 0, max: 10_000, step: 250 },
    table: provider,
  },
  failingCalls: {
    name: 'Calls that fail',
    control: 'inline-check',
    options: Object.keys(calls),
    table: provider,
  },
  failure: {
    name: 'They fail as',
    control: 'inline-radio',
    options: repositoryErrorCodes,
    table: provider,
  },
};
