import type { PhotoName } from '../model/procedure.ts';
import type { Diagnosis } from '../camera/diagnosis.ts';
import type { CapturedImage } from '../model/captured-image.ts';

/** The capture view's states and transitions (§4), without a camera, a network or a clock. */

export type CaptureState =
  /** The camera has not shown a picture yet. */
  | { readonly name: 'init'; readonly photo: PhotoName }
  /** The viewfinder. */
  | { readonly name: 'capture'; readonly photo: PhotoName }
  /** The image as it will be sent, with Retake and Use. */
  | { readonly name: 'preview'; readonly photo: PhotoName; readonly image: CapturedImage }
  /** `slow`: it has taken so long that the person may go on while it is sent. */
  | {
      readonly name: 'upload';
      readonly photo: PhotoName;
      readonly image: CapturedImage;
      readonly slow: boolean;
    }
  | CameraAccessErrorState
  /** The provider answered with an error. The image is still here. */
  | {
      readonly name: 'error';
      readonly type: 'internal';
      readonly photo: PhotoName;
      readonly image: CapturedImage;
    };

/** No camera can be had (§8). The ways on are the page's restart, and confirm; or the camera comes after all. */
export interface CameraAccessErrorState {
  readonly name: 'error';
  readonly type: 'cameraAccess';
  readonly photo: PhotoName;
  readonly diagnosis: Diagnosis;
}

export type CaptureEvent =
  | { readonly type: 'cameraReady' }
  | { readonly type: 'cameraFailed'; readonly diagnosis: Diagnosis }
  | { readonly type: 'imageTaken'; readonly image: CapturedImage }
  | { readonly type: 'retake' }
  | { readonly type: 'use' }
  /** `next` is the photo to take now; the same one again where the view is about to be left. */
  | { readonly type: 'uploadSucceeded'; readonly next: PhotoName }
  | { readonly type: 'uploadIsSlow' }
  /** The image waits for the network, or is sent in the background; `next` as above. */
  | { readonly type: 'imageKept'; readonly next: PhotoName }
  | { readonly type: 'uploadFailed' }
  | { readonly type: 'retry' }
  /** The person goes on without sending the image again now; `next` as above. */
  | { readonly type: 'sendLater'; readonly next: PhotoName };

export function initialCaptureState(photo: PhotoName): CaptureState {
  return { name: 'init', photo };
}

/**
 * The state after an event; the very same state where the event means nothing in it.
 * An image leaves the states only with `retake` (the person says so), `uploadSucceeded` (the provider
 * has it), `imageKept` or `sendLater` (the sending queue has it).
 */
export function transition(state: CaptureState, event: CaptureEvent): CaptureState {
  const { photo } = state;
  switch (state.name) {
    case 'init':
    case 'capture':
      if (event.type === 'cameraReady') return state.name === 'init' ? { name: 'capture', photo } : state;
      if (event.type === 'cameraFailed') {
        return { name: 'error', type: 'cameraAccess', photo, diagnosis: event.diagnosis };
      }
      if (event.type === 'imageTaken' && state.name === 'capture') {
        return { name: 'preview', photo, image: event.image };
      }
      return state;
    case 'preview':
      if (event.type === 'retake') return { name: 'capture', photo };
      if (event.type === 'use') return { name: 'upload', photo, image: state.image, slow: false };
      return state;
    case 'upload':
      if (event.type === 'uploadSucceeded' || event.type === 'imageKept') {
        return { name: 'capture', photo: event.next };
      }
      if (event.type === 'uploadIsSlow') return state.slow ? state : { ...state, slow: true };
      if (event.type === 'uploadFailed')
        return { name: 'error', type: 'internal', photo, image: state.image };
      return state;
    case 'error':
      if (state.type === 'cameraAccess') {
        if (event.type === 'cameraReady') return { name: 'capture', photo };
        if (event.type !== 'cameraFailed') return state;
        const { diagnosis } = event;
        return diagnosis.cause === state.diagnosis.cause ? state : { ...state, diagnosis };
      }
      if (event.type === 'retry') return { name: 'upload', photo, image: state.image, slow: false };
      if (event.type === 'retake') return { name: 'capture', photo };
      if (event.type === 'sendLater') return { name: 'capture', photo: event.next };
      return state;
  }
}

/** Whether no camera can be had (§8). */
export function isWithoutCamera(state: CaptureState): state is CameraAccessErrorState {
  return state.name === 'error' && state.type === 'cameraAccess';
}

/** The image that this state holds and the provider may not have yet; null where there is none. */
export function heldImage(state: CaptureState): CapturedImage | null {
  return 'image' in state ? state.image : null;
}
