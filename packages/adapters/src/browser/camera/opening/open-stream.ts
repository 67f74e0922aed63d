import { CameraError } from '@recto/core';
import { abortReason, throwIfAborted } from '../../../abort.ts';
import { constraintLadder, type WantedCamera } from './constraints.ts';
import type { CameraEnvironment } from '../camera-environment.ts';
import { cameraErrorOf } from '../failure/camera-errors.ts';
import { answerLimitMs, promptedAnswerLimitMs } from '../camera-limits.ts';
import { cameraPermission } from './permission.ts';

/** Failures that may be the request's fault, so that a humbler one is tried. */
const worthAnotherTry = new Set(['overconstrained', 'inUse', 'notFound']);

/** Who waits for the browser's answer. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** Called when a camera came after nobody waited for it any more; it has been switched off again. */
  readonly onLate: () => void;
}

/**
 * Opens a camera, going down the ladder of constraints.
 * @throws CameraError, or the signal's reason. A stream that comes after that is stopped at once.
 */
export async function openStream(
  environment: CameraEnvironment,
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

/** Switches every camera of a stream off. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** One `getUserMedia` that always ends: with its answer, the time limit or the signal. */
function requestStream(
  environment: CameraEnvironment,
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
    const cancelLimit = whenUnanswered(environment, () => fail(new CameraError('noAnswer')));
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
 * Calls back when the browser has had its time to answer; more of it while it may be asking the person.
 * @returns a function that stops the clock.
 */
function whenUnanswered({ timers, permissions }: CameraEnvironment, callback: () => void): () => void {
  let stopped = false;
  const lookAgain = async () => {
    const permission = await cameraPermission(permissions());
    if (stopped) return;
    if (permission === 'granted' || permission === 'denied') callback();
    else timer = timers.setTimeout(callback, promptedAnswerLimitMs - answerLimitMs);
  };
  let timer = timers.setTimeout(() => void lookAgain(), answerLimitMs);
  return () => {
    stopped = true;
    timers.clearTimeout(timer);
  };
}
