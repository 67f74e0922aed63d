import { type FakeCall, FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  CameraError,
  CaptureSession,
  photoNames,
  ProcedureStore,
  RepositoryError,
  type CameraErrorCode,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type RepositoryErrorCode,
  type UploadQueue,
} from '@recto/core';
import { heldImage, type HeldImage } from '../../../../packages/core/src/capture/capture-machine.ts';
import { uploadedImage } from '../../../../packages/core/src/uploads/pending-photo.ts';
import type * as fc from 'fast-check';
import { productionFacingModes } from './capture-world.ts';
import { providerWith } from './provider.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { noGuidanceParts } from '../../../support/guidance.ts';
import { entryOf, imageOf } from '../../../support/procedures.ts';
import { ScheduledResponses } from './scheduled-responses.ts';
import { TestCamera } from './test-camera.ts';

export interface CaptureFailures {
  readonly openings: readonly (CameraErrorCode | null)[];
  readonly shots: readonly (CameraErrorCode | null)[];
  readonly saves: readonly (RepositoryErrorCode | null)[];
}

/** A capture session, its view and its customer, with a camera and a provider that respond in any order. */
export class RandomCapture {
  readonly session: CaptureSession;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly camera: TestCamera;
  readonly device = new FakeDevice();
  readonly openings: ScheduledResponses<CameraErrorCode>;
  readonly shots: ScheduledResponses<CameraErrorCode>;
  readonly saves: ScheduledResponses<RepositoryErrorCode>;
  /** Images that were dropped although the customer wanted them, and images sent under a wrong name. */
  readonly violations: string[] = [];
  /** `onDone` was called, and the view is still mounted. */
  leaving = false;
  readonly #takenFor = new Map<unknown, PhotoName>();
  readonly #saved = new Set<unknown>();
  readonly #calls = new Set<FakeCall>();
  readonly #scheduler: fc.Scheduler;
  readonly #running: Promise<unknown>[] = [];
  #leave: (() => void) | null = null;
  /** The customer drops the held image. */
  #isDropping = false;

  constructor(scheduler: fc.Scheduler, procedure: Procedure, failures: CaptureFailures) {
    this.#scheduler = scheduler;
    this.openings = new ScheduledResponses(scheduler, failures.openings);
    this.shots = new ScheduledResponses(scheduler, failures.shots);
    this.saves = new ScheduledResponses(scheduler, failures.saves);
    this.camera = new TestCamera({
      open: () => this.#open(),
      take: () => this.#take(),
      wake: () => this.#wake(),
    });
    const toasts = new FakeToasts();
    const storage = new MemoryStorage(entryOf(procedure));
    const repository = providerWith(async (call) => {
      // After a failed call, call 2 fails too.
      if (call.method === 'readProcedure') throw new RepositoryError('unreachable');
      await this.#save(call);
    }, procedure);
    this.store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
    const { camera, store, device } = this;
    this.uploads = testUploadQueue({ repository, store, storage, device, toasts });
    this.session = new CaptureSession({
      camera,
      store,
      uploads: this.uploads,
      device,
      toasts,
      facingModes: productionFacingModes,
      guidance: noGuidanceParts(),
    });
    this.#watchImages();
  }

  /** How many photos are being sent at the same time. */
  get sendingCount(): number {
    return [...this.#calls].filter(({ options }) => options.signal?.aborted !== true).length;
  }

  get onScreen(): boolean {
    return this.#leave !== null;
  }

  /** What the router does. A pending navigation is cancelled. */
  open(viewStep: string | null): void {
    this.leaving = false;
    this.#isDropping = this.#asksForAnother(viewStep);
    const isSomethingToTake = this.session.prepare(viewStep);
    this.#isDropping = false;
    if (!isSomethingToTake) return this.leave();
    this.#leave ??= this.session.enter({ surface: {}, onDone: () => this.#goToConfirm() });
  }

  leave(): void {
    this.leaving = false;
    this.#leave?.();
    this.#leave = null;
  }

  /** Presses the button that leads to the next step. */
  goOn(): void {
    const { state, camera } = this.session.getSnapshot();
    if (!this.onScreen) this.open(null);
    else if (camera.status === 'unattended') this.session.startCamera();
    else if (state.name === 'capture') this.run(this.session.shutter());
    else if (state.name === 'preview') this.run(this.session.use());
    else if (state.name === 'upload') this.session.sendInBackground();
    else if (state.name === 'error' && state.type === 'internal') this.run(this.session.retry());
    else if (state.name === 'error') this.leave(); // The page is loaded again.
  }

  retake(): void {
    this.#isDropping = true;
    this.session.retake();
    this.#isDropping = false;
  }

  /** What the confirm screen's retry buttons do. */
  retryFailed(): void {
    for (const { content, state } of this.uploads.getSnapshot()) {
      if (state.name === 'failed') this.run(this.uploads.retry(content.photo));
    }
  }

  /** Starts something that ends later. */
  run(action: Promise<unknown>): void {
    this.#running.push(action);
  }

  /** Rejects when one of the started actions did. */
  async allRun(): Promise<void> {
    await Promise.all(this.#running);
  }

  heal(): void {
    this.openings.heal();
    this.shots.heal();
    this.saves.heal();
  }

  /** Whether the customer asks for another photo than the one in the preview. */
  #asksForAnother(viewStep: string | null): boolean {
    const { state } = this.session.getSnapshot();
    return viewStep !== null && state.name === 'preview' && photoNames[Number(viewStep)] !== state.photo;
  }

  #goToConfirm(): void {
    this.leaving = true;
    this.run(this.#navigate());
  }

  async #navigate(): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve(), 'navigation');
    if (this.leaving) this.leave();
  }

  async #open(): Promise<void> {
    const failure = await this.openings.ask('camera');
    if (failure !== null) throw new CameraError(failure);
  }

  /** Fails as often as an opening. */
  async #wake(): Promise<void> {
    const failure = await this.openings.ask('resting camera');
    if (failure !== null) throw new CameraError(failure);
  }

  async #take(): Promise<CapturedImage> {
    const { photo } = this.session.getSnapshot().state;
    const failure = await this.shots.ask('frame');
    if (failure !== null) throw new CameraError(failure);
    const image = imageOf(photo);
    this.#takenFor.set(image, photo);
    return image;
  }

  async #save(call: FakeCall): Promise<void> {
    const { photo, body: image } = call;
    if (this.#takenFor.get(image) !== photo) this.violations.push(`sent as ${photo}, taken as another`);
    this.#calls.add(call);
    const failure = await this.saves.ask('save').finally(() => this.#calls.delete(call));
    if (failure !== null) throw new RepositoryError(failure);
    this.#saved.add(image);
  }

  #watchImages(): void {
    let held: HeldImage | null = null;
    this.session.subscribe(() => {
      const now = heldImage(this.session.getSnapshot().state);
      const kept = this.uploads.getSnapshot().map(({ content }) => content);
      const isKept = kept.some((content) => uploadedImage(content) === held);
      if (
        held !== null &&
        now !== held &&
        !this.#isDropping &&
        !isKept &&
        !(this.#saved as ReadonlySet<unknown>).has(held)
      ) {
        this.violations.push('an image was dropped that was neither kept nor sent');
      }
      held = now;
    });
  }
}
