import type { CameraStatus } from '../camera/camera-machine.ts';
import type { GuidanceSnapshot } from '../guidance/guidance-snapshot.ts';
import type { DocumentName, PhotoName } from '../model/photos.ts';
import type { RefusedPhotos } from '../model/refused-photo.ts';
import type { FormatAdvice, UploadRejection } from '../model/upload-rules.ts';
import type { Orientation } from '../ports/device.ts';
import type { UploadProblem } from '../uploads/pending-photo.ts';
import type { Said } from './announcement.ts';
import { isFraming, type CaptureState } from './capture-machine.ts';

/** What went wrong with a photo: said below the title of the viewfinder (decision 8.6). */
export interface CaptureTrouble {
  /** Another photo than that of the viewfinder, or this one, if a chosen file can't be used for it. */
  readonly photo: PhotoName;
  /** `failed`: the provider refused the photo, and it can be sent again. Otherwise the key of a text. */
  readonly problem: 'failed' | UploadProblem | UploadRejection;
  readonly advice?: FormatAdvice;
}

/** Where the customer is. */
interface Step {
  /** The photo's place among those that the procedure requires: `1` of `5`. */
  readonly number: number;
  readonly total: number;
  /** The documents to which those photos belong, in their order. */
  readonly documents: readonly DocumentName[];
  /** The places of photos that are not sent yet, in ascending order. */
  readonly unsent: readonly number[];
}

/** What the capture view shows (§2). */
export interface CaptureSnapshot {
  readonly state: CaptureState;
  readonly camera: CameraStatus;
  readonly orientation: Orientation;
  /** The customer takes the photos in landscape: the notice to turn the phone does not come back. */
  readonly staysInLandscape: boolean;
  readonly step: Step;
  /** The photo that is taken after this one; null if none is left, or only this one is taken. */
  readonly next: PhotoName | null;
  /** What the customer should change before the photo is taken, and what is wrong with it (decision 4.1). */
  readonly guidance: GuidanceSnapshot;
  /** Why the photos are taken again (`Refusal.adminComment`); null for no reason. */
  readonly adminComment: string | null;
  /** Why single photos are taken again (`Refusal.photos`). */
  readonly refusals: RefusedPhotos;
  /** Null for none. */
  readonly trouble: CaptureTrouble | null;
  /** What a screen reader says (decision 4.6); null for nothing. */
  readonly said: Said | null;
}

/**
 * Whether the notice to turn the phone is shown (§2; decision 2.12): in landscape, while there is something to
 * frame, unless the customer stays in landscape.
 */
export function asksToTurn({
  state,
  orientation,
  staysInLandscape,
}: Pick<CaptureSnapshot, 'state' | 'orientation' | 'staysInLandscape'>): boolean {
  return isFraming(state) && orientation === 'landscape' && !staysInLandscape;
}
