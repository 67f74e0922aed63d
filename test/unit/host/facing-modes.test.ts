import { photoNames } from '@recto/core';
import { facingModes } from '../../../host/src/container/facing-modes.ts';
import { describe, expect, it } from 'vitest';

describe('the cameras that the host asks for (§9)', () => {
  it('the cameras that the host asks for are the front one for the selfie in production, else the rear one', () => {
    const { clientPicture, ...cards } = facingModes(true);
    expect(clientPicture).toBe('user');
    expect(new Set(Object.values(cards))).toEqual(new Set(['environment']));
    expect(['clientPicture', ...Object.keys(cards)].toSorted()).toEqual(photoNames.toSorted());
  });

  it('the cameras that the host asks for are always the rear one in development', () => {
    expect(new Set(Object.values(facingModes(false)))).toEqual(new Set(['environment']));
  });
});
