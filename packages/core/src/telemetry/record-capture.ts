import type { CaptureSnapshot } from '../capture/capture-snapshot.ts';
import type { CaptureState, HeldImage } from '../capture/capture-machine.ts';
import type { PhotoName } from '../model/photos.ts';
import { missingPhotos } from '../model/procedure.ts';
import { keepEqual } from '../observable/equality.ts';
import type { Observable } from '../observable/snapshot-store.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { pendingPhotoNames, type PendingPhoto, type UploadQueueSnapshot } from '../uploads/pending-photo.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { EventRecorder } from './event-recorder.ts';
import type * as photoRecorder from './photo-recorder.ts';
import { seenCapture, seenImage, type SeenImage } from './seen-capture.ts';

export interface RecordedParts {
  readonly capture: Observable<CaptureSnapshot>;
  readonly store: Pick<ProcedureStore, 'getSnapshot'>;
  readonly uploads: Pick<UploadQueue, 'getSnapshot' | 'subscribe'>;
  readonly recorder: EventRecorder;
  /** Loads what records photos and hints. */
  readonly load?: () => Promise<typeof photoRecorder>;
}

type RecordPhotos = (photos: photoRecorder.PhotoRecorder, moment: photoRecorder.Moment) => void;

/** How many changes may wait for the part that records them. With more, it counts as one that can't be loaded. */
const mostWaiting = 300;

/**
 * Records what happens on the capture screen, and which files are chosen on the confirm screen, from the snapshots of the
 * session and the queue (decision 11.4): steps and the camera at once. Photos and hints, which there are only with a
 * picture, are recorded by a part that is loaded with the first one, as of the time at which they happened. What waits for
 * it holds no image.
 */
export function recordCapture({ capture, store, uploads, recorder, load }: RecordedParts): void {
  let loading: Promise<photoRecorder.PhotoRecorder | null> | null = null;
  let waiting = 0;
  /** @param record must refer to no snapshot: it may wait for long. */
  const recordPhotos = (missing: photoRecorder.Moment['missing'], record: RecordPhotos) => {
    const { time, deleted } = recorder;
    // If it can't be loaded, photos are not recorded: the customer must not notice.
    loading ??= (load ?? (() => import('./photo-recorder.ts')))().then(
      ({ PhotoRecorder }) => new PhotoRecorder(recorder),
      () => null,
    );
    if ((waiting += 1) > mostWaiting) loading = Promise.resolve(null);
    void loading
      .then((photos) => photos && recorder.asOf(time, () => record(photos, { missing, deleted })))
      .then(() => (waiting -= 1));
  };
  const missingBeside = (pending: readonly PhotoName[]): photoRecorder.Moment['missing'] => {
    const procedure = store.getSnapshot().entry?.procedure;
    if (procedure?.status !== 'started') return null;
    return missingPhotos(procedure).filter((photo) => !pending.includes(photo));
  };
  let queue = uploads.getSnapshot();
  let pending = pendingPhotoNames(queue);
  let before = capture.getSnapshot();
  let held: HeldImage | null = null;
  let image: SeenImage | null = null;
  let seen = seenCapture(before, false, image);
  capture.subscribe(() => {
    const earlier = before.state;
    before = capture.getSnapshot();
    const { state } = before;
    const isShown = recorder.beginStep(state.photo);
    if (isShown && state.name !== earlier.name) recordCamera(earlier, state, recorder);
    const heldBefore = held;
    held = 'image' in state ? state.image : null;
    if (held !== heldBefore) image = held && seenImage(held);
    const was = seen;
    const is = (seen = keepEqual(was, seenCapture(before, isShown, image)));
    const isOfPhotos = isShown && (is.state === 'capture' || is.state === 'preview');
    if (is === was || (!loading && !isOfPhotos)) return;
    recordPhotos(missingBeside(pending), (photos, moment) => photos.captureChanged(was, is, moment));
  });
  uploads.subscribe(() => {
    const earlier = queue;
    const was = pending;
    queue = uploads.getSnapshot();
    pending = keepEqual(was, pendingPhotoNames(queue));
    const isConfirm = recorder.screen === 'confirm';
    if (!loading && !isConfirm) return;
    const chosen = isConfirm ? chosenIn(earlier, queue) : [];
    // The progress of an upload is not recorded.
    if (pending === was && chosen.length === 0) return;
    const missing = missingBeside(pending);
    recordPhotos(missingBeside(was), (photos, moment) => photos.queueChanged(chosen, missing, moment));
  });
}

/** The photos whose files were added to the queue on this page since it changed; those from the vault were chosen before. */
function chosenIn(before: UploadQueueSnapshot, after: UploadQueueSnapshot): readonly PhotoName[] {
  const isNew = ({ content, isFromVault }: PendingPhoto) =>
    !isFromVault && !before.some((known) => known.content === content);
  return pendingPhotoNames(after.filter((each) => each.content.source === 'picked' && isNew(each)));
}

function recordCamera(was: CaptureState, is: CaptureState, recorder: EventRecorder): void {
  const { photo } = is;
  if (is.name === 'error' && is.type === 'cameraAccess') {
    recorder.emit({ name: 'cameraFailed', photo, cause: is.diagnosis.cause });
  }
  const hadNone = was.name === 'init' || (was.name === 'error' && was.type === 'cameraAccess');
  if (is.name === 'capture' && hadNone) recorder.emit({ name: 'cameraOpened', photo });
}
