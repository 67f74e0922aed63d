import { systemClock } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { listCameras } from '../../../packages/adapters/src/browser/camera/opening/device-list.ts';
import {
  bestCamera,
  facingModeOfLabel,
  rankCameras,
  type ListedCamera,
} from '../../../packages/adapters/src/browser/camera/opening/lens-choice.ts';
import { phoneProfiles } from '../../support/phone-profiles.ts';
import type { PhoneProfile } from '@recto/testing/camera';
import { frontLabels, rearLabels } from './camera-labels.ts';

/** What decides is what the phone's list says: the labels, and the capabilities if it has them. */
describe.each([...phoneProfiles.values()])('$phone', (profile) => {
  const { rear, front, order } = profile.expected;

  it('the phone photographs cards with the best lens, or the one that the browser chooses if nothing is known', async () => {
    const best = bestCamera(await camerasThatOpen(profile), 'environment');
    expect(best?.label ?? browsersChoice(profile)).toBe(rear);
  });

  it('the phone photographs faces with the front camera', async () => {
    expect(bestCamera(await camerasThatOpen(profile), 'user')?.label ?? null).toBe(front);
  });

  it('the phone does not depend on the order of the list', async () => {
    const reversed = (await camerasThatOpen(profile)).toReversed();
    expect(bestCamera(reversed, 'environment')?.label ?? browsersChoice(profile)).toBe(rear);
  });

  if (order !== undefined) {
    it('the phone switches its cameras in the expected order', async () => {
      const cameras = await camerasThatOpen(profile);
      for (const listed of [cameras, cameras.toReversed()]) {
        expect(rankCameras(listed).map(({ label }) => label)).toEqual(order);
      }
    });
  }
});

describe('the order in which the switch goes through the cameras', () => {
  it('the order of the switch is rear before front, the best lens first, telephoto last', () => {
    expect(phoneProfiles.get('iphone-15-pro')!.expected.order).toEqual([
      'Back Triple Camera',
      'Back Dual Wide Camera',
      'Back Dual Camera',
      'Back Camera',
      'Back Ultra Wide Camera',
      'Back Telephoto Camera',
      'Front Camera',
    ]);
  });

  it('the order of the switch excludes cameras that take no photos', () => {
    const labels = [
      'Surface IR Camera Front',
      'Surface Camera Front',
      'OBS Virtual Camera',
      'Back Depth Camera',
    ];
    expect(rankCameras(labels.map(camera)).map(({ label }) => label)).toEqual(['Surface Camera Front']);
  });

  it('the order of the switch keeps even such a camera when there is no other', () => {
    expect(rankCameras([camera('OBS Virtual Camera', 0)])).toHaveLength(1);
  });

  it('the order of the switch prefers the browser’s facing mode to the label', () => {
    const cameras: ListedCamera[] = [{ deviceId: 'a', label: 'Kamera ABC', facingMode: 'environment' }];
    expect(bestCamera(cameras, 'environment')?.deviceId).toBe('a');
  });
});

describe.each(rearLabels)('on an iPhone in %s', (_language, plain, dualWide) => {
  it('cards are photographed with the dual-wide camera, in whatever order the cameras are listed', () => {
    const cameras = [plain, dualWide].map(camera);
    expect(cameras.map(({ facingMode }) => facingMode)).toEqual(['environment', 'environment']);
    for (const listed of [cameras, cameras.toReversed()]) {
      expect(bestCamera(listed, 'environment')?.label).toBe(dualWide);
    }
  });
});

it('of two dual cameras, the dual-wide one is better', () => {
  const dualWide = 'Fotocamera doppia con grandangolo (posteriore)';
  const cameras = ['Fotocamera doppia (posteriore)', dualWide].map(camera);
  for (const listed of [cameras, cameras.toReversed()]) {
    expect(bestCamera(listed, 'environment')?.label).toBe(dualWide);
  }
});

it.each(frontLabels)('%s is a front camera', (label) => {
  expect(facingModeOfLabel(label)).toBe('user');
});

describe('where the labels name no lens', () => {
  const unreported: Required<ListedCamera>['abilities'] = {
    minZoom: null,
    nearestFocus: null,
    longestSide: null,
  };
  const lens = (deviceId: string, abilities?: Partial<ListedCamera['abilities']>): ListedCamera => ({
    deviceId,
    label: 'ກ້ອງ',
    facingMode: 'environment',
    ...(abilities && { abilities: { ...unreported, ...abilities } }),
  });
  const best = (...cameras: readonly ListedCamera[]) => bestCamera(cameras, 'environment')?.deviceId;

  it('a camera that is combined with an ultra-wide lens is best', () => {
    const single = lens('single', { minZoom: 1, nearestFocus: 0.15, longestSide: 4032 });
    const joined = lens('joined', { minZoom: 0.5, longestSide: 4032 });
    expect(best(single, joined)).toBe('joined');
    expect(best(joined, single)).toBe('joined');
  });

  it('a lens that is sharp at a card’s distance comes before one that is not, or does not report it', () => {
    const far = lens('far', { nearestFocus: 0.6 });
    const near = lens('near', { nearestFocus: 0.2 });
    expect(best(far, near)).toBe('near');
    expect(best(far, lens('unreported'))).toBe('unreported');
    expect(best(lens('unreported'), near)).toBe('near');
  });

  it('a camera with less than the requested resolution (§9) comes last', () => {
    const small = lens('small', { nearestFocus: 0.05, longestSide: 1600 });
    expect(best(small, lens('large', { longestSide: 1920 }))).toBe('large');
    expect(best(small, lens('unreported'))).toBe('unreported');
  });

  it('the browser’s order is kept where nothing else decides', () => {
    expect(best(lens('first'), lens('second'))).toBe('first');
    expect(best(lens('first', { longestSide: 1920 }), lens('second', { longestSide: 4032 }))).toBe('first');
  });

  it('a lens that its label names is ranked by its label', () => {
    const named: ListedCamera = { ...lens('named'), label: 'Back Triple Camera' };
    expect(best(lens('near', { minZoom: 0.5, nearestFocus: 0.1 }), named)).toBe('named');
  });
});

describe('where nothing is known', () => {
  it.each([[[]], [['', '']], [['HD Webcam C270', 'Integrated Camera']]])(
    'where nothing is known of %o, the browser chooses',
    (labels) => {
      expect(bestCamera(labels.map(camera), 'environment')).toBeNull();
      expect(bestCamera(labels.map(camera), 'user')).toBeNull();
    },
  );
});

/** The cameras as Recto reads them from the phone's list, without those that do not open. */
async function camerasThatOpen(profile: PhoneProfile): Promise<readonly ListedCamera[]> {
  const { cameras, misbehaves, listsCapabilities } = profile;
  const devices = cameras.map(({ label, capabilities, listedCapabilities }, index) => ({
    kind: 'videoinput',
    deviceId: `id-${index}`,
    groupId: '',
    label,
    ...(listsCapabilities && { getCapabilities: () => listedCapabilities ?? capabilities }),
  }));
  const listed = await listCameras({
    mediaDevices: () => ({
      enumerateDevices: () => Promise.resolve(devices as unknown as MediaDeviceInfo[]),
      getUserMedia: () => Promise.reject(new Error('Nothing is opened.')),
    }),
    permissions: () => undefined,
    clock: systemClock,
    history: new CameraHistory(systemClock),
    isIos: profile.system === 'ios',
  });
  const broken = misbehaves.flatMap((one) => (one.does === 'failsToOpen' ? [one.label] : []));
  return listed!.filter(({ label }) => !broken.includes(label));
}

/** Which camera the browser opens for a card. */
function browsersChoice({ cameras, byDefault }: PhoneProfile): string {
  const facing = cameras.find(({ facingMode }) => facingMode === 'environment');
  return byDefault?.environment ?? (facing ?? cameras[0]!).label;
}

function camera(label: string, index: number): ListedCamera {
  return { deviceId: `id-${index}`, label, facingMode: facingModeOfLabel(label) };
}
