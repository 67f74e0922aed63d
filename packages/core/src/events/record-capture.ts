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
  const photos = latePhotos(recorder, store, load ?? (() => import('./photo-recorder.ts')));
  let before = capture.getSnapshot();
  capture.subscribe(() => {
    const was = before;
    const is = (before = capture.getSnapshot());
    const isShown = recorder.beginStep(is.state.photo);
    if (isShown && is.state.name !== was.state.name) recordCamera(was.state, is.state, recorder);
    const mayHavePhoto = isShown && (is.state.name === 'capture' || is.state.name === 'preview');
    if (!mayHavePhoto && !photos.isWanted) return;
    const isTurned = asksToTurn(is);
    const queue = uploads.getSnapshot();
    photos.record(queue, (late, moment) => late.captureChanged(was, isShown ? is : null, isTurned, moment));
  });
  let known = uploads.getSnapshot();
  uploads.subscribe(() => {
    const earlier = known;
    const after = (known = uploads.getSnapshot());
    const isChosen = recorder.screen === 'confirm';
    if (isChosen || photos.isWanted) {
      photos.record(earlier, (late, moment) => late.queueChanged(after, isChosen, moment));
    }
  });
}

/** What records photos and hints. If it can't be loaded, they are not recorded: the customer must not notice. */
function latePhotos(
  recorder: EventRecorder,
  store: RecordedParts['store'],
  load: NonNullable<RecordedParts['load']>,
) {
  let loading: Promise<photoRecorder.PhotoRecorder | null> | null = null;
  return {
    /** Whether there was anything to record. */
    get isWanted(): boolean {
      return loading !== null;
    },
    /** @param queue the photos in the queue then. */
    record(queue: photoRecorder.Moment['queue'], record: RecordPhotos): void {
      const { time } = recorder;
      const moment = { procedure: store.getSnapshot().entry?.procedure ?? null, queue };
      loading ??= load().then(
        ({ PhotoRecorder }) => new PhotoRecorder(recorder),
        () => null,
      );
      void loading.then((late) => late && recorder.asOf(time, () => record(late, moment)));
    },
  };
}

function recordCamera(was: CaptureState, is: CaptureState, recorder: EventRecorder): void {
  const { photo } = is;
  if (is.name === 'error' && is.type === 'cameraAccess') {
    recorder.emit({ name: 'cameraFailed', photo, cause: is.diagnosis.cause });
  }
  const hadNone = was.name === 'init' || (was.name === 'error' && was.type === 'cameraAccess');
  if (is.name === 'capture' && hadNone) recorder.emit({ name: 'cameraOpened', photo });
}
