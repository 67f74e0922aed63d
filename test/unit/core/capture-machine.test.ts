import {
  heldImage,
  initialCaptureState,
  transition,
  type CaptureEvent,
  type CaptureState,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import { diagnosisOf } from './doubles/diagnoses.ts';
import { imageOf } from './doubles/procedures.ts';

const photo = 'idCardRecto';
const image = imageOf('held');
const taken = imageOf('taken');

const states = {
  init: { name: 'init', photo },
  capture: { name: 'capture', photo },
  preview: { name: 'preview', photo, image },
  upload: { name: 'upload', photo, image, slow: false },
  slow: { name: 'upload', photo, image, slow: true },
  'camera access': { name: 'error', type: 'cameraAccess', photo, diagnosis: diagnosisOf('denied') },
  internal: { name: 'error', type: 'internal', photo, image },
} satisfies Record<string, CaptureState>;

const events = {
  cameraReady: { type: 'cameraReady' },
  cameraFailed: { type: 'cameraFailed', diagnosis: diagnosisOf('inUse') },
  imageTaken: { type: 'imageTaken', image: taken },
  retake: { type: 'retake' },
  use: { type: 'use' },
  uploadSucceeded: { type: 'uploadSucceeded', next: 'idCardVerso' },
  uploadIsSlow: { type: 'uploadIsSlow' },
  imageKept: { type: 'imageKept', next: 'clientPicture' },
  uploadFailed: { type: 'uploadFailed' },
  retry: { type: 'retry' },
  sendLater: { type: 'sendLater', next: 'driverLicenseRecto' },
} satisfies { [Type in CaptureEvent['type']]: Extract<CaptureEvent, { type: Type }> };

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const accessFailed: CaptureState = {
  name: 'error',
  type: 'cameraAccess',
  photo,
  diagnosis: diagnosisOf('inUse'),
};

const afterUpload: Partial<Record<EventName, CaptureState>> = {
  uploadSucceeded: { name: 'capture', photo: 'idCardVerso' },
  imageKept: { name: 'capture', photo: 'clientPicture' },
  uploadFailed: states.internal,
};

/** §4, "Capture view states", and §8's retry. Every pair that is not here changes nothing. */
const transitions: Record<StateName, Partial<Record<EventName, CaptureState>>> = {
  init: { cameraReady: states.capture, cameraFailed: accessFailed },
  capture: { imageTaken: { name: 'preview', photo, image: taken }, cameraFailed: accessFailed },
  preview: { retake: states.capture, use: states.upload },
  upload: { ...afterUpload, uploadIsSlow: states.slow },
  slow: afterUpload,
  // The camera that was tried again, below the error view.
  'camera access': { cameraReady: states.capture, cameraFailed: accessFailed },
  internal: {
    retry: states.upload,
    retake: states.capture,
    sendLater: { name: 'capture', photo: 'driverLicenseRecto' },
  },
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

describe.each(stateNames)('%s', (stateName) => {
  test.each(eventNames)(`${stateName} on %s`, (eventName) => {
    const state: CaptureState = Object.freeze({ ...states[stateName] });
    const expected = transitions[stateName][eventName];
    const next = transition(state, events[eventName]);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toEqual(expected);
  });
});

test('begins with the camera that is not ready yet', () => {
  expect(initialCaptureState('clientPicture')).toEqual({ name: 'init', photo: 'clientPicture' });
});

test.each([
  ['init', null],
  ['capture', null],
  ['preview', image],
  ['upload', image],
  ['slow', image],
  ['camera access', null],
  ['internal', image],
] as const)('%s holds the image %j', (name, expected) => {
  expect(heldImage(states[name])).toBe(expected);
});

test('a camera that fails again for the same cause changes nothing', () => {
  const again = transition(states['camera access'], {
    type: 'cameraFailed',
    diagnosis: diagnosisOf('denied'),
  });
  expect(again).toBe(states['camera access']);
});
