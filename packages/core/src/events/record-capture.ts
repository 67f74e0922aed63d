import type { CaptureSnapshot } from '../capture/capture-snapshot.ts';
import type { CaptureState } from '../capture/capture-machine.ts';
import { isPickedFile } from '../model/captured-image.ts';
import type { Observable } from '../observable/snapshot-store.ts';
import type { EventRecorder } from './event-recorder.ts';

/** Records what happens on the capture screen, from the session's snapshots (decision 14.4). */
export function recordCapture(capture: Observable<CaptureSnapshot>, recorder: EventRecorder): void {
  let before = capture.getSnapshot();
  capture.subscribe(() => {
    const { state: was, guidance: saw } = before;
    before = capture.getSnapshot();
    const { state: is, guidance } = before;
    if (!recorder.beginStep(is.photo)) return;
    if (is.name !== was.name) recordChange(was, is, recorder);
    const hint = guidance.hint?.name;
    if (hint !== undefined && hint !== saw.hint?.name) {
      recorder.emit({ name: 'guidanceShown', photo: is.photo, hint });
    }
  });
}

function recordChange(was: CaptureState, is: CaptureState, recorder: EventRecorder): void {
  const { photo } = is;
  if (is.name === 'error' && is.type === 'cameraAccess') {
    recorder.emit({ name: 'cameraFailed', photo, cause: is.diagnosis.cause });
  } else if (is.name === 'preview') {
    // The customer looks at an earlier photo again.
    if (is.isUsed) return;
    recorder.emit({ name: 'photoTaken', photo, source: isPickedFile(is.image) ? 'picked' : 'taken' });
  } else if (is.name === 'capture') {
    // From an earlier photo the customer may also just go on to the next one.
    if (was.name === 'preview' && was.photo !== photo) return;
    if (was.name === 'preview') recorder.emit({ name: 'photoRetaken', photo });
    else if (was.name !== 'upload') recorder.emit({ name: 'cameraOpened', photo });
  }
}
