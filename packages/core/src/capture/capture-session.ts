import { diagnose } from '../camera/diagnosis.ts';
import { GuidanceControl, type GuidanceParts, type GuidedView } from '../guidance/guidance-control.ts';
import { isPickedFile } from '../model/captured-image.ts';
import { photoNamed, photoNames, type PhotoName } from '../model/photos.ts';
import type { Procedure } from '../model/procedure.ts';
import { isEqual } from '../observable/equality.ts';
import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import type { CameraError, CameraFeed, CameraPort, CameraSurface, HeldFrame } from '../ports/camera.ts';
import type { DevicePort, Orientation } from '../ports/device.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { ToastPort } from '../ports/toasts.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { Timers } from '../time/timers.ts';
import { problemOf } from '../uploads/file-problem.ts';
import { hasFailed, pendingPhotoOf, type PendingPhoto } from '../uploads/pending-photo.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { CameraSteering, type FacingModes } from './camera-steering.ts';
import {
  heldImage,
  initialCaptureState,
  isDone,
  isFraming,
  transition,
  withoutShownPhoto,
  type CaptureEvent,
  type CaptureState,
} from './capture-machine.ts';
import { asksToTurn, type CaptureSnapshot, type CaptureTrouble } from './capture-snapshot.ts';
import { Decisions, noDecision } from './decisions.ts';
import { PhotoNews } from './photo-news.ts';
import { PhotoOrder } from './photo-order.ts';
import { PhotoSender } from './photo-sender.ts';
import type { RunningCapture } from './running-capture.ts';
import { ScreenOn } from './screen-on.ts';
import { Speaker } from './speaker.ts';
import { nextPhoto, selectedPhoto } from './steps.ts';

export type { FacingModes } from './camera-steering.ts';

export interface CaptureSessionParts {
  readonly camera: CameraPort;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  readonly facingModes: FacingModes;
  readonly guidance: GuidanceParts;
}

/** What the capture view provides while it is mounted. */
export interface MountedCaptureView {
  readonly surface: CameraSurface;
  /** Called when no photo is left to take: go to confirm (§4). */
  readonly onDone: () => void;
}

/**
 * Runs the capture machine: it composes the camera (`CameraSteering`), the guidance, the way of a photo into the upload
 * queue (`PhotoSender`) and what is said of it (`PhotoNews`, `Speaker`). It outlives the view, so that an image that the
 * provider does not have yet is still there when the customer comes back.
 * It lives until `dispose`, which is final: whoever disposes it in the clean-up of a React effect also creates
 * it in that effect, since StrictMode runs both twice.
 */
export class CaptureSession implements Observable<CaptureSnapshot> {
  readonly #parts: CaptureSessionParts;
  readonly #snapshot: SnapshotStore<CaptureSnapshot>;
  readonly #timers = new Timers();
  readonly #decisions = new Decisions();
  readonly #photos: PhotoOrder;
  readonly #news: PhotoNews;
  readonly #sender: PhotoSender;
  readonly #camera: CameraSteering;
  readonly #guidance: GuidanceControl;
  readonly #speaker: Speaker;
  readonly #screenOn: ScreenOn;
  readonly #subscriptions: readonly Unsubscribe[];
  /** The token of the link whose photos were taken last. */
  #link: string | null = null;
  /** The file that was chosen last in this viewfinder can't be used. */
  #rejected: CaptureTrouble | null = null;
  /** Null while the view is not mounted. */
  #view: MountedCaptureView | null = null;
  /** End what the mounted view follows. */
  #stops: readonly Unsubscribe[] = [];
  #isDisposed = false;

  constructor(parts: CaptureSessionParts) {
    const { uploads, store, device, toasts } = parts;
    this.#parts = parts;
    this.#photos = new PhotoOrder(store, uploads);
    this.#screenOn = new ScreenOn(device);
    this.#guidance = new GuidanceControl(parts.guidance, {
      onChange: (guidance) => this.#set({ guidance }),
      onCapture: (frame) => void this.#take(frame, noDecision),
      onPerson: () => this.#camera.attendance.notice('movement'),
      isKept: (photo) => this.#photos.isKept(photo),
      refusedFor: (photo) => this.getSnapshot().refusals[photo]?.code ?? null,
    });
    const snapshot: CaptureSnapshot = {
      state: initialCaptureState(photoNames[0]),
      camera: { status: 'off' },
      orientation: device.orientation(),
      staysInLandscape: false,
      step: { number: 1, total: 1, documents: [], unsent: [] },
      next: null,
      guidance: this.#guidance.getSnapshot(),
      ...reasonsIn(store),
      trouble: null,
      said: null,
    };
    this.#snapshot = new SnapshotStore(snapshot);
    this.#speaker = new Speaker(snapshot, this.#timers, () => this.#sayWhatIsDue());
    const capture: RunningCapture = {
      state: () => this.getSnapshot().state,
      surface: () => this.#view?.surface ?? null,
      isDisposed: () => this.#isDisposed,
      dispatch: (event) => this.#dispatch(event),
      startAgain: () => this.#moveTo(initialCaptureState(this.getSnapshot().state.photo)),
    };
    const own = { photos: this.#photos, timers: this.#timers };
    this.#news = new PhotoNews({ uploads, toasts, ...own }, capture);
    this.#sender = new PhotoSender({ uploads, news: this.#news, ...own }, capture);
    this.#camera = new CameraSteering({ ...parts, ...own }, capture, {
      onStatus: (camera) => this.#set({ camera }),
      onPicture: () => this.#guide(),
      onFailed: (error) => this.#cameraFailed(error),
    });
    let before = uploads.getSnapshot();
    this.#subscriptions = [
      store.subscribe(() => {
        const reasons = reasonsIn(store);
        const { adminComment, refusals } = this.getSnapshot();
        if (!isEqual(reasons, { adminComment, refusals })) this.#set(reasons);
        this.#dropOutdatedImage();
      }),
      uploads.subscribe(() => {
        const known = before;
        before = uploads.getSnapshot();
        this.#news.follow(known);
        this.#showUnsent();
        this.#showTrouble();
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
    if (this.#view !== null) this.#parts.uploads.noteSteps(false);
    this.#view = null;
    this.#news.dispose();
    this.#camera.dispose();
    this.#parts.camera.giveBack();
    this.#guidance.dispose();
    this.#screenOn.follow(null);
    this.#timers.cancelAll();
    this.#isDisposed = true;
  }

  readonly getSnapshot = (): CaptureSnapshot => this.#snapshot.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#snapshot.subscribe(listener);

  /**
   * Chooses the photo of the view, before it is shown (§4, "Step order"). An image that is still held comes
   * first, unless the provider has received that photo by another way, or the customer asks for another
   * photo: then an unused image is dropped, and a running upload continues in the background. Photos with a
   * pending photo count as taken: the confirm screen shows them. A viewfinder of the chosen photo that is shown already
   * stays as it is.
   * @param viewStep the value of the query parameter, or null.
   * @returns false when no photo is left to take: the customer goes to confirm.
   */
  prepare(viewStep: string | null): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null || this.#isDisposed) return false;
    const isSameLink = entry.token === this.#link;
    if (!isSameLink) this.#guidance.forgetPhotos();
    this.#link = entry.token;
    const { procedure } = entry;
    const { state } = this.getSnapshot();
    const selected = selectedPhoto(procedure, viewStep);
    const isSameOrder = this.#photos.isSingle === (selected !== null);
    this.#photos.isSingle = selected !== null;
    if (this.#isImageWanted(state, procedure, selected)) return true;
    const taken = this.#photos.pendingNames();
    const photo = selected ?? nextPhoto(procedure, taken);
    if (photo === null || (taken.includes(photo) && !this.#isRetake(photo, selected))) return false;
    // A photo may just be taken in this viewfinder.
    const isFramed = this.#view !== null && isFraming(state) && !isDone(state) && state.photo === photo;
    if (isFramed && isSameLink && isSameOrder) return true;
    if (state.name === 'upload') this.sendInBackground();
    this.#moveTo(initialCaptureState(photo));
    return true;
  }

  /**
   * Begins to open the camera of the photo that `prepare` has chosen, where the view is about to be mounted. If it is not,
   * the camera is given back by the returned function.
   */
  openAhead(): () => void {
    const { camera, facingModes } = this.#parts;
    const { state } = this.getSnapshot();
    const isWanted = !this.#isDisposed && this.#view === null && isFraming(state);
    if (isWanted) camera.openAhead(facingModes[state.photo]);
    return () => {
      if (isWanted) camera.giveBack();
    };
  }

  /**
   * Makes call 3, and begins to open the camera of the first photo meanwhile: call it in the task of the tap, and only
   * where there is a camera view. Unless the procedure is started now, the camera is given back.
   * @returns as `ProcedureStore.start`.
   */
  async start(): Promise<boolean> {
    const { camera, device, facingModes, store } = this.#parts;
    if (this.#isDisposed) return false;
    // The camera of a start that is under way is not this one's to give back.
    if (store.getSnapshot().pending !== null) return store.start();
    const photo = this.#firstPhoto();
    if (photo === null) return store.start();
    if (device.isOnline()) camera.openAhead(facingModes[photo]);
    // While the start waits for a network, no camera is open.
    const endWatch = device.watchOnline((online) => !online && camera.giveBack());
    let isStarted = false;
    try {
      isStarted = await store.start();
    } finally {
      endWatch();
      const status = store.getSnapshot().entry?.procedure.status;
      const isWanted = isStarted && status === 'started' && this.#firstPhoto() === photo;
      if (!isWanted || this.#isDisposed) camera.giveBack();
    }
    return isStarted;
  }

  /** The photo for which `prepare(null)` would show the viewfinder in a started procedure; null if it would show none. */
  #firstPhoto(): PhotoName | null {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null) return null;
    const isImageShown = this.#isImageWanted(this.getSnapshot().state, entry.procedure, null);
    return isImageShown ? null : nextPhoto(entry.procedure, this.#photos.pendingNames());
  }

  /** Whether the customer wants to replace a photo to which the provider has responded with an error (decision 3.10). */
  #isRetake(photo: PhotoName, selected: PhotoName | null): boolean {
    const pending = pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo);
    return photo === selected && pending?.state.name === 'failed';
  }

  /**
   * The view is mounted: the camera may start. A view may take over the surface of another one that is still mounted:
   * camera and voice go on, and the other one is unmounted without effect.
   * @returns what to call when the view is unmounted.
   */
  enter(view: MountedCaptureView): Unsubscribe {
    if (this.#isDisposed) return () => undefined;
    const { device } = this.#parts;
    const mounted = { ...view };
    const isTakenOver = this.#view?.surface === view.surface;
    this.#view = mounted;
    this.#parts.uploads.noteSteps(true);
    if (!isTakenOver) this.#speaker.begin(this.getSnapshot());
    this.#set({ orientation: device.orientation() });
    for (const stop of this.#stops) stop();
    const stops = [
      device.watchOrientation((orientation) => this.#turned(orientation)),
      ...this.#camera.watch(),
    ];
    this.#stops = stops;
    this.#camera.steer();
    if (isDone(this.getSnapshot().state)) view.onDone();
    return () => {
      for (const stop of stops) stop();
      if (this.#view === mounted) this.#leave();
    };
  }

  #leave(): void {
    this.#view = null;
    this.#parts.uploads.noteSteps(false);
    this.#moveTo(this.getSnapshot().state);
    this.#news.leave();
  }

  /** Whether it holds an image that the provider may not have yet, or a picked file that is being checked. */
  get holdsImage(): boolean {
    return this.#decisions.isChecking || heldImage(this.getSnapshot().state) !== null;
  }

  /** Whether the customer has taken a photo of this procedure, so that the back button leads to confirm, not to start. */
  get hasPhotos(): boolean {
    return this.#photos.isAnyTaken;
  }

  /** The capture button. */
  shutter(): Promise<void> {
    return this.#take(null, this.#decisions.make());
  }

  /**
   * @param frame the frame that auto-capture has chosen; null for the current one.
   * @param decided the number of the customer's decision; `noDecision` for auto-capture.
   */
  async #take(frame: HeldFrame | null, decided: number): Promise<void> {
    const { name, photo } = this.getSnapshot().state;
    if (name !== 'capture') return frame?.release();
    this.#guidance.photoIsTaken();
    const { camera } = this.getSnapshot();
    const taking = this.#camera.control.take(frame);
    if (camera.status === 'live') this.#parts.guidance.sounds.tick();
    const image = await taking;
    if (image === null) return;
    const { state } = this.getSnapshot();
    // The router may have changed the photo in the meantime, or the customer has chosen a file.
    if (state.photo !== photo || state.name !== 'capture') return this.#camera.control.showLive();
    const isMirrored = 'facingMode' in camera && camera.facingMode === 'user';
    const mirrored = isMirrored && photoNamed(photo).frame === 'face';
    this.#decisions.show(decided, this.#uploadOf(photo));
    const replaces = this.#photos.thumbOf(photo);
    this.#dispatch({ type: 'imageTaken', image, mirrored, replaces, isAutomatic: decided === noDecision });
  }

  /**
   * Takes a file that the customer has chosen in place of a photo, up to its preview. One that §5 does not allow,
   * or that can't be read, is rejected with a toast (below the title in the viewfinder), and what is on the screen stays
   * (decision 3.12). Only what the customer has decided since replaces the file while it is read: a photo, another file, or
   * another step.
   */
  async pick(file: Blob): Promise<void> {
    const { photo } = this.getSnapshot().state;
    const decided = this.#decisions.make();
    this.#rejected = null;
    this.#showTrouble();
    const problem = await this.#decisions.during(problemOf(file, this.#parts.device));
    if (this.#isDisposed || this.getSnapshot().state.photo !== photo) return;
    if (this.#decisions.isOutdated(decided)) return;
    if (problem === null) {
      this.#decisions.show(decided, this.#uploadOf(photo));
      this.#dispatch({ type: 'filePicked', file, replaces: this.#photos.thumbOf(photo) });
    } else {
      const { problem: code, ...advice } = problem;
      const saidOnly = isFraming(this.getSnapshot().state);
      this.#rejected = { photo, ...problem };
      this.#showTrouble();
      // Who follows the trouble may have disposed the session.
      if (this.#isDisposed) return;
      this.#parts.toasts.show({
        kind: 'error',
        code,
        ...advice,
        about: photo,
        sticky: !saidOnly,
        saidOnly,
      });
    }
  }

  /** Drops the image that is shown, and returns to the viewfinder. */
  retake(): void {
    const { state } = this.getSnapshot();
    if (this.#isDisposed) return;
    if (state.name === 'error') this.#sender.drop(state);
    this.#decisions.takeBack();
    this.#dispatch({ type: 'retake' });
  }

  /** Sends the image that the preview shows, unless the provider or the queue has it: then the customer only goes on. */
  use(): Promise<void> {
    const { state } = this.getSnapshot();
    const { uploads } = this.#parts;
    const isSentBefore =
      state.name === 'preview' && state.isUsed && !hasFailed(uploads.getSnapshot(), state.photo, state.image);
    if (isSentBefore) {
      this.#dispatch({ type: 'goOn', next: this.#photos.after(state.photo) });
      return Promise.resolve();
    }
    return this.#sender.sendAfter({ type: 'use' });
  }

  /** Sends the image again after a failure (§8). */
  retry(): Promise<void> {
    return this.#sender.sendAfter({ type: 'retry' });
  }

  /**
   * The back button (decision 3.13): from the preview of a new photo to its viewfinder; from the viewfinder to the photo
   * before this one, if this page still has it.
   * @returns false if there is neither: the customer leaves the camera.
   */
  back(): boolean {
    const { state } = this.getSnapshot();
    if (this.#isDisposed) return false;
    if (state.name === 'preview' && !state.isUsed) {
      this.retake();
      return true;
    }
    if (this.#photos.isSingle || !isFraming(state)) return false;
    const before = this.#photos.before(state.photo);
    if (before === null) return false;
    const { photo, image } = before;
    const mirrored = photoNamed(photo).frame === 'face' && !isPickedFile(image);
    this.#decisions.takeBack();
    this.#guidance.photoIsTaken();
    this.#dispatch({ type: 'backTo', photo, image, mirrored, replaces: this.#photos.thumbOf(photo) });
    return true;
  }

  /** Continues after a failure. The image stays in the queue as failed, to be sent again from its tile (decision 3.9). */
  sendLater(): void {
    const { state } = this.getSnapshot();
    if (this.#isDisposed || state.name !== 'error' || state.type !== 'internal') return;
    const next = this.#photos.after(state.photo);
    if (!this.#parts.uploads.isDurable) this.#news.toastOutcome('waitingInMemory', state.photo, next);
    this.#dispatch({ type: 'sendLater', next });
  }

  /** Mends the trouble with another photo: sends it again, or takes it again if it can't be sent as it is. */
  async mend(): Promise<void> {
    const { trouble, state } = this.getSnapshot();
    if (this.#isDisposed || trouble === null || trouble.photo === state.photo) return;
    const { photo, problem } = trouble;
    const { uploads } = this.#parts;
    if (problem === 'failed') {
      const outcome = await uploads.retry(photo);
      if (!this.#isDisposed) this.#news.toastOutcome(outcome, photo, photo);
      return;
    }
    uploads.drop(photo);
    this.#decisions.takeBack();
    this.#moveTo(initialCaptureState(photo));
  }

  /** Continues while a `slow` upload runs. */
  sendInBackground(): void {
    if (!this.#isDisposed) this.#parts.uploads.sendInBackground(this.getSnapshot().state.photo);
  }

  /** The camera-switch control. */
  switchCamera(): void {
    this.#camera.control.switchCamera();
  }

  /** The notice's button to continue without turning the phone: a stand or a wheelchair mount may not allow it. */
  stayInLandscape(): void {
    this.#camera.attendance.attend();
    this.#set({ staysInLandscape: true });
    this.#guide();
  }

  /** Switches auto-capture on or off (decision 4.2). */
  toggleAutoCapture(): void {
    this.#guidance.toggleAutoCapture();
  }

  /** Switches framing by ear and touch on or off (decision 4.3). */
  toggleSound(): void {
    this.#guidance.toggleSound();
  }

  /** Switches the camera's light on or off, if it has one. */
  toggleTorch(): void {
    this.#guidance.toggleTorch();
  }

  /**
   * The tap that turns on a camera without anybody (decision 2.16), or that the browser requires before it shows the
   * picture; call it in the tap's event handler.
   */
  startCamera(): void {
    this.#camera.start();
  }

  /** The camera-access error's restart button (§8). */
  restart(): void {
    if (!this.#isDisposed) this.#parts.device.reload();
  }

  #showUnsent(): void {
    const { state, step } = this.getSnapshot();
    const now = this.#photos.stepOf(state.photo);
    if (!isEqual(now.unsent, step.unsent)) this.#set({ step: now });
  }

  /** What went wrong last with the file for this photo, else with a photo that the queue holds. */
  #showTrouble(): void {
    const { state, trouble } = this.getSnapshot();
    if (this.#rejected?.photo !== state.photo || !isFraming(state)) this.#rejected = null;
    const others = this.#parts.uploads.getSnapshot().filter(({ content }) => content.photo !== state.photo);
    const now = this.#rejected ?? others.flatMap(troubleWith)[0] ?? null;
    if (!isEqual(now, trouble)) this.#set({ trouble: now });
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
      const older = this.#decisions.olderUpload;
      const isOlder = older !== null && this.#parts.uploads.sentImage(state.photo) === older;
      return isOlder || thumbs[state.photo] === state.replaces;
    }
    if (state.name !== 'error') return state.name === 'upload';
    if (state.type !== 'internal') return false;
    return hasFailed(this.#parts.uploads.getSnapshot(), state.photo, state.image);
  }

  /** The upload of this name that the queue holds; null if it holds none. */
  #uploadOf(photo: PhotoName): PhotoUpload | null {
    return pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo)?.content ?? null;
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
    if (state.name !== 'preview') this.#decisions.forgetOlderUpload();
    const step = this.#photos.stepOf(state.photo);
    const next = this.#photos.after(state.photo);
    this.#set({ state: this.#view === null ? withoutShownPhoto(state) : state, step, next });
    this.#showTrouble();
    this.#camera.steer();
    this.#guide();
  }

  #guide(): void {
    const snapshot = this.getSnapshot();
    this.#guidance.viewChanged(
      asksToTurn(snapshot) ? { name: 'none' } : guidedView(snapshot.state, this.#camera.control.feed),
    );
  }

  #set(part: Partial<Omit<CaptureSnapshot, 'said'>>): void {
    if (this.#isDisposed) return;
    const shown = { ...this.getSnapshot(), ...part };
    this.#screenOn.follow(this.#view === null ? null : shown);
    this.#snapshot.set({ ...shown, said: this.#speaker.hear(shown, this.#view !== null) });
  }

  #sayWhatIsDue(): void {
    const known = this.getSnapshot();
    const said = this.#speaker.hear(known, this.#view !== null);
    if (said !== known.said) this.#snapshot.set({ ...known, said });
  }

  #turned(orientation: Orientation): void {
    this.#camera.attendance.notice('movement');
    this.#set({ orientation });
    this.#guide();
  }
}

/** Why photos are taken again. */
function reasonsIn(store: ProcedureStore): Pick<CaptureSnapshot, 'adminComment' | 'refusals'> {
  const { refusal } = store.getSnapshot();
  return { adminComment: refusal?.adminComment ?? null, refusals: refusal?.photos ?? {} };
}

function troubleWith({ content: { photo }, state }: PendingPhoto): readonly CaptureTrouble[] {
  return state.name === 'failed' ? [{ photo, problem: state.problem ?? 'failed' }] : [];
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
