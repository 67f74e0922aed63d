import { isPickedFile } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import { SnapshotStore, type Observable } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import { isFraming, isWithoutCamera, type CaptureState } from './capture-machine.ts';
import type { CaptureSnapshot } from './capture-snapshot.ts';

/** Failures in a visit until the phone's own camera app is offered (decision 3.18). */
const failuresUntilOffer = 3;

/** What decides whether the camera app is offered. */
interface CameraAppState {
  /** How often a camera did not open, or the customer used a photo in spite of a warning. */
  readonly failures: number;
  /** Whether a camera did not open on this page: then the restarts of the page before are among the failures. */
  readonly hasCameraFailed: boolean;
  /** Photos that were taken here although the camera app was offered: it is not offered again. */
  readonly declined: readonly PhotoName[];
}

const noFailures: CameraAppState = { failures: 0, hasCameraFailed: false, declined: [] };

/**
 * The state after a change of the capture session; the same object if it counts for nothing.
 * @param device says how often the app has reloaded the page in a row.
 */
function afterCapture(
  known: CameraAppState,
  before: Pick<CaptureSnapshot, 'state' | 'guidance'>,
  { state }: Pick<CaptureSnapshot, 'state'>,
  device: Pick<DevicePort, 'reloads'>,
): CameraAppState {
  if (hasCameraFailed(before.state, state)) {
    const restarts = known.hasCameraFailed ? 0 : device.reloads;
    return { ...known, failures: known.failures + restarts + 1, hasCameraFailed: true };
  }
  if (isUsedInSpiteOfWarning(before, state)) return { ...known, failures: known.failures + 1 };
  const isTakenHere = state.name === 'preview' && !state.isUsed && !isPickedFile(state.image);
  return isTakenHere && offersCameraApp(known, before.state)
    ? { ...known, declined: [...known.declined, state.photo] }
    : known;
}

/** Whether the camera app is offered in this state: in the viewfinder, or where the camera has failed. */
function offersCameraApp({ failures, declined }: CameraAppState, state: CaptureState): boolean {
  const isAsked = isFraming(state) || isWithoutCamera(state);
  return failures >= failuresUntilOffer && isAsked && !declined.includes(state.photo);
}

/** What the app tries by itself while the error is shown does not count. */
function hasCameraFailed(before: CaptureState, after: CaptureState): boolean {
  return isWithoutCamera(after) && !isWithoutCamera(before);
}

function isUsedInSpiteOfWarning(
  { state, guidance }: Pick<CaptureSnapshot, 'state' | 'guidance'>,
  after: CaptureState,
): boolean {
  if (state.name !== 'preview' || after.name !== 'upload') return false;
  return !isPickedFile(state.image) && guidance.verdict.name === 'warning';
}

interface CameraAppParts {
  readonly capture: Observable<CaptureSnapshot>;
  readonly device: Pick<DevicePort, 'reloads'>;
}

/** Whether to offer the phone's own camera app now (decision 3.18), as long as the capture session lives. */
export function cameraAppOffer({ capture, device }: CameraAppParts): Observable<boolean> {
  const isOffered = new SnapshotStore(false);
  // A camera that failed before React is opened again by the capture screen's loader: that one counts.
  let before = capture.getSnapshot();
  let state = noFailures;
  capture.subscribe(() => {
    const now = capture.getSnapshot();
    state = afterCapture(state, before, now, device);
    before = now;
    isOffered.set(offersCameraApp(state, now.state));
  });
  return isOffered;
}
