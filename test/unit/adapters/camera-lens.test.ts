import { FakeCamera } from '@recto/adapters/fake';
import { describe, expect, it } from 'vitest';
import { cardZoom } from '../../../packages/adapters/src/browser/camera/lens/card-zoom.ts';
import { Lens } from '../../../packages/adapters/src/browser/camera/lens/Lens.ts';
import type { CameraCapabilities } from '../../../packages/adapters/src/browser/camera/lens/camera-capabilities.ts';
import { phoneProfiles } from '../../support/phone-profiles.ts';
import type { PhoneCamera, PhoneProfile } from '@recto/testing/camera';

/** The distance at which a card fills the mask without zoom (decision 2.7), in metres. */
const withoutZoom = 0.12;

/** A camera, and how much Recto should magnify a card with it. */
interface ZoomCase {
  readonly phone: string;
  readonly label: string;
  readonly capabilities: CameraCapabilities;
  /** In metres. */
  readonly nearest: number;
  readonly zoom: number | null;
}

const cases = [...phoneProfiles.values()].flatMap((profile) => {
  const { rear, zoom } = profile.expected;
  return profile.cameras.flatMap((camera) => {
    const expected = camera.label === rear ? zoom : camera.expectedZoom;
    return expected === undefined ? [] : [zoomCase(profile, camera, expected)];
  });
});

function zoomCase({ phone }: PhoneProfile, camera: PhoneCamera, zoom: number | null): ZoomCase {
  const capabilities = camera.capabilities as CameraCapabilities;
  const nearest = camera.nearestFocus ?? capabilities.focusDistance?.min ?? 0;
  return { phone, label: camera.label, capabilities, nearest, zoom };
}

describe.each(cases)('$phone: $label', ({ label, capabilities, nearest, zoom }) => {
  it('the lens zooms so that a card fills the mask where the lens is sharp', () => {
    expect(cardZoom(capabilities, label)).toBe(zoom);
    const mainLens = /ultra|超/i.test(label) ? 0.5 : 1 / Math.max(capabilities.zoom?.min ?? 1, 1);
    const distance = (zoom ?? 0) * mainLens * withoutZoom;
    if (zoom !== null && zoom < capabilities.zoom!.max!) {
      expect(distance).toBeGreaterThanOrEqual(Math.max(0.2, nearest));
      expect(distance).toBeLessThanOrEqual(0.25);
    }
  });

  it('the lens sets what it can, and nothing else', async () => {
    const { track, applied } = trackWith(capabilities, label);
    const lens = new Lens(track, true);
    await lens.apply();
    const canFocus = capabilities.focusMode?.includes('continuous') ?? false;
    const wanted = {
      ...(zoom !== null && { zoom }),
      ...(canFocus && { focusMode: 'continuous' }),
      ...(capabilities.torch && { torch: false }),
    };
    const isNeeded = zoom !== null || canFocus;
    expect(applied).toEqual(isNeeded ? [wanted] : []);
    expect(lens.zoom).toBe(zoom);
    expect(lens.hasTorch).toBe(capabilities.torch === true);
  });
});

it('the fake camera plays the profiles', async () => {
  const rear = { facingMode: 'environment', deviceId: null } as const;
  for (const { label, capabilities, zoom } of cases.filter(
    (one) => !/ultra|超|t[ée]l[ée]|望遠/i.test(one.label),
  )) {
    const camera = new FakeCamera(
      { lens: capabilities, torch: capabilities.torch === true },
      undefined,
      () => blank,
    );
    const request = { surface: {}, signal: new AbortController().signal, onTapNeeded: () => undefined };
    const feed = await camera.open({ ...request, ...rear });
    expect([label, feed.zoom, feed.hasTorch]).toEqual([label, zoom, capabilities.torch === true]);
    const front = await camera.open({ ...request, ...rear, facingMode: 'user' });
    expect([front.zoom, front.hasTorch]).toEqual([null, false]);
  }
});

describe('a lens', () => {
  const able: CameraCapabilities = { zoom: { min: 1, max: 8 }, focusMode: ['continuous'], torch: true };

  it('a lens does not zoom for a selfie', async () => {
    const { track, applied } = trackWith(able);
    const lens = new Lens(track, false);
    await lens.apply();
    expect(applied).toEqual([{ focusMode: 'continuous', torch: false }]);
    expect(lens.zoom).toBeNull();
  });

  it('a lens zooms without the rest if the browser refuses the rest', async () => {
    const { track, applied } = trackWith(able, '', (settings) => settings['focusMode'] !== undefined);
    const lens = new Lens(track, true);
    await lens.apply();
    expect(applied).toEqual([{ zoom: 1.8 }]);
    expect(lens.zoom).toBe(1.8);
  });

  it('a lens switches its torch, and keeps its zoom, if the browser refuses the focus', async () => {
    const { track, applied } = trackWith(able, '', (settings) => settings['focusMode'] !== undefined);
    const lens = new Lens(track, true);
    await lens.apply();
    expect(await lens.setTorch(true)).toBe(true);
    expect(applied.at(-1)).toEqual({ zoom: 1.8, torch: true });
  });

  it('a lens does not zoom, and says so, if the browser refuses', async () => {
    const { track } = trackWith(able, '', () => true);
    const lens = new Lens(track, true);
    await lens.apply();
    expect(lens.zoom).toBeNull();
    expect(await lens.setTorch(true)).toBe(false);
  });

  it('a lens switches its torch and keeps its zoom', async () => {
    const { track, applied } = trackWith(able);
    const lens = new Lens(track, true);
    expect(await lens.setTorch(true)).toBe(true);
    expect(await lens.setTorch(true)).toBe(true);
    expect(await lens.setTorch(false)).toBe(false);
    const others = { zoom: 1.8, focusMode: 'continuous' };
    expect(applied).toEqual([
      { ...others, torch: true },
      { ...others, torch: false },
    ]);
  });

  it('a lens asks for nothing without a torch', async () => {
    const { track, applied } = trackWith({});
    expect(await new Lens(track, true).setTorch(true)).toBe(false);
    expect(applied).toEqual([]);
  });
});

const blank = {
  element: {},
  hold: () => null,
  show: () => Promise.resolve(),
  putInto: () => undefined,
  take: () => Promise.reject(new Error('no picture')),
  stop: () => undefined,
  remove: () => undefined,
};

/** A track with these capabilities, and the settings that were applied to it. */
function trackWith(
  capabilities: CameraCapabilities,
  label = '',
  refuses: (settings: Record<string, unknown>) => boolean = () => false,
) {
  const applied: Record<string, unknown>[] = [];
  const track = {
    label,
    getCapabilities: () => capabilities,
    applyConstraints: ({ advanced }: { advanced: Record<string, unknown>[] }) => {
      if (refuses(advanced[0]!)) return Promise.reject(new Error('OverconstrainedError'));
      applied.push(...advanced);
      return Promise.resolve();
    },
  };
  return { track: track as unknown as MediaStreamTrack, applied };
}
