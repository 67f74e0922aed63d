import { describe, expect, it } from 'vitest';
import {
  bestCamera,
  facingModeOfLabel,
  rankCameras,
  type ListedCamera,
} from '../../../packages/adapters/src/browser/camera-lens-choice.ts';

/** Cameras as phones list them, in that order; `rear` and `front` are the ones that Recto should open. */
const phones = [
  {
    phone: 'iPhone 11',
    labels: ['Front Camera', 'Back Dual Wide Camera', 'Back Ultra Wide Camera', 'Back Camera'],
    rear: 'Back Dual Wide Camera',
    front: 'Front Camera',
  },
  {
    phone: 'iPhone SE',
    labels: ['Front Camera', 'Back Camera'],
    rear: 'Back Camera',
    front: 'Front Camera',
  },
  {
    phone: 'iPhone 15 Pro',
    labels: [
      'Front Camera',
      'Back Triple Camera',
      'Back Dual Wide Camera',
      'Back Ultra Wide Camera',
      'Back Dual Camera',
      'Back Camera',
      'Back Telephoto Camera',
    ],
    rear: 'Back Triple Camera',
    front: 'Front Camera',
  },
  {
    phone: 'iPhone X',
    labels: [
      'Front TrueDepth Camera',
      'Front Camera',
      'Back Telephoto Camera',
      'Back Camera',
      'Back Dual Camera',
    ],
    rear: 'Back Dual Camera',
    front: 'Front TrueDepth Camera',
  },
  {
    phone: 'iPhone 13 in French',
    labels: [
      'Caméra avant',
      'Caméra arrière ultra grand angle',
      'Caméra arrière',
      'Caméra arrière double grand angle',
    ],
    rear: 'Caméra arrière double grand angle',
    front: 'Caméra avant',
  },
  {
    phone: 'iPhone 14 Pro in German',
    labels: [
      'Frontkamera',
      'Rückseitige Telekamera',
      'Rückseitige Ultra-Weitwinkelkamera',
      'Rückkamera',
      'Rückseitige Dual-Weitwinkelkamera',
      'Rückseitige Dreifachkamera',
    ],
    rear: 'Rückseitige Dreifachkamera',
    front: 'Frontkamera',
  },
  {
    phone: 'Samsung Galaxy S10, which lists the ultra-wide lens first',
    labels: [
      'camera2 2, facing back',
      'camera2 3, facing front',
      'camera2 1, facing front',
      'camera2 0, facing back',
    ],
    rear: 'camera2 0, facing back',
    front: 'camera2 1, facing front',
  },
  {
    phone: 'Samsung Galaxy S22',
    labels: [
      'camera2 1, facing front',
      'camera2 3, facing front',
      'camera2 2, facing back',
      'camera2 4, facing back',
      'camera2 0, facing back',
    ],
    rear: 'camera2 0, facing back',
    front: 'camera2 1, facing front',
  },
  {
    phone: 'a phone with more than ten cameras',
    labels: ['camera2 10, facing back', 'camera2 2, facing back', 'camera2 1, facing front'],
    rear: 'camera2 2, facing back',
    front: 'camera2 1, facing front',
  },
  {
    phone: 'a tablet with an infrared camera for faces',
    labels: ['Surface IR Camera Front', 'Surface Camera Front', 'Surface Camera Rear', 'OBS Virtual Camera'],
    rear: 'Surface Camera Rear',
    front: 'Surface Camera Front',
  },
] as const;

describe.each(phones)('$phone', ({ labels, rear, front }) => {
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
    const iphone = phones[2].labels.map(camera);
    expect(rankCameras(iphone).map(({ label }) => label)).toEqual([
      'Back Triple Camera',
      'Back Dual Wide Camera',
      'Back Dual Camera',
      'Back Camera',
      'Back Ultra Wide Camera',
      'Back Telephoto Camera',
      'Front Camera',
    ]);
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
