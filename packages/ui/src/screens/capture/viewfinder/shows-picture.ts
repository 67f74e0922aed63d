import type { CameraStatus } from '@recto/core';

/** Whether the camera's picture, or the frame that is being taken, is on the screen. */
export function showsPicture({ status }: CameraStatus): boolean {
  return status === 'live' || status === 'taking';
}
