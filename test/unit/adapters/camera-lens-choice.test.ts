import { describe, expect, it } from 'vitest';
import {
  bestCamera,
  facingModeOfLabel,
  rankCameras,
  type ListedCamera,
} from '../../../packages/adapters/src/browser/camera-lens-choice.ts';
import { phoneProfiles } from './phone-profiles.ts';

describe.each(phoneProfiles)('$phone', ({ labels, rear, front }) => {
  const cameras = labels.map(camera);

  it('photographs cards with the lens that can see them best', () => {
    expect(bestCamera(cameras, 'environment')?.label).toBe(rear);
  });

  it('photographs faces with the front camera', () => {
    expect(bestCamera(cameras, 'user')?.label).toBe(front);
  });

  it('does not depend on the order of the list', () => {
    const reversed = cameras.toReversed();
    expect(bestCamera(reversed, 'environment')?.label).toBe(rear);
  });
});

describe('the order in which the switch goes through the cameras', () => {
  it('is rear before front, the best lens first, telephoto last', () => {
    const iphone = phoneProfiles.find(({ phone }) => phone.startsWith('iPhone 15 Pro'))!.labels.map(camera);
    for (const listed of [iphone, iphone.toReversed()]) {
      expect(rankCameras(listed).map(({ label }) => label)).toEqual([
        'Back Triple Camera',
        'Back Dual Wide Camera',
        'Back Dual Camera',
        'Back Camera',
        'Back Ultra Wide Camera',
        'Back Telephoto Camera',
        'Front Camera',
      ]);
    }
  });

  it('leaves out what takes no photos', () => {
    const labels = [
      'Surface IR Camera Front',
      'Surface Camera Front',
      'OBS Virtual Camera',
      'Back Depth Camera',
    ];
    expect(rankCameras(labels.map(camera)).map(({ label }) => label)).toEqual(['Surface Camera Front']);
  });

  it('keeps even such a camera when there is no other', () => {
    expect(rankCameras([camera('OBS Virtual Camera', 0)])).toHaveLength(1);
  });

  it('believes the browser rather than the label', () => {
    const cameras: ListedCamera[] = [{ deviceId: 'a', label: 'Kamera ABC', facingMode: 'environment' }];
    expect(bestCamera(cameras, 'environment')?.deviceId).toBe('a');
  });
});

describe('where nothing is known', () => {
  it.each([[[]], [['', '']], [['HD Webcam C270', 'Integrated Camera']]])(
    'of %o, the browser chooses',
    (labels) => {
      expect(bestCamera(labels.map(camera), 'environment')).toBeNull();
      expect(bestCamera(labels.map(camera), 'user')).toBeNull();
    },
  );
});

function camera(label: string, index: number): ListedCamera {
  return { deviceId: `id-${index}`, label, facingMode: facingModeOfLabel(label) };
}
