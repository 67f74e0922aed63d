import { androidPhone, type FakeDeviceModel } from '@recto/adapters/fake';

/** The devices that can open the link. */
export const devices = {
  phone: androidPhone,
  /** A phone whose browser does not support camera capture (§5). */
  phoneWithOldBrowser: {
    userAgent: 'Mozilla/5.0 (Android 11; Mobile; rv:96.0) Gecko/96.0 Firefox/96.0',
    maxTouchPoints: 5,
  },
  desktop: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    maxTouchPoints: 0,
  },
} as const satisfies Record<string, FakeDeviceModel>;

export type DeviceName = keyof typeof devices;
