import { asksToTurn, type CaptureSnapshot } from '../capture/capture-snapshot.ts';
import type { CaptureState } from '../capture/capture-machine.ts';
import type { Observable } from '../observable/snapshot-store.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { EventRecorder } from './event-recorder.ts';
import type * as photoRecorder from './photo-recorder.ts';

export interface RecordedParts {
  readonly capture: Observable<CaptureSnapshot>;
  readonly store: Pick<ProcedureStore, 'getSnapshot'>;
  readonly uploads: Pick<UploadQueue, 'getSnapshot' | 'subscribe'>;
  readonly recorder: EventRecorder;
  /** Loads what records photos and hints. */
  readonly load?: () => Promise<typeof photoRecorder>;
}

type RecordPhotos = (photos: photoRecorder.PhotoRecorder, moment: photoRecorder.Moment) => void;

/**
 * Records what happens on the capture screen, and which files are chosen on the confirm screen, from the snapshots of the
 * session and the queue (decision 14.4): steps and the camera at once. Photos and hints, which there are only with a
 * picture, are recorded by a part that is loaded with the first one, as of the time at which they happened.
 */
export function recordCapture({ capture, store, uploads, recorder, load }: RecordedParts): void {
  let loading: Promise<photoRecorder.PhotoRecorder | null> | null = null;
  const recordPhotos = (queue: photoRecorder.Moment['queue'], record: RecordPhotos) => {
    const { time } = recorder;
    const moment = { procedure: store.getSnapshot().entry?.procedure ?? null, queue };
    // If it can't be loaded, photos are not recorded: the customer must not notice.
    loading ??= (load ?? (() => import('./photo-recorder.ts')))().then(
      ({ PhotoRecorder }) => new PhotoRecorder(recorder),
      () => null,
    );
    void loading.then((photos) => photos && recorder.asOf(time, () => record(photos, moment)));
  };
  let before = capture.getSnapshot();
  capture.subscribe(() => {
    const was = before;
    const is = (before = capture.getSnapshot());
    const { name, photo } = is.state;
    const shown = recorder.beginStep(photo) ? is : null;
    if (shown && name !== was.state.name) recordCamera(was.state, is.state, recorder);
    if (!loading && (!shown || (name !== 'capture' && name !== 'preview'))) return;
    const isTurned = asksToTurn(is);
    recordPhotos(uploads.getSnapshot(), (photos, moment) =>
      photos.captureChanged(was, shown, isTurned, moment),
    );
  });
  let known = uploads.getSnapshot();
  uploads.subscribe(() => {
    const earlier = known;
    const after = (known = uploads.getSnapshot());
    const isConfirm = recorder.screen === 'confirm';
    if (!loading && !isConfirm) return;
    recordPhotos(earlier, (photos, moment) => photos.queueChanged(after, isConfirm, moment));
  });
}

function recordCamera(was: CaptureState, is: CaptureState, recorder: EventRecorder): void {
  const { photo } = is;
  if (is.name === 'error' && is.type === 'cameraAccess') {
    recorder.emit({ name: 'cameraFailed', photo, cause: is.diagnosis.cause });
  }
  const hadNone = was.name === 'init' || (was.name === 'error' && was.type === 'cameraAccess');
  if (is.name === 'capture' && hadNone) recorder.emit({ name: 'cameraOpened', photo });
}
