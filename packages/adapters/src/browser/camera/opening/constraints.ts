import { requestedResolution, type FacingMode } from '@recto/core';

export interface WantedCamera {
  readonly facingMode: FacingMode;
  /** A certain camera, or null for any that faces that way. */
  readonly deviceId: string | null;
  readonly isIos: boolean;
}

/**
 * The constraints to try, from the best to those that any camera meets; the next are tried when one
 * attempt fails. The size is only ever `ideal`, so that it excludes no camera (decision 4.3).
 */
export function constraintLadder({ facingMode, deviceId, isIos }: WantedCamera): MediaStreamConstraints[] {
  const width = { width: { ideal: requestedResolution.width } };
  const size = isIos ? width : { ...width, height: { ideal: requestedResolution.height } };
  const facing = { facingMode: { ideal: facingMode } };
  const certain = deviceId === null ? null : { deviceId: { exact: deviceId } };
  const attempts = [
    ...(certain === null ? [] : [{ ...certain, ...size }, certain]),
    { ...facing, ...size },
    facing,
    true,
  ];
  return attempts.map((video) => ({ video, audio: false }));
}
