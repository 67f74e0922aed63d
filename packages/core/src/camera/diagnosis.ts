import { browserFamily, type BrowserFamily } from '../device/browser-family.ts';
import { parseUserAgent, type DeviceFacts, type InAppBrowser } from '../device/user-agent.ts';
import type { CameraError, CameraErrorCode, CameraFacts } from '../ports/camera.ts';
import type { DevicePort } from '../ports/device.ts';

/** The real reasons why a camera can't be had, as far as a person can do something different about each. */
export const cameraCauses = [
  /** The browser refuses this site: the person said no, now or earlier. */
  'deniedHere',
  /** The phone refuses the browser. */
  'deniedBySystem',
  /** The page did not come over HTTPS. */
  'insecure',
  /** The page's server, or the page that frames it, allows no camera. */
  'blockedByPolicy',
  /** The link was opened inside another app. */
  'inAppBrowser',
  'unsupportedBrowser',
  'inUse',
  'none',
  /** It can't do what was asked, even after the fallbacks. */
  'unfit',
  'noAnswer',
  'noPicture',
  'lost',
] as const;
export type CameraCause = (typeof cameraCauses)[number];

interface Circumstances {
  readonly family: BrowserFamily;
  /** Restarting did not help, so the advice goes one level deeper. */
  readonly persistent: boolean;
}

export type Diagnosis = Circumstances &
  (
    | {
        readonly cause: 'deniedHere';
        /** The browser does not remember the "no": loaded again, the page may ask again. */
        readonly asksAgain: boolean;
      }
    | { readonly cause: 'inAppBrowser'; readonly app: InAppBrowser }
    | { readonly cause: Exclude<CameraCause, 'deniedHere' | 'inAppBrowser'> }
  );

/** So many restarts in a row without a camera, and the same advice is not given again. */
export const restartsUntilPersistent = 2;

type DeviceInfo = DeviceFacts & Pick<DevicePort, 'reloads'>;

/** Names the real cause of a camera's failure. */
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

/** Whether it may have passed while the person was away, so that trying again asks them nothing. */
export function mayBeOver({ cause }: Diagnosis): boolean {
  return ['deniedBySystem', 'inUse', 'noAnswer', 'noPicture', 'lost'].includes(cause);
}

/** Why a browser is not even tried (§5): the file picker is used there. */
export function diagnoseBrowser(device: DeviceInfo): Diagnosis {
  return diagnose({ code: 'unsupported', facts: null }, device);
}

const plainCauses: Readonly<Partial<Record<CameraErrorCode, CameraCause>>> = {
  notFound: 'none',
  inUse: 'inUse',
  overconstrained: 'unfit',
  noPicture: 'noPicture',
  lost: 'lost',
};

function causeOf(code: CameraErrorCode, facts: CameraFacts | null, app: InAppBrowser | null): CameraCause {
  const plain = plainCauses[code];
  if (plain !== undefined) return plain;
  // What hides behind a refusal or a silence, from the most certain to the least.
  if (facts !== null && !facts.isSecure) return 'insecure';
  if (facts !== null && !facts.isAllowedByPolicy) return 'blockedByPolicy';
  if (app !== null) return 'inAppBrowser';
  if (code === 'unsupported') return 'unsupportedBrowser';
  if (code === 'noAnswer') return 'noAnswer';
  // Where the site is allowed and the answer is no all the same, the no is not the site's.
  const refusedBySystem = facts !== null && (facts.isRefusedBySystem || facts.permission === 'granted');
  return refusedBySystem ? 'deniedBySystem' : 'deniedHere';
}
