import { cameraCauses } from '../model/camera-cause.ts';
import { photoNames } from '../model/photos.ts';

/** The screens that an event can name. */
const screens = ['start', 'capture', 'confirm', 'status', 'mobile', 'notFound'] as const;

/**
 * Every event, with its own fields and their possible values: a closed list, so that no event can carry a token,
 * a name, a comment, an address or a picture (decision 14.3). `docs/events.md` describes each.
 */
export const eventCatalogue = {
  screenShown: { screen: screens },
  stepBegun: { photo: photoNames },
  cameraOpened: { photo: photoNames },
  cameraFailed: {
    photo: photoNames,
    cause: cameraCauses,
  },
  photoTaken: { photo: photoNames, source: ['taken', 'picked'] },
  photoRetaken: { photo: photoNames },
  photoKept: { photo: photoNames },
  photoSent: { photo: photoNames },
  photoRefused: { photo: photoNames },
  photoDeleted: { photo: photoNames },
  fileRefused: { photo: photoNames, why: ['imageSize', 'imageExtension', 'fileUnreadable'] },
  guidanceShown: {
    photo: photoNames,
    hint: [
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
      'ready',
      'sideways',
      'takeByButton',
    ],
  },
  linkRefused: { why: ['refused', 'unreachable'] },
  procedureStarted: {},
  procedureFinished: {},
  partNotLoaded: {},
  crashed: { kind: ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'DOMException', 'other'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Catalogue = typeof eventCatalogue;
export type EventName = keyof Catalogue;

/** What an event says beyond the fields of every event. */
export type EventFacts = {
  [Name in EventName]: { readonly name: Name } & {
    readonly [Field in keyof Catalogue[Name]]: Catalogue[Name][Field] extends readonly (infer Value)[]
      ? Value
      : never;
  };
}[EventName];

/** The same in every event of one load of the page. */
export interface EventContext {
  /** The app's version. */
  readonly version: string;
  /** A random text that connects the events of one load of the page; it is not stored. */
  readonly visit: string;
  /** A `BrowserProduct`, such as `safariIos`. */
  readonly browser: string;
  /** A `System`, such as `ios`. */
  readonly system: string;
}

/** What happened in the app: facts about steps and errors, never about the customer (decision 14.3). */
export type AppEvent = EventFacts &
  EventContext & {
    /** How many events of this name, about the same photo if it names one, there were in this visit, this one included. */
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
