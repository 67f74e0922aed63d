import type { CaptureState, HeldImage } from '../capture/capture-machine.ts';
import { asksToTurn, type CaptureSnapshot } from '../capture/capture-snapshot.ts';
import { isPickedFile } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { FactsOf } from '../ports/events.ts';

/**
 * How much of a photo's base64 text is kept to read its size, in characters: a browser's JPEG names it in the first
 * kilobyte.
 */
const headLength = 4096;

/** What is recorded of an image: another object is another image. */
export interface SeenImage {
  readonly isPicked: boolean;
  /** The beginning of the photo's base64 text, as codes of characters; empty for a picked file. */
  readonly head: Uint8Array;
}

/**
 * What is recorded of a snapshot of the capture session. It may wait until `PhotoRecorder` is loaded, so it holds no image
 * (decision 11.8).
 */
export interface SeenCapture {
  /** Whether the capture screen is shown. */
  readonly isShown: boolean;
  readonly photo: PhotoName;
  readonly state: CaptureState['name'];
  /** Of the states that show a photo; null in the others. */
  readonly image: SeenImage | null;
  /** The photo in the preview was taken by auto-capture. */
  readonly isAutomatic: boolean;
  /** The photo in the preview was used before, and the customer looks at it again. */
  readonly isUsed: boolean;
  /** Null for no warning. */
  readonly warning: FactsOf<'photoWarned'>['warning'] | null;
  readonly verdict: FactsOf<'photoUsed'>['verdict'];
  readonly hint: FactsOf<'guidanceShown'>['hint'] | null;
  /** Whether hints are about what the camera shows now: one that is gone was followed. */
  readonly isGuided: boolean;
}

/** @param image of the state; null if it has none. */
export function seenCapture(
  snapshot: CaptureSnapshot,
  isShown: boolean,
  image: SeenImage | null,
): SeenCapture {
  const { state, camera, guidance } = snapshot;
  const { verdict, hint, pace } = guidance;
  return {
    isShown,
    photo: state.photo,
    state: state.name,
    image,
    isAutomatic: 'isAutomatic' in state,
    isUsed: 'isUsed' in state,
    warning: verdict.name === 'warning' ? verdict.code : null,
    verdict: verdictOf(verdict),
    hint: hint && hint.name,
    isGuided: camera.status === 'live' && pace !== 'none' && !asksToTurn(snapshot),
  };
}

function verdictOf(verdict: CaptureSnapshot['guidance']['verdict']): SeenCapture['verdict'] {
  if (verdict.name === 'warning') return verdict.severity;
  return verdict.name === 'fine' && verdict.isChecked ? 'fine' : 'unchecked';
}

/** Copies the beginning: a part of a text would keep the whole of it in memory. */
export function seenImage(image: HeldImage): SeenImage {
  const isPicked = isPickedFile(image);
  const text = isPicked ? '' : image.base64.slice(0, headLength);
  return { isPicked, head: Uint8Array.from(text, (character) => character.charCodeAt(0)) };
}
