import { systemClock } from '@recto/core';
import { testCard } from '../contract/camera-drawn-devices.ts';
import { PlayedPhone } from './PlayedPhone.ts';
import type { PhoneProfile } from './profile-schema.ts';

/** What a test can do with the phone that a page runs on. */
export interface PhoneInPage {
  /** A call comes, and has ended. */
  call(): void;
}

/** Whether the page was loaded before in this tab. */
const wasLoaded = 'played-phone-was-loaded';

/**
 * Makes a page believe that it runs on a phone. It has to be called before the page's own scripts.
 * @returns what a test can do with it.
 */
export function playPhone(profile: PhoneProfile): PhoneInPage {
  const does = (name: string) => profile.misbehaves.some((one) => one.does === name);
  const held = () => (matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait');
  const phone = new PlayedPhone(profile, { clock: systemClock, paint: testCard });
  phone.screen = held();
  matchMedia('(orientation: landscape)').addEventListener('change', () => phone.rotate(held()));
  if (sessionStorage.getItem(wasLoaded) !== null) phone.reload();
  sessionStorage.setItem(wasLoaded, 'yes');

  replace(navigator, 'mediaDevices', phone.mediaDevices);
  replace(screen, 'orientation', {
    get type() {
      return `${held()}-primary`;
    },
  });
  // The page asks the customer, unless an app has allowed the camera.
  const state = does('neverAnswers') ? 'granted' : 'prompt';
  const permission = Object.assign(new EventTarget(), { state });
  replace(navigator, 'permissions', { query: async () => permission });
  if (does('failsToTakePhoto')) replace(window, 'ImageCapture', BrokenImageCapture);
  if (does('lacksWebAssembly')) replace(window, 'WebAssembly', undefined);
  if (does('refusesStorage')) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
  return { call: () => phone.call() };
}

class BrokenImageCapture {
  takePhoto(): Promise<never> {
    return Promise.reject(new DOMException('', 'InvalidStateError'));
  }
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}
