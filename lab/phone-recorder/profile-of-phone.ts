import {
  browserFamily,
  type FacingMode,
  type FrameSize,
  type Orientation,
  type UserAgent,
} from '@recto/core';
import { cardZoom } from '../../packages/adapters/src/browser/camera/lens/card-zoom.ts';
import type { PhoneCamera, PhoneProfile } from '@recto/testing/camera';

/** What `getCapabilities` or `getSettings` returned, with whatever fields the browser has. */
export type Reported = Readonly<Record<string, unknown>>;

export type RecordedEvent = NonNullable<PhoneCamera['events']>[number];

/** What the story learnt of a camera by opening it. */
interface OpenedFacts {
  readonly capabilities: Reported;
  readonly settings: Reported;
  /** The size of its last frame in pixels; null if it showed none. */
  readonly frame: FrameSize | null;
  readonly events: readonly RecordedEvent[];
  /** How much a card was magnified; null for not at all, undefined if it was not opened for cards. */
  readonly zoom: number | null | undefined;
}

/** A camera of the browser's list. */
export interface CameraFacts {
  readonly label: string;
  /** Which way it faces, by the browser or else by its label. */
  readonly facingMode: FacingMode | null;
  /** What the list reported of it while it was closed; null if it reports no capabilities. */
  readonly listed: Reported | null;
  /** Null if it was not opened. */
  readonly opened: OpenedFacts | null;
}

/** What the story knows about this phone. Cameras are named by their labels. */
export interface PhoneFacts {
  readonly userAgent: UserAgent;
  readonly screen: Orientation;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** In the order of the browser's list. */
  readonly cameras: readonly CameraFacts[];
  /** Which camera the browser opened where none was asked for. */
  readonly byDefault: Readonly<Partial<Record<FacingMode, string>>>;
  /** Which camera Recto opened, or would open; null if it knows none that faces this way. */
  readonly chosen: Readonly<Record<FacingMode, string | null>>;
}

/** What is assumed of frames where no camera showed one. */
const assumedFrame: FrameSize = { width: 1080, height: 1920 };

/**
 * The profile of a phone (`packages/testing/src/phones`), without what could identify the phone or its owner: no ids of devices and
 * groups, no numbers of USB devices, and of the user agent only the system and the browser.
 */
export function profileOf({ userAgent, screen, day, cameras, byDefault, chosen }: PhoneFacts): PhoneProfile {
  const shownFrame = cameras.map(frameOf).find((frame) => frame !== null) ?? assumedFrame;
  const rear = chosen.environment ?? byDefault.environment ?? cameras[0]?.label;
  if (rear === undefined) throw new Error('The browser lists no camera.');
  const camera = (facts: CameraFacts) => profileOfCamera(facts, shownFrame, facts.label === rear);
  const rearCamera = cameras.find(({ label }) => label === rear);
  return {
    phone: nameOf(userAgent),
    source: sourceOf(day, cameras),
    system: browserFamily(userAgent).platform,
    screen,
    cameras: cameras.map(camera),
    ...(Object.keys(byDefault).length > 0 && { byDefault: withoutNumbers(byDefault) }),
    listsCapabilities: cameras.some(({ listed }) => listed !== null),
    misbehaves: [],
    expected: {
      rear: labelWithoutNumbers(rear),
      front: chosen.user === null ? null : labelWithoutNumbers(chosen.user),
      zoom: rearCamera === undefined ? null : zoomOf(rearCamera),
    },
  };
}

/**
 * A camera's label without what could identify the device or its owner: the ids that Chromium adds to USB cameras,
 * serial numbers, and the names of owners, as in "Anna's iPhone Camera" and "Anna's phone (Windows Virtual Camera)".
 */
export function labelWithoutNumbers(label: string): string {
  const linked = /\((?:Windows )?Virtual Camera\)$/i.exec(label);
  if (linked !== null) return `Phone ${linked[0]}`;
  const apple = /(iPhone|iPad).*?((?: Desk View)?)(?: Camera)?$/.exec(label);
  if (apple !== null) return `${apple[1]}${apple[2]} Camera`;
  const words = label.replace(/\s*\([0-9a-f]{4}:[0-9a-f]{4}\)/gi, '').split(/\s+/);
  const kept = words.filter((word) => !isSerialNumber(word)).join(' ');
  return kept === '' ? 'Camera' : kept;
}

/** Whether a word has six digits, or four and otherwise only capitals or hexadecimal digits: cameras are not called so. */
function isSerialNumber(word: string): boolean {
  const digits = word.replaceAll(/\D/g, '').length;
  return digits >= 6 || (digits >= 4 && /^\W?(?:[0-9A-Z:-]{8,}|[0-9a-f:-]{8,})\W?$/.test(word));
}

function withoutNumbers(labels: PhoneFacts['byDefault']): PhoneFacts['byDefault'] {
  return Object.fromEntries(
    Object.entries(labels).map(([facingMode, label]) => [facingMode, labelWithoutNumbers(label)]),
  );
}

function profileOfCamera(facts: CameraFacts, shownFrame: FrameSize, isRear: boolean): PhoneCamera {
  const { label, facingMode, opened } = facts;
  const listed = facts.listed === null ? null : withoutIds(facts.listed);
  const capabilities = opened === null ? (listed ?? {}) : withoutIds(opened.capabilities);
  const differs = listed !== null && JSON.stringify(listed) !== JSON.stringify(capabilities);
  const hasOwnZoom = !isRear && facingMode !== 'user' && opened?.zoom !== undefined;
  return {
    label: labelWithoutNumbers(label),
    facingMode,
    frame: frameOf(facts) ?? shownFrame,
    capabilities,
    ...(differs && { listedCapabilities: listed }),
    ...(opened !== null && { settings: withoutIds(opened.settings) }),
    ...(opened !== null && opened.events.length > 0 && { events: [...opened.events] }),
    ...(hasOwnZoom && { expectedZoom: opened.zoom }),
  };
}

/** @returns what can be written as JSON, without the ids of the device and its group. */
function withoutIds(reported: Reported): Record<string, unknown> {
  const { deviceId: _device, groupId: _group, ...others } = reported;
  return JSON.parse(JSON.stringify(others)) as Record<string, unknown>;
}

/** The size of a camera's frames: of those that were shown, or else what its settings say. */
function frameOf({ opened }: CameraFacts): FrameSize | null {
  if (opened === null) return null;
  const { width, height } = opened.settings;
  const isKnown = typeof width === 'number' && typeof height === 'number' && width >= 1 && height >= 1;
  return opened.frame ?? (isKnown ? { width, height } : null);
}

/** How much Recto magnifies a card with this camera: as it did, or as it would. */
function zoomOf({ label, listed, opened }: CameraFacts): number | null {
  if (opened?.zoom !== undefined) return opened.zoom;
  return cardZoom(opened?.capabilities ?? listed ?? {}, label);
}

function sourceOf(day: string, cameras: readonly CameraFacts[]): string {
  const unseen = cameras.filter((camera) => frameOf(camera) === null);
  const recorded = `recorded on ${day} with the story Real camera`;
  if (unseen.length === 0) return recorded;
  const labels = unseen.map(({ label }) => `“${labelWithoutNumbers(label)}”`).join(', ');
  return `${recorded}; assumed, since they were not opened: the frames of ${labels}`;
}

/** The system and the browser, with their main versions. */
function nameOf(userAgent: UserAgent): string {
  const { system, browser, engine, app } = userAgent;
  const { platform, browser: browserName } = browserFamily(userAgent);
  // From iOS 26 on, only the version of its WebKit says which iOS it is.
  const version = platform === 'ios' ? engine.version : system.version;
  const systemName = { ios: 'iOS', android: 'Android', other: 'an unknown system' }[platform];
  const names = {
    safari: 'Safari',
    chrome: 'Chrome',
    firefox: 'Firefox',
    samsung: 'Samsung Internet',
    edge: 'Edge',
    opera: 'Opera',
    other: 'an unknown browser',
  };
  const inBrowser = app === null ? named(names[browserName], browser.version) : `in the app ${app}`;
  return `${named(systemName, version)}, ${inBrowser}`;
}

function named(name: string, version: number | null): string {
  return version === null ? name : `${name} ${version}`;
}
