import { abortReason, CameraError, throwIfAborted } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { promptedResponseLimitMs, responseLimitMs } from '../camera-limits.ts';
import { cameraErrorOf } from '../failure/camera-errors.ts';
import { constraintLadder, type WantedCamera } from './constraints.ts';
import { cameraPermission } from './permission.ts';

/** Failures that the constraints may have caused, so that weaker ones are tried. */
const worthAnotherTry = new Set(['overconstrained', 'inUse', 'notFound']);

/** How long to wait for the browser, and what to do with a camera that comes later. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** Called when a camera opened after the wait had ended; it has been stopped again. */
  readonly onLate: () => void;
}

/**
 * Opens a camera, with the next weaker constraints after each failure.
 * @throws CameraError; the signal's reason when it is aborted. A stream that comes after that is stopped at once.
 */
export async function openStream(
  environment: OpeningEnvironment,
  wanted: Omit<WantedCamera, 'isIos'>,
  { signal, onLate }: Waiting,
): Promise<MediaStream> {
  let failure = new CameraError('notFound');
  for (const constraints of constraintLadder({ ...wanted, isIos: environment.isIos })) {
    try {
      return await requestStream(environment, constraints, { signal, onLate });
    } catch (error) {
      throwIfAborted(signal);
      failure = cameraErrorOf(error);
      if (!worthAnotherTry.has(failure.code)) break;
    }
  }
  throw failure;
}

/** Stops every camera of a stream. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Calls `getUserMedia` once, and waits no longer than the time limit or the signal allows. */
function requestStream(
  environment: OpeningEnvironment,
  constraints: MediaStreamConstraints,
  { signal, onLate }: Waiting,
): Promise<MediaStream> {
  const mediaDevices = environment.mediaDevices();
  if (mediaDevices?.getUserMedia === undefined) return Promise.reject(new CameraError('unsupported'));
  return new Promise((resolve, reject) => {
    let waited = true;
    const stopWaiting = () => {
      waited = false;
      cancelLimit();
      signal.removeEventListener('abort', giveUp);
    };
    const fail = (reason: unknown) => {
      if (!waited) return;
      stopWaiting();
      reject(reason);
    };
    const giveUp = () => fail(abortReason(signal));
    const cancelLimit = whenLate(environment, () => fail(new CameraError('noAnswer')));
    signal.addEventListener('abort', giveUp);
    const deliver = (stream: MediaStream) => {
      if (!waited) {
        stopStream(stream);
        return onLate();
      }
      stopWaiting();
      resolve(stream);
    };
    mediaDevices.getUserMedia(constraints).then(deliver, fail);
  });
}

/**
 * Calls back when the browser's time to respond is over; it has more time while it may be asking the customer.
 * @returns a function that cancels the call.
 */
function whenLate({ clock, permissions }: OpeningEnvironment, callback: () => void): () => void {
  let stopped = false;
  const checkPermission = async () => {
    const permission = await cameraPermission(permissions());
    if (stopped) return;
    if (permission === 'granted' || permission === 'denied') callback();
    else cancel = clock.after(promptedResponseLimitMs - responseLimitMs, callback);
  };
  let cancel = clock.after(responseLimitMs, () => void checkPermission());
  return () => {
    stopped = true;
    cancel();
  };
}
