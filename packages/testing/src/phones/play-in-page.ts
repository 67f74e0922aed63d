import type { Scene } from '@recto/adapters/fake';
import { systemClock } from '@recto/core';
import { installDevices } from '../camera/install-devices.ts';
import { scenePainter, testCard, type Painter } from '../camera/painters.ts';
import { replaceProperty } from '../camera/replace-property.ts';
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
 * @param scene what its cameras see; null for a test card, which also stands in until the scene is drawn, and if it can't be.
 * @returns what a test can do with it.
 */
export function playPhone(profile: PhoneProfile, scene: Scene | null): PhoneInPage {
  const does = (name: string) => profile.misbehaves.some((one) => one.does === name);
  const held = () => (matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait');
  let painter: Painter = testCard;
  if (scene !== null) {
    scenePainter(scene).then(
      (drawn) => (painter = drawn),
      (error: unknown) => reportScene(scene, error),
    );
  }
  const phone = new PlayedPhone(profile, {
    clock: systemClock,
    paint: (context, frame) => painter(context, frame),
  });
  phone.screen = held();
  matchMedia('(orientation: landscape)').addEventListener('change', () => phone.rotate(held()));
  if (sessionStorage.getItem(wasLoaded) !== null) phone.reload();
  sessionStorage.setItem(wasLoaded, 'yes');

  // The page asks the customer, unless an app has allowed the camera.
  installDevices(phone.mediaDevices, does('neverAnswers') ? 'granted' : 'prompt');
  replaceProperty(screen, 'orientation', {
    get type() {
      return `${held()}-primary`;
    },
  });
  if (does('failsToTakePhoto')) replaceProperty(window, 'ImageCapture', BrokenImageCapture);
  if (does('lacksWebAssembly')) replaceProperty(window, 'WebAssembly', undefined);
  if (does('refusesStorage')) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
  return { call: () => phone.call() };
}

/** An error that no code catches would be one of the page under test. */
function reportScene(scene: Scene, error: unknown): void {
  // oxlint-disable-next-line no-console -- for the developer of a test, whose cameras go on showing the test card.
  console.error(
    `playPhone: the scene “${scene}” can't be drawn, and the cameras show a test card. The page's Content-Security-Policy has to allow data: images (img-src data:).`,
    error,
  );
}

class BrokenImageCapture {
  takePhoto(): Promise<never> {
    return Promise.reject(new DOMException('', 'InvalidStateError'));
  }
}
