import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { CameraError } from '../ports/camera.ts';
import type { Unsubscribe } from '../ports/device.ts';
import type { PhotoName } from '../model/procedure.ts';
import { outcomeToasts } from '../uploads/outcome-toasts.ts';
import type { UploadOutcome } from '../uploads/upload-state.ts';
import { CameraControl } from '../camera/camera-control.ts';
import { diagnose, mayBeOver } from '../camera/diagnosis.ts';
import {
  heldImage,
  initialCaptureState,
  isWithoutCamera,
  transition,
  type CaptureEvent,
  type CaptureState,
} from './capture-machine.ts';
import type { CaptureSessionParts, CaptureSnapshot, CaptureStage } from './capture-snapshot.ts';
import { HeldImage } from './held-image.ts';
import { ImageHandover } from './image-handover.ts';
import { NextTry } from './next-try.ts';
import { StepOrder } from './step-order.ts';

/** How often a camera whose picture is black is tried again, in ms: nobody tells when its lens is free. */
const darkLensRetryMs = 10_000;

/**
 * The conductor of the capture view: all of its async work, one place. It outlives the view, so that
 * an image that the provider does not have yet is still there when the person comes back.
 */
export class CaptureSession implements Observable<CaptureSnapshot> {
  readonly #parts: CaptureSessionParts;
  readonly #state: SnapshotStore<CaptureSnapshot>;
  readonly #control: CameraControl;
  readonly #handover: ImageHandover;
  readonly #held: HeldImage;
  readonly #steps: StepOrder;
  #stage: CaptureStage | null = null;
  /** Nothing is left to take: the person is on the way to confirm, and no camera goes on any more. */
  #done = false;
  /** A camera that could not be had is tried again, below the error view. */
  #tryingAgain = false;
  readonly #nextTry = new NextTry(darkLensRetryMs, () => this.#tryCameraAgain());

  constructor(parts: CaptureSessionParts) {
    this.#parts = parts;
    this.#steps = new StepOrder(parts);
    this.#held = new HeldImage(parts);
    this.#state = new SnapshotStore<CaptureSnapshot>({
      state: initialCaptureState('idCardRecto'),
      camera: { status: 'off' },
      orientation: parts.device.orientation(),
      step: { number: 1, total: 1 },
      unsent: [],
    });
    this.#control = new CameraControl(parts.camera, {
      onStatus: (camera) => this.#set({ camera }),
      onReady: () => this.#dispatch({ type: 'cameraReady' }),
      onFailed: (error) => this.#cameraFailed(error),
    });
    this.#handover = new ImageHandover(parts.sending, () => this.#dispatch({ type: 'uploadIsSlow' }));
    parts.store.subscribe(() => {
      const { state } = this.getSnapshot();
      if (this.#held.isOver(state)) this.#show(initialCaptureState(state.photo));
    });
  }

  readonly getSnapshot = (): CaptureSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#state.subscribe(listener);

  /**
   * Decides which photo the view is about, before it is shown (§4, "Step order").
   * An image that is still held comes first, unless the provider got that photo another way meanwhile,
   * or the person asks for another one: then an unused image is let go, and one that is sent goes on.
   * Photos that wait to be sent are taken: they are shown on the confirm screen.
   * @param viewStep the query parameter's text, or null.
   * @returns false when there is nothing to take: the person goes to confirm.
   */
  prepare(viewStep: string | null): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null) return false;
    const photo = this.#steps.begin(viewStep);
    const { state } = this.getSnapshot();
    if (this.#held.isWanted(state, entry.procedure, viewStep)) return true;
    if (photo === null) return false;
    if (state.name === 'upload') this.goOnMeanwhile();
    this.#done = false;
    this.#show(initialCaptureState(photo));
    return true;
  }

  /** The view is on screen: the camera may go on. @returns what to call when the view is left. */
  enter(stage: CaptureStage): Unsubscribe {
    const { device, camera } = this.#parts;
    const entered = { ...stage };
    this.#stage = entered;
    this.#set({ orientation: device.orientation() });
    const stops = [
      device.watchOrientation((orientation) => this.#set({ orientation })),
      device.watchVisibility(() => this.#steerCamera()),
      device.watchReturn(() => this.#comeBack()),
      camera.watchAccess(() => this.#tryCameraAgain()),
    ];
    this.#steerCamera();
    if (this.#done) stage.onDone();
    return () => {
      for (const stop of stops) stop();
      if (this.#stage !== entered) return;
      this.#stage = null;
      this.#steerCamera();
    };
  }

  /** The capture button. */
  async shutter(): Promise<void> {
    const { name, photo } = this.getSnapshot().state;
    if (name !== 'capture') return;
    const image = await this.#control.take();
    // The router may have turned the view to another photo meanwhile.
    if (image === null || this.getSnapshot().state.photo !== photo) return;
    this.#held.begin(photo);
    this.#dispatch({ type: 'imageTaken', image });
  }

  /** Drops the image that is shown, and goes back to the viewfinder. */
  retake(): void {
    const { state } = this.getSnapshot();
    if (state.name === 'error') this.#handover.takeBack(state);
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

  /** Goes on after a failure. The queue keeps the image as failed, to be sent again from its tile (decisions). */
  sendLater(): void {
    const { state } = this.getSnapshot();
    if (state.name !== 'error' || state.type !== 'internal') return;
    if (!this.#parts.sending.isDurable) this.#parts.toasts.show(outcomeToasts.waitingInMemory);
    this.#goOn('sendLater', state.photo);
  }

  /** Goes on while an image is sent that takes long (its state says `slow`). */
  goOnMeanwhile(): void {
    this.#parts.sending.goOnWithout(this.getSnapshot().state.photo);
  }

  /** The camera-switch control. */
  switchCamera(): void {
    this.#control.switchCamera();
  }

  /** The tap that the browser wants before it shows the camera's picture; to be called while it is dealt with. */
  startCamera(): void {
    this.#control.start();
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
      const outcome = await this.#handover.send(photo, image);
      const now = this.getSnapshot().state;
      if (now.name === 'upload' && now.image === image) this.#goOnAfter(outcome, photo);
    } catch (error) {
      this.#dispatch({ type: 'uploadFailed' });
      throw error;
    }
  }

  #goOnAfter(outcome: UploadOutcome, photo: PhotoName): void {
    if (outcome === 'failed') return this.#dispatch({ type: 'uploadFailed' });
    if (outcome === 'dropped') return this.#show(initialCaptureState(photo));
    if (outcome !== 'sent') this.#parts.toasts.show(outcomeToasts[outcome]);
    this.#goOn(outcome === 'sent' ? 'uploadSucceeded' : 'imageKept', photo);
  }

  /** On to the photo that follows this one, or to confirm. */
  #goOn(type: 'uploadSucceeded' | 'imageKept' | 'sendLater', photo: PhotoName): void {
    const next = this.#steps.after(photo);
    this.#done = next === null;
    this.#dispatch({ type, next: next ?? photo });
    if (this.#done) this.#stage?.onDone();
  }

  #cameraFailed(error: CameraError): void {
    this.#tryingAgain = false;
    if (error.code !== 'notFound') {
      return this.#dispatch({ type: 'cameraFailed', diagnosis: diagnose(error, this.#parts.device) });
    }
    if (heldImage(this.getSnapshot().state) !== null) return;
    this.#done = true;
    this.#parts.toasts.show({ kind: 'info', code: 'Toasts.cameraNotFound', sticky: false });
    this.#stage?.onDone();
  }

  #dispatch(event: CaptureEvent): void {
    this.#show(transition(this.getSnapshot().state, event));
  }

  #show(state: CaptureState): void {
    if (state === this.getSnapshot().state) return;
    this.#set({ state, step: this.#steps.placeOf(state.photo), unsent: this.#steps.unsent() });
    this.#steerCamera();
  }

  /** Perhaps from the settings, or from the app that had the camera. */
  #comeBack(): void {
    const { state } = this.getSnapshot();
    this.#control.check();
    if (isWithoutCamera(state) && mayBeOver(state.diagnosis)) this.#tryCameraAgain();
  }

  /** The error view stays until there is a picture. */
  #tryCameraAgain(): void {
    this.#tryingAgain = true;
    this.#steerCamera();
  }

  /** The light is on only while there is something to frame, on a screen that can be seen. */
  #steerCamera(): void {
    const { state } = this.getSnapshot();
    const stage = this.#done || !this.#parts.device.isVisible() ? null : this.#stage;
    const photo = this.#steps.toFrame(state, this.#tryingAgain);
    this.#nextTry.steer(stage !== null && isWithoutCamera(state) && state.diagnosis.cause === 'noPicture');
    if (stage === null) this.#control.turnOff();
    else if (photo !== null) this.#control.want(this.#parts.facingModes[photo], stage.surface);
    else if (heldImage(state) !== null) this.#control.rest();
    else this.#control.turnOff();
  }

  #set(part: Partial<CaptureSnapshot>): void {
    this.#state.set({ ...this.getSnapshot(), ...part });
  }
}
