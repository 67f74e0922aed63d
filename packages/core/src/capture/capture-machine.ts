import type { Diagnosis } from '../camera/diagnosis.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Thumb } from '../model/procedure.ts';

/** The capture view's states and transitions (§4), as pure functions: no camera, no network, no clock. */

/** `done` is present when no photo is left to take: the customer is sent to confirm, and no camera starts. */
interface MayBeDone {
  readonly done?: true;
}

export type CaptureState =
  /** The camera has not shown a picture yet. */
  | ({ readonly name: 'init'; readonly photo: PhotoName } & MayBeDone)
  /** The viewfinder. */
  | ({ readonly name: 'capture'; readonly photo: PhotoName } & MayBeDone)
  /** The image as it will be sent, with Retake and Use. */
  | {
      readonly name: 'preview';
      readonly photo: PhotoName;
      readonly image: CapturedImage;
      /** The provider's thumb of this photo when the image was taken; null if it had none. */
      readonly replaces: Thumb | null;
    }
  /** `slow`: the upload takes so long that the customer may continue while it runs. */
  | {
      readonly name: 'upload';
      readonly photo: PhotoName;
      readonly image: CapturedImage;
      readonly slow: boolean;
    }
  | CameraAccessErrorState
  /** The provider responded with an error. The image is not lost. */
  | {
      readonly name: 'error';
      readonly type: 'internal';
      readonly photo: PhotoName;
      readonly image: CapturedImage;
    };

/** No camera is available (§8). The customer can restart the page or go to confirm; the camera may still start. */
export interface CameraAccessErrorState extends MayBeDone {
  readonly name: 'error';
  readonly type: 'cameraAccess';
  readonly photo: PhotoName;
  readonly diagnosis: Diagnosis;
  /** Present while the camera is opened again; the error stays on screen until there is a picture. */
  readonly retrying?: true;
}

export type CaptureEvent =
  | { readonly type: 'cameraReady' }
  | { readonly type: 'cameraFailed'; readonly diagnosis: Diagnosis }
  /** The device has no camera (§8): the customer is sent to confirm. */
  | { readonly type: 'cameraNotFound' }
  /** The camera may be available now. */
  | { readonly type: 'retryCamera' }
  | { readonly type: 'imageTaken'; readonly image: CapturedImage; readonly replaces: Thumb | null }
  | { readonly type: 'retake' }
  | { readonly type: 'use' }
  /** `next` is the photo to take now; null if none is left. */
  | { readonly type: 'uploadSucceeded'; readonly next: PhotoName | null }
  | { readonly type: 'uploadIsSlow' }
  /** The image waits for the network, or is sent in the background; `next` as above. */
  | { readonly type: 'imageKept'; readonly next: PhotoName | null }
  | { readonly type: 'uploadFailed' }
  | { readonly type: 'retry' }
  /** The customer continues without sending the image again now; `next` as above. */
  | { readonly type: 'sendLater'; readonly next: PhotoName | null };

export function initialCaptureState(photo: PhotoName): CaptureState {
  return { name: 'init', photo };
}

/**
 * The state after an event; the same object if the event does not apply to it.
 * The states drop an image only after `retake` (the customer wants another), `uploadSucceeded` (the provider
 * has it), `imageKept` or `sendLater` (the upload queue has it).
 */
export function transition(state: CaptureState, event: CaptureEvent): CaptureState {
  if (isDone(state)) return state;
  const { photo } = state;
  switch (state.name) {
    case 'init':
    case 'capture':
      if (event.type === 'cameraReady') return state.name === 'init' ? { name: 'capture', photo } : state;
      if (event.type === 'cameraFailed') {
        return { name: 'error', type: 'cameraAccess', photo, diagnosis: event.diagnosis };
      }
      if (event.type === 'cameraNotFound') return { ...state, done: true };
      if (event.type === 'imageTaken' && state.name === 'capture') {
        return { name: 'preview', photo, image: event.image, replaces: event.replaces };
      }
      return state;
    case 'preview':
      if (event.type === 'retake') return { name: 'capture', photo };
      if (event.type === 'use') return { name: 'upload', photo, image: state.image, slow: false };
      return state;
    case 'upload':
      if (event.type === 'uploadSucceeded' || event.type === 'imageKept')
        return viewfinder(event.next, photo);
      if (event.type === 'uploadIsSlow') return state.slow ? state : { ...state, slow: true };
      if (event.type === 'uploadFailed')
        return { name: 'error', type: 'internal', photo, image: state.image };
      return state;
    case 'error':
      return state.type === 'cameraAccess' ? afterCameraError(state, event) : afterUploadError(state, event);
  }
}

function afterCameraError(state: CameraAccessErrorState, event: CaptureEvent): CaptureState {
  const { photo } = state;
  if (event.type === 'cameraReady') return { name: 'capture', photo };
  if (event.type === 'retryCamera') return state.retrying ? state : { ...state, retrying: true };
  if (event.type !== 'cameraFailed' && event.type !== 'cameraNotFound') return state;
  const { retrying, ...rest } = state;
  if (event.type === 'cameraNotFound') return { ...rest, done: true };
  const isSame = event.diagnosis.cause === state.diagnosis.cause;
  if (isSame) return retrying ? rest : state;
  return { ...rest, diagnosis: event.diagnosis };
}

function afterUploadError(
  state: Extract<CaptureState, { type: 'internal' }>,
  event: CaptureEvent,
): CaptureState {
  const { photo, image } = state;
  if (event.type === 'retry') return { name: 'upload', photo, image, slow: false };
  if (event.type === 'retake') return { name: 'capture', photo };
  return event.type === 'sendLater' ? viewfinder(event.next, photo) : state;
}

/** The viewfinder for the next photo. If there is none, the last photo's stays until the view is left. */
function viewfinder(next: PhotoName | null, last: PhotoName): CaptureState {
  return next === null ? { name: 'capture', photo: last, done: true } : { name: 'capture', photo: next };
}

/** Whether no camera is available (§8). */
export function isWithoutCamera(state: CaptureState): state is CameraAccessErrorState {
  return state.name === 'error' && state.type === 'cameraAccess';
}

/** Whether no photo is left to take, so that the customer is sent to confirm. */
export function isDone(state: CaptureState): boolean {
  return 'done' in state;
}

/** The image that this state holds and the provider may not have yet; null if there is none. */
export function heldImage(state: CaptureState): CapturedImage | null {
  return 'image' in state ? state.image : null;
}
