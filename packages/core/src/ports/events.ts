import { cameraCauses } from '../model/camera-cause.ts';
import { photoWarningCodes } from '../model/photo-check.ts';
import { photoNames } from '../model/photos.ts';
import { refusalCodes } from '../model/refused-photo.ts';

/** The screens that an event can name. */
const screens = ['start', 'capture', 'confirm', 'status', 'mobile', 'notFound'] as const;

/** The hints that ask for something, and so can be followed: all but `ready`. */
const requests = [
  'tooDark',
  'noDocument',
  'noFace',
  'cutOff',
  'tooFar',
  'tooClose',
  'tilted',
  'turned',
  'offCentre',
  'covered',
  'severalFaces',
  'faceCovered',
  'holdStill',
  'holdFarther',
  'glare',
  'sameSide',
  'turnOver',
  'faceInsteadOfDocument',
  'documentInsteadOfFace',
  'fillFrame',
  'sideways',
  'takeByButton',
] as const;

/**
 * Every event, with its own fields and their possible values: a closed list, so that no event can carry a token,
 * a name, a comment, an address or a picture (decision 11.3). `docs/events.md` describes each.
 */
export const eventCatalogue = {
  screenShown: { screen: screens },
  stepBegun: { photo: photoNames },
  cameraOpened: { photo: photoNames },
  cameraFailed: {
    photo: photoNames,
    cause: cameraCauses,
  },
  photoTaken: {
    photo: photoNames,
    source: ['automatic', 'byHand', 'picked'],
    megapixels: ['below1', '1to2', '2to8', 'above8', 'unknown'],
  },
  photoWarned: {
    photo: photoNames,
    warning: photoWarningCodes,
  },
  photoRetaken: { photo: photoNames, why: ['warning', 'look', 'refused', 'usedBefore'] },
  photoUsed: {
    photo: photoNames,
    verdict: ['fine', 'doubtful', 'likelyRefused', 'unchecked'],
    attempt: ['first', 'later', 'replacement'],
  },
  photoKept: { photo: photoNames },
  photoSent: { photo: photoNames },
  photoRefused: { photo: photoNames },
  photoDeleted: { photo: photoNames },
  fileRefused: { photo: photoNames, why: ['imageSize', 'imageExtension', 'fileUnreadable'] },
  guidanceShown: { photo: photoNames, hint: [...requests, 'ready'] },
  guidanceEnded: {
    photo: photoNames,
    hint: requests,
    end: ['followed', 'replaced', 'photoTaken', 'left'],
  },
  linkRefused: { why: ['refused', 'unreachable'] },
  procedureStarted: {},
  photosComplete: {},
  procedureFinished: {},
  procedureRestarted: {},
  photoReturned: { photo: photoNames, reason: refusalCodes },
  handedOver: { phone: ['started', 'finished'] },
  partNotLoaded: {},
  crashed: { kind: ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'DOMException', 'other'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Catalogue = typeof eventCatalogue;
export type EventName = keyof Catalogue;

/** What an event of this name says beyond the fields of every event. */
export type FactsOf<Name extends EventName> = {
  readonly [Field in keyof Catalogue[Name]]: Catalogue[Name][Field] extends readonly (infer Value)[]
    ? Value
    : never;
};

/** The same of any event, with its name. */
export type EventFacts = {
  [Name in EventName]: { readonly name: Name } & FactsOf<Name>;
}[EventName];

/**
 * Which part of a visit, that is, of one phone and one link, an event belongs to (decision 11.6).
 * - `first`: the load of the page with which this phone opened the link for the first time.
 * - `continued`: a later load of the page, such as a reload. The visit was counted before.
 * - `restarted`: the procedure was refused, and restarted on this load of the page (§4).
 */
export const visitParts = ['first', 'continued', 'restarted'] as const;
export type VisitPart = (typeof visitParts)[number];

/** The same in every event of one load of the page; only `part` may change, to `restarted`. */
export interface EventContext {
  /** The app's version. */
  readonly version: string;
  /** A random text that connects the events of one load of the page; it is not stored. */
  readonly visit: string;
  readonly part: VisitPart;
  /** A `BrowserProduct`, such as `safariIos`. */
  readonly browser: string;
  /** A `System`, such as `ios`. */
  readonly system: string;
}

/** What happened in the app: facts about steps and errors, never about the customer (decision 11.3). */
export type AppEvent = EventFacts &
  EventContext & {
    /** How many events of this name, about the same photo if it names one, there were on this load of the page, this one included. */
    readonly count: number;
    /** In ms; `docs/events.md` says from when. */
    readonly durationMs: number;
  };

/** Where the app reports what happens. */
export interface EventPort {
  /** Must not throw. */
  emit(event: AppEvent): void;
}

/** Reports nothing. */
export const silentEvents: EventPort = { emit: () => undefined };
