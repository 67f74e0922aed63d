import type { FacingMode } from '@recto/core';

/** A camera in the browser's list. Its label is empty until the person has allowed the camera. */
export interface ListedCamera {
  readonly deviceId: string;
  readonly label: string;
  /** Which way it looks, where the browser or the label tells. */
  readonly facingMode: FacingMode | null;
}

/** iOS translates its labels, into the phone's language and not the page's; Android writes English. */
const rearWords = /back|rear|environment|arrière|rück|traser|posterior|achter/i;
const frontWords = /front|user|facetime|truedepth|selfie|avant|anterior|delanter|voor/i;

/** Which way a camera looks, by its label; null when the label does not tell. */
export function facingModeOfLabel(label: string): FacingMode | null {
  if (rearWords.test(label)) return 'environment';
  return frontWords.test(label) ? 'user' : null;
}

/** Cameras that take no photos of documents or faces: infrared and depth sensors, programs that pose as cameras. */
const notForPhotos = /infrared|infrarouge|infrarot|\bir\b|\bdepth|lidar|virtual|\bobs\b|desk view/i;

const dual = /dual|double|doppel|doble|doppia|dubbel/i;
const wide = /wide|grand.angle|weitwinkel|gran angular|grandangol|groothoek/i;

/**
 * Lenses from the best for a card to the worst. The joined cameras of iPhones come first: they change
 * to the lens that can focus close by themselves. Ultra-wide bends edges, telephoto can't come close.
 */
const lenses: readonly ((label: string) => boolean)[] = [
  (label) => /tripl|tripel|dreifach|drievoudig/i.test(label),
  (label) => dual.test(label) && wide.test(label),
  (label) => dual.test(label),
  (label) => !/ultra|t[ée]l[ée]|macro/i.test(label),
  (label) => /ultra/i.test(label),
];

/**
 * The cameras that a person may use, in the order in which the control cycles through them: those
 * that look away from the person, then those that look at them, each from the best lens down.
 */
export function rankCameras(cameras: readonly ListedCamera[]): readonly ListedCamera[] {
  const fit = cameras.filter(({ label }) => !notForPhotos.test(label));
  // A copy, sorted in place: `toSorted` is younger than the oldest browsers of §5.
  return [...(fit.length > 0 ? fit : cameras)].sort(
    (one, other) =>
      facingRank(one) - facingRank(other) ||
      lensRank(one) - lensRank(other) ||
      numberOf(one) - numberOf(other),
  );
}

/** The best camera that looks this way; null when none is known to, and the browser should choose. */
export function bestCamera(cameras: readonly ListedCamera[], facingMode: FacingMode): ListedCamera | null {
  return rankCameras(cameras).find((camera) => camera.facingMode === facingMode) ?? null;
}

function facingRank({ facingMode }: ListedCamera): number {
  return facingMode === 'environment' ? 0 : facingMode === 'user' ? 1 : 2;
}

function lensRank({ label }: ListedCamera): number {
  const rank = lenses.findIndex((isLens) => isLens(label));
  return rank === -1 ? lenses.length : rank;
}

/** Android numbers its cameras (`camera2 0, facing back`); 0 is the main one of the phone. */
function numberOf({ label }: ListedCamera): number {
  return Number(/camera\d? (\d+)/i.exec(label)?.[1] ?? 0);
}
