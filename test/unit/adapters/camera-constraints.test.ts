import { describe, expect, it } from 'vitest';
import {
  constraintLadder,
  type WantedCamera,
} from '../../../packages/adapters/src/browser/camera/opening/constraints.ts';

const size = { width: { ideal: 1920 }, height: { ideal: 1080 }, resizeMode: { ideal: 'none' } };
const rear = { facingMode: { ideal: 'environment' } };

function requests(wanted: WantedCamera) {
  const { certain, facing, any } = constraintLadder(wanted);
  return [...certain, ...facing, ...any].map(({ constraints }) => constraints);
}

describe('the constraints', () => {
  it('the constraints go from facing mode and size down to any camera, and never include audio', () => {
    expect(requests({ facingMode: 'environment', deviceId: null, isIos: false })).toEqual([
      { audio: false, video: { ...rear, ...size } },
      { audio: false, video: rear },
      { audio: false, video: true },
    ]);
  });

  it('the constraints start with the chosen camera, and fall back to the facing mode', () => {
    const chosen = { deviceId: { exact: 'chosen' } };
    const ladder = requests({ facingMode: 'environment', deviceId: 'chosen', isIos: false });
    expect(ladder.map(({ video }) => video)).toEqual([
      { ...chosen, ...size },
      chosen,
      { ...rear, ...size },
      rear,
      true,
    ]);
  });

  it('the constraints never include the height on iOS, where that over-exposes the picture', () => {
    const ladder = requests({ facingMode: 'user', deviceId: 'chosen', isIos: true });
    expect(JSON.stringify(ladder)).not.toContain('height');
    expect(ladder[0]).toMatchObject({ video: { deviceId: { exact: 'chosen' }, width: { ideal: 1920 } } });
  });

  it('the constraints ask for the pixels of the camera, not scaled by the browser, and never require it', () => {
    for (const isIos of [true, false]) {
      const [first] = requests({ facingMode: 'user', deviceId: null, isIos });
      expect(first).toMatchObject({ video: { resizeMode: { ideal: 'none' } } });
    }
  });

  it('the constraints require nothing but a chosen camera', () => {
    for (const isIos of [true, false]) {
      const ladder = requests({ facingMode: 'user', deviceId: null, isIos });
      expect(JSON.stringify(ladder)).not.toContain('exact');
    }
  });
});
