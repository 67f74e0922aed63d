import type { FrameReading, PictureSide } from '../model/frame-reading.ts';
import type { FacingMode } from '../model/photos.ts';
import type { FramingTone } from '../model/framing-tone.ts';
import type { SpokenDirection } from './guidance-snapshot.ts';
import type { Hint } from './hint.ts';
import { faceHeight, faceMiddle } from './thresholds.ts';

/** The tone of the worst and of the best framing: pitch in Hz (two octaves apart), interval in ms. */
const worst = { pitchHz: 220, intervalMs: 900 } as const;
const best = { pitchHz: 880, intervalMs: 180 } as const;

/** Ready: higher than any framing, and the phone vibrates three times. */
const readyTone: FramingTone = { pitchHz: 1_175, intervalMs: 120, vibration: [40, 40, 40, 40, 40] };

/** From this framing on, 0 to 1, the phone ticks along. */
const framingToFeel = 0.5;
const tick = [15] as const;

/** How far from the middle the centre of a face is when its framing counts as 0, in thousandths. */
const faceOutOfReach = 400;

/** Framing for the ear and the hand. */
export interface FramingByEar {
  /** Null without a document or a face: silence means that there is nothing to frame. */
  readonly tone: FramingTone | null;
  /** Null if no movement of the phone helps. */
  readonly direction: SpokenDirection | null;
}

/**
 * How well the picture is framed, as a tone, and where to move the phone (decision 4.3).
 * @param hint the hint that is shown: directions and words must not contradict each other.
 * @param facing the camera's direction: in the picture of a camera that faces the customer, left is their right.
 */
export function framingByEar(reading: FrameReading, hint: Hint | null, facing: FacingMode): FramingByEar {
  const quality = framingOf(reading);
  const tone = quality === null ? null : hint?.name === 'ready' ? readyTone : toneOf(quality);
  return { tone, direction: hint === null ? null : directionOf(hint, facing) };
}

function toneOf(quality: number): FramingTone {
  return {
    pitchHz: Math.round(worst.pitchHz * (best.pitchHz / worst.pitchHz) ** quality),
    intervalMs: Math.round(worst.intervalMs + (best.intervalMs - worst.intervalMs) * quality),
    vibration: quality >= framingToFeel ? tick : [],
  };
}

/** 0 to 1, in tenths; null if there is nothing to frame. */
function framingOf(reading: FrameReading): number | null {
  if (reading.kind === 'document') {
    if (reading.quad === null) return null;
    const { top, right, bottom, left } = reading.sides;
    return inTenths((top + right + bottom + left) / 4);
  }
  const [face] = reading.faces;
  if (face === undefined) return null;
  const distance = Math.hypot(face.centre.x - faceMiddle.x, face.centre.y - faceMiddle.y);
  const size = Math.min(face.height, faceHeight) / Math.max(face.height, faceHeight);
  return inTenths(Math.max(0, 1 - distance / faceOutOfReach) * size);
}

/** So that the tone does not change with every frame. */
function inTenths(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10) / 10;
}

function directionOf(hint: Hint, facing: FacingMode): SpokenDirection | null {
  switch (hint.name) {
    case 'tooFar':
      return 'moveCloser';
    case 'tooClose':
    case 'holdFarther':
      return 'moveFarther';
    case 'cutOff':
    case 'offCentre':
      return towards(hint.side, facing);
    case 'tooDark':
    case 'noDocument':
    case 'noFace':
    case 'tilted':
    case 'turned':
    case 'covered':
    case 'severalFaces':
    case 'faceCovered':
    case 'holdStill':
    case 'glare':
    case 'sameSide':
    case 'turnOver':
    case 'sideways':
    case 'takeByButton':
    case 'faceInsteadOfDocument':
    case 'documentInsteadOfFace':
    case 'fillFrame':
    case 'ready':
      return null;
  }
}

/** To bring what is at this side of the picture to its middle. */
function towards(side: PictureSide, facing: FacingMode): SpokenDirection {
  const sideways = { left: 'moveLeft', right: 'moveRight' } as const;
  switch (side) {
    case 'top':
      return 'moveUp';
    case 'bottom':
      return 'moveDown';
    case 'left':
      return facing === 'user' ? sideways.right : sideways.left;
    case 'right':
      return facing === 'user' ? sideways.left : sideways.right;
  }
}
