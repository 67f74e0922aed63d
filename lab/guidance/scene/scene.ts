import type { Colour } from '../picture/texture.ts';
import type { DocumentKind } from '../kinds.ts';
import type { Split } from '../split.ts';
import type { Plane } from './plane.ts';

/** Names one texture. */
export interface TextureName {
  readonly kind: 'material' | 'card' | 'document' | 'lined' | 'other' | 'cover' | 'photograph';
  readonly name: string;
  readonly variant: number;
  /** As a photocopier prints it: grey, its light tones white. */
  readonly isCopied?: boolean;
}

/** A rectangle on the plane of the card; lengths in mm, angles in radians. */
export interface FlatObject {
  readonly texture: TextureName;
  readonly centre: readonly [number, number];
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Of each corner where they differ, from the top left one clockwise. */
  readonly radii?: readonly [number, number, number, number];
  /** How far paper's edges and print bow, in mm, and where. */
  readonly warp?: { readonly height: number; readonly phase: number };
  /** How dark the shadow around it is, 0 to 1, and how far it reaches. */
  readonly shadow: number;
  readonly shadowReach: number;
  readonly glossy: boolean;
  /** How much of what lies below it a clear thing hides, 0 to 1; 1 if it is left out. */
  readonly alpha?: number;
}

/** A finger on the plane of the card, in mm. */
export interface Finger {
  readonly from: readonly [number, number];
  readonly tip: readonly [number, number];
  readonly radius: number;
  readonly skin: Colour;
  /** Without a nail and a crease, such as a palm. */
  readonly isPalm?: boolean;
}

/** A shadow with an edge, such as that of a head or a phone; lengths in pixels of the picture. */
export interface CastShadow {
  readonly angle: number;
  readonly offset: number;
  /** Bends the edge: pixels per pixel². */
  readonly bend: number;
  /** The width of the soft edge. */
  readonly penumbra: number;
  /** The light that is left in it, 0 to 1. */
  readonly light: number;
}

/** The mirror image of a lamp or a window on what is glossy; lengths in pixels of the picture. */
export interface Reflection {
  readonly shape: 'lamp' | 'tube' | 'window' | 'ring';
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
  /** Added light; 1 is that of white paper. */
  readonly strength: number;
}

/** What covers a part of a document. */
export type Covering = 'slot' | 'fingersOnPrint' | 'handLongSide' | 'thumbs' | 'oneCorner';

/** Everything that is in front of the camera, and how the camera films it. */
export interface FrameScene {
  readonly seed: number;
  readonly split: Split;
  /** The plane of the card, or of the table when there is none. */
  readonly plane: Plane;
  readonly ground: TextureName;
  /** Where the ground is when the card is held in the hand. */
  readonly groundPlane: Plane;
  /** From pixels of the ground's texture to mm, the texture's turn, and its displacement in mm. */
  readonly groundScale: number;
  readonly groundAngle: number;
  readonly groundShift: readonly [number, number];
  /** The ground is out of focus: each step halves its resolution. */
  readonly groundBlur: number;
  /** From the lowest to the uppermost; the card, if there is one, is the last. */
  readonly objects: readonly FlatObject[];
  readonly hasCard: boolean;
  /** What lies over the document, such as a wallet's pocket. */
  readonly covers?: readonly FlatObject[];
  /** What covers the document on purpose; null or left out if nothing does. */
  readonly covering?: Covering | null;
  /** The tone of the hand's skin, 1 to 10 on the Monk scale. */
  readonly skinTone?: number;
  /** What kind of document it is; a card of the format ID-1 if it is left out. */
  readonly kind?: DocumentKind;
  readonly fingers: readonly Finger[];
  readonly castShadows: readonly CastShadow[];
  readonly reflections: readonly Reflection[];
  /** How unevenly it is lit: the change from the middle to an edge, and its direction. */
  readonly gradient: number;
  readonly gradientAngle: number;
  readonly vignette: number;
  /** The colour of the light, near 1. */
  readonly tint: readonly [number, number, number];
  /** The brightness of white paper in the middle of the picture, 0 to 255; higher when overexposed. */
  readonly white: number;
  /** Whether the camera cuts highlights off, in place of giving them a soft end. */
  readonly clips?: boolean;
  /** The radius of the disc into which a point is blurred, in pixels of the picture (1080 across). */
  readonly defocus: number;
  /** The length of the streak into which a point is drawn, in the same pixels, and its direction. */
  readonly motion: number;
  readonly motionAngle: number;
  /** Standard deviation in levels of brightness. */
  readonly noise: number;
  /** What the camera's own sharpening adds, 0 to 1. */
  readonly sharpening: number;
}
