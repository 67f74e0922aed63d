import type { CapturedImage } from '../model/captured-image.ts';
import type { PictureSide, Quad } from '../model/frame-reading.ts';
import type { FramingTone } from '../model/framing-tone.ts';
import type { PhotoName } from '../model/photos.ts';
import type { DocumentPlace, PhotoWarningCode, Place } from '../model/photo-check.ts';
import type { GuidancePace } from '../model/guidance-pace.ts';
import type { Hint } from './hint.ts';

/** What the capture view shows of the guidance. The object stays the same until something visible changes. */
export interface GuidanceSnapshot {
  /** What the customer is asked to do now; null for nothing. */
  readonly hint: Hint | null;
  /** For each side of the mask, how well the document's own side lies on it: 0 to 1, in steps of 0.1. */
  readonly sides: Readonly<Record<PictureSide, number>>;
  /** Whether a document was found in the last frame. */
  readonly isFound: boolean;
  /** The corners of the document in the last frame before the photo was taken; null until then, and if they are not certain. */
  readonly corners: Quad | null;
  readonly autoCapture: {
    /** Whether the configuration and this device allow it; if not, there is no switch. */
    readonly isAvailable: boolean;
    /** The customer's choice. */
    readonly isEnabled: boolean;
    /** Null while no ring closes. */
    readonly ring: CaptureRing | null;
  };
  readonly sound: {
    readonly isAvailable: boolean;
    /** The customer's choice. */
    readonly isEnabled: boolean;
    /** What is to be heard and felt now; null for silence. */
    readonly tone: FramingTone | null;
  };
  /** What a screen reader would be given to say now; null for nothing. The session's voice decides when it is said. */
  readonly words: Words | null;
  /** How much this phone can be guided now. */
  readonly pace: GuidancePace;
  /** Null if the open camera has no light, and while there is no viewfinder. */
  readonly torch: {
    readonly isOn: boolean;
    /** It is dark, so the light would help. */
    readonly isProposed: boolean;
  } | null;
  /** What is wrong with the photo in the preview. */
  readonly verdict: PhotoVerdict;
}

/** The ring along the mask that closes before a photo is taken automatically. */
export interface CaptureRing {
  /** How much of it is closed, 0 to 1; it changes with each reading, about ten times per second. */
  readonly progress: number;
  /** How long it takes in all, in ms. */
  readonly durationMs: number;
}

/** Where the customer should move the phone, as they hold it. */
export type SpokenDirection = 'moveLeft' | 'moveRight' | 'moveUp' | 'moveDown' | 'moveCloser' | 'moveFarther';

/** What is said of the viewfinder. */
export type Words =
  | { readonly kind: 'hint'; readonly hint: Hint }
  /** Only with sound. */
  | { readonly kind: 'direction'; readonly direction: SpokenDirection };

export type PhotoVerdict =
  /** There is no preview, or the photo is not checked. */
  | { readonly name: 'none' }
  /** The check runs. It ends in time, or its result is `fine`. */
  | { readonly name: 'checking' }
  /**
   * Nothing is known to be wrong. `isChecked`: the document or the face was found as a whole, so that this can be said.
   * `dpi`: the document's resolution, null if it was not measured. `document`: as of a warning.
   */
  | {
      readonly name: 'fine';
      readonly isChecked: boolean;
      readonly dpi: number | null;
      readonly document?: DocumentPlace | undefined;
    }
  | PhotoWarning;

/** One sentence about the photo. "Retake" is the first choice then, and "Use" stays. */
export interface PhotoWarning {
  readonly name: 'warning';
  readonly code: PhotoWarningCode;
  /** `likelyRefused`: a reviewer can hardly read it. `doubtful`: it may be good enough. */
  readonly severity: 'likelyRefused' | 'doubtful';
  /** The bad places; empty if the whole photo is meant. */
  readonly places: readonly Place[];
  /** Where the loupe opens; null for no loupe. */
  readonly worst: Place | null;
  /** The document's resolution in dots per inch; null if it was not measured. */
  readonly dpi: number | null;
  /** Where the document is, to be shown without what is around it; undefined if that matters, or is not certain. */
  readonly document?: DocumentPlace | undefined;
  /** For `sameSide`: the earlier photo that looks like this one. */
  readonly twin: { readonly photo: PhotoName; readonly image: CapturedImage } | null;
}

/** What one viewfinder shows of the guidance, beside the choices. */
export interface ViewfinderGuidance {
  readonly hint: Hint | null;
  readonly sides: GuidanceSnapshot['sides'];
  readonly isFound: boolean;
  readonly ring: CaptureRing | null;
  readonly tone: FramingTone | null;
  readonly words: Words | null;
  readonly pace: GuidancePace;
}

/** No frame has been read yet. */
export const noHints: ViewfinderGuidance = {
  hint: null,
  sides: { top: 0, right: 0, bottom: 0, left: 0 },
  isFound: false,
  ring: null,
  tone: null,
  words: null,
  pace: 'full',
};

const { ring, tone, ...nothingSeen } = noHints;

/** Nothing to show: the guidance is off, or has not seen a frame. */
export const noGuidance: GuidanceSnapshot = {
  ...nothingSeen,
  corners: null,
  autoCapture: { isAvailable: false, isEnabled: false, ring },
  sound: { isAvailable: false, isEnabled: false, tone },
  torch: null,
  verdict: { name: 'none' },
};
