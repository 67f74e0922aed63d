import { photoNames, type AppEvent, type BrowserProduct, type CameraCause, type System } from '@recto/core';
import { photoLabel } from '../operator/document-labels.ts';

/** One step of the journey, and the visits that reached it. */
interface FunnelStep {
  readonly label: string;
  /** How many visits reached it. */
  readonly visits: number;
  /** The same by browser, in the order of `Funnel.browsers`. */
  readonly byBrowser: readonly number[];
  /** Half of them took at most this long for it, in ms; null if none did it. */
  readonly medianMs: number | null;
}

/** How often something went wrong. */
interface FunnelProblem {
  readonly label: string;
  readonly times: number;
  readonly byBrowser: readonly number[];
}

export interface Funnel {
  /** How many loads of the page sent events. */
  readonly visits: number;
  /** The one with the most visits first. */
  readonly browsers: readonly string[];
  readonly steps: readonly FunnelStep[];
  readonly problems: readonly FunnelProblem[];
}

/** A step: which events belong to it. */
interface Step {
  readonly label: string;
  readonly reached: (event: AppEvent) => boolean;
  /** The events whose `durationMs` says how long it took. */
  readonly ended: (event: AppEvent) => boolean;
}

const isOf = (name: AppEvent['name']) => (event: AppEvent) => event.name === name;
const isScreen = (screen: string) => (event: AppEvent) =>
  event.name === 'screenShown' && event.screen === screen;

/** The journey in its order (§4). A duration is measured from the screen or step before, unless the label says otherwise. */
const journey: readonly Step[] = [
  { label: 'Start screen', reached: isScreen('start'), ended: isScreen('start') },
  { label: 'Started', reached: isOf('procedureStarted'), ended: isOf('procedureStarted') },
  ...photoNames.flatMap((photo): Step[] => {
    const about = (name: AppEvent['name']) => (event: AppEvent) =>
      event.name === name && 'photo' in event && event.photo === photo;
    return [
      { label: `${photoLabel(photo)}: taken`, reached: about('photoTaken'), ended: about('photoTaken') },
      { label: `${photoLabel(photo)}: sent`, reached: about('photoSent'), ended: about('photoSent') },
    ];
  }),
  { label: 'Confirm screen', reached: isScreen('confirm'), ended: isScreen('confirm') },
  {
    label: 'Finished (since the page was opened)',
    reached: isOf('procedureFinished'),
    ended: isOf('procedureFinished'),
  },
];

/** What the events say: how many visits reached each step, how long each took, and which errors came. */
export function funnelOf(events: readonly AppEvent[]): Funnel {
  const visitsIn = (some: readonly AppEvent[]) => new Set(some.map(({ visit }) => visit)).size;
  const visitsOf = (browser: string) => visitsIn(events.filter((event) => browserOf(event) === browser));
  const browsers = [...new Set(events.map(browserOf))]
    .toSorted()
    .toSorted((one, other) => visitsOf(other) - visitsOf(one));
  const byBrowser = (some: readonly AppEvent[], countOf: (part: readonly AppEvent[]) => number) =>
    browsers.map((browser) => countOf(some.filter((event) => browserOf(event) === browser)));
  const steps = journey.map(({ label, reached, ended }): FunnelStep => {
    const there = events.filter(reached);
    return {
      label,
      visits: visitsIn(there),
      byBrowser: byBrowser(there, visitsIn),
      medianMs: median(events.filter(ended).map(({ durationMs }) => durationMs)),
    };
  });
  const labels = [...new Set(events.flatMap((event) => problemOf(event) ?? []))].toSorted();
  const problems = labels.map((label): FunnelProblem => {
    const some = events.filter((event) => problemOf(event) === label);
    return { label, times: some.length, byBrowser: byBrowser(some, (part) => part.length) };
  });
  return { visits: visitsIn(events), browsers, steps, problems };
}

/** How the page names browsers and systems; another value, which only a forged event has, is shown as it is. */
const browserNames: Readonly<Record<BrowserProduct, string>> = {
  samsung: 'Samsung Internet',
  edge: 'Edge',
  opera: 'Opera',
  otherOpera: 'Opera GX or Touch',
  firefox: 'Firefox',
  firefoxIos: 'Firefox',
  chrome: 'Chrome',
  chromeIos: 'Chrome',
  safari: 'Safari',
  safariIos: 'Safari',
  other: 'Other',
};
const systemNames: Readonly<Record<System, string>> = {
  ios: 'iOS',
  android: 'Android',
  harmony: 'HarmonyOS',
  windowsPhone: 'Windows Phone',
  blackberry: 'BlackBerry',
  webos: 'webOS',
  other: 'other',
};

function browserOf({ browser, system }: AppEvent): string {
  return `${nameIn(browserNames, browser)}, ${nameIn(systemNames, system)}`;
}

function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}

/** What `docs/events.md` calls by its code. */
const cameraProblems: Readonly<Record<CameraCause, string>> = {
  deniedHere: 'refused to the site',
  deniedBySystem: 'refused by the phone’s settings',
  insecure: 'the page is not on HTTPS',
  blockedByPolicy: 'a policy of the page blocks it',
  inAppBrowser: 'the link was opened in another app',
  unsupportedBrowser: 'the browser has none',
  inUse: 'in use by another app',
  none: 'the phone has none',
  unfit: 'none is usable',
  noAnswer: 'the browser does not respond',
  noPicture: 'black picture',
  lost: 'stopped',
};

const fileProblems = {
  imageSize: 'larger than 20 MB',
  imageExtension: 'not a JPEG or PNG',
  fileUnreadable: 'can’t be read',
} as const;

/** What went wrong, in words; null if nothing did. */
function problemOf(event: AppEvent): string | null {
  switch (event.name) {
    case 'cameraFailed':
      return `Camera: ${nameIn(cameraProblems, event.cause)}`;
    case 'fileRefused':
      return `File refused: ${fileProblems[event.why]}`;
    case 'photoRefused':
      return 'Photo refused by the provider';
    case 'photoKept':
      return 'Photo waits for the network';
    case 'linkRefused':
      return event.why === 'refused' ? 'Link refused' : 'Provider not reached when the link was opened';
    case 'partNotLoaded':
      return 'A part of the app did not load';
    case 'crashed':
      return `Crash: ${event.kind}`;
    default:
      return null;
  }
}

function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
