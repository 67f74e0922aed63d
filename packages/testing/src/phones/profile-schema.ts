import * as v from 'valibot';

/**
 * What a phone reports about its cameras, and what it does wrong: one JSON file for each phone in `profiles/`.
 * `PlayedPhone` behaves like it. The story "Real camera" copies such a file of the phone in one's hand.
 */

const facingMode = v.picklist(['user', 'environment']);
const frameSize = v.strictObject({
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
});
const milliseconds = v.pipe(v.number(), v.minValue(0));

/** What `getCapabilities` and `getSettings` return, without the ids of the device and its group. */
const reported = v.pipe(
  v.looseObject({}),
  v.check(
    (value) => !('deviceId' in value) && !('groupId' in value),
    'Device ids are personal: leave them out.',
  ),
);

const camera = v.strictObject({
  /** As `enumerateDevices` lists it once the camera is allowed. */
  label: v.string(),
  /** Which way it faces, as its settings report it; null if the browser does not report it. */
  facingMode: v.nullable(facingMode),
  /** The size of its frames in pixels when the phone is held as `screen` says. */
  frame: frameSize,
  capabilities: reported,
  /** What the browser's list reports of it while it is not open, if that differs from `capabilities`. */
  listedCapabilities: v.optional(reported),
  settings: v.optional(reported),
  /** The shortest distance at which it is sharp, in metres, also if the browser does not report it. */
  nearestFocus: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** How much a card is magnified after a switch to this camera; null for not at all. `expected.zoom` is that of `rear`. */
  expectedZoom: v.optional(v.nullable(v.number())),
  /** What happened after it was opened, in ms from the moment at which the browser gave the stream. */
  events: v.optional(
    v.array(
      v.strictObject({
        event: v.picklist(['firstFrame', 'resize', 'mute', 'unmute', 'ended']),
        atMs: milliseconds,
        /** The size of the frames from then on, for `firstFrame` and `resize`. */
        frame: v.optional(frameSize),
      }),
    ),
  ),
});

/** What phones do wrong, each as public reports describe it. */
const misbehaviour = v.variant('does', [
  /** `NotReadableError` if a camera is opened sooner than this after one was stopped. */
  v.strictObject({ does: v.literal('opensOnlyAfterPause'), pauseMs: milliseconds }),
  /** A camera that is opened sooner than this after one was stopped is live, and delivers nothing. */
  v.strictObject({ does: v.literal('freezesWithoutPause'), pauseMs: milliseconds }),
  /** `NotReadableError` each time that this camera is opened, by its id or because the browser chooses it. */
  v.strictObject({ does: v.literal('failsToOpen'), label: v.string() }),
  /** The request for a camera is never answered. */
  v.strictObject({ does: v.literal('neverAnswers') }),
  /** The camera is refused, although the customer was not asked. */
  v.strictObject({ does: v.literal('deniesSilently') }),
  /** A page that is loaded again is refused the camera that it was allowed before, and the customer is not asked. */
  v.strictObject({ does: v.literal('forgetsPermission') }),
  /** The track is muted at first, and delivers frames all the same after that. */
  v.strictObject({ does: v.literal('mutesAtStart'), forMs: milliseconds }),
  /** Frames lie on their side while the screen is held like this. */
  v.strictObject({ does: v.literal('turnsFrames'), screen: v.picklist(['portrait', 'landscape']) }),
  /** Frames lie on their side while the screen is held like this, until the phone was rotated once. */
  v.strictObject({
    does: v.literal('turnsFramesUntilRotated'),
    screen: v.picklist(['portrait', 'landscape']),
  }),
  /** For this long after opening, the picture is magnified. */
  v.strictObject({ does: v.literal('zoomsInAtStart'), facingMode, forMs: milliseconds, by: v.number() }),
  /** For this long after opening, frames have this size; then the camera's own, which the track reports from the beginning. */
  v.strictObject({ does: v.literal('startsSmall'), forMs: milliseconds, frame: frameSize }),
  /** After a call, the track is live and not muted, and delivers nothing. */
  v.strictObject({ does: v.literal('freezesAfterCall') }),
  /** After a call, the audio context stays `interrupted` until it is resumed. */
  v.strictObject({ does: v.literal('staysInterrupted') }),
  /** The browser scales frames, unless it is asked for `resizeMode: 'none'`. */
  v.strictObject({ does: v.literal('scalesFrames'), frame: frameSize }),
  /** The picture is overexposed if the height is requested. */
  v.strictObject({ does: v.literal('overexposesWithHeight') }),
  /** `ImageCapture.takePhoto` fails. */
  v.strictObject({ does: v.literal('failsToTakePhoto') }),
  /** A video that is mirrored with `rotateY` is black. */
  v.strictObject({ does: v.literal('drawsRotatedVideoBlack') }),
  /** The screen is locked after this long without a touch, unless the page holds a wake lock. */
  v.strictObject({ does: v.literal('locksScreen'), afterMs: milliseconds }),
  /** Reading `localStorage` throws. */
  v.strictObject({ does: v.literal('refusesStorage') }),
  /** There is no `WebAssembly`. */
  v.strictObject({ does: v.literal('lacksWebAssembly') }),
]);

const fields = v.strictObject({
  /** Phone, system and browser. */
  phone: v.string(),
  /** Where each fact is known from, and what is assumed. */
  source: v.string(),
  system: v.picklist(['ios', 'android', 'other']),
  /** How the phone was held when it was recorded. */
  screen: v.picklist(['portrait', 'landscape']),
  /** Numbers of the bugs in docs/phones.md that it shows. */
  bugs: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  /** In the order in which the browser lists them. */
  cameras: v.pipe(v.array(camera), v.minLength(1)),
  /** Which camera the browser opens for a facing mode, by its label; the first one that faces this way if it is not given. */
  byDefault: v.optional(
    v.strictObject({ environment: v.optional(v.string()), user: v.optional(v.string()) }),
  ),
  /** Whether the browser reports the capabilities of cameras that are not open; false also if that is not known. */
  listsCapabilities: v.boolean(),
  misbehaves: v.array(misbehaviour),
  /** What Recto should do on this phone. */
  expected: v.strictObject({
    /** The label of the camera for cards. */
    rear: v.string(),
    /** The label of the camera for faces; null where no camera is known to face the customer. */
    front: v.nullable(v.string()),
    /** How much the picture of a card is magnified; null for not at all. */
    zoom: v.nullable(v.number()),
    /** The order in which the control switches cameras, by their labels, if it is to be exactly this. */
    order: v.optional(v.array(v.string())),
  }),
});

const profile = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of unknownLabels(dataset.value)) addIssue({ message });
  }),
);

/** The fields that name a camera which the phone does not have. */
function unknownLabels({ cameras, byDefault, misbehaves, expected }: v.InferOutput<typeof fields>) {
  const labels = new Set(cameras.map(({ label }) => label));
  const named: readonly (readonly [field: string, label: string | null | undefined])[] = [
    ['byDefault.environment', byDefault?.environment],
    ['byDefault.user', byDefault?.user],
    ...misbehaves.flatMap((one, index) =>
      'label' in one ? [[`misbehaves.${index}.label`, one.label] as const] : [],
    ),
    ['expected.rear', expected.rear],
    ['expected.front', expected.front],
    ...(expected.order ?? []).map((label, index) => [`expected.order.${index}`, label] as const),
  ];
  return named
    .filter(([, label]) => label != null && !labels.has(label))
    .map(([field, label]) => `${field}: the phone has no camera "${label}".`);
}

/** Everything that a profile can say a phone does wrong. */
export const misbehaviours: readonly Misbehaviour['does'][] = misbehaviour.options.map(
  ({ entries }) => entries.does.literal,
);

export type PhoneProfile = v.InferOutput<typeof profile>;
export type PhoneCamera = PhoneProfile['cameras'][number];
export type Misbehaviour = PhoneProfile['misbehaves'][number];

/** The misbehaviours by their names. */
export type MisbehaviourNamed<Name extends Misbehaviour['does']> = Extract<Misbehaviour, { does: Name }>;

/**
 * Reads a profile.
 * @throws Error that names each field that is wrong.
 */
export function parseProfile(name: string, value: unknown): PhoneProfile {
  const result = v.safeParse(profile, value);
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const field = v.getDotPath(issue);
      return field === null ? issue.message : `${field}: ${issue.message}`;
    });
    throw new Error(`${name} is no profile of a phone:\n${problems.join('\n')}`);
  }
  return result.output;
}
