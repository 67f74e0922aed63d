import { browserFamily, type BrowserFamily } from '../device/browser-family.ts';
import { parseUserAgent, type DeviceFacts, type InAppBrowser } from '../device/user-agent.ts';
import type { CameraCause } from '../model/camera-cause.ts';
import type { CameraError, CameraErrorCode, CameraFacts } from '../ports/camera.ts';
import type { DevicePort } from '../ports/device.ts';

interface Circumstances {
  readonly family: BrowserFamily;
  /** Restarting did not help, so the advice names less likely causes too. */
  readonly persistent: boolean;
}

export type Diagnosis = Circumstances &
  (
    | {
        readonly cause: 'deniedHere';
        /** The browser does not store the denial: after a reload it may ask again. */
        readonly asksAgain: boolean;
      }
    | { readonly cause: 'inAppBrowser'; readonly app: InAppBrowser }
    | { readonly cause: Exclude<CameraCause, 'deniedHere' | 'inAppBrowser'> }
  );

/** After this many restarts in a row without a camera, other advice is given. */
const restartsUntilPersistent = 2;

type DeviceInfo = DeviceFacts & Pick<DevicePort, 'reloads'>;

/** Finds the cause of a camera's failure, from its error and what is known about the device. */
export function diagnose(
  { code, facts }: Pick<CameraError, 'code' | 'facts'>,
  device: DeviceInfo,
): Diagnosis {
  const userAgent = parseUserAgent(device);
  const circumstances = {
    family: browserFamily(userAgent),
    persistent: device.reloads >= restartsUntilPersistent,
  };
  const cause = causeOf(code, facts, userAgent.app);
  if (cause === 'inAppBrowser') {
    return { ...circumstances, cause, app: userAgent.app ?? 'unknown' };
  }
  if (cause === 'deniedHere') {
    return { ...circumstances, cause, asksAgain: facts?.permission !== 'denied' };
  }
  return { ...circumstances, cause };
}

/** Whether the cause may have gone while the customer was away, so that a retry needs no permission prompt. */
export function mayHavePassed({ cause }: Diagnosis): boolean {
  return ['deniedBySystem', 'inUse', 'noAnswer', 'noPicture', 'lost'].includes(cause);
}

/** Why capture is not offered in this browser (§5); the file picker is used instead. */
export function diagnoseBrowser(device: DeviceInfo): Diagnosis {
  return diagnose({ code: 'unsupported', facts: null }, device);
}

/** Null where the cause depends on the device. */
const causeOfCode: Readonly<Record<CameraErrorCode, CameraCause | null>> = {
  notFound: 'none',
  inUse: 'inUse',
  overconstrained: 'unfit',
  noPicture: 'noPicture',
  noPhoto: 'unfit',
  alteredPhotos: 'alteredPhotos',
  lost: 'lost',
  denied: null,
  unsupported: null,
  noAnswer: null,
};

function causeOf(code: CameraErrorCode, facts: CameraFacts | null, app: InAppBrowser | null): CameraCause {
  const known = causeOfCode[code];
  if (known !== null) return known;
  // Possible causes of a refusal or a missing response, the most certain one first.
  if (facts !== null && !facts.isSecure) return 'insecure';
  if (facts !== null && !facts.isAllowedByPolicy) return 'blockedByPolicy';
  if (app !== null) return 'inAppBrowser';
  if (code === 'unsupported') return 'unsupportedBrowser';
  if (code === 'noAnswer') return 'noAnswer';
  // If the site has the permission but the camera is refused, the operating system refuses it.
  const refusedBySystem = facts !== null && (facts.isRefusedBySystem || facts.permission === 'granted');
  return refusedBySystem ? 'deniedBySystem' : 'deniedHere';
}
