import type { Diagnosis } from '../camera/diagnosis.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Thumb } from '../model/procedure.ts';

/** The capture view's states and transitions (§4), as pure functions: no camera, no network, no clock. */

/** `done` is present when no photo is left to take: the customer is sent to confirm, and no camera starts. */
interface MayBeDone {
  readonly done?: true;
}

/** The image that the camera took, or the file that the customer chose instead. */
export type HeldImage = CapturedImage | Blob;

/** A state that shows a photo. */
interface WithImage extends MayBeDone {
  readonly photo: PhotoName;
  readonly image: HeldImage;
  /** The customer saw the camera's picture as in a mirror, so the photo is shown like that (decision 2.11). */
  readonly mirrored?: true;
}

/** What became of the photo before this one: it was sent or is on its way, or it waits to be sent. */
export interface PhotoOutcome {
  readonly photo: PhotoName;
  readonly outcome: 'sent' | 'kept';
}

export type CaptureState =
  /** The camera has not shown a picture yet. */
  | ({ readonly name: 'init'; readonly photo: PhotoName } & MayBeDone)
  /** The viewfinder. `previous` is present if another photo was taken just before. */
  | ({ readonly name: 'capture'; readonly photo: PhotoName; readonly previous?: PhotoOutcome } & MayBeDone)
  /** The image as it will be sent, with Retake and Use. */
  | (WithImage & {
      readonly name: 'preview';
      /** The provider's thumb of this photo when the image was taken; null if it had none. */
      readonly replaces: Thumb | null;
      /** The customer has used this photo before, and has come back to it: the provider has it, or the queue. */
      readonly isUsed?: true;
      /** Auto-capture took it (decision 4.2). */
      readonly isAutomatic?: true;
    })
  /**
   * `slow`: the upload takes so long that the customer may continue while it runs. `sent`: the provider has the
   * photo, which the view shows for a moment.
   */
  | (WithImage & { readonly name: 'upload'; readonly slow: boolean; readonly sent?: true })
  | CameraAccessErrorState
  /** The provider responded with an error. The image is not lost. `isTooLarge`: to send the same again can't help. */
  | (WithImage & { readonly name: 'error'; readonly type: 'internal'; readonly isTooLarge?: true });

/** No camera is available (§8). The customer can restart the page or choose a file; the camera may still start. */
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
  | {
      readonly type: 'imageTaken';
      readonly image: CapturedImage;
      readonly mirrored: boolean;
      readonly replaces: Thumb | null;
      /** Auto-capture took it. */
      readonly isAutomatic?: boolean;
    }
  /**
   * The customer has chosen a file, which §5 allows, in place of a photo: also of one in the preview, which
   * auto-capture may take while the file picker is open, and of one that no camera can take.
   */
  | { readonly type: 'filePicked'; readonly file: Blob; readonly replaces: Thumb | null }
  | { readonly type: 'retake' }
  | { readonly type: 'use' }
  /** The customer goes back to a photo that was used before. */
  | {
      readonly type: 'backTo';
      readonly photo: PhotoName;
      readonly image: HeldImage;
      readonly mirrored: boolean;
      readonly replaces: Thumb | null;
    }
  /** The customer goes on from such a photo. `next`: the photo to take now; null if none is left. */
  | { readonly type: 'goOn'; readonly next: PhotoName | null }
  | { readonly type: 'uploadSucceeded' }
  /** The view has shown that the photo was sent. `next` as above. */
  | { readonly type: 'sentShown'; readonly next: PhotoName | null }
  | { readonly type: 'uploadIsSlow' }
  /** The queue has the image, which is on its way (`sent`) or waits for the network; `next` as above. */
  | {
      readonly type: 'imageKept';
      readonly outcome: PhotoOutcome['outcome'];
      readonly next: PhotoName | null;
    }
  /** The queue has news of the photo before, which was not sent yet; null: it does not wait any more. */
  | { readonly type: 'previousChanged'; readonly outcome: PhotoOutcome['outcome'] | null }
  | { readonly type: 'uploadFailed'; readonly isTooLarge?: boolean }
  | { readonly type: 'retry' }
  /** The customer continues without sending the image again now; `next` as above. */
  | { readonly type: 'sendLater'; readonly next: PhotoName | null };

export function initialCaptureState(photo: PhotoName): CaptureState {
  return { name: 'init', photo };
}

/**
 * The state after an event; the same object if the event does not apply to it.
 * The states drop an image only after `retake` or `filePicked` (the customer wants another), `sentShown` (the
 * provider has it), `imageKept` or `sendLater` (the upload queue has it).
 */
export function transition(state: CaptureState, event: CaptureEvent): CaptureState {
  if (isDone(state)) return state;
  switch (state.name) {
    case 'init':
    case 'capture':
      return afterFraming(state, event);
    case 'preview':
      return afterPreview(state, event);
    case 'upload':
      return state.sent ? afterSent(state, event) : afterUpload(state, event);
    case 'error':
      return state.type === 'cameraAccess' ? afterCameraError(state, event) : afterUploadError(state, event);
  }
}

type StateNamed<Name extends CaptureState['name']> = Extract<CaptureState, { name: Name }>;

function afterFraming(state: StateNamed<'init' | 'capture'>, event: CaptureEvent): CaptureState {
  const { photo } = state;
  switch (event.type) {
    case 'cameraReady':
      return state.name === 'init' ? { name: 'capture', photo } : state;
    case 'cameraFailed':
      return { name: 'error', type: 'cameraAccess', photo, diagnosis: event.diagnosis };
    case 'cameraNotFound':
      return { ...state, done: true };
    case 'imageTaken': {
      if (state.name !== 'capture') return state;
      const { image, mirrored, replaces, isAutomatic } = event;
      const how = { ...(mirrored && { mirrored }), ...(isAutomatic && { isAutomatic }) };
      return { name: 'preview', photo, image, ...how, replaces };
    }
    case 'filePicked':
      return previewOf(photo, event);
    case 'previousChanged':
      return state.name === 'capture' ? afterNews(state, event) : state;
    case 'backTo': {
      const { image, mirrored, replaces } = event;
      const shown = { image, ...(mirrored && { mirrored }), replaces, isUsed: true } as const;
      return { name: 'preview', photo: event.photo, ...shown };
    }
    default:
      return state;
  }
}

function afterNews(
  state: StateNamed<'capture'>,
  { outcome }: Extract<CaptureEvent, { type: 'previousChanged' }>,
): CaptureState {
  const { previous, ...rest } = state;
  if (previous === undefined || previous.outcome === outcome) return state;
  return outcome === null ? rest : { ...rest, previous: { photo: previous.photo, outcome } };
}

function previewOf(
  photo: PhotoName,
  { file, replaces }: Extract<CaptureEvent, { type: 'filePicked' }>,
): CaptureState {
  return { name: 'preview', photo, image: file, replaces };
}

function afterPreview(state: StateNamed<'preview'>, event: CaptureEvent): CaptureState {
  const { name: _, replaces: __, isUsed = false, isAutomatic: ___, ...withImage } = state;
  if (event.type === 'retake') return { name: 'capture', photo: state.photo };
  if (event.type === 'filePicked') return previewOf(state.photo, event);
  if (event.type === 'use') return { ...withImage, name: 'upload', slow: false };
  if (event.type !== 'goOn' || !isUsed) return state;
  return event.next === null ? { ...state, done: true } : { name: 'capture', photo: event.next };
}

function afterUpload(state: StateNamed<'upload'>, event: CaptureEvent): CaptureState {
  const { name: _, slow, sent: __, ...withImage } = state;
  switch (event.type) {
    case 'uploadSucceeded':
      return { ...state, sent: true };
    case 'imageKept':
      return afterOutcome(state, event.outcome, event.next);
    case 'uploadIsSlow':
      return slow ? state : { ...state, slow: true };
    case 'uploadFailed':
      return { ...withImage, name: 'error', type: 'internal', ...(event.isTooLarge && { isTooLarge: true }) };
    default:
      return state;
  }
}

function afterSent(state: StateNamed<'upload'>, event: CaptureEvent): CaptureState {
  return event.type === 'sentShown' ? afterOutcome(state, 'sent', event.next) : state;
}

function afterCameraError(state: CameraAccessErrorState, event: CaptureEvent): CaptureState {
  const { photo } = state;
  if (event.type === 'cameraReady') return { name: 'capture', photo };
  if (event.type === 'filePicked') return previewOf(photo, event);
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
  const { name: _, type: __, isTooLarge: ___, ...withImage } = state;
  if (event.type === 'retry') return { ...withImage, name: 'upload', slow: false };
  if (event.type === 'retake') return { name: 'capture', photo: state.photo };
  return event.type === 'sendLater' ? afterOutcome(state, 'kept', event.next) : state;
}

/** The viewfinder for the next photo. If there is none, this photo stays until the view is left. */
function afterOutcome(
  state: Extract<CaptureState, WithImage>,
  outcome: PhotoOutcome['outcome'],
  next: PhotoName | null,
): CaptureState {
  if (next === null) return { ...state, done: true };
  return { name: 'capture', photo: next, previous: { photo: state.photo, outcome } };
}

/** Without a photo that only the view still showed, since the provider or the queue has it: for when the view has been left. */
export function withoutShownPhoto(state: CaptureState): CaptureState {
  const { photo } = state;
  if (isDone(state) && 'image' in state) return { name: 'init', photo, done: true };
  return state.name === 'preview' && state.isUsed ? { name: 'init', photo } : state;
}

/** Whether the viewfinder is shown: there is something to frame. */
export function isFraming({ name }: CaptureState): boolean {
  return name === 'init' || name === 'capture';
}

/** Whether no camera is available (§8). */
export function isWithoutCamera(state: CaptureState): state is CameraAccessErrorState {
  return state.name === 'error' && state.type === 'cameraAccess';
}

/** Whether no photo is left to take, so that the customer is sent to confirm. */
export function isDone(state: CaptureState): boolean {
  return 'done' in state;
}

/** The image that this state alone holds and the provider may not have yet; null if there is none. */
export function heldImage(state: CaptureState): HeldImage | null {
  const isElsewhere =
    isDone(state) || (state.name === 'upload' && state.sent) || (state.name === 'preview' && state.isUsed);
  return 'image' in state && !isElsewhere ? state.image : null;
}
