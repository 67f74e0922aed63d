import { afterEach } from 'vitest';
import { pictureCheckMs, sidewaysLimitMs } from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { CameraHistory } from '../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { phoneProfiles, phonesThat } from '../support/phone-profiles.ts';
import { PlayedPhone } from '@recto/testing/camera';
import type { PhoneProfile } from '@recto/testing/camera';
import { ScaledClock } from '@recto/testing/fakes';
import { browserCameraHarness } from './browser-camera-harness.ts';
import { cameraContract } from './camera.contract.ts';
import { testCard } from '@recto/testing/camera';
import type { ContractDevice } from './camera-harness.ts';

/** The camera's contract on a phone of each kind. `npm run test:more` runs it, in one file for each kind of phone: the files run side by side. */

/** Small frames: the contract opens hundreds of cameras. */
const scale = 0.25;

/** How much faster the time of the phones and of Recto runs: they pause for up to two seconds. */
const factor = 4;

/** Phones that do nothing wrong, and differ in their cameras, their zoom or their screen. */
const wellBehaved = ['pixel-pro', 'iphone-15', 'samsung-galaxy-s22', 'tablet-infrared', 'zoom-in-percent'];

/** A phone for each way to misbehave, and those: what the others add is held by the tests of the choice of a lens. */
const chosen = [...phoneProfiles].filter(([name, profile]) =>
  profile.misbehaves.length === 0
    ? wellBehaved.includes(name)
    : profile.misbehaves.some(({ does }) => phonesThat(does)[0] === profile),
);

const clocks: ScaledClock[] = [];

/**
 * The whole contract on each phone of this kind that opens a camera at all.
 * @param system an iPhone or iPad, or any other phone.
 * @param misbehaves whether the phone does something wrong.
 */
export function cameraOnPhones(system: 'ios' | 'others', misbehaves: boolean): void {
  afterEach(() => {
    for (const clock of clocks.splice(0)) clock.stop();
  });

  for (const [name, profile] of chosen) {
    const isOfThisKind =
      (profile.system === 'ios') === (system === 'ios') && profile.misbehaves.length > 0 === misbehaves;
    if (isOfThisKind && opensCameras(profile)) contractOn(name, profile);
  }
}

function contractOn(name: string, profile: PhoneProfile): void {
  cameraContract(
    `GetUserMediaCamera on ${name}`,
    (situation) => {
      const clock = new ScaledClock(isInHaste(profile) ? 1 : factor);
      clocks.push(clock);
      const paint = situation.script === 'noPicture' ? () => undefined : testCard;
      const phone = new PlayedPhone(profile, { clock, paint, scale });
      let held: 'portrait' | 'landscape' | null = null;
      return browserCameraHarness(situation, {
        devices: phone.mediaDevices,
        clock,
        history: new CameraHistory(clock),
        screen: () => held ?? phone.screen,
        isIos: profile.system === 'ios',
        lieSideways: (sideways) => {
          held = sideways ? otherThan(profile.screen) : profile.screen;
          for (let ms = 0; ms < sidewaysLimitMs; ms += pictureCheckMs) clock.advance(pictureCheckMs);
        },
        world: () => phone.picture!,
      });
    },
    contractDevice(profile),
  );
}

function opensCameras({ misbehaves }: PhoneProfile): boolean {
  return !misbehaves.some(({ does }) => does === 'neverAnswers' || does === 'deniesSilently');
}

/** Whether the first moments of a camera count, in which frames of the real time would come too late. */
function isInHaste({ misbehaves }: PhoneProfile): boolean {
  return misbehaves.some(({ does }) => does === 'zoomsInAtStart' || does === 'startsSmall');
}

/** What the contract expects of a phone. */
function contractDevice(profile: PhoneProfile): ContractDevice {
  const { cameras, expected, misbehaves } = profile;
  const { frame, capabilities } = cameras.find(({ label }) => label === expected.rear)!;
  const size = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
  const isSingle = cameras.length === 1;
  const broken = misbehaves.flatMap((one) => (one.does === 'failsToOpen' ? [one.label] : []));
  const ids = new Map(cameras.map(({ label }, index) => [label, `camera-${index}`]));
  return {
    frames: [{ name: `${frame.width} × ${frame.height}`, ...size }],
    cameras: { several: isSingle ? null : photoCameras(profile), one: isSingle ? 1 : null },
    hasFront: expected.front !== null,
    broken: broken.map((label) => ids.get(label)!),
    lenses: [
      {
        lens: 'zoomAndTorch',
        zoom: expected.zoom,
        hasTorch: (capabilities as { torch?: boolean }).torch === true,
      },
    ],
  };
}

/** How many cameras the switch goes through: infrared and virtual ones are no cameras for photos. */
function photoCameras({ cameras }: PhoneProfile): number {
  return cameras.filter(({ label }) => !/\bIR\b|Virtual/.test(label)).length;
}

function otherThan(screen: 'portrait' | 'landscape'): 'portrait' | 'landscape' {
  return screen === 'portrait' ? 'landscape' : 'portrait';
}
