import { requestedResolution, type FacingMode } from '@recto/core';

/** A camera in the browser's list. Its label is empty until the customer has allowed the camera. */
export interface ListedCamera {
  readonly deviceId: string;
  readonly label: string;
  /** Which way it faces, from the browser or the label; null if neither reports it. */
  readonly facingMode: FacingMode | null;
  /** Whether it did not start when it was opened last on this page. */
  readonly hasFailed?: boolean;
  /** Its capabilities; undefined if the browser does not report those of a camera that is not open. */
  readonly abilities?: LensAbilities;
}

/** Each is null if the browser does not report it. */
interface LensAbilities {
  /** 1 is the main lens's own view. Below 1, the camera combines it with an ultra-wide lens. */
  readonly minZoom: number | null;
  /** The shortest distance at which it is sharp, in metres. */
  readonly nearestFocus: number | null;
  /** Of its largest picture, in pixels. */
  readonly longestSide: number | null;
}

/**
 * iOS translates its labels, into the phone's language and not the page's; Android writes English. The
 * names are from Microblink's in-browser SDK (camera utilities), which lists them by language.
 */
const rearWords =
  /back|rear|environment|arrière|rück|trase|trás|posterior|achter|spate|אחורי|артқы|πίσω|[后後]置|[后後背]面|задн|darrere|zadn|خلفي|belakang|tyln|ba[kg]sid|\bbak\b|hát[so]|후면|\barka\b|takakamera|बैक|หลัง|mặt sau|stražnj/i;
const frontWords =
  /front|user|facetime|truedepth|selfie|avant|anterior|delanter|voor|vorder|frente|framsid|forsid|etukamera|μπροστ|davant|передн|przedn|față|elül|předn|predn|أمامي|קדמי|(?:^|\s)ön\s|前[面置]|전면|หน้า|depan|फ्रंट/i;

/** Which way a camera faces, by its label; null when the label does not say so. */
export function facingModeOfLabel(label: string): FacingMode | null {
  if (rearWords.test(label)) return 'environment';
  return frontWords.test(label) ? 'user' : null;
}

/** Cameras that take no photos of documents or faces: infrared and depth sensors, programs that pose as cameras. */
const notForPhotos = /infrar|\bir\b|\bdepth|lidar|virtual|\bobs\b|desk view/i;

/** The word of the rear dual cameras, by the same source. It begins with what double, doppia, dubbel and dupla share. */
const dual =
  /d(?:ou?|u)(?:b[bl]|p[pl])|du[aá]l|כפול|қос|διπλ|[雙双]|двойн|مزدوج|здвоєн|dwikamera|ganda|dwuobiektyw|kettős|듀얼|çift|kaksois|ड्युअल|คู่|kép|デュアル|dvostruk/i;

/**
 * Lenses by their labels, from the best for a card to the worst. The combined cameras of iPhones come
 * first: they switch to the lens that can focus close. Ultra-wide distorts edges, telephoto can't focus close.
 */
const lenses: readonly ((label: string) => boolean)[] = [
  (label) => /tripl|tripel|dreifach|drievoudig|トリプル/i.test(label),
  (label) => dual.test(label),
  (label) => !isUltraWide(label) && !isTelephoto(label) && !/macro/i.test(label),
  (label) => isUltraWide(label),
];

/** The place of the dual cameras among the lenses. */
const dualRank = 1;

/** Whether a label names an ultra-wide lens. */
export function isUltraWide(label: string): boolean {
  return /ultra|超/i.test(label);
}

/** Whether a label names a telephoto lens. */
export function isTelephoto(label: string): boolean {
  return /t[ée]l[ée]|望遠/i.test(label);
}

/**
 * The cameras in the order in which the switch control cycles through them: rear cameras, then front
 * cameras, each from the best lens down. If the labels do not decide, the capabilities do; if neither does,
 * the browser's own order is kept: iOS lists the combined cameras before their single lenses. A camera that did not start
 * is last (decision 2.17).
 */
export function rankCameras(cameras: readonly ListedCamera[]): readonly ListedCamera[] {
  const fit = cameras.filter(({ label }) => !notForPhotos.test(label));
  // A copy, sorted in place: `toSorted` is younger than the oldest browsers of §5.
  return [...(fit.length > 0 ? fit : cameras)].sort(
    (one, other) =>
      Number(one.hasFailed ?? false) - Number(other.hasFailed ?? false) ||
      facingRank(one) - facingRank(other) ||
      lensRank(one) - lensRank(other) ||
      abilityRank(one) - abilityRank(other) ||
      numberOf(one) - numberOf(other),
  );
}

/** The best camera that faces this way; null when none is known to, and the browser should choose. */
export function bestCamera(cameras: readonly ListedCamera[], facingMode: FacingMode): ListedCamera | null {
  return rankCameras(cameras).find((camera) => camera.facingMode === facingMode) ?? null;
}

function facingRank({ facingMode }: ListedCamera): number {
  return facingMode === 'environment' ? 0 : facingMode === 'user' ? 1 : 2;
}

function lensRank({ label }: ListedCamera): number {
  const rank = lenses.findIndex((isLens) => isLens(label));
  // Of two dual cameras, the dual-wide one is better: in each language, its label has a word more.
  if (rank === dualRank) return rank + 1 / label.length;
  return rank === -1 ? lenses.length : rank;
}

/** In metres. A card is photographed from 20 to 25 cm (decision 2.7); telephoto lenses need more. */
const farthestNearFocus = 0.3;

/**
 * Lower is better. WebKit reports a zoom below 1 for combined cameras with an ultra-wide lens, and for no
 * other (`cameraZoomScaleFactor` in its AVVideoCaptureSource.mm). What is not reported is not counted.
 */
function abilityRank({ abilities }: ListedCamera): number {
  if (abilities === undefined) return 2;
  const { minZoom, nearestFocus, longestSide } = abilities;
  if (longestSide !== null && longestSide < requestedResolution.width) return 4;
  if (minZoom !== null && minZoom < 1) return 0;
  if (nearestFocus === null) return 2;
  return nearestFocus <= farthestNearFocus ? 1 : 3;
}

/** Android numbers its cameras (`camera2 0, facing back`); 0 is the main one of the phone. */
function numberOf({ label }: ListedCamera): number {
  return Number(/camera\d? (\d+)/i.exec(label)?.[1] ?? 0);
}
