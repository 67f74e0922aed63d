import {
  cameraErrorCodes,
  heldImage,
  initialCaptureState,
  photoNames,
  transition,
  type CaptureEvent,
  type CaptureState,
} from '@recto/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { diagnosisOf } from './doubles/diagnoses.ts';
import { imageOf } from './doubles/procedures.ts';

const anyPhoto = fc.constantFrom(...photoNames);
const anyImage = fc.nat().map((label) => imageOf(String(label)));

const anyEvent = fc.oneof<fc.Arbitrary<CaptureEvent>[]>(
  fc.constant({ type: 'cameraReady' }),
  fc.record({
    type: fc.constant('cameraFailed'),
    diagnosis: fc.constantFrom(...cameraErrorCodes.map(diagnosisOf)),
  }),
  fc.record({ type: fc.constant('imageTaken'), image: anyImage }),
  fc.constant({ type: 'retake' }),
  fc.constant({ type: 'use' }),
  fc.record({ type: fc.constant('uploadSucceeded'), next: anyPhoto }),
  fc.constant({ type: 'uploadFailed' }),
  fc.constant({ type: 'retry' }),
  fc.record({ type: fc.constant('sendLater'), next: anyPhoto }),
);

/** What can happen next in each state, from §4 and §8; `reload` is the page's restart, outside the machine. */
function recoveryActions(state: CaptureState): readonly (CaptureEvent | 'reload')[] {
  switch (state.name) {
    case 'init':
      return [{ type: 'cameraReady' }, { type: 'cameraFailed', diagnosis: diagnosisOf('denied') }];
    case 'capture':
      return [{ type: 'imageTaken', image: imageOf('next') }];
    case 'preview':
      return [{ type: 'retake' }, { type: 'use' }];
    case 'upload':
      return [{ type: 'uploadSucceeded', next: 'clientPicture' }, { type: 'uploadFailed' }];
    case 'error':
      return state.type === 'internal'
        ? [{ type: 'retry' }, { type: 'sendLater', next: 'clientPicture' }]
        : ['reload', { type: 'cameraReady' }];
  }
}

const walk = fc.record({ photo: anyPhoto, events: fc.array(anyEvent, { maxLength: 40 }) });

test(
  'whatever happens in whatever order, there is a way on',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        const state = events.reduce(transition, initialCaptureState(photo));
        for (const way of recoveryActions(state)) {
          if (way !== 'reload') expect(transition(state, way)).not.toBe(state);
        }
      }),
      fuzz('sequences', 'capture machine: ways on', { short: 1500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'an image goes only when the person retakes it, or the provider or the queue has it, and is never another one',
  () => {
    fc.assert(
      fc.property(walk, ({ photo, events }) => {
        let state = initialCaptureState(photo);
        for (const event of events) {
          const before = state;
          state = transition(before, event);
          const held = heldImage(before);
          if (held === null || heldImage(state) === held) continue;
          expect(heldImage(state)).toBeNull();
          expect(['retake', 'uploadSucceeded', 'sendLater']).toContain(event.type);
        }
      }),
      fuzz('sequences', 'capture machine: images', { short: 1500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'the photo changes only after an image was sent, or is to be sent later',
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
              ['upload', 'uploadSucceeded'],
              ['error', 'sendLater'],
            ]).toContainEqual(change);
          }
        }
      }),
      fuzz('sequences', 'capture machine: photos', { short: 1500, full: 2000 }),
    );
  },
  fuzzTimeoutMs,
);
