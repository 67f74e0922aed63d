import type {
  CaptureRing,
  DocumentPlace,
  Quad,
  GuidanceSnapshot,
  Hint,
  PhotoWarning,
  PhotoWarningCode,
} from '@recto/core';

/** Sample snapshots of the guidance. A new hint or warning does not compile until it is here. */

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Every hint, by the name of its sample. */
export const hints = {
  tooDark: [{ name: 'tooDark' }],
  noDocument: [{ name: 'noDocument' }],
  noFace: [{ name: 'noFace' }],
  cutOff: sides.map((side) => ({ name: 'cutOff', side })),
  tooFar: [{ name: 'tooFar' }],
  tooClose: [{ name: 'tooClose' }],
  tilted: [{ name: 'tilted' }],
  turned: [{ name: 'turned' }],
  offCentre: [{ name: 'offCentre', side: 'left' }],
  covered: [{ name: 'covered' }],
  severalFaces: [{ name: 'severalFaces' }],
  faceCovered: [{ name: 'faceCovered' }],
  holdStill: [{ name: 'holdStill' }],
  holdFarther: [{ name: 'holdFarther' }],
  glare: [{ name: 'glare' }],
  sameSide: [{ name: 'sameSide' }],
  turnOver: [{ name: 'turnOver' }, { name: 'turnOver', next: 'button' }],
  faceInsteadOfDocument: [{ name: 'faceInsteadOfDocument' }],
  documentInsteadOfFace: [{ name: 'documentInsteadOfFace' }],
  fillFrame: [{ name: 'fillFrame' }],
  ready: [
    { name: 'ready' },
    { name: 'ready', next: 'automatic' },
    { name: 'ready', next: 'firstAutomatic' },
    { name: 'ready', next: 'button' },
    { name: 'ready', next: 'buttonFromNow' },
  ],
  sideways: [{ name: 'sideways' }],
  takeByButton: [{ name: 'takeByButton' }],
} as const satisfies { [Name in Hint['name']]: readonly Extract<Hint, { name: Name }>[] };

const places = [
  { x: 120, y: 330, width: 260, height: 150 },
  { x: 560, y: 520, width: 220, height: 130 },
];

/** Where a thumb lies on the document's long side. */
const coveredPlace = { x: 420, y: 690, width: 190, height: 90 };

/** A part of the last machine-readable row. */
const rowPlace = { x: 540, y: 690, width: 170, height: 34 };

/** Where the fake camera's cards are in their photos. */
const sampleDocument: DocumentPlace = { corners: cardOfFakeCamera(), format: 'id1' };

function cardOfFakeCamera(): Quad {
  const unit = 950 / 856 / 1.08;
  const turn = (-0.7 * Math.PI) / 180;
  const corner = (x: number, y: number) => ({
    x: 500 + unit * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: 500 + unit * (x * Math.sin(turn) + y * Math.cos(turn)),
  });
  return [corner(-428, -270), corner(428, -270), corner(428, 270), corner(-428, 270)];
}

/** A good photo of a card, with a certain document or without. */
export const good = { name: 'fine', isChecked: true, dpi: 318, document: sampleDocument } as const;

function warning(code: PhotoWarningCode, part: Partial<PhotoWarning> = {}): PhotoWarning {
  return {
    name: 'warning',
    code,
    severity: 'likelyRefused',
    places: [],
    worst: null,
    dpi: 312,
    twin: null,
    ...part,
  };
}

/** Every warning about a photo; `sameSide` has its own sample, since it needs another photo. */
export const warnings = {
  faceInsteadOfDocument: warning('faceInsteadOfDocument', { dpi: null }),
  documentInsteadOfFace: warning('documentInsteadOfFace', { dpi: null }),
  noDocument: warning('noDocument', { dpi: null }),
  noFace: warning('noFace', { dpi: null }),
  severalFaces: warning('severalFaces', { dpi: null }),
  cutOff: warning('cutOff', { places: [{ x: 0, y: 200, width: 60, height: 600 }] }),
  covered: warning('covered', {
    document: sampleDocument,
    severity: 'doubtful',
    places: [coveredPlace],
    worst: coveredPlace,
  }),
  blurred: warning('blurred', { document: sampleDocument, places, worst: places[0]! }),
  unreadableLines: warning('unreadableLines', {
    document: sampleDocument,
    severity: 'doubtful',
    places: [rowPlace],
    worst: rowPlace,
  }),
  glare: warning('glare', {
    document: sampleDocument,
    severity: 'doubtful',
    places: places.slice(1),
    worst: places[1]!,
  }),
  identityCardInsteadOfLicence: warning('identityCardInsteadOfLicence', { document: sampleDocument }),
  backInsteadOfFront: warning('backInsteadOfFront', { document: sampleDocument }),
  tooDark: warning('tooDark', { document: sampleDocument }),
  tooSmall: warning('tooSmall', { severity: 'doubtful', dpi: 168 }),
  faceCovered: warning('faceCovered', { severity: 'doubtful', dpi: null }),
} as const satisfies Record<Exclude<PhotoWarningCode, 'sameSide'>, PhotoWarning>;

const withoutDocument: ReadonlySet<Hint['name']> = new Set([
  'tooDark',
  'noDocument',
  'faceInsteadOfDocument',
  'sideways',
  'takeByButton',
]);

/** The guidance while a card is framed: both switches are offered, automatic photos are on. */
export function guidanceWith(
  hint: Hint | null,
  part: Partial<GuidanceSnapshot> = {},
): Partial<GuidanceSnapshot> {
  return {
    hint,
    isFound: hint !== null && !withoutDocument.has(hint.name),
    autoCapture: { isAvailable: true, isEnabled: true, ring: null },
    sound: { isAvailable: true, isEnabled: false, tone: null },
    ...part,
  };
}

const closing = (progress: number): CaptureRing => ({ progress, durationMs: 900 });

/** Three moments of the ring that closes before an automatic photo. */
export const rings = [closing(0.1), closing(0.5), closing(0.9)] as const;
