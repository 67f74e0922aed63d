import { abortReason, CameraError, throwIfAborted } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { promptedResponseLimitMs, responseLimitMs } from '../camera-limits.ts';
import { cameraErrorOf } from '../failure/camera-errors.ts';
import type { CameraHistory } from './CameraHistory.ts';
import { constraintLadder, type Attempt, type WantedCamera } from './constraints.ts';
import { listCameras } from './device-list.ts';
import { rankCameras, type ListedCamera } from './lens-choice.ts';
import { cameraPermission } from './permission.ts';

/** Failures that the constraints or this one camera may have caused, so that others are tried. */
const worthAnotherTry = new Set(['overconstrained', 'inUse', 'notFound']);

/** How many further lenses are tried when one does not start. */
const furtherLenses = 2;

/** How long to wait for the browser, and what to do with a camera that comes later. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** Called when a camera opened after the wait had ended; it has been stopped again. */
  readonly onLate: () => void;
}

/**
 * Opens a camera, with the next weaker constraints after each failure. If a lens does not start, others that face the
 * same way are tried before the browser chooses, since it may choose the same one again (decision 2.17).
 * @throws CameraError; the signal's reason when it is aborted. A stream that comes after that is stopped at once.
 */
export async function openStream(
  environment: OpeningEnvironment,
  wanted: Omit<WantedCamera, 'isIos'>,
  waiting: Waiting,
): Promise<MediaStream> {
  const { isIos, history } = environment;
  const failed = new Set<string>();
  const { certain, facing, any } = constraintLadder({ ...wanted, isIos });
  let failure = new CameraError('notFound');
  const tryEach = async (attempts: readonly Attempt[]): Promise<MediaStream | null> => {
    for (const attempt of attempts) {
      try {
        const stream = await start(environment, attempt, waiting);
        // If none opens, the camera is in use, which says nothing about the lenses.
        for (const deviceId of failed) if (deviceId !== idOf(stream)) history.noteFailed(deviceId);
        return stream;
      } catch (error) {
        throwIfAborted(waiting.signal);
        failure = cameraErrorOf(error);
        if (failure.code === 'inUse' && attempt.deviceId !== null) failed.add(attempt.deviceId);
        if (!worthAnotherTry.has(failure.code)) throw failure;
      }
    }
    return null;
  };
  const tryOthers = async () => {
    const lenses = failure.code === 'inUse' ? await otherLenses(environment, wanted) : [];
    const first = (deviceId: string) => constraintLadder({ ...wanted, deviceId, isIos }).certain[0]!;
    return tryEach(lenses.map(({ deviceId }) => first(deviceId)));
  };
  const tries =
    certain.length > 0
      ? [() => tryEach(certain), tryOthers, () => tryEach(facing)]
      : [() => tryEach(facing), tryOthers];
  for (const next of [...tries, () => tryEach(any)]) {
    const stream = await next();
    if (stream !== null) return stream;
  }
  throw failure;
}

/** The best lenses that face this way, beside the wanted one. */
async function otherLenses(
  environment: OpeningEnvironment,
  { facingMode, deviceId }: Omit<WantedCamera, 'isIos'>,
): Promise<readonly ListedCamera[]> {
  const listed = rankCameras((await listCameras(environment)) ?? []);
  const others = listed.filter(
    (camera) => camera.facingMode === facingMode && camera.deviceId !== '' && camera.deviceId !== deviceId,
  );
  // Where the browser chose, nothing says which lens failed: the best one is tried too.
  return others.slice(0, deviceId === null ? furtherLenses + 1 : furtherLenses);
}

/** Makes one request, after the pause that phones need, and notes what became of it. */
async function start(
  environment: OpeningEnvironment,
  { constraints }: Attempt,
  waiting: Waiting,
): Promise<MediaStream> {
  const { history } = environment;
  await history.pause(waiting.signal);
  try {
    const stream = await requestStream(environment, constraints, waiting);
    history.noteOpened(idOf(stream));
    return stream;
  } catch (error) {
    if (cameraErrorOf(error).code === 'inUse') history.noteEnd();
    throw error;
  }
}

/** The id of a stream's camera; empty if the browser does not report it. */
function idOf(stream: MediaStream): string {
  return stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
}

/** Stops every camera of a stream. Can be called again without effect. */
export function stopStream(stream: MediaStream, history: CameraHistory): void {
  for (const track of stream.getTracks()) track.stop();
  history.noteStopped(stream);
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
        stopStream(stream, environment.history);
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
