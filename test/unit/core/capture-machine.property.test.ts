import { cameraErrorCodes, photoNames, type CaptureState } from '@recto/core';
import {
  heldImage,
  initialCaptureState,
  isDone,
  transition,
  type CaptureEvent,
} from '../../../packages/core/src/capture/capture-machine.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { diagnosisOf } from './doubles/diagnoses.ts';
import { imageOf, thumbOf } from '../../support/procedures.ts';

const anyPhoto = fc.constantFrom(...photoNames);
const anyNext = fc.option(anyPhoto);
const anyReplaced = fc.option(anyPhoto.map(thumbOf));
const anyImage = fc.nat().map((label) => imageOf(String(label)));

const anyEvent = fc.oneof<fc.Arbitrary<CaptureEvent>[]>(
  fc.constant({ type: 'cameraReady' }),
  fc.record({
    type: fc.constant('cameraFailed'),
    diagnosis: fc.constantFrom(...cameraErrorCodes.map(diagnosisOf)),
  }),
  fc.constant({ type: 'cameraNotFound' }),
  fc.constant({ type: 'retryCamera' }),
  fc.record({
    type: fc.constant('imageTaken'),
    image: anyImage,
    mirrored: fc.boolean(),
    replaces: anyReplaced,
  }),
  fc.record({ type: fc.constant('filePicked'), file: fc.constant(new Blob()), replaces: anyReplaced }),
  fc.constant({ type: 'retake' }),
  fc.constant({ type: 'use' }),
  fc.record({
    type: fc.constant('backTo'),
    photo: anyPhoto,
    image: anyImage,
    mirrored: fc.boolean(),
    replaces: anyReplaced,
  }),
  fc.record({ type: fc.constant('goOn'), next: anyNext }),
  fc.constant({ type: 'uploadSucceeded' }),
  fc.record({ type: fc.constant('sentShown'), next: anyNext }),
  fc.constant({ type: 'uploadIsSlow' }),
  fc.record({
    type: fc.constant('imageKept'),
    outcome: fc.constantFrom('sent', 'kept'),
    next: anyNext,
  }),
  fc.record({
    type: fc.constant('previousChanged'),
    outcome: fc.constantFrom('sent', 'kept', null),
  }),
  fc.constant({ type: 'uploadFailed' }),
  fc.constant({ type: 'retry' }),
  fc.record({ type: fc.constant('sendLater'), next: anyNext }),
);

/** What can happen next in each state, from §4 and §8; `leave` and `reload` are outside the machine. */
function nextSteps(state: CaptureState): readonly (CaptureEvent | 'leave' | 'reload')[] {
  if (isDone(state)) return ['leave'];
  switch (state.name) {
    case 'init':
      return [{ type: 'cameraReady' }, { type: 'cameraFailed', diagnosis: diagnosisOf('denied') }];
    case 'capture':
      return [{ type: 'imageTaken', image: imageOf('next'), mirrored: false, replaces: null }];
    case 'preview':
      return [{ type: 'retake' }, state.isUsed ? { type: 'goOn', next: 'clientPicture' } : { type: 'use' }];
    case 'upload':
      return state.sent
        ? [{ type: 'sentShown', next: 'clientPicture' }]
        : [{ type: 'uploadSucceeded' }, { type: 'uploadFailed' }];
    case 'error':
      return state.type === 'internal'
        ? [{ type: 'retry' }, { type: 'sendLater', next: 'clientPicture' }]
        : ['reload', { type: 'cameraReady' }];
  }
}

const walk = fc.record({ photo: anyPhoto, events: fc.array(anyEvent, { maxLength: 40 }) });

test(
  'after any sequence of events there is a next step',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        const state = events.reduce(transition, initialCaptureState(photo));
        for (const step of nextSteps(state)) {
          if (typeof step !== 'string') expect(transition(state, step)).not.toBe(state);
        }
      }),
      fuzz('sequences', 'capture machine: next steps', { short: 500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'an image is dropped only when the customer retakes it or chooses a file, or the provider or the queue has it',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        let state = initialCaptureState(photo);
        for (const event of events) {
          const before = state;
          state = transition(before, event);
          const held = heldImage(before);
          if (held === null || heldImage(state) === held) continue;
          if (event.type === 'filePicked') {
            expect([before.name, heldImage(state)]).toEqual(['preview', event.file]);
            continue;
          }
          expect(heldImage(state)).toBeNull();
          expect(['retake', 'uploadSucceeded', 'imageKept', 'sendLater']).toContain(event.type);
        }
      }),
      fuzz('sequences', 'capture machine: images', { short: 500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'the photo changes only after an image was sent or left to the queue, or as the customer goes back and on',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        let state = initialCaptureState(photo);
        for (const event of events) {
          const before = state;
          state = transition(before, event);
          if (state.photo !== before.photo) {
            const change = [before.name, event.type];
            expect([
              ['upload', 'sentShown'],
              ['upload', 'imageKept'],
              ['init', 'backTo'],
              ['capture', 'backTo'],
              ['preview', 'goOn'],
              ['error', 'sendLater'],
            ]).toContainEqual(change);
          }
        }
      }),
      fuzz('sequences', 'capture machine: photos', { short: 500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'once nothing is left to take, no event changes anything',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        let state = initialCaptureState(photo);
        for (const event of events) {
          const before = state;
          state = transition(before, event);
          if (isDone(before)) expect(state).toBe(before);
        }
      }),
      fuzz('sequences', 'capture machine: done', { short: 500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);
