import { parseUserAgent } from '@recto/core';
import { describe, expect, it } from 'vitest';
import {
  labelWithoutNumbers,
  profileOf,
  type CameraFacts,
  type PhoneFacts,
} from '../../phone-recorder/profile-of-phone.ts';
import { parseProfile } from '@recto/testing/camera';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.122 Mobile Safari/537.36';
const telegram = `${chrome} Telegram-Android/11.4.2 (Samsung SM-A546B; Android 14; SDK 34; HIGH)`;

const dualWide: CameraFacts = {
  label: 'Back Dual Wide Camera',
  facingMode: 'environment',
  listed: { deviceId: 'device-1', groupId: 'group-1', facingMode: ['environment'] },
  opened: {
    capabilities: { deviceId: 'device-1', groupId: 'group-1', zoom: { min: 0.5, max: 10 }, torch: true },
    settings: { deviceId: 'device-1', groupId: 'group-1', width: 1920, height: 1080 },
    frame: { width: 1080, height: 1920 },
    events: [
      { event: 'mute', atMs: 80 },
      { event: 'unmute', atMs: 310 },
      { event: 'firstFrame', atMs: 342, frame: { width: 1080, height: 1920 } },
    ],
    zoom: 1.8,
  },
};
const plain: CameraFacts = {
  label: 'Back Camera',
  facingMode: 'environment',
  listed: null,
  opened: null,
};
const front: CameraFacts = { ...plain, label: 'Front Camera', facingMode: 'user' };
const iphone: PhoneFacts = {
  userAgent: parseUserAgent({ userAgent: safari, maxTouchPoints: 5 }),
  screen: 'portrait',
  day: '2026-11-25',
  cameras: [front, plain, dualWide],
  byDefault: { environment: 'Back Camera' },
  chosen: { environment: 'Back Dual Wide Camera', user: 'Front Camera' },
};

const plainPhone: PhoneFacts = { ...iphone, byDefault: {} };

/** The profile, as the schema reads what was copied. */
const copied = (facts: PhoneFacts) => parseProfile('copied', JSON.parse(JSON.stringify(profileOf(facts))));

it('what was recorded is a profile', () => {
  const frame = { width: 1080, height: 1920 };
  expect(copied(iphone)).toEqual({
    phone: 'iOS 26, Safari 26',
    source:
      'recorded on 2026-11-25 with the story Real camera; assumed, since they were not opened: the frames of “Front Camera”, “Back Camera”',
    system: 'ios',
    screen: 'portrait',
    cameras: [
      { label: 'Front Camera', facingMode: 'user', frame, capabilities: {} },
      { label: 'Back Camera', facingMode: 'environment', frame, capabilities: {} },
      {
        label: 'Back Dual Wide Camera',
        facingMode: 'environment',
        frame,
        capabilities: { zoom: { min: 0.5, max: 10 }, torch: true },
        listedCapabilities: { facingMode: ['environment'] },
        settings: { width: 1920, height: 1080 },
        events: dualWide.opened!.events,
      },
    ],
    byDefault: { environment: 'Back Camera' },
    listsCapabilities: true,
    misbehaves: [],
    expected: { rear: 'Back Dual Wide Camera', front: 'Front Camera', zoom: 1.8 },
  });
});

describe('nothing identifies the phone or its owner:', () => {
  const anna: PhoneFacts = {
    ...iphone,
    userAgent: parseUserAgent({ userAgent: telegram, maxTouchPoints: 5 }),
    cameras: [
      { ...front, label: 'HD Webcam SN20240917 (046d:0825)' },
      { ...dualWide, label: 'Anna’s iPhone Camera' },
    ],
    byDefault: { user: 'HD Webcam SN20240917 (046d:0825)' },
    chosen: { environment: 'Anna’s iPhone Camera', user: 'HD Webcam SN20240917 (046d:0825)' },
  };

  it('no ids, numbers, names or models, wherever they were', () => {
    const text = JSON.stringify(copied(anna));
    expect(text).not.toMatch(/device-1|group-1|deviceId|groupId|046d|20240917|Anna|SM-A546B|UP1A/);
  });

  it('of the user agent only the system and the browser are left', () => {
    expect(copied(anna).phone).toBe('Android 14, in the app telegram');
    const inChrome = parseUserAgent({ userAgent: chrome, maxTouchPoints: 5 });
    expect(copied({ ...iphone, userAgent: inChrome })).toMatchObject({
      phone: 'Android 14, Chrome 141',
      system: 'android',
    });
    const unknown = parseUserAgent({ userAgent: 'Anna’s browser', maxTouchPoints: 0 });
    expect(copied({ ...iphone, userAgent: unknown })).toMatchObject({
      phone: 'an unknown system, an unknown browser',
      system: 'other',
    });
  });

  it.each([
    ['HD Webcam (046d:0825)', 'HD Webcam'],
    ['HD Pro Webcam C920 (046D:082D)', 'HD Pro Webcam C920'],
    ['UVC Camera 0001A2B34', 'UVC Camera'],
    ['USB Camera #2024-0917-33', 'USB Camera'],
    ['USB Camera 9f86d081', 'USB Camera'],
    ['SN20240917', 'Camera'],
    ['Anna’s iPhone Camera', 'iPhone Camera'],
    ['iPhone von Anna Camera', 'iPhone Camera'],
    ['Anna’s iPad Desk View Camera', 'iPad Desk View Camera'],
    ['Anna’s S23 (Windows Virtual Camera)', 'Phone (Windows Virtual Camera)'],
  ])('%s is %s', (label, reduced) => {
    expect(labelWithoutNumbers(label)).toBe(reduced);
  });

  it.each([
    'camera2 10, facing back',
    'Back Dual Wide Camera',
    '背面デュアル広角カメラ',
    'FaceTime HD Camera',
    'Logitech BRIO 4K 1080p',
    'OBS Virtual Camera',
    'Facing back:0',
  ])('%s stays as it is', (label) => {
    expect(labelWithoutNumbers(label)).toBe(label);
  });
});

describe('the frames', () => {
  const opened = { ...dualWide.opened!, frame: null };

  it('the frames of a camera that showed none are those of its settings', () => {
    const { cameras, source } = copied({ ...plainPhone, cameras: [front, { ...dualWide, opened }] });
    expect(cameras.map(({ frame }) => frame)).toEqual([
      { width: 1920, height: 1080 },
      { width: 1920, height: 1080 },
    ]);
    expect(source).toContain('the frames of “Front Camera”');
    expect(source).not.toContain('Dual');
  });

  it('the frames are assumed where no camera says anything', () => {
    const silent = { ...dualWide, opened: { ...opened, settings: {} } };
    const { cameras, source } = copied({ ...plainPhone, cameras: [front, silent] });
    expect(cameras.map(({ frame }) => frame)).toEqual([
      { width: 1080, height: 1920 },
      { width: 1080, height: 1920 },
    ]);
    expect(source).toContain('“Back Dual Wide Camera”');
  });
});

describe('what Recto should do', () => {
  it('what Recto should do on a computer whose camera says nothing of itself is to take what the browser chooses', () => {
    const webcam = { ...dualWide, label: 'HD Webcam', facingMode: null };
    const { expected } = copied({
      ...plainPhone,
      cameras: [webcam],
      byDefault: { environment: 'HD Webcam' },
      chosen: { environment: null, user: null },
    });
    expect(expected).toEqual({ rear: 'HD Webcam', front: null, zoom: 1.8 });
  });

  it('what Recto should do with a camera that was only listed is to zoom as its capabilities allow', () => {
    const listed = { ...dualWide, listed: { zoom: { min: 1, max: 8, step: 0.1 } }, opened: null };
    const { cameras, expected } = copied({ ...plainPhone, cameras: [front, listed] });
    expect(expected.zoom).toBe(1.8);
    expect(cameras[1]!.capabilities).toEqual({ zoom: { min: 1, max: 8, step: 0.1 } });
  });

  it('what Recto should do after a switch is noted for cards only', () => {
    const telephoto = { ...dualWide, label: 'Back Telephoto Camera' };
    const withZoom = (
      zoom: number | null | undefined,
      facingMode: CameraFacts['facingMode'] = 'environment',
    ) => ({
      ...telephoto,
      facingMode,
      opened: { ...dualWide.opened!, zoom },
    });
    const second = (camera: CameraFacts) =>
      copied({ ...plainPhone, cameras: [front, dualWide, camera] }).cameras[2]!;
    expect(second(withZoom(null)).expectedZoom).toBeNull();
    expect(second(withZoom(3.6)).expectedZoom).toBe(3.6);
    expect(second(withZoom(undefined))).not.toHaveProperty('expectedZoom');
    expect(second(withZoom(null, 'user'))).not.toHaveProperty('expectedZoom');
  });

  it('what Recto should do is unknown without a camera', () => {
    const nothing = { ...plainPhone, cameras: [], byDefault: {}, chosen: { environment: null, user: null } };
    expect(() => profileOf(nothing)).toThrow('no camera');
  });
});
