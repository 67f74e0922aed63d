import type { CapturedImage } from '../model/captured-image.ts';
import type { DocumentPlace, PhotoCheck, PhotoProblemName } from '../model/photo-check.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import type { PhotoVerdict, PhotoWarning } from './guidance-snapshot.ts';
import { wrongDocument } from './wrong-document.ts';

/** From the gravest: only the first one of a photo is named, since one new photo mends them all. */
const severities: readonly (readonly [PhotoProblemName, PhotoWarning['severity']])[] = [
  ['faceInsteadOfDocument', 'likelyRefused'],
  ['documentInsteadOfFace', 'likelyRefused'],
  ['noDocument', 'likelyRefused'],
  ['noFace', 'likelyRefused'],
  ['severalFaces', 'likelyRefused'],
  ['cutOff', 'likelyRefused'],
  ['blurred', 'likelyRefused'],
  ['tooDark', 'likelyRefused'],
  ['covered', 'doubtful'],
  ['unreadableLines', 'doubtful'],
  ['glare', 'doubtful'],
  ['tooSmall', 'doubtful'],
  ['faceCovered', 'doubtful'],
];

/** What can be seen without what is around the document. Other warnings are about its place. */
const seenOnDocument: ReadonlySet<PhotoProblemName> = new Set([
  'blurred',
  'tooDark',
  'covered',
  'unreadableLines',
  'glare',
]);

/** The problems that a photo was refused for, by the reason: one that is only doubtful elsewhere is grave then. */
const refusedProblems: Readonly<Partial<Record<RefusalCode, readonly PhotoProblemName[]>>> = {
  blurred: ['unreadableLines', 'tooSmall'],
  glare: ['glare'],
  covered: ['covered', 'faceCovered'],
};

export interface CheckedPhoto {
  /** What the step asks for. */
  readonly photo: PhotoName;
  /** Null if the check failed or did not end in time. */
  readonly check: PhotoCheck | null;
  /** An earlier photo of another side that looks like this one; null if there is none. */
  readonly twin: { readonly photo: PhotoName; readonly image: CapturedImage } | null;
  /** Why the last photo of that name was refused; null for no reason. */
  readonly refusedFor?: RefusalCode | null;
}

/**
 * What the preview says about a photo: one sentence, or nothing. It fails open: without a check there is no
 * warning (decision 4.4).
 */
export function photoVerdict({
  photo,
  check,
  twin,
  refusedFor = null,
}: CheckedPhoto): Exclude<PhotoVerdict, { name: 'checking' }> {
  const dpi = check?.dpi ?? null;
  const document = documentIn(check);
  const ofWholePhoto = { name: 'warning', severity: 'likelyRefused', places: [], worst: null, dpi } as const;
  if (twin !== null) return { ...ofWholePhoto, code: 'sameSide', twin };
  if (check === null) return { name: 'fine', isChecked: false, dpi: null };
  const wrong = wrongDocument(photo, check.rows);
  if (wrong !== null) return { ...ofWholePhoto, code: wrong, document, twin: null };
  const again = (refusedFor !== null && refusedProblems[refusedFor]) || [];
  const isRepeated = (code: PhotoProblemName) => again.includes(code);
  for (const [code, severity] of severities) {
    const problem = check.problems.find(({ name }) => name === code);
    if (problem === undefined) continue;
    const worst = problem.places.length > 0 ? check.worst : null;
    const seen = seenOnDocument.has(code) ? document : undefined;
    return {
      name: 'warning',
      code,
      severity: isRepeated(code) ? 'likelyRefused' : severity,
      places: problem.places,
      worst,
      dpi,
      document: seen,
      twin: null,
    };
  }
  // A face that is missing, beside another one or covered is a problem, so one without problems was found as a whole.
  const isChecked = photoNamed(photo).frame === 'face' || check.quad !== null;
  return { name: 'fine', isChecked, dpi, document };
}

/** Only a certain, whole document has a hash. */
function documentIn(check: PhotoCheck | null): DocumentPlace | undefined {
  if (check === null || check.hash === null || check.quad === null || check.format === null) return undefined;
  return { corners: check.quad, format: check.format };
}
