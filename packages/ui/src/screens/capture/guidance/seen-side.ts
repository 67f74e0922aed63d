import type { CameraStatus, PictureSide } from '@recto/core';

/** The camera that faces the customer is shown as in a mirror (decision 2.11). */
export function showsMirrored(camera: CameraStatus): boolean {
  return 'facingMode' in camera && camera.facingMode === 'user';
}

const opposite: Readonly<Record<PictureSide, PictureSide>> = {
  top: 'top',
  right: 'left',
  bottom: 'bottom',
  left: 'right',
};

/**
 * The side of the screen at which the customer sees a side of the picture, which is analysed as it is saved: not
 * mirrored.
 */
export function seenSide(side: PictureSide, isMirrored: boolean): PictureSide {
  return isMirrored ? opposite[side] : side;
}
