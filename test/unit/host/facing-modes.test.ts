import { facingModes } from '../../../host/src/container/facing-modes.ts';
import { describe, expect, it } from 'vitest';

describe('the cameras that the host asks for (§9)', () => {
  it('takes every card with the rear camera, and the selfie with the front one in production', () => {
    expect(facingModes(true)).toEqual({
      idCardRecto: 'environment',
      idCardVerso: 'environment',
      driverLicenseRecto: 'environment',
      driverLicenseVerso: 'environment',
      clientPicture: 'user',
    });
  });

  it('takes the selfie with the rear camera in development', () => {
    expect(facingModes(false).clientPicture).toBe('environment');
  });
});
