import type { PhotoName } from '../model/photos.ts';
import type { FactsOf, VisitPart } from '../ports/events.ts';
import type { EventRecorder } from './event-recorder.ts';
import { megapixelsOf } from './megapixels.ts';
import type { SeenCapture } from './seen-capture.ts';

type HintEnd = FactsOf<'guidanceEnded'>;

/** The hints that ask for the photo itself. */
const asksForPhoto: readonly string[] = ['fillFrame', 'takeByButton'] satisfies HintEnd['hint'][];

/** What was known when something happened: it may be recorded later, so it holds no image. */
export interface Moment {
  /** The required photos that neither the provider nor the queue has; null if there is no started procedure. */
  readonly missing: readonly PhotoName[] | null;
  /** The photos that were deleted before (`EventRecorder.deleted`). */
  readonly deleted: readonly PhotoName[];
}

/**
 * Makes events of photos and hints. It is loaded with the camera's first picture, or with the first file, so that no
 * byte of it delays the camera (decision 11.8).
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

  /** The capture session has changed. */
  captureChanged(was: SeenCapture, is: SeenCapture, moment: Moment): void {
    if (!is.isShown) return this.#endHint('left');
    const { photo, warning } = is;
    if (isOther(was, is)) {
      this.#hasWarned = false;
      this.#recordPhoto(was, is, moment);
    }
    this.#followHint(was, is);
    if (warning === null || is.state !== 'preview' || is.isUsed || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#recorder.emit({ name: 'photoWarned', photo, warning });
  }

  /**
   * The upload queue has changed.
   * @param chosen the photos of the files that were chosen on the confirm screen, where they are used at once.
   * @param missing as in a moment, after the change; `moment` has those before.
   */
  queueChanged(chosen: readonly PhotoName[], missing: Moment['missing'], moment: Moment): void {
    for (const photo of chosen) {
      this.#take({ photo, source: 'picked', megapixels: 'unknown' });
      this.#use(photo, 'unchecked', moment);
    }
    if (!this.#mayBeComplete || missing?.length !== 0) return;
    this.#mayBeComplete = false;
    this.#recorder.emit({ name: 'photosComplete' }, 'page');
  }

  #recordPhoto(was: SeenCapture, is: SeenCapture, moment: Moment): void {
    const { photo, image } = is;
    const why = was.isUsed ? 'usedBefore' : was.warning !== null ? 'warning' : 'look';
    const wasPreview = was.state === 'preview';
    if (is.state === 'preview' && image !== null) {
      // The customer looks at an earlier photo again.
      if (is.isUsed) return;
      if (wasPreview) this.#recorder.emit({ name: 'photoRetaken', photo, why });
      const source = image.isPicked ? 'picked' : is.isAutomatic ? 'automatic' : 'byHand';
      this.#take({ photo, source, megapixels: megapixelsOf(image.head) });
    } else if (is.state === 'upload') {
      // Not a retry, and not an earlier photo that is sent again.
      if (wasPreview && !was.isUsed) this.#use(photo, was.verdict, moment);
    } else if (is.state === 'capture' && was.photo === photo) {
      // From a photo the customer may also just go on to the next one.
      if (wasPreview) this.#recorder.emit({ name: 'photoRetaken', photo, why });
      const isRefused = was.state === 'error' && was.image !== null;
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

  #use(photo: PhotoName, verdict: FactsOf<'photoUsed'>['verdict'], { missing, deleted }: Moment): void {
    const wasUsed = this.#used.has(photo) || deleted.includes(photo);
    const isFirstTime = !wasUsed && (missing?.includes(photo) ?? true);
    const isRetaken = (this.#tries.get(photo) ?? 1) > 1;
    const attempt = !isFirstTime ? 'replacement' : isRetaken ? 'later' : 'first';
    this.#mayBeComplete ||= isFirstTime;
    this.#used.add(photo);
    this.#recorder.emit({ name: 'photoUsed', photo, verdict, attempt });
  }

  #followHint(was: SeenCapture, is: SeenCapture): void {
    const { photo, hint } = is;
    const isTaken = is.state === 'preview' && !is.isUsed && is.image?.isPicked === false;
    if (is.state !== 'capture') this.#endHint(isTaken ? endWithPhoto(this.#hint?.hint) : 'left');
    if (hint === was.hint) return;
    if (hint === null) return this.#endHint(is.isGuided ? 'followed' : 'left');
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

function endWithPhoto(hint: string | undefined): HintEnd['end'] {
  return hint !== undefined && asksForPhoto.includes(hint) ? 'followed' : 'photoTaken';
}

/** Also a file that takes the place of the photo in the preview. */
function isOther(was: SeenCapture, is: SeenCapture): boolean {
  return is.state !== was.state || (is.state === 'preview' && is.image !== was.image);
}
