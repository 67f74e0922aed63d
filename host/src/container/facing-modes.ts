import type { FacingModes } from '@recto/core';

/**
 * Which camera each photo is taken with (§9): the rear one, and for the selfie the front one in
 * production; in development the rear one, since a desk has one camera.
 */
export function facingModes(production: boolean): FacingModes {
  return {
    idCardRecto: 'environment',
    idCardVerso: 'environment',
    driverLicenseRecto: 'environment',
    driverLicenseVerso: 'environment',
    clientPicture: production ? 'user' : 'environment',
  };
}
