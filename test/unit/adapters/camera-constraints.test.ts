import { describe, expect, it } from 'vitest';
import { constraintLadder } from '../../../packages/adapters/src/browser/camera/opening/constraints.ts';

const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const rear = { facingMode: { ideal: 'environment' } };

describe('the constraints', () => {
  it('go from facing mode and size down to any camera, and never include audio', () => {
    expect(constraintLadder({ facingMode: 'environment', deviceId: null, isIos: false })).toEqual([
      { audio: false, video: { ...rear, ...size } },
      { audio: false, video: rear },
      { audio: false, video: true },
    ]);
  });

  it('start with the chosen camera, and fall back to the facing mode', () => {
    const chosen = { deviceId: { exact: 'chosen' } };
    const ladder = constraintLadder({ facingMode: 'environment', deviceId: 'chosen', isIos: false });
    expect(ladder.map(({ video }) => video)).toEqual([
      { ...chosen, ...size },
      chosen,
      { ...rear, ...size },
      rear,
      true,
    ]);
  });

  it('never include the height on iOS, where that over-exposes the picture', () => {
    const ladder = constraintLadder({ facingMode: 'user', deviceId: 'chosen', isIos: true });
    expect(JSON.stringify(ladder)).not.toContain('height');
    expect(ladder[0]).toEqual({
      audio: false,
      video: { deviceId: { exact: 'chosen' }, width: { ideal: 1920 } },
    });
  });

  it('require nothing but a chosen camera', () => {
    for (const isIos of [true, false]) {
      const ladder = constraintLadder({ facingMode: 'user', deviceId: null, isIos });
      expect(JSON.stringify(ladder)).not.toContain('exact');
    }
  });
});
