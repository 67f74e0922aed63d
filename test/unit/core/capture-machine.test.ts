import {
  heldImage,
  initialCaptureState,
  isDone,
  transition,
  type CaptureEvent,
  type CaptureState,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import { diagnosisOf } from './doubles/diagnoses.ts';
import { imageOf, thumbOf } from '../../support/procedures.ts';

const photo = 'idCardRecto';
const image = imageOf('held');
const taken = imageOf('taken');
const file = new Blob(['picked']);
const replaces = thumbOf(photo);
const diagnosis = diagnosisOf('denied');

const states = {
  init: { name: 'init', photo },
  'init, done': { name: 'init', photo, done: true },
  capture: { name: 'capture', photo },
  'capture, done': { name: 'capture', photo, done: true },
  preview: { name: 'preview', photo, image, replaces: null },
  'preview, mirrored': { name: 'preview', photo, image, mirrored: true, replaces: null },
  upload: { name: 'upload', photo, image, slow: false },
  sent: { name: 'upload', photo, image, slow: false, sent: true },
  'sent, done': { name: 'upload', photo, image, slow: false, sent: true, done: true },
  slow: { name: 'upload', photo, image, slow: true },
  'camera access': { name: 'error', type: 'cameraAccess', photo, diagnosis },
  'camera access, retrying': { name: 'error', type: 'cameraAccess', photo, diagnosis, retrying: true },
  'camera access, done': { name: 'error', type: 'cameraAccess', photo, diagnosis, done: true },
  internal: { name: 'error', type: 'internal', photo, image },
  'internal, done': { name: 'error', type: 'internal', photo, image, done: true },
} satisfies Record<string, CaptureState>;

const events = {
  cameraReady: { type: 'cameraReady' },
  cameraFailed: { type: 'cameraFailed', diagnosis: diagnosisOf('inUse') },
  'cameraFailed, same cause': { type: 'cameraFailed', diagnosis: { ...diagnosis, persistent: true } },
  cameraNotFound: { type: 'cameraNotFound' },
  retryCamera: { type: 'retryCamera' },
  imageTaken: { type: 'imageTaken', image: taken, mirrored: false, replaces },
  'imageTaken, mirrored': { type: 'imageTaken', image: taken, mirrored: true, replaces },
  filePicked: { type: 'filePicked', file, replaces },
  retake: { type: 'retake' },
  use: { type: 'use' },
  uploadSucceeded: { type: 'uploadSucceeded' },
  sentShown: { type: 'sentShown', next: 'idCardVerso' },
  'sentShown, last': { type: 'sentShown', next: null },
  uploadIsSlow: { type: 'uploadIsSlow' },
  imageKept: { type: 'imageKept', next: 'clientPicture' },
  'imageKept, last': { type: 'imageKept', next: null },
  uploadFailed: { type: 'uploadFailed' },
  retry: { type: 'retry' },
  sendLater: { type: 'sendLater', next: 'driverLicenseRecto' },
  'sendLater, last': { type: 'sendLater', next: null },
} satisfies Record<string, CaptureEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const accessFailed: CaptureState = { ...states['camera access'], diagnosis: diagnosisOf('inUse') };
const refusedAgain: CaptureState = {
  ...states['camera access'],
  diagnosis: events['cameraFailed, same cause'].diagnosis,
};

const kept = { previous: { photo, outcome: 'kept' } } as const;

const afterUpload: Partial<Record<EventName, CaptureState>> = {
  imageKept: { name: 'capture', photo: 'clientPicture', ...kept },
  uploadFailed: states.internal,
};
const ofPicked: CaptureState = { name: 'preview', photo, image: file, replaces };

/** §4, "Capture view states", and §8's retry. Every pair that is not here changes nothing. */
const transitions: Record<StateName, Partial<Record<EventName, CaptureState>>> = {
  init: {
    cameraReady: states.capture,
    cameraFailed: accessFailed,
    'cameraFailed, same cause': refusedAgain,
    cameraNotFound: states['init, done'],
    filePicked: ofPicked,
  },
  'init, done': {},
  capture: {
    imageTaken: { name: 'preview', photo, image: taken, replaces },
    'imageTaken, mirrored': { name: 'preview', photo, image: taken, mirrored: true, replaces },
    filePicked: ofPicked,
    cameraFailed: accessFailed,
    'cameraFailed, same cause': refusedAgain,
    cameraNotFound: states['capture, done'],
  },
  'capture, done': {},
  preview: { retake: states.capture, use: states.upload },
  'preview, mirrored': { retake: states.capture, use: { ...states.upload, mirrored: true } },
  upload: {
    ...afterUpload,
    'imageKept, last': { ...states.upload, done: true },
    uploadIsSlow: states.slow,
    uploadSucceeded: states.sent,
  },
  slow: {
    ...afterUpload,
    'imageKept, last': { ...states.slow, done: true },
    uploadSucceeded: { ...states.slow, sent: true },
  },
  sent: {
    sentShown: { name: 'capture', photo: 'idCardVerso', previous: { photo, outcome: 'sent' } },
    'sentShown, last': states['sent, done'],
  },
  'sent, done': {},
  'camera access': {
    cameraReady: states.capture,
    cameraFailed: accessFailed,
    cameraNotFound: states['camera access, done'],
    retryCamera: states['camera access, retrying'],
  },
  'camera access, retrying': {
    cameraReady: states.capture,
    cameraFailed: accessFailed,
    'cameraFailed, same cause': states['camera access'],
    cameraNotFound: states['camera access, done'],
  },
  'camera access, done': {},
  internal: {
    retry: states.upload,
    retake: states.capture,
    sendLater: { name: 'capture', photo: 'driverLicenseRecto', ...kept },
    'sendLater, last': states['internal, done'],
  },
  'internal, done': {},
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

describe.each(stateNames)('%s', (stateName) => {
  test.each(eventNames)(`${stateName} on %s`, (eventName) => {
    const state: CaptureState = Object.freeze({ ...states[stateName] });
    const expected = transitions[stateName][eventName];
    const next = transition(state, events[eventName]);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toStrictEqual(expected);
  });
});

test('starts in `init`, with a camera that is not ready', () => {
  expect(initialCaptureState('clientPicture')).toEqual({ name: 'init', photo: 'clientPicture' });
});

test.each(stateNames)('heldImage gives the image of %s, or null', (name) => {
  const withImage: readonly StateName[] = ['preview', 'preview, mirrored', 'upload', 'slow', 'internal'];
  expect(heldImage(states[name])).toBe(withImage.includes(name) ? image : null);
});

test.each(stateNames)('%s: whether it is done', (name) => {
  expect(isDone(states[name])).toBe(name.endsWith('done'));
});
