import type { FaultMeaning } from './faults.ts';
import type { MatrixCallName } from './matrix-calls.ts';
import type { Outcome } from './outcome.ts';

/**
 * The expected outcome of each call with each kind of fault, from the specification (§4, §7, §8),
 * the decisions and docs/reliability.md, written before the first run.
 *
 * On entry only a refusal by the provider leads to the plain `/404`: a response that can't be read does not
 * concern the link, so it counts as a provider that can't be reached (decision 5.8). A 2xx without a body is a success of calls 3 and 8, and of calls 4 and 5 if call 2
 * agrees (decision 5.7).
 */

/** §8: a token check that fails leads to `/404`. */
const notFound: Outcome = {
  screen: 'not-found',
  path: '/404',
  toast: null,
  shows: {},
  text: 'notFound.title',
  nextAction: null,
  without: 'retry',
  held: { status: 'active', photos: [] },
};

/** Decision 1.2: `/404` shows that the provider can't be reached, with a retry. */
const unreachable: Outcome = {
  screen: 'not-found',
  path: '/404',
  toast: null,
  shows: {},
  text: 'notFound.unreachable.title',
  nextAction: 'retry',
  held: { status: 'active', photos: [] },
};

/** Decision 5.4: calls 1 and 2 are repeated, so one lost response is not shown. */
const entered: Outcome = {
  screen: 'start',
  path: 'start',
  toast: null,
  shows: {},
  nextAction: 'start',
  held: { status: 'active', photos: [] },
};

/** Call 2. */
const entry: Record<FaultMeaning, Outcome> = {
  lost: unreachable,
  responseLost: entered,
  later: unreachable,
  laterAfterPauses: unreachable,
  no: notFound,
  tooLarge: notFound,
  nonsense: unreachable,
  bare: unreachable,
};

/** Call 1. A refusal of the app does not concern the link. */
const access: Record<FaultMeaning, Outcome> = {
  ...entry,
  no: unreachable,
  tooLarge: unreachable,
};

/**
 * §8: `Errors.internalError`, and the customer stays, with the same control to retry. If it was done,
 * they continue.
 */
function toast(stays: Outcome, continues: Outcome): Record<FaultMeaning, Outcome> {
  const outcome: Outcome = { ...stays, toast: 'Errors.internalError' };
  return {
    lost: outcome,
    later: outcome,
    laterAfterPauses: outcome,
    no: outcome,
    tooLarge: outcome,
    nonsense: outcome,
    responseLost: continues,
    bare: continues,
  };
}

/** Call 6. Only an error response stops the customer before the next photo. */
const nextPhoto: Outcome = {
  screen: 'capture',
  path: 'capture',
  toast: null,
  shows: { state: 'capture', photo: 'idCardVerso' },
  nextAction: 'shutter',
  held: { status: 'started', photos: [] },
};

/** §8: upload failure leads to the internal error view, with a retry that saves the image again. */
const captureError: Outcome = {
  screen: 'capture',
  path: 'capture',
  toast: null,
  shows: { state: 'error', error: 'internal', photo: 'idCardRecto' },
  nextAction: 'retry',
  held: { status: 'started', photos: [] },
};

const onConfirm: Outcome = {
  screen: 'confirm',
  path: 'confirm',
  toast: null,
  shows: {},
  nextAction: null,
  held: { status: 'started', photos: [] },
};

/** Call 7: the file is kept, and its tile has a retry. */
const uploadFailed: Outcome = {
  ...onConfirm,
  toast: 'Errors.internalError',
  shows: { tile: 'failed' },
  nextAction: 'retry',
};

export const expectations: Readonly<Record<MatrixCallName, Readonly<Record<FaultMeaning, Outcome>>>> = {
  token: access,
  readProcedure: entry,
  setStarted: toast(entered, { ...nextPhoto, shows: { state: 'capture', photo: 'idCardRecto' } }),
  setFinished: toast(
    {
      ...onConfirm,
      nextAction: 'confirm',
      held: { status: 'started', photos: ['idCardRecto', 'idCardVerso'] },
    },
    {
      screen: 'status',
      path: 'status',
      toast: null,
      shows: { status: 'finished' },
      nextAction: null,
      held: { status: 'finished', photos: ['idCardRecto', 'idCardVerso'] },
    },
  ),
  reset: toast(
    {
      screen: 'status',
      path: 'status',
      toast: null,
      shows: { status: 'refused' },
      nextAction: 'restart',
      held: { status: 'refused', photos: [] },
    },
    entered,
  ),
  savePhoto: {
    lost: nextPhoto,
    responseLost: { ...nextPhoto, held: { status: 'started', photos: ['idCardRecto'] } },
    later: captureError,
    // After a second the journey goes on (decision 2.14), so a toast says what has failed.
    laterAfterPauses: { ...nextPhoto, toast: 'Errors.internalError' },
    no: captureError,
    tooLarge: { ...captureError, nextAction: 'retake', without: 'retry' },
    nonsense: captureError,
    bare: { ...captureError, held: { status: 'started', photos: ['idCardRecto'] } },
  },
  uploadPhoto: {
    lost: { ...onConfirm, toast: 'Toasts.photoKept', shows: { tile: 'waiting' } },
    responseLost: {
      ...onConfirm,
      toast: 'Toasts.photoSent',
      shows: { tile: 'filled' },
      held: { status: 'started', photos: ['idCardRecto'] },
    },
    later: uploadFailed,
    laterAfterPauses: uploadFailed,
    no: uploadFailed,
    tooLarge: {
      ...uploadFailed,
      toast: 'Toasts.photoTooLarge',
      nextAction: 'delete',
      without: 'retry',
    },
    nonsense: uploadFailed,
    bare: { ...uploadFailed, held: { status: 'started', photos: ['idCardRecto'] } },
  },
  deletePhoto: toast(
    {
      ...onConfirm,
      shows: { tile: 'filled' },
      nextAction: 'delete',
      held: { status: 'started', photos: ['idCardRecto'] },
    },
    { ...onConfirm, toast: 'Toasts.photoDeleted', shows: { tile: 'empty' } },
  ),
};
