import { requestedResolution, type FacingMode } from '@recto/core';

export interface WantedCamera {
  readonly facingMode: FacingMode;
  /** A certain camera, or null for any that faces that way. */
  readonly deviceId: string | null;
  readonly isIos: boolean;
}

/** One request for a camera. */
export interface Attempt {
  readonly constraints: MediaStreamConstraints;
  /** The camera that it asks for; null if the browser chooses. */
  readonly deviceId: string | null;
}

/** The requests to try, from the best to those that any camera meets; the next one is made when one fails. */
export interface ConstraintLadder {
  /** For the certain camera; none without one. */
  readonly certain: readonly Attempt[];
  readonly facing: readonly Attempt[];
  readonly any: readonly Attempt[];
}

/**
 * The size is only ever `ideal`, so that it excludes no camera (decision 2.6). So is `resizeMode`: the camera's own
 * pixels, and none that the browser has scaled.
 */
export function constraintLadder({ facingMode, deviceId, isIos }: WantedCamera): ConstraintLadder {
  const width = { width: { ideal: requestedResolution.width } };
  const size = isIos ? width : { ...width, height: { ideal: requestedResolution.height } };
  const facing = { facingMode: { ideal: facingMode } };
  const certain = deviceId === null ? null : { deviceId: { exact: deviceId } };
  const unscaled = { resizeMode: { ideal: 'none' } };
  const attempt = (video: MediaTrackConstraints | true, id: string | null = null): Attempt => ({
    constraints: { video, audio: false },
    deviceId: id,
  });
  return {
    certain:
      certain === null
        ? []
        : [attempt({ ...certain, ...size, ...unscaled }, deviceId), attempt(certain, deviceId)],
    facing: [attempt({ ...facing, ...size, ...unscaled }), attempt(facing)],
    any: [attempt(true)],
  };
}
