import type { CaptureSnapshot } from '../capture/capture-snapshot.ts';
import type { CaptureState } from '../capture/capture-machine.ts';
import { isPickedFile } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import { missingPhotos, type Procedure } from '../model/procedure.ts';
import type { FactsOf, VisitPart } from '../ports/events.ts';
import { pendingPhotoNames, type UploadQueueSnapshot } from '../uploads/pending-upload.ts';
import type { EventRecorder } from './event-recorder.ts';
import { megapixelsOf } from './megapixels.ts';

type HintEnd = FactsOf<'guidanceEnded'>;

/** The hints that ask for the photo itself. */
const asksForPhoto: readonly string[] = ['fillFrame', 'takeByButton'] satisfies HintEnd['hint'][];

/** What was known when something happened: it may be recorded later. */
export interface Moment {
  readonly procedure: Procedure | null;
  readonly queue: UploadQueueSnapshot;
}

/**
 * Makes events of photos and hints. It is loaded with the camera's first picture, or with the first file, so that no
 * byte of it delays the camera (decision 14.8).
 */
export class PhotoRecorder {
  readonly #recorder: EventRecorder;
  /** How many photos of each name were taken on this page. */
  readonly #tries = new Map<PhotoName, number>();
  /** The photos of which one was used on this page. */
  readonly #used = new Set<PhotoName>();
  /** Whether a photo was used for the first time since the last check that all are there. */
  #mayBeComplete = false;
  /** The hint that is shown and that the customer can follow; null for none. */
  #hint: Pick<HintEnd, 'photo' | 'hint'> | null = null;
  /** Whether the preview has warned of the photo that it shows. */
  #hasWarned = false;
  #part: VisitPart;

  constructor(recorder: EventRecorder) {
    this.#recorder = recorder;
    this.#part = recorder.part;
  }

  /**
   * The capture session has changed.
   * @param is null if another screen is shown.
   * @param isTurned whether the notice to turn the phone is shown.
   */
  captureChanged(was: CaptureSnapshot, is: CaptureSnapshot | null, isTurned: boolean, moment: Moment): void {
    if (is === null) return this.#endHint('left');
    const { photo } = is.state;
    const { verdict } = is.guidance;
    if (isOther(was.state, is.state)) {
      this.#hasWarned = false;
      this.#recordPhoto(was, is, moment);
    }
    this.#followHint(was, is, isTurned);
    const warns = verdict.name === 'warning' && is.state.name === 'preview' && !is.state.isUsed;
    if (!warns || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#recorder.emit({ name: 'photoWarned', photo, warning: verdict.code });
  }

  /**
   * The upload queue has changed.
   * @param after its photos now; `moment` has those before.
   * @param isConfirm whether the confirm screen is shown, where files are used as soon as they are chosen.
   */
  queueChanged(after: UploadQueueSnapshot, isConfirm: boolean, moment: Moment): void {
    const known = moment.queue.map(({ content }) => content);
    const added = after.filter(({ content }) => !known.includes(content));
    for (const { content } of isConfirm ? added : []) {
      if (content.source !== 'picked') continue;
      this.#take({ photo: content.photo, source: 'picked', megapixels: 'unknown' });
      this.#use(content.photo, 'unchecked', moment);
    }
    if (!this.#mayBeComplete || missing(moment.procedure, after)?.length !== 0) return;
    this.#mayBeComplete = false;
    this.#recorder.emit({ name: 'photosComplete' }, 'page');
  }

  #recordPhoto(
    { state: was, guidance: saw }: CaptureSnapshot,
    { state: is }: CaptureSnapshot,
    moment: Moment,
  ): void {
    const { photo } = is;
    const isWarned = saw.verdict.name === 'warning';
    const why = was.name === 'preview' && was.isUsed ? 'usedBefore' : isWarned ? 'warning' : 'look';
    if (is.name === 'preview') {
      // The customer looks at an earlier photo again.
      if (is.isUsed) return;
      if (was.name === 'preview') this.#recorder.emit({ name: 'photoRetaken', photo, why });
      const source = isPickedFile(is.image) ? 'picked' : is.isAutomatic ? 'automatic' : 'byHand';
      this.#take({ photo, source, megapixels: megapixelsOf(is.image) });
    } else if (is.name === 'upload') {
      // Not a retry, and not an earlier photo that is sent again.
      if (was.name === 'preview' && !was.isUsed) this.#use(photo, verdictOf(saw.verdict), moment);
    } else if (is.name === 'capture' && was.photo === photo) {
      // From a photo the customer may also just go on to the next one.
      if (was.name === 'preview') this.#recorder.emit({ name: 'photoRetaken', photo, why });
      const isRefused = was.name === 'error' && was.type === 'internal';
      if (isRefused) this.#recorder.emit({ name: 'photoRetaken', photo, why: 'refused' });
    }
  }

  #take(facts: FactsOf<'photoTaken'>): void {
    // A restarted procedure begins without photos (§4).
    if (this.#part !== this.#recorder.part) this.#forget();
    this.#tries.set(facts.photo, (this.#tries.get(facts.photo) ?? 0) + 1);
    this.#recorder.emit({ name: 'photoTaken', ...facts });
  }

  #forget(): void {
    this.#part = this.#recorder.part;
    this.#tries.clear();
    this.#used.clear();
  }

  #use(photo: PhotoName, verdict: FactsOf<'photoUsed'>['verdict'], { procedure, queue }: Moment): void {
    const wasUsed = this.#used.has(photo) || this.#recorder.deleted.includes(photo);
    const isFirstTime = !wasUsed && (missing(procedure, queue)?.includes(photo) ?? true);
    const isRetaken = (this.#tries.get(photo) ?? 1) > 1;
    const attempt = !isFirstTime ? 'replacement' : isRetaken ? 'later' : 'first';
    this.#mayBeComplete ||= isFirstTime;
    this.#used.add(photo);
    this.#recorder.emit({ name: 'photoUsed', photo, verdict, attempt });
  }

  #followHint(was: CaptureSnapshot, is: CaptureSnapshot, isTurned: boolean): void {
    const { photo } = is.state;
    const hint = is.guidance.hint?.name ?? null;
    const isTaken = is.state.name === 'preview' && !is.state.isUsed && !isPickedFile(is.state.image);
    if (is.state.name !== 'capture') this.#endHint(isTaken ? endWithPhoto(this.#hint?.hint) : 'left');
    if (hint === (was.guidance.hint?.name ?? null)) return;
    if (hint === null) return this.#endHint(isFraming(is) && !isTurned ? 'followed' : 'left');
    this.#endHint(hint === 'ready' ? 'followed' : hint === 'takeByButton' ? 'left' : 'replaced');
    this.#recorder.emit({ name: 'guidanceShown', photo, hint });
    this.#recorder.mark('hint');
    if (hint !== 'ready') this.#hint = { photo, hint };
  }

  #endHint(end: HintEnd['end']): void {
    if (this.#hint !== null) this.#recorder.emit({ name: 'guidanceEnded', ...this.#hint, end }, 'hint');
    this.#hint = null;
  }
}

/** The required photos that neither the provider nor the queue has; null if there is no started procedure. */
function missing(procedure: Procedure | null, queue: UploadQueueSnapshot): readonly PhotoName[] | null {
  if (procedure?.status !== 'started') return null;
  const pending = pendingPhotoNames(queue);
  return missingPhotos(procedure).filter((photo) => !pending.includes(photo));
}

/** Whether the hint that is gone was about what the camera shows now. */
function isFraming(is: CaptureSnapshot): boolean {
  return is.camera.status === 'live' && is.guidance.pace !== 'none';
}

function endWithPhoto(hint: string | undefined): HintEnd['end'] {
  return hint !== undefined && asksForPhoto.includes(hint) ? 'followed' : 'photoTaken';
}

/** Also a file that takes the place of the photo in the preview. */
function isOther(was: CaptureState, is: CaptureState): boolean {
  return is.name !== was.name || (is.name === 'preview' && was.name === 'preview' && is.image !== was.image);
}

function verdictOf(verdict: CaptureSnapshot['guidance']['verdict']): FactsOf<'photoUsed'>['verdict'] {
  if (verdict.name === 'warning') return verdict.severity;
  return verdict.name === 'fine' && verdict.isChecked ? 'fine' : 'unchecked';
}
