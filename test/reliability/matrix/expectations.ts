import type { FaultMeaning } from './faults.ts';
import type { MatrixCallName } from './matrix-calls.ts';
import type { Outcome } from './outcome.ts';

/**
 * What must come of each call under each kind of fault: written from the specification (§4, §7, §8),
 * its decisions and the promises of README's reliability section, before it was run.
 *
 * On entry only the provider's own no leads to the plain `/404`: an answer that can't be read says
 * nothing of the link, so it is told as a provider that can't be reached (decision "Which answers judge
 * a link"). A 2xx without a body is a success of calls 3, 4, 5 and 8 (decisions, "2xx without a body").
 */

/** §8: a token check that fails leads to `/404`. */
const notFound: Outcome = {
  screen: 'not-found',
  path: '/404',
  toast: null,
  shows: {},
  text: 'notFound.title',
  wayOn: null,
  without: 'retry',
  held: { status: 'active', photos: [] },
};

/** Decisions, "Token check fails": a provider that can't be reached is told as such, with a way back to the link. */
const unreachable: Outcome = {
  screen: 'not-found',
  path: '/404',
  toast: null,
  shows: {},
  text: 'notFound.unreachable.title',
  wayOn: 'retry',
  held: { status: 'active', photos: [] },
};

/** Decisions, "Retry": calls 1 and 2 are tried again, so one lost answer is not seen. */
const entered: Outcome = {
  screen: 'start',
  path: 'start',
  toast: null,
  shows: {},
  wayOn: 'start',
  held: { status: 'active', photos: [] },
};

/** Call 2. */
const entry: Record<FaultMeaning, Outcome> = {
  lost: unreachable,
  answerLost: entered,
  later: unreachable,
  no: notFound,
  nonsense: unreachable,
  bare: unreachable,
};

/** Call 1. A no to the app says nothing about the link. */
const access: Record<FaultMeaning, Outcome> = { ...entry, no: unreachable };

/**
 * §8: `Errors.internalError`, and the person stays, with the same control for another try. Where it was
 * done all the same, they go on.
 */
function told(stays: Outcome, goesOn: Outcome): Record<FaultMeaning, Outcome> {
  const outcome: Outcome = { ...stays, toast: 'Errors.internalError' };
  return { lost: outcome, later: outcome, no: outcome, nonsense: outcome, answerLost: goesOn, bare: goesOn };
}

/** Call 6. Nothing but the provider's own answer stops a person from going on to the next photo. */
const nextPhoto: Outcome = {
  screen: 'capture',
  path: 'capture',
  toast: null,
  shows: { state: 'capture', photo: 'idCardVerso' },
  wayOn: 'shutter',
  held: { status: 'started', photos: [] },
};

/** §8: upload failure leads to the internal error view, with a retry that saves the image again. */
const captureError: Outcome = {
  screen: 'capture',
  path: 'capture',
  toast: null,
  shows: { state: 'error', error: 'internal', photo: 'idCardRecto' },
  wayOn: 'retry',
  held: { status: 'started', photos: [] },
};

const onConfirm: Outcome = {
  screen: 'confirm',
  path: 'confirm',
  toast: null,
  shows: {},
  wayOn: null,
  held: { status: 'started', photos: [] },
};

/** Call 7: the file is kept, and its tile has a way to send it again. */
const uploadFailed: Outcome = {
  ...onConfirm,
  toast: 'Errors.internalError',
  shows: { tile: 'failed' },
  wayOn: 'retry',
};

export const expectations: Readonly<Record<MatrixCallName, Readonly<Record<FaultMeaning, Outcome>>>> = {
  token: access,
  readProcedure: entry,
  setStarted: told(entered, { ...nextPhoto, shows: { state: 'capture', photo: 'idCardRecto' } }),
  setFinished: told(
    {
      ...onConfirm,
      wayOn: 'confirm',
      held: { status: 'started', photos: ['idCardRecto', 'idCardVerso'] },
    },
    {
      screen: 'status',
      path: 'status',
      toast: null,
      shows: { status: 'finished' },
      wayOn: null,
      held: { status: 'finished', photos: ['idCardRecto', 'idCardVerso'] },
    },
  ),
  reset: told(
    {
      screen: 'status',
      path: 'status',
      toast: null,
      shows: { status: 'refused' },
      wayOn: 'restart',
      held: { status: 'refused', photos: [] },
    },
    entered,
  ),
  savePhoto: {
    lost: { ...nextPhoto, toast: 'Toasts.photoKept' },
    answerLost: { ...nextPhoto, held: { status: 'started', photos: ['idCardRecto'] } },
    later: captureError,
    no: captureError,
    nonsense: captureError,
    bare: { ...captureError, held: { status: 'started', photos: ['idCardRecto'] } },
  },
  uploadPhoto: {
    lost: { ...onConfirm, toast: 'Toasts.photoKept', shows: { tile: 'waiting' } },
    answerLost: {
      ...onConfirm,
      toast: 'Toasts.photoSent',
      shows: { tile: 'filled' },
      held: { status: 'started', photos: ['idCardRecto'] },
    },
    later: uploadFailed,
    no: uploadFailed,
    nonsense: uploadFailed,
    bare: { ...uploadFailed, held: { status: 'started', photos: ['idCardRecto'] } },
  },
  deletePhoto: told(
    {
      ...onConfirm,
      shows: { tile: 'filled' },
      wayOn: 'delete',
      held: { status: 'started', photos: ['idCardRecto'] },
    },
    { ...onConfirm, toast: 'Toasts.photoDeleted', shows: { tile: 'empty' } },
  ),
};
