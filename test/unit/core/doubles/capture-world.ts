import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  CaptureSession,
  perPhoto,
  ProcedureStore,
  type CameraFeed,
  type CameraRequest,
  type CapturedImage,
  type CaptureSessionParts,
  type GuidanceParts,
  type PhotoVaultPort,
  type Procedure,
} from '@recto/core';
import { waitingProvider } from './provider.ts';
import { testUploadQueue } from './test-upload-queue.ts';
import { noGuidanceParts } from '../../../support/guidance.ts';
import { entryOf, procedureWith } from '../../../support/procedures.ts';
import { TestCamera } from './test-camera.ts';
import { Waiting } from './waiting.ts';

/** §9: the rear camera by default, the front one for the selfie. */
export const productionFacingModes: CaptureSessionParts['facingModes'] = perPhoto(
  ({ facingMode }) => facingMode,
);

/** A capture session with a camera and a provider that respond when the test wants. */
export function captureWorld(
  procedure: Procedure | null = procedureWith(),
  vault?: PhotoVaultPort,
  guidance: GuidanceParts = noGuidanceParts(),
) {
  const openings = new Waiting<CameraRequest, void>();
  const shots = new Waiting<CameraFeed, CapturedImage>();
  const wakes = new Waiting<CameraFeed, void>();
  const { calls, repository } = waitingProvider(procedure ?? procedureWith());
  const camera = new TestCamera({ open: openings.ask, take: shots.ask, wake: wakes.ask });
  const device = new FakeDevice();
  const toasts = new FakeToasts();
  const storage = new MemoryStorage(procedure === null ? null : entryOf(procedure));
  const store = new ProcedureStore({
    repository,
    storage,
    toasts,
    now: () => Date.now(),
  });
  const uploads = testUploadQueue({ repository, store, storage, device, toasts, ...(vault && { vault }) });
  const session = new CaptureSession({
    camera,
    store,
    uploads,
    device,
    toasts,
    facingModes: productionFacingModes,
    guidance,
  });
  const listenersAtFirst = device.listenerCount;
  let done = 0;
  const view = { surface: {}, onDone: () => (done += 1) };

  return {
    session,
    openings,
    shots,
    wakes,
    calls,
    camera,
    device,
    toasts,
    storage,
    repository,
    store,
    uploads,
    view,
    /** How many listeners the device has since the view was mounted. */
    viewListeners: () => device.listenerCount - listenersAtFirst,
    /** How often `onDone` was called. */
    doneCount: () => done,
    state: () => session.getSnapshot().state,
    cameraStatus: () => session.getSnapshot().camera.status,
    /** What the router and the view do: prepare, and mount if there is a photo to take. */
    open: (viewStep: string | null = null) => {
      if (!session.prepare(viewStep)) throw new Error('There is no photo to take.');
      return session.enter(view);
    },
    /** From the opened view to the preview of an image. */
    takeImage: async (image: CapturedImage) => {
      if (openings.openCount > 0) await openings.respond();
      if (wakes.openCount > 0) await wakes.respond();
      const shutter = session.shutter();
      await shots.respond(image);
      await shutter;
    },
  };
}
