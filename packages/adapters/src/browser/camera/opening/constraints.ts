import { requestedResolution, type FacingMode } from '@recto/core';

export interface WantedCamera {
  readonly facingMode: FacingMode;
  /** A certain camera, or null for whichever looks that way. */
  readonly deviceId: string | null;
  readonly isIos: boolean;
}

/**
 * What to ask the browser for, from the best to what any camera can give; the next is tried when one
 * fails. The size is only ever `ideal`, so that it refuses nobody (decisions, "Resolution").
 */
export function constraintLadder({ facingMode, deviceId, isIos }: WantedCamera): MediaStreamConstraints[] {
  const width = { width: { ideal: requestedResolution.width } };
  const size = isIos ? width : { ...width, height: { ideal: requestedResolution.height } };
  const facing = { facingMode: { ideal: facingMode } };
  const certain = deviceId === null ? null : { deviceId: { exact: deviceId } };
  const rungs = [
    ...(certain === null ? [] : [{ ...certain, ...size }, certain]),
    { ...facing, ...size },
    facing,
    true,
  ];
  return rungs.map((video) => ({ video, audio: false }));
}
