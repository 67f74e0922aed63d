import { perPhoto, type FacingModes } from '@recto/core';

/**
 * Which camera the viewfinder opens for each photo (§9). In production the one of core's table: the front
 * camera for the selfie, else the rear one. In development always the rear one.
 */
export function facingModes(production: boolean): FacingModes {
  return perPhoto(({ facingMode }) => (production ? facingMode : 'environment'));
}
