import {
  heldImage,
  initialCaptureState,
  isDone,
  transition,
  type CaptureEvent,
  type CaptureState,
} from '../../../packages/core/src/capture/capture-machine.ts';
import { expect, test } from 'vitest';
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
  'capture, after a kept photo': {
    name: 'capture',
    photo,
    previous: { photo: 'idCardVerso', outcome: 'kept' },
  },
  'capture, after a sent photo': {
    name: 'capture',
    photo,
    previous: { photo: 'idCardVerso', outcome: 'sent' },
  },
  'capture, done': { name: 'capture', photo, done: true },
  preview: { name: 'preview', photo, image, replaces: null },
  'preview, mirrored': { name: 'preview', photo, image, mirrored: true, replaces: null },
  'preview, used': { name: 'preview', photo, image, replaces: null, isUsed: true },
  'preview, used, done': { name: 'preview', photo, image, replaces: null, isUsed: true, done: true },
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
  backTo: { type: 'backTo', photo: 'idCardVerso', image: taken, mirrored: false, replaces },
  'backTo, mirrored': { type: 'backTo', photo: 'idCardVerso', image: taken, mirrored: true, replaces },
  goOn: { type: 'goOn', next: 'driverLicenseRecto' },
  'goOn, last': { type: 'goOn', next: null },
  uploadSucceeded: { type: 'uploadSucceeded' },
  sentShown: { type: 'sentShown', next: 'idCardVerso' },
  'sentShown, last': { type: 'sentShown', next: null },
  uploadIsSlow: { type: 'uploadIsSlow' },
  imageKept: { type: 'imageKept', outcome: 'kept', next: 'clientPicture' },
  'imageKept, last': { type: 'imageKept', outcome: 'kept', next: null },
  'imageKept, on its way': { type: 'imageKept', outcome: 'sent', next: 'clientPicture' },
  'previousChanged, sent': { type: 'previousChanged', outcome: 'sent' },
  'previousChanged, kept': { type: 'previousChanged', outcome: 'kept' },
  'previousChanged, not': { type: 'previousChanged', outcome: null },
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
  'imageKept, on its way': {
    name: 'capture',
    photo: 'clientPicture',
    previous: { photo, outcome: 'sent' },
  },
  uploadFailed: states.internal,
};
const ofPicked: CaptureState = { name: 'preview', photo, image: file, replaces };

interface Row {
  /** The state after each event that changes something (§4, "Capture view states", and §8's retry). */
  readonly leads: Partial<Record<EventName, CaptureState>>;
  /** Why the other events change nothing, and why nothing is lost by that. */
  readonly ignores: Readonly<Record<string, readonly EventName[]>>;
}

const cameraEvents = [
  'cameraReady',
  'cameraFailed',
  'cameraFailed, same cause',
  'cameraNotFound',
  'retryCamera',
] as const;
const imageEvents = ['imageTaken', 'imageTaken, mirrored'] as const;
const previewEvents = ['retake', 'use'] as const;
const sendingEvents = [
  'uploadSucceeded',
  'uploadIsSlow',
  'uploadFailed',
  'imageKept',
  'imageKept, last',
  'imageKept, on its way',
] as const;
const newsEvents = ['previousChanged, sent', 'previousChanged, kept', 'previousChanged, not'] as const;
const backEvents = ['backTo', 'backTo, mirrored'] as const;
const goOnEvents = ['goOn', 'goOn, last'] as const;
const sentEvents = ['sentShown', 'sentShown, last'] as const;
const failedEvents = ['retry', 'sendLater', 'sendLater, last'] as const;

const why = {
  nextViewfinder: 'the next viewfinder asks for the camera, and hears of its failure',
  notWaiting: 'no camera has failed',
  live: 'it shows its picture already',
  showsLive: 'the session drops it and shows the live picture: the step or the choice was another by then',
  noPreview: 'no image is shown that could be used or dropped',
  notSending: 'the outcome is of an image that this state does not hold; the queue reports it',
  notSent: 'no photo is shown as sent',
  notFailed: 'no image has failed',
  notUnsent: 'no photo is shown that was not sent yet',
  notUsed: 'no photo is shown that was used before',
  notFraming: 'the back button of this state leaves the camera',
  known: 'that is shown already',
  used: 'the customer has used another image of this step since',
  secondTap: 'a second tap on the same button',
  leaving: 'the customer is on the way to confirm, where each photo has its tile and a picker',
} as const;

const done: Row = { leads: {}, ignores: { [why.leaving]: Object.keys(events) as EventName[] } };

const ofSlow = {
  [why.notUnsent]: newsEvents,
  [why.notFraming]: backEvents,
  [why.notUsed]: goOnEvents,
  [why.nextViewfinder]: cameraEvents,
  [why.showsLive]: imageEvents,
  [why.used]: ['filePicked'],
  [why.secondTap]: previewEvents,
  [why.notSent]: sentEvents,
  [why.notFailed]: failedEvents,
} satisfies Row['ignores'];

const ofPreview = {
  [why.notUnsent]: newsEvents,
  [why.notFraming]: backEvents,
  [why.notUsed]: goOnEvents,
  [why.nextViewfinder]: cameraEvents,
  [why.showsLive]: imageEvents,
  [why.notSending]: sendingEvents,
  [why.notSent]: sentEvents,
  [why.notFailed]: failedEvents,
} satisfies Row['ignores'];

const ofCameraError = {
  [why.notUnsent]: newsEvents,
  [why.notFraming]: backEvents,
  [why.notUsed]: goOnEvents,
  [why.showsLive]: imageEvents,
  [why.noPreview]: previewEvents,
  [why.notSending]: sendingEvents,
  [why.notSent]: sentEvents,
  [why.notFailed]: failedEvents,
} satisfies Row['ignores'];

const backTo = {
  backTo: { name: 'preview', photo: 'idCardVerso', image: taken, replaces, isUsed: true },
  'backTo, mirrored': {
    name: 'preview',
    photo: 'idCardVerso',
    image: taken,
    mirrored: true,
    replaces,
    isUsed: true,
  },
} satisfies Row['leads'];

const framing = {
  leads: {
    ...backTo,
    imageTaken: { name: 'preview', photo, image: taken, replaces },
    'imageTaken, mirrored': { name: 'preview', photo, image: taken, mirrored: true, replaces },
    filePicked: ofPicked,
    cameraFailed: accessFailed,
    'cameraFailed, same cause': refusedAgain,
    cameraNotFound: states['capture, done'],
  },
  ignores: {
    ...ofCameraError,
    [why.notFraming]: [],
    [why.showsLive]: [],
    [why.live]: ['cameraReady'],
    [why.notWaiting]: ['retryCamera'],
  },
} satisfies Row;

const rows: Record<StateName, Row> = {
  init: {
    leads: {
      cameraReady: states.capture,
      cameraFailed: accessFailed,
      'cameraFailed, same cause': refusedAgain,
      cameraNotFound: states['init, done'],
      filePicked: ofPicked,
      ...backTo,
    },
    ignores: { ...ofCameraError, [why.notFraming]: [], [why.notWaiting]: ['retryCamera'] },
  },
  'init, done': done,
  capture: framing,
  'capture, after a kept photo': {
    leads: {
      ...framing.leads,
      'previousChanged, sent': states['capture, after a sent photo'],
      'previousChanged, not': states.capture,
      cameraNotFound: { ...states['capture, after a kept photo'], done: true },
    },
    ignores: { ...framing.ignores, [why.notUnsent]: [], [why.known]: ['previousChanged, kept'] },
  },
  'capture, after a sent photo': {
    leads: {
      ...framing.leads,
      'previousChanged, kept': states['capture, after a kept photo'],
      'previousChanged, not': states.capture,
      cameraNotFound: { ...states['capture, after a sent photo'], done: true },
    },
    ignores: { ...framing.ignores, [why.notUnsent]: [], [why.known]: ['previousChanged, sent'] },
  },
  'capture, done': done,
  preview: {
    leads: { retake: states.capture, use: states.upload, filePicked: ofPicked },
    ignores: ofPreview,
  },
  'preview, mirrored': {
    leads: { retake: states.capture, use: { ...states.upload, mirrored: true }, filePicked: ofPicked },
    ignores: ofPreview,
  },
  'preview, used': {
    leads: {
      retake: states.capture,
      filePicked: ofPicked,
      use: states.upload,
      goOn: { name: 'capture', photo: 'driverLicenseRecto' },
      'goOn, last': states['preview, used, done'],
    },
    ignores: { ...ofPreview, [why.notUsed]: [] },
  },
  'preview, used, done': done,
  upload: {
    leads: {
      ...afterUpload,
      'imageKept, last': { ...states.upload, done: true },
      uploadIsSlow: states.slow,
      uploadSucceeded: states.sent,
    },
    ignores: ofSlow,
  },
  slow: {
    leads: {
      ...afterUpload,
      'imageKept, last': { ...states.slow, done: true },
      uploadSucceeded: { ...states.slow, sent: true },
    },
    ignores: { ...ofSlow, 'it is shown as slow already': ['uploadIsSlow'] },
  },
  sent: {
    leads: {
      sentShown: { name: 'capture', photo: 'idCardVerso', previous: { photo, outcome: 'sent' } },
      'sentShown, last': states['sent, done'],
    },
    ignores: { ...ofSlow, [why.notSent]: [], 'the provider has the photo': sendingEvents },
  },
  'sent, done': done,
  'camera access': {
    leads: {
      cameraReady: states.capture,
      cameraFailed: accessFailed,
      cameraNotFound: states['camera access, done'],
      retryCamera: states['camera access, retrying'],
      filePicked: ofPicked,
    },
    ignores: { ...ofCameraError, 'the same error is shown already': ['cameraFailed, same cause'] },
  },
  'camera access, retrying': {
    leads: {
      cameraReady: states.capture,
      cameraFailed: accessFailed,
      'cameraFailed, same cause': states['camera access'],
      cameraNotFound: states['camera access, done'],
      filePicked: ofPicked,
    },
    ignores: { ...ofCameraError, 'it is being opened already': ['retryCamera'] },
  },
  'camera access, done': done,
  internal: {
    leads: {
      retry: states.upload,
      retake: states.capture,
      sendLater: { name: 'capture', photo: 'driverLicenseRecto', ...kept },
      'sendLater, last': states['internal, done'],
    },
    ignores: {
      [why.notUnsent]: newsEvents,
      [why.notFraming]: backEvents,
      [why.notUsed]: goOnEvents,
      [why.nextViewfinder]: cameraEvents,
      [why.showsLive]: imageEvents,
      [why.used]: ['filePicked'],
      [why.secondTap]: ['use'],
      [why.notSending]: sendingEvents,
      [why.notSent]: sentEvents,
    },
  },
  'internal, done': done,
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

// Decision 3.12.
test.each(stateNames)('the state "%s" has a row that names every event once', (stateName) => {
  const { leads, ignores } = rows[stateName];
  const named = [...Object.keys(leads), ...Object.values(ignores).flat()];
  expect(named.toSorted()).toEqual(eventNames.toSorted());
});

test.each(stateNames)('the state "%s" leads where its row says', (stateName) => {
  const { leads } = rows[stateName];
  const state: CaptureState = Object.freeze({ ...states[stateName] });
  const names = Object.keys(leads) as EventName[];
  const reached = names.map((name) => [name, transition(state, events[name])] as const);
  expect(Object.fromEntries(reached)).toStrictEqual(leads);
});

test.each(stateNames)('the state "%s" stays the same object for every event that it ignores', (stateName) => {
  const state: CaptureState = Object.freeze({ ...states[stateName] });
  const changing = Object.entries(rows[stateName].ignores).flatMap(([reason, names]) =>
    names
      .filter((name) => transition(state, events[name]) !== state)
      .map((name) => `${name}, although ${reason}`),
  );
  expect(changing).toEqual([]);
});

test('the machine starts in `init`, with a camera that is not ready', () => {
  expect(initialCaptureState('clientPicture')).toEqual({ name: 'init', photo: 'clientPicture' });
});

test('heldImage gives the image of the states that hold one, and null for the others', () => {
  const withImage: readonly StateName[] = ['preview', 'preview, mirrored', 'upload', 'slow', 'internal'];
  const held = Object.fromEntries(stateNames.map((name) => [name, heldImage(states[name])]));
  const expected = stateNames.map((name) => [name, withImage.includes(name) ? image : null] as const);
  expect(held).toEqual(Object.fromEntries(expected));
});

test('isDone holds for the states that end the capture, and for no other', () => {
  const ended = stateNames.filter((name) => isDone(states[name]));
  expect(ended).toEqual(stateNames.filter((name) => name.endsWith('done')));
});
