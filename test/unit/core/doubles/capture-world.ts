import {
  CaptureSession,
  perPhoto,
  ProcedureStore,
  type CameraRequest,
  type CapturedImage,
  type CaptureSessionParts,
  type PhotoVaultPort,
  type Procedure,
} from '@recto/core';
import { entryOf, procedureWith } from './procedures.ts';
import { sendingQueue } from './sending-parts.ts';
import { TestCamera, type AccessTokenResponse, type TestFeed } from './test-camera.ts';
import { TestDevice } from './test-device.ts';
import { TestRepository, type Call } from './test-repository.ts';
import { TestStorage } from './test-storage.ts';
import { TestToasts } from './test-toasts.ts';
import { Waiting } from './waiting.ts';

/** §9: the rear camera by default, the front one for the selfie. */
export const productionFacingModes: CaptureSessionParts['facingModes'] = perPhoto(
  ({ facingMode }) => facingMode,
);

export const rearAndWide: AccessTokenResponse = { deviceId: 'rear', deviceIds: ['rear', 'wide'] };
export const front: AccessTokenResponse = { deviceId: 'front', deviceIds: ['front'] };

/** A capture session whose camera and provider wait for the test's answers. */
export function captureWorld(procedure: Procedure | null = procedureWith(), vault?: PhotoVaultPort) {
  const openings = new Waiting<CameraRequest, AccessTokenResponse>();
  const shots = new Waiting<TestFeed, CapturedImage>();
  const wakes = new Waiting<TestFeed, void>();
  const calls = new Waiting<Call, void>();
  const camera = new TestCamera({ open: openings.ask, take: shots.ask, wake: wakes.ask });
  const device = new TestDevice();
  const toasts = new TestToasts();
  const storage = new TestStorage(procedure === null ? null : entryOf(procedure));
  const store = new ProcedureStore({
    repository: new TestRepository(calls.ask),
    storage,
    toasts,
    now: () => Date.now(),
  });
  const sending = sendingQueue({ store, storage, device, toasts, ...(vault && { vault }) });
  const session = new CaptureSession({
    camera,
    store,
    sending,
    device,
    toasts,
    facingModes: productionFacingModes,
  });
  const listenersAtFirst = device.listenerCount;
  let done = 0;
  const stage = { surface: {}, onDone: () => (done += 1) };

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
    store,
    sending,
    stage,
    /** How many listen to the device since the view was entered. */
    viewListeners: () => device.listenerCount - listenersAtFirst,
    /** How often the view was told to go to confirm. */
    doneCount: () => done,
    state: () => session.getSnapshot().state,
    cameraStatus: () => session.getSnapshot().camera.status,
    /** What the router and the view do: prepare, and enter where there is something to take. */
    open: (viewStep: string | null = null) => {
      if (!session.prepare(viewStep)) throw new Error('There is nothing to take.');
      return session.enter(stage);
    },
    /** From the opened view to the preview of an image. */
    takeImage: async (image: CapturedImage, grant: AccessTokenResponse = rearAndWide) => {
      if (openings.openCount > 0) await openings.answer(grant);
      if (wakes.openCount > 0) await wakes.answer();
      const shutter = session.shutter();
      await shots.answer(image);
      await shutter;
    },
  };
}
