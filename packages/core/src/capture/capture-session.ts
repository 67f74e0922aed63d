import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import { CameraControl } from '../camera/camera-control.ts';
import type { CameraStatus } from '../camera/camera-machine.ts';
import { diagnose, mayHavePassed } from '../camera/diagnosis.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import { photoNames, type FacingMode, type PhotoName } from '../model/photos.ts';
import type { Procedure } from '../model/procedure.ts';
import type { CameraError, CameraPort, CameraSurface } from '../ports/camera.ts';
import type { DevicePort, Orientation } from '../ports/device.ts';
import type { ToastPort } from '../ports/toasts.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import {
  hasFailed,
  outcomeToasts,
  pendingPhotoNames,
  pendingPhotoOf,
  type UploadOutcome,
} from '../uploads/pending-upload.ts';
import {
  heldImage,
  initialCaptureState,
  isDone,
  isWithoutCamera,
  transition,
  type CaptureEvent,
  type CaptureState,
} from './capture-machine.ts';
import { nextPhoto, placeOf, selectedPhoto } from './steps.ts';

/** How long an upload may take before the customer may continue while it runs, in ms. */
const slowUploadMs = 6_000;

/** How often a camera with a black picture is retried, in ms: no browser reports that a lens was uncovered. */
const blackPictureRetryMs = 10_000;

/** Which camera each photo is taken with (§9). */
export type FacingModes = Readonly<Record<PhotoName, FacingMode>>;

/** What the capture view shows (§2). */
export interface CaptureSnapshot {
  readonly state: CaptureState;
  readonly camera: CameraStatus;
  readonly orientation: Orientation;
  /** The photo's place among those that the procedure requires: `1` of `5`. */
  readonly step: { readonly number: number; readonly total: number };
  /** The photos whose upload was pending when the state was entered. */
  readonly pending: readonly PhotoName[];
}

export interface CaptureSessionParts {
  readonly camera: CameraPort;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  readonly facingModes: FacingModes;
}

/** What the capture view provides while it is mounted. */
export interface MountedCaptureView {
  readonly surface: CameraSurface;
  /** Called when no photo is left to take: go to confirm (§4). */
  readonly onDone: () => void;
}

/**
 * Runs the capture machine: controls the camera, takes images and gives them to the upload queue. It outlives
 * the view, so that an image that the provider does not have yet is still there when the customer comes back.
 */
export class CaptureSession implements Observable<CaptureSnapshot> {
  readonly #parts: CaptureSessionParts;
  readonly #snapshot: SnapshotStore<CaptureSnapshot>;
  readonly #camera: CameraControl;
  /** Null while the view is not mounted. */
  #view: MountedCaptureView | null = null;
  /** Whether only the photo that `viewStep` selected is taken. */
  #isSingle = false;
  #blackPictureTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: CaptureSessionParts) {
    this.#parts = parts;
    this.#snapshot = new SnapshotStore<CaptureSnapshot>({
      state: initialCaptureState(photoNames[0]),
      camera: { status: 'off' },
      orientation: parts.device.orientation(),
      step: { number: 1, total: 1 },
      pending: [],
    });
    this.#camera = new CameraControl(parts.camera, {
      onStatus: (camera) => this.#set({ camera }),
      onReady: () => this.#dispatch({ type: 'cameraReady' }),
      onFailed: (error) => this.#cameraFailed(error),
    });
    parts.store.subscribe(() => this.#dropOutdatedImage());
  }

  readonly getSnapshot = (): CaptureSnapshot => this.#snapshot.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#snapshot.subscribe(listener);

  /**
   * Chooses the photo of the view, before it is shown (§4, "Step order"). An image that is still held comes
   * first, unless the provider has received that photo by another way, or the customer asks for another
   * photo: then an unused image is dropped, and a running upload continues in the background. Photos with a
   * pending upload count as taken: the confirm screen shows them.
   * @param viewStep the value of the query parameter, or null.
   * @returns false when no photo is left to take: the customer goes to confirm.
   */
  prepare(viewStep: string | null): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null) return false;
    const { procedure } = entry;
    const { state } = this.getSnapshot();
    const selected = selectedPhoto(procedure, viewStep);
    this.#isSingle = selected !== null;
    if (this.#isImageWanted(state, procedure, selected)) return true;
    const taken = this.#pendingNames();
    const photo = selected ?? nextPhoto(procedure, taken);
    if (photo === null || taken.includes(photo)) return false;
    if (state.name === 'upload') this.sendInBackground();
    this.#show(initialCaptureState(photo));
    return true;
  }

  /** The view is mounted: the camera may start. @returns what to call when the view is unmounted. */
  enter(view: MountedCaptureView): Unsubscribe {
    const { device, camera } = this.#parts;
    const mounted = { ...view };
    this.#view = mounted;
    this.#set({ orientation: device.orientation() });
    const stops = [
      device.watchOrientation((orientation) => this.#set({ orientation })),
      device.watchVisibility(() => this.#steerCamera()),
      device.watchReturn(() => this.#personReturned()),
      camera.watchAccess(() => this.#retryCamera()),
    ];
    this.#steerCamera();
    if (isDone(this.getSnapshot().state)) view.onDone();
    return () => {
      for (const stop of stops) stop();
      if (this.#view !== mounted) return;
      this.#view = null;
      this.#steerCamera();
    };
  }

  /** The capture button. */
  async shutter(): Promise<void> {
    const { name, photo } = this.getSnapshot().state;
    if (name !== 'capture') return;
    const image = await this.#camera.take();
    // The router may have changed the photo in the meantime.
    if (image === null || this.getSnapshot().state.photo !== photo) return;
    const { entry } = this.#parts.store.getSnapshot();
    this.#dispatch({ type: 'imageTaken', image, replaces: entry?.procedure.thumbs[photo] ?? null });
  }

  /** Drops the image that is shown, and returns to the viewfinder. */
  retake(): void {
    const { state } = this.getSnapshot();
    if (state.name === 'error') this.#dropUpload(state);
    this.#dispatch({ type: 'retake' });
  }

  /** Sends the image that the preview shows. */
  use(): Promise<void> {
    return this.#sendAfter({ type: 'use' });
  }

  /** Sends the image again after a failure (§8). */
  retry(): Promise<void> {
    return this.#sendAfter({ type: 'retry' });
  }

  /** Continues after a failure. The image stays in the queue as failed, to be sent again from its tile (decision 3.11). */
  sendLater(): void {
    const { state } = this.getSnapshot();
    if (state.name !== 'error' || state.type !== 'internal') return;
    if (!this.#parts.uploads.isDurable) this.#parts.toasts.show(outcomeToasts.waitingInMemory);
    this.#dispatch({ type: 'sendLater', next: this.#photoAfter(state.photo) });
  }

  /** Continues while a `slow` upload runs. */
  sendInBackground(): void {
    this.#parts.uploads.sendInBackground(this.getSnapshot().state.photo);
  }

  /** The camera-switch control. */
  switchCamera(): void {
    this.#camera.switchCamera();
  }

  /** The tap that the browser requires before it shows the camera's picture; call it in the tap's event handler. */
  startCamera(): void {
    this.#camera.start();
  }

  /** The camera-access error's restart button (§8). */
  restart(): void {
    this.#parts.device.reload();
  }

  async #sendAfter(event: CaptureEvent): Promise<void> {
    const before = this.getSnapshot().state;
    this.#dispatch(event);
    const { state } = this.getSnapshot();
    if (state === before || state.name !== 'upload') return;
    const { photo, image } = state;
    try {
      const outcome = await this.#send(photo, image);
      const now = this.getSnapshot().state;
      if (now.name === 'upload' && now.image === image) this.#handle(outcome, photo);
    } catch (error) {
      this.#dispatch({ type: 'uploadFailed' });
      throw error;
    }
  }

  /**
   * Gives an image to the upload queue, or retries it, and waits for the outcome. If another upload is still
   * running, the connection is slow, and the customer does not wait for a second one.
   */
  async #send(photo: PhotoName, image: CapturedImage): Promise<UploadOutcome> {
    const { uploads } = this.#parts;
    const pending = uploads.getSnapshot();
    const isBusy = pending.some(({ state }) => state.name === 'sending');
    const outcome = hasFailed(pending, photo, image)
      ? uploads.retry(photo)
      : uploads.add({ source: 'taken', photo, image });
    if (isBusy) uploads.sendInBackground(photo);
    const timer = setTimeout(() => this.#dispatch({ type: 'uploadIsSlow' }), slowUploadMs);
    try {
      return await outcome;
    } finally {
      clearTimeout(timer);
    }
  }

  #handle(outcome: UploadOutcome, photo: PhotoName): void {
    if (outcome === 'failed') return this.#dispatch({ type: 'uploadFailed' });
    if (outcome === 'dropped') return this.#show(initialCaptureState(photo));
    if (outcome !== 'sent') this.#parts.toasts.show(outcomeToasts[outcome]);
    const type = outcome === 'sent' ? 'uploadSucceeded' : 'imageKept';
    this.#dispatch({ type, next: this.#photoAfter(photo) });
  }

  /** Removes the image of this state from the upload queue, unless another image has replaced it there. */
  #dropUpload(state: CaptureState): void {
    const { uploads } = this.#parts;
    const content = pendingPhotoOf(uploads.getSnapshot(), state.photo)?.content;
    if (content?.source === 'taken' && content.image === heldImage(state)) uploads.drop(state.photo);
  }

  /** Drops the image of a procedure that has ended or was reset. */
  #dropOutdatedImage(): void {
    const { state } = this.getSnapshot();
    const { entry } = this.#parts.store.getSnapshot();
    if (entry?.procedure.status === 'started' || heldImage(state) === null) return;
    this.#show(initialCaptureState(state.photo));
  }

  /**
   * Whether to continue with the image that this state holds: not if the customer asks for another photo, or
   * the provider has received this one by another way.
   */
  #isImageWanted(state: CaptureState, { thumbs }: Procedure, selected: PhotoName | null): boolean {
    if (selected !== null && selected !== state.photo) return false;
    if (state.name === 'preview') return thumbs[state.photo] === state.replaces;
    if (state.name !== 'error') return state.name === 'upload';
    if (state.type !== 'internal') return false;
    return hasFailed(this.#parts.uploads.getSnapshot(), state.photo, state.image);
  }

  /** The photo that is taken after this one; null if none is left. */
  #photoAfter(photo: PhotoName): PhotoName | null {
    const { entry } = this.#parts.store.getSnapshot();
    if (this.#isSingle || entry === null) return null;
    return nextPhoto(entry.procedure, [...this.#pendingNames(), photo]);
  }

  #pendingNames(): readonly PhotoName[] {
    return pendingPhotoNames(this.#parts.uploads.getSnapshot());
  }

  #cameraFailed(error: CameraError): void {
    if (error.code !== 'notFound') {
      return this.#dispatch({ type: 'cameraFailed', diagnosis: diagnose(error, this.#parts.device) });
    }
    if (heldImage(this.getSnapshot().state) !== null) return;
    this.#parts.toasts.show({ kind: 'info', code: 'Toasts.cameraNotFound', sticky: false });
    this.#dispatch({ type: 'cameraNotFound' });
  }

  #dispatch(event: CaptureEvent): void {
    const before = this.getSnapshot().state;
    const after = transition(before, event);
    if (after === before) return;
    this.#show(after);
    if (isDone(after)) this.#view?.onDone();
  }

  #show(state: CaptureState): void {
    const { entry } = this.#parts.store.getSnapshot();
    this.#set({ state, step: placeOf(state.photo, entry?.procedure ?? null), pending: this.#pendingNames() });
    this.#steerCamera();
  }

  #set(part: Partial<CaptureSnapshot>): void {
    this.#snapshot.set({ ...this.getSnapshot(), ...part });
  }

  /** The customer may come from the settings, or from the app that used the camera. */
  #personReturned(): void {
    const { state } = this.getSnapshot();
    this.#camera.check();
    if (isWithoutCamera(state) && mayHavePassed(state.diagnosis)) this.#retryCamera();
  }

  #retryCamera(): void {
    this.#dispatch({ type: 'retryCamera' });
    this.#steerCamera();
  }

  /** The camera is on only while there is a photo to take and the page is visible. */
  #steerCamera(): void {
    const { state } = this.getSnapshot();
    const view = isDone(state) || !this.#parts.device.isVisible() ? null : this.#view;
    const photo = this.#photoToFrame(state);
    this.#retryBlackPicture(view !== null && isWithoutCamera(state) && state.diagnosis.cause === 'noPicture');
    if (view === null) this.#camera.turnOff();
    else if (photo !== null) this.#camera.want(this.#parts.facingModes[photo], view.surface);
    else if (heldImage(state) !== null) this.#camera.rest();
    else this.#camera.turnOff();
  }

  /** The photo for which the camera should be on; null for none. During an upload it starts for the next photo. */
  #photoToFrame(state: CaptureState): PhotoName | null {
    if (state.name === 'init' || state.name === 'capture') return state.photo;
    if (isWithoutCamera(state)) return state.retrying ? state.photo : null;
    return state.name === 'upload' ? this.#photoAfter(state.photo) : null;
  }

  /** Starts the timer of the next retry unless it is running, or stops it. */
  #retryBlackPicture(isUseful: boolean): void {
    if (isUseful) {
      this.#blackPictureTimer ??= setTimeout(() => {
        this.#blackPictureTimer = null;
        this.#retryCamera();
      }, blackPictureRetryMs);
      return;
    }
    if (this.#blackPictureTimer !== null) clearTimeout(this.#blackPictureTimer);
    this.#blackPictureTimer = null;
  }
}
