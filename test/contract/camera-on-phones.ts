import { afterEach } from 'vitest';
import { pictureCheckMs, sidewaysLimitMs } from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { CameraHistory } from '../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { phoneProfiles, phonesThat } from '../support/phone-profiles.ts';
import {
  misbehaviours,
  PlayedPhone,
  testCard,
  type Misbehaviour,
  type PhoneProfile,
} from '@recto/testing/camera';
import { ScaledClock } from '@recto/testing/fakes';
import { browserCameraHarness } from './browser-camera-harness.ts';
import { cameraContract } from './camera.contract.ts';
import type { ContractDevice } from './camera-harness.ts';

/** The camera's contract on phones that misbehave. `npm run test:more` runs it, in two files that run side by side. */

/** Small frames: the contract opens hundreds of cameras. */
const scale = 0.25;

/** How much faster the time of the phones and of Recto runs: they pause for up to two seconds. */
const factor = 4;

/** Whether the contract can notice it: it opens, switches and closes cameras and takes photos, in one visit of the page. */
const isNoticed: Readonly<Record<Misbehaviour['does'], boolean>> = {
  opensOnlyAfterPause: true,
  freezesWithoutPause: true,
  failsToOpen: true,
  mutesAtStart: true,
  zoomsInAtStart: true,
  startsSmall: true,
  scalesFrames: true,
  overexposesWithHeight: true,
  failsToTakePhoto: true,
  drawsRotatedVideoBlack: true,
  // Such a phone opens no camera.
  neverAnswers: false,
  deniesSilently: false,
  // These take a reload, a rotation, a call or a store: phone-bugs.browser.test.ts and phones.spec.ts.
  forgetsPermission: false,
  turnsFrames: false,
  turnsFramesUntilRotated: false,
  freezesAfterCall: false,
  staysInterrupted: false,
  locksScreen: false,
  refusesStorage: false,
  lacksWebAssembly: false,
};

/** A phone for each misbehaviour that the contract can notice, and one with cameras that are none for photos. */
const chosen: ReadonlySet<PhoneProfile> = new Set([
  ...misbehaviours.filter((does) => isNoticed[does]).map((does) => phonesThat(does)[0]!),
  phoneProfiles.get('tablet-infrared')!,
]);

const clocks: ScaledClock[] = [];

/** The whole contract on each of the phones of this kind. @param system an iPhone, or any other phone. */
export function cameraOnPhones(system: 'ios' | 'others'): void {
  afterEach(() => {
    for (const clock of clocks.splice(0)) clock.stop();
  });

  for (const [name, profile] of phoneProfiles) {
    if (chosen.has(profile) && (profile.system === 'ios') === (system === 'ios')) contractOn(name, profile);
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
