import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import { CameraControl } from '../camera/camera-control.ts';
import { diagnose, mayHavePassed } from '../camera/diagnosis.ts';
import { GuidanceControl, type GuidanceParts, type GuidedView } from '../guidance/guidance-control.ts';
import { isPickedFile } from '../model/captured-image.ts';
import { photoNamed, photoNames, requiredPhotos, type FacingMode, type PhotoName } from '../model/photos.ts';
import { hasPhoto, type Procedure, type Thumb } from '../model/procedure.ts';
import type { CameraError, CameraFeed, CameraPort, CameraSurface, HeldFrame } from '../ports/camera.ts';
import type { DevicePort, Orientation } from '../ports/device.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { Toast, ToastPort } from '../ports/toasts.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { systemClock } from '../time/clock.ts';
import { problemOf } from '../uploads/file-problem.ts';
import { outcomeToast } from '../uploads/outcome-toast.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import {
  hasFailed,
  uploadedImage,
  pendingPhotoNames,
  pendingPhotoOf,
  type UploadOutcome,
  type UploadQueueSnapshot,
} from '../uploads/pending-upload.ts';
import {
  heldImage,
  initialCaptureState,
  isDone,
  isFraming,
  isWithoutCamera,
  transition,
  withoutShownPhoto,
  type CaptureEvent,
  type CaptureState,
  type HeldImage,
} from './capture-machine.ts';
import { asksToTurn, type CaptureSnapshot } from './capture-snapshot.ts';
import { Attendance } from './attendance.ts';
import { ScreenOn } from './screen-on.ts';
import { nextPhoto, placeOf, selectedPhoto } from './steps.ts';
import { initialVoice, nextVoice, type Said, type VoiceState } from './voice.ts';

/**
 * How long the customer waits for the provider once the photo is safe on this phone, in ms. Then the journey goes on
 * while it is sent (decision 4.18).
 */
const longestWaitMs = 1_000;

/** How long an upload may take before the customer may continue while it runs, if the photo is not safe, in ms. */
const slowUploadMs = 2_000;

/**
 * How long the view shows that the last photo was sent, in ms: the time in which its ring closes into a tick. Of any other
 * photo the next viewfinder shows it, so that no one waits for it.
 */
const sentShownMs = 300;

/** How often a camera with a black picture is retried, in ms: no browser reports that a lens was uncovered. */
const blackPictureRetryMs = 10_000;

/** Which camera each photo is taken with (§9). */
export type FacingModes = Readonly<Record<PhotoName, FacingMode>>;

export interface CaptureSessionParts {
  readonly camera: CameraPort;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  readonly facingModes: FacingModes;
  readonly guidance: GuidanceParts;
  /** How long the view shows that the last photo was sent, in ms; 0 for not at all. By default 300. */
  readonly sentShownMs?: number;
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
 * It lives until `dispose`, which is final: whoever disposes it in the clean-up of a React effect also creates
 * it in that effect, since StrictMode runs both twice.
 */
export class CaptureSession implements Observable<CaptureSnapshot> {
  readonly #parts: CaptureSessionParts;
  readonly #snapshot: SnapshotStore<CaptureSnapshot>;
  readonly #camera: CameraControl;
  readonly #guidance: GuidanceControl;
  readonly #screenOn: ScreenOn;
  readonly #attendance: Attendance;
  readonly #subscriptions: readonly Unsubscribe[];
  /** The token of the link whose photos were taken last. */
  #link: string | null = null;
  /** Null while the view is not mounted. */
  #view: MountedCaptureView | null = null;
  /** Whether only the photo that `viewStep` selected is taken. */
  #isSingle = false;
  /** The toast about the last photo, which is shown on the next screen. */
  #toastForNextScreen: Toast | null = null;
  /** End what the mounted view follows. */
  #stops: readonly Unsubscribe[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Cancels the next retry of a camera with a black picture; null if there is none. */
  #cancelBlackPictureRetry: (() => void) | null = null;
  #isDisposed = false;
  /** Counts the photos and files that the customer has decided for. */
  #decisions = 0;
  /** How many picked files are being checked. */
  #checks = 0;
  /** Which decision led to the image in the preview; 0 for auto-capture. */
  #previewed = 0;
  /** The upload of an older photo of the same name that was pending when the image in the preview was taken. */
  #olderUpload: PhotoUpload | null = null;
  #voice: VoiceState;
  /** Cancels the next call of the voice. */
  #cancelVoice: () => void = () => undefined;

  constructor(parts: CaptureSessionParts) {
    this.#parts = parts;
    this.#screenOn = new ScreenOn(parts.device);
    this.#attendance = new Attendance(parts.device, (isUnattended) => {
      this.#set({ camera: { status: isUnattended ? 'unattended' : 'off' } });
      this.#steerCamera();
    });
    this.#guidance = new GuidanceControl(parts.guidance, {
      onChange: (guidance) => this.#set({ guidance }),
      onCapture: (frame) => void this.#take(frame, 0),
      onPerson: () => this.#attendance.notice('movement'),
      isKept: (photo) => this.#isKept(photo),
    });
    const snapshot: CaptureSnapshot = {
      state: initialCaptureState(photoNames[0]),
      camera: { status: 'off' },
      orientation: parts.device.orientation(),
      staysInLandscape: false,
      step: { number: 1, total: 1, unsent: [] },
      next: null,
      guidance: this.#guidance.getSnapshot(),
      adminComment: parts.store.getSnapshot().refusal?.adminComment ?? null,
      said: null,
    };
    this.#snapshot = new SnapshotStore(snapshot);
    this.#voice = initialVoice(snapshot, systemClock.now());
    this.#camera = new CameraControl(parts.camera, {
      onStatus: (camera) => {
        this.#set({ camera: this.#attendance.isUnattended ? { status: 'unattended' } : camera });
        this.#attendance.cameraIsLive(camera.status === 'live');
        this.#guide();
      },
      onReady: () => this.#dispatch({ type: 'cameraReady' }),
      onSideways: () => this.#guide(),
      onFailed: (error) => this.#cameraFailed(error),
    });
    let before = parts.uploads.getSnapshot();
    this.#subscriptions = [
      parts.store.subscribe(() => {
        const adminComment = parts.store.getSnapshot().refusal?.adminComment ?? null;
        if (adminComment !== this.getSnapshot().adminComment) this.#set({ adminComment });
        this.#dropOutdatedImage();
      }),
      parts.uploads.subscribe(() => {
        const known = before;
        before = parts.uploads.getSnapshot();
        this.#followPrevious(known);
        this.#showUnsent();
      }),
    ];
  }

  /**
   * Ends the session, also while its view is mounted: the camera is closed, and no timer or listener is left.
   * After that nothing is opened, shown, sent or reported, whatever is called or resolves later; the function that
   * `enter` returned can still be called. A photo that was given to the upload queue stays there; one in the
   * preview is gone. Can be called again without effect.
   */
  dispose(): void {
    if (this.#isDisposed) return;
    for (const end of this.#subscriptions) end();
    for (const stop of this.#stops) stop();
    if (this.#view !== null) this.#parts.uploads.areStepsShown = false;
    this.#view = null;
    this.#toastForNextScreen = null;
    this.#attendance.viewfinderIsShown(false);
    this.#camera.dispose();
    this.#guidance.dispose();
    this.#screenOn.follow(null);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#isDisposed = true;
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
    if (entry === null || this.#isDisposed) return false;
    if (entry.token !== this.#link) this.#guidance.forgetPhotos();
    this.#link = entry.token;
    const { procedure } = entry;
    const { state } = this.getSnapshot();
    const selected = selectedPhoto(procedure, viewStep);
    this.#isSingle = selected !== null;
    if (this.#isImageWanted(state, procedure, selected)) return true;
    const taken = this.#pendingNames();
    const photo = selected ?? nextPhoto(procedure, taken);
    if (photo === null || (taken.includes(photo) && !this.#isRetake(photo, selected))) return false;
    if (state.name === 'upload') this.sendInBackground();
    this.#moveTo(initialCaptureState(photo));
    return true;
  }

  /** Whether the customer wants to replace a photo to which the provider has responded with an error (decision 3.12). */
  #isRetake(photo: PhotoName, selected: PhotoName | null): boolean {
    const pending = pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo);
    return photo === selected && pending?.state.name === 'failed';
  }

  /** The view is mounted: the camera may start. @returns what to call when the view is unmounted. */
  enter(view: MountedCaptureView): Unsubscribe {
    if (this.#isDisposed) return () => undefined;
    const { device, camera } = this.#parts;
    const mounted = { ...view };
    this.#view = mounted;
    this.#parts.uploads.areStepsShown = true;
    this.#voice = initialVoice(this.getSnapshot(), systemClock.now());
    this.#set({ orientation: device.orientation() });
    const stops = [
      device.watchOrientation((orientation) => this.#turned(orientation)),
      device.watchVisibility(() => this.#steerCamera()),
      device.watchReturn(() => this.#personReturned()),
      camera.watchAccess(() => this.#retryCamera()),
    ];
    this.#stops = [...this.#stops, ...stops];
    this.#steerCamera();
    if (isDone(this.getSnapshot().state)) view.onDone();
    return () => {
      for (const stop of stops) stop();
      this.#stops = this.#stops.filter((stop) => !stops.includes(stop));
      if (this.#view === mounted) this.#leave();
    };
  }

  #leave(): void {
    this.#view = null;
    this.#parts.uploads.areStepsShown = false;
    this.#moveTo(this.getSnapshot().state);
    if (this.#toastForNextScreen !== null) this.#parts.toasts.show(this.#toastForNextScreen);
    this.#toastForNextScreen = null;
  }

  /** Whether it holds an image that the provider may not have yet, or a picked file that is being checked. */
  get holdsImage(): boolean {
    return this.#checks > 0 || heldImage(this.getSnapshot().state) !== null;
  }

  /** Whether the customer has taken a photo of this procedure, so that the back button leads to confirm, not to start. */
  get hasPhotos(): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null) return false;
    const { procedure } = entry;
    const isPending = this.#pendingNames().length > 0;
    return isPending || requiredPhotos(procedure).some((photo) => hasPhoto(procedure, photo));
  }

  /** The capture button. */
  shutter(): Promise<void> {
    this.#decisions += 1;
    return this.#take(null, this.#decisions);
  }

  /**
   * @param frame the frame that auto-capture has chosen; null for the current one.
   * @param decision the number of the customer's decision; 0 for auto-capture.
   */
  async #take(frame: HeldFrame | null, decision: number): Promise<void> {
    const { name, photo } = this.getSnapshot().state;
    if (name !== 'capture') return frame?.release();
    this.#guidance.photoIsTaken();
    const { camera } = this.getSnapshot();
    const image = await this.#camera.take(frame);
    if (image === null) return;
    const { state } = this.getSnapshot();
    // The router may have changed the photo in the meantime, or the customer has chosen a file.
    if (state.photo !== photo || state.name !== 'capture') return this.#camera.showLive();
    const isMirrored = 'facingMode' in camera && camera.facingMode === 'user';
    const mirrored = isMirrored && photoNamed(photo).frame === 'face';
    this.#previewed = decision;
    this.#noteOlderUpload(photo);
    const replaces = this.#thumbOf(photo);
    this.#dispatch({ type: 'imageTaken', image, mirrored, replaces, isAutomatic: decision === 0 });
  }

  /**
   * Takes a file that the customer has chosen in place of a photo, up to its preview. One that §5 does not allow,
   * or that can't be read, is rejected with a toast, and what is on the screen stays (decision 3.14). Only what
   * the customer has decided since replaces the file while it is read: a photo, another file, or another step.
   */
  async pick(file: Blob): Promise<void> {
    const { photo } = this.getSnapshot().state;
    this.#decisions += 1;
    const decision = this.#decisions;
    this.#checks += 1;
    const problem = await problemOf(file, this.#parts.device).finally(() => (this.#checks -= 1));
    if (this.#isDisposed || this.getSnapshot().state.photo !== photo || decision < this.#previewed) return;
    if (problem === null) {
      this.#previewed = decision;
      this.#noteOlderUpload(photo);
      this.#dispatch({ type: 'filePicked', file, replaces: this.#thumbOf(photo) });
    } else {
      const { problem: code, ...advice } = problem;
      this.#parts.toasts.show({ kind: 'error', code, ...advice, about: photo, sticky: true });
    }
  }

  /** Drops the image that is shown, and returns to the viewfinder. */
  retake(): void {
    const { state } = this.getSnapshot();
    if (this.#isDisposed) return;
    if (state.name === 'error') this.#dropUpload(state);
    this.#previewed = 0;
    this.#dispatch({ type: 'retake' });
  }

  /** Sends the image that the preview shows, unless the provider or the queue has it: then the customer only goes on. */
  use(): Promise<void> {
    const { state } = this.getSnapshot();
    const { uploads } = this.#parts;
    const isSentBefore =
      state.name === 'preview' && state.isUsed && !hasFailed(uploads.getSnapshot(), state.photo, state.image);
    if (isSentBefore) {
      this.#dispatch({ type: 'goOn', next: this.#photoAfter(state.photo) });
      return Promise.resolve();
    }
    return this.#sendAfter({ type: 'use' });
  }

  /** Sends the image again after a failure (§8). */
  retry(): Promise<void> {
    return this.#sendAfter({ type: 'retry' });
  }

  /**
   * The back button of the viewfinder: shows the photo before this one again, if this page still has it.
   * @returns false if there is none: the customer leaves the camera (decision 3.15).
   */
  backToPhotoBefore(): boolean {
    const { state } = this.getSnapshot();
    if (this.#isDisposed || this.#isSingle || !isFraming(state)) return false;
    const before = this.#photoBefore(state.photo);
    if (before === null) return false;
    const { photo, image } = before;
    const mirrored = photoNamed(photo).frame === 'face' && !isPickedFile(image);
    this.#previewed = 0;
    this.#guidance.photoIsTaken();
    this.#dispatch({ type: 'backTo', photo, image, mirrored, replaces: this.#thumbOf(photo) });
    return true;
  }

  /** Continues after a failure. The image stays in the queue as failed, to be sent again from its tile (decision 3.11). */
  sendLater(): void {
    const { state } = this.getSnapshot();
    if (this.#isDisposed || state.name !== 'error' || state.type !== 'internal') return;
    const next = this.#photoAfter(state.photo);
    if (!this.#parts.uploads.isDurable) this.#toastOutcome('waitingInMemory', state.photo, next);
    this.#dispatch({ type: 'sendLater', next });
  }

  /** Continues while a `slow` upload runs. */
  sendInBackground(): void {
    if (!this.#isDisposed) this.#parts.uploads.sendInBackground(this.getSnapshot().state.photo);
  }

  /** The camera-switch control. */
  switchCamera(): void {
    this.#camera.switchCamera();
  }

  /** The notice's button to continue without turning the phone: a stand or a wheelchair mount may not allow it. */
  stayInLandscape(): void {
    this.#attendance.attend();
    this.#set({ staysInLandscape: true });
    this.#guide();
  }

  /** Switches auto-capture on or off (decision 4.11). */
  toggleAutoCapture(): void {
    this.#guidance.toggleAutoCapture();
  }

  /** Switches framing by ear and touch on or off (decision 4.12). */
  toggleSound(): void {
    this.#guidance.toggleSound();
  }

  /** Switches the camera's light on or off, if it has one. */
  toggleTorch(): void {
    this.#guidance.toggleTorch();
  }

  /**
   * The tap that turns on a camera without anybody (decision 4.22), or that the browser requires before it shows the
   * picture; call it in the tap's event handler.
   */
  startCamera(): void {
    this.#attendance.attend();
    this.#camera.start();
  }

  /** The camera-access error's restart button (§8). */
  restart(): void {
    if (!this.#isDisposed) this.#parts.device.reload();
  }

  async #sendAfter(event: CaptureEvent): Promise<void> {
    const before = this.getSnapshot().state;
    this.#dispatch(event);
    const { state } = this.getSnapshot();
    if (this.#isDisposed || state === before || state.name !== 'upload') return;
    const { photo, image } = state;
    try {
      const outcome = await this.#send(photo, image);
      if (outcome === 'unreadable' && !this.#isDisposed) this.#toastOutcome(outcome, photo, photo);
      const now = this.getSnapshot().state;
      if (now.name === 'upload' && now.image === image) this.#afterUpload(outcome, photo);
    } catch (error) {
      this.#dispatch({ type: 'uploadFailed' });
      throw error;
    }
  }

  /**
   * Gives an image to the upload queue, or retries it, and waits for the outcome. If another upload is still
   * running, the connection is slow, and the customer does not wait for a second one.
   */
  async #send(photo: PhotoName, image: HeldImage): Promise<UploadOutcome> {
    const { uploads } = this.#parts;
    const pending = uploads.getSnapshot();
    const isBusy = pending.some(({ state }) => state.name === 'sending');
    const outcome = hasFailed(pending, photo, image)
      ? uploads.retry(photo)
      : uploads.add(
          isPickedFile(image) ? { source: 'picked', photo, file: image } : { source: 'taken', photo, image },
        );
    if (isBusy) uploads.sendInBackground(photo);
    const cancels = [
      this.#after(longestWaitMs, () => uploads.sendInBackgroundIfSafe(photo)),
      this.#after(slowUploadMs, () => this.#dispatch({ type: 'uploadIsSlow' })),
    ];
    try {
      return await outcome;
    } finally {
      for (const cancel of cancels) cancel();
    }
  }

  #afterUpload(outcome: UploadOutcome, photo: PhotoName): void {
    if (this.#isDisposed) return;
    if (outcome === 'failed') return this.#dispatch({ type: 'uploadFailed' });
    if (outcome === 'tooLarge') return this.#dispatch({ type: 'uploadFailed', isTooLarge: true });
    if (outcome === 'dropped' || outcome === 'unreadable') return this.#moveTo(initialCaptureState(photo));
    const next = this.#photoAfter(photo);
    const isOnItsWay = outcome === 'waiting' && this.#isAnySending;
    // Between two photos the capture screen says what became of the first; after the last one it is left. The tile shows
    // that a photo is on its way.
    if (outcome === 'waitingInMemory' || (next === null && !isOnItsWay))
      this.#toastOutcome(outcome, photo, next);
    if (outcome === 'sent') this.#showSent();
    else {
      this.#dispatch({ type: isOnItsWay ? 'imageGoesOn' : 'imageKept', next });
      this.#followPrevious([]);
    }
  }

  /** Whether a photo is on its way now; the others follow. */
  get #isAnySending(): boolean {
    return this.#parts.uploads.getSnapshot().some(({ state }) => state.name === 'sending');
  }

  #showUnsent(): void {
    const { state, step } = this.getSnapshot();
    const now = this.#stepOf(state.photo);
    if (now.unsent.join() !== step.unsent.join()) this.#set({ step: now });
  }

  #stepOf(photo: PhotoName): CaptureSnapshot['step'] {
    const { entry } = this.#parts.store.getSnapshot();
    const procedure = entry?.procedure ?? null;
    const pending = this.#parts.uploads.getSnapshot().filter(({ state }) => state.name !== 'failed');
    const places = pending.map(({ content }) => placeOf(content.photo, procedure).number);
    return {
      ...placeOf(photo, procedure),
      unsent: places.filter((place) => place > 0).sort((one, other) => one - other),
    };
  }

  /**
   * Follows the photo before, and withdraws the message that it was kept, to be sent later, once the queue has sent it,
   * or has reported that it failed: the customer would read both.
   * @param known the queue's photos at the last call.
   */
  #followPrevious(known: UploadQueueSnapshot): void {
    const { state } = this.getSnapshot();
    const previous = state.name === 'capture' ? state.previous : undefined;
    const toast = this.#toastForNextScreen;
    for (const photo of photoNames) {
      const now = pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo)?.state.name;
      const hasFailedNow = now === 'failed' && pendingPhotoOf(known, photo)?.state.name !== 'failed';
      if (photo === previous?.photo && (now === 'sending' || now === 'waiting')) {
        this.#dispatch({ type: 'previousChanged', outcome: this.#isAnySending ? 'sending' : 'kept' });
      }
      if (now !== undefined && !hasFailedNow) continue;
      // `info` says that it was kept.
      if (photo === toast?.about && toast.kind === 'info') this.#toastForNextScreen = null;
      if (photo !== previous?.photo) continue;
      const isSent = this.#parts.uploads.sentImage(photo) !== null;
      this.#dispatch({ type: 'previousChanged', outcome: isSent && now === undefined ? 'sent' : null });
    }
  }

  /** Shows a toast that says what became of a photo: of the last one on the next screen, where it stays in its place. */
  #toastOutcome(outcome: UploadOutcome, photo: PhotoName, next: PhotoName | null): void {
    const toast = outcomeToast(outcome, photo, false);
    if (toast === null) return;
    if (next === null && this.#view !== null) this.#toastForNextScreen = toast;
    else this.#parts.toasts.show(toast);
  }

  /** Goes on to the next photo; after the last one, once it has shown for a moment that it was sent. */
  #showSent(): void {
    this.#dispatch({ type: 'uploadSucceeded' });
    const shown = this.getSnapshot().state;
    const goOn = () => {
      if (this.getSnapshot().state !== shown) return;
      this.#dispatch({ type: 'sentShown', next: this.#photoAfter(shown.photo) });
    };
    const isLast = this.#photoAfter(shown.photo) === null;
    const wait = isLast ? (this.#parts.sentShownMs ?? sentShownMs) : 0;
    if (wait === 0) goOn();
    else this.#after(wait, goOn);
  }

  /** Removes the image of this state from the upload queue, unless another image has replaced it there. */
  #dropUpload(state: CaptureState): void {
    const { uploads } = this.#parts;
    const content = pendingPhotoOf(uploads.getSnapshot(), state.photo)?.content;
    if (content !== undefined && uploadedImage(content) === heldImage(state)) uploads.drop(state.photo);
  }

  /** Drops the image of a procedure that has ended or was reset. */
  #dropOutdatedImage(): void {
    const { state } = this.getSnapshot();
    const { entry } = this.#parts.store.getSnapshot();
    if (entry?.procedure.status === 'started') return;
    this.#guidance.forgetPhotos();
    if (!('image' in state)) return;
    this.#moveTo(initialCaptureState(state.photo));
  }

  /**
   * Whether to continue with the image that this state holds: not if the customer asks for another photo, or
   * the provider has received this one by another way.
   */
  #isImageWanted(state: CaptureState, { thumbs }: Procedure, selected: PhotoName | null): boolean {
    if (heldImage(state) === null || (selected !== null && selected !== state.photo)) return false;
    if (state.name === 'preview') {
      // The photo that this one is to replace may have arrived since.
      const older = this.#olderUpload;
      const isOlder = older !== null && this.#parts.uploads.sentImage(state.photo) === older;
      return isOlder || thumbs[state.photo] === state.replaces;
    }
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

  /** The nearest photo before this one whose image this page still has; null if there is none. */
  #photoBefore(photo: PhotoName): { readonly photo: PhotoName; readonly image: HeldImage } | null {
    const { uploads, store } = this.#parts;
    const { entry } = store.getSnapshot();
    const required = entry === null ? [] : requiredPhotos(entry.procedure);
    const earlier = required.slice(0, Math.max(0, required.indexOf(photo)));
    const withImages = earlier.flatMap((name) => {
      const pending = pendingPhotoOf(uploads.getSnapshot(), name);
      const content = pending?.content ?? uploads.sentImage(name);
      const isThere = content !== null && pending?.state.name !== 'failed';
      return isThere ? [{ photo: name, image: uploadedImage(content) }] : [];
    });
    return withImages[withImages.length - 1] ?? null;
  }

  #noteOlderUpload(photo: PhotoName): void {
    this.#olderUpload = pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo)?.content ?? null;
  }

  #thumbOf(photo: PhotoName): Thumb | null {
    return this.#parts.store.getSnapshot().entry?.procedure.thumbs[photo] ?? null;
  }

  #pendingNames(): readonly PhotoName[] {
    return pendingPhotoNames(this.#parts.uploads.getSnapshot());
  }

  #cameraFailed(error: CameraError): void {
    if (error.code !== 'notFound') {
      return this.#dispatch({ type: 'cameraFailed', diagnosis: diagnose(error, this.#parts.device) });
    }
    if (heldImage(this.getSnapshot().state) !== null) return;
    this.#parts.toasts.show({ kind: 'info', code: 'Toasts.cameraNotFound', about: 'camera', sticky: true });
    this.#dispatch({ type: 'cameraNotFound' });
  }

  #dispatch(event: CaptureEvent): void {
    if (this.#isDisposed) return;
    const before = this.getSnapshot().state;
    const after = transition(before, event);
    if (after === before) return;
    this.#moveTo(after);
    if (isDone(after)) this.#view?.onDone();
  }

  /**
   * Shows a state and the place of its step, then lets the camera and the guidance follow it.
   *
   * It is called again from inside itself: a camera that is ready, or fails, while it is steered leads to the next
   * state. So nothing after `#set` may use `state`: the camera and the guidance read the newest snapshot, and the outer
   * call only repeats for it what the inner one has done already.
   */
  #moveTo(state: CaptureState): void {
    // It has the image of a photo, which is to stay in memory no longer than it is needed.
    if (state.name !== 'preview') this.#olderUpload = null;
    const step = this.#stepOf(state.photo);
    const next = this.#photoAfter(state.photo);
    this.#set({ state: this.#view === null ? withoutShownPhoto(state) : state, step, next });
    this.#steerCamera();
    this.#guide();
  }

  #guide(): void {
    const snapshot = this.getSnapshot();
    this.#guidance.viewChanged(
      asksToTurn(snapshot) ? { name: 'none' } : guidedView(snapshot.state, this.#camera.feed),
    );
  }

  #isKept(photo: PhotoName): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    return this.#pendingNames().includes(photo) || (entry !== null && hasPhoto(entry.procedure, photo));
  }

  #set(part: Partial<Omit<CaptureSnapshot, 'said'>>): void {
    if (this.#isDisposed) return;
    const shown = { ...this.getSnapshot(), ...part };
    this.#screenOn.follow(this.#view === null ? null : shown);
    this.#snapshot.set({ ...shown, said: this.#said(shown) });
  }

  /** What is said of this snapshot, now and later: what may not be said yet is looked at again. */
  #said(shown: CaptureSnapshot): Said | null {
    const now = systemClock.now();
    this.#voice = nextVoice(this.#voice, shown, now);
    this.#cancelVoice();
    const { dueAt, said } = this.#voice;
    if (dueAt === null || this.#view === null) return said;
    this.#cancelVoice = this.#after(Math.max(1, dueAt - now), () => {
      const known = this.getSnapshot();
      const next = this.#said(known);
      if (next !== known.said) this.#snapshot.set({ ...known, said: next });
    });
    return said;
  }

  #turned(orientation: Orientation): void {
    this.#attendance.notice('movement');
    this.#set({ orientation });
    this.#guide();
  }

  /** The customer may come from the settings, or from the app that used the camera. */
  #personReturned(): void {
    const { state } = this.getSnapshot();
    this.#attendance.notice('touch');
    this.#camera.check();
    if (isWithoutCamera(state) && mayHavePassed(state.diagnosis)) this.#retryCamera();
  }

  #retryCamera(): void {
    this.#dispatch({ type: 'retryCamera' });
    this.#steerCamera();
  }

  /** The camera is on only while there is a photo to take, the page is visible and somebody is there. */
  #steerCamera(): void {
    const { state } = this.getSnapshot();
    const view = isDone(state) || !this.#parts.device.isVisible() ? null : this.#view;
    this.#attendance.viewfinderIsShown(view !== null && isFraming(state));
    const photo = this.#photoToFrame(state);
    this.#retryBlackPicture(view !== null && isWithoutCamera(state) && state.diagnosis.cause === 'noPicture');
    if (view === null || this.#attendance.isUnattended) this.#camera.turnOff();
    else if (photo !== null) this.#camera.want(this.#parts.facingModes[photo], view.surface);
    else if (state.name === 'preview' || heldImage(state) !== null) this.#camera.rest();
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
      this.#cancelBlackPictureRetry ??= this.#after(blackPictureRetryMs, () => {
        this.#cancelBlackPictureRetry = null;
        this.#retryCamera();
      });
      return;
    }
    this.#cancelBlackPictureRetry?.();
    this.#cancelBlackPictureRetry = null;
  }

  /** Calls back after `ms`, unless the session is disposed before. @returns cancels that. */
  #after(ms: number, callback: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      callback();
    }, ms);
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
      clearTimeout(timer);
    };
  }
}

/** What the guidance needs to know of a state. */
function guidedView(state: CaptureState, feed: CameraFeed | null): GuidedView {
  const { photo } = state;
  if (state.name === 'capture') {
    if (feed === null || isDone(state)) return { name: 'none' };
    return feed.isSideways ? { name: 'sideways', photo } : { name: 'viewfinder', photo, feed };
  }
  if (state.name === 'preview') return { name: 'preview', photo, image: state.image };
  if (state.name !== 'upload' || isPickedFile(state.image)) return { name: 'none' };
  return { name: 'used', photo, image: state.image };
}
