import {
  noGuidance,
  type Announcement,
  type CameraStatus,
  type CaptureState,
  type Hint,
  type PhotoVerdict,
  type Words,
} from '@recto/core';
import { describe, expect, test } from 'vitest';
import {
  initialVoice,
  nextVoice,
  type Heard,
  type VoiceState,
} from '../../../packages/core/src/capture/voice.ts';
import { imageOf } from '../../support/procedures.ts';

const photo = 'idCardRecto';
const image = imageOf('taken');
const live: CameraStatus = { status: 'live', facingMode: 'environment', canSwitch: true };
const viewfinder: CaptureState = { name: 'capture', photo };
const preview: CaptureState = { name: 'preview', photo, image, replaces: null };

interface Shown {
  readonly state?: CaptureState;
  readonly camera?: CameraStatus;
  readonly words?: Words | null;
  readonly verdict?: PhotoVerdict;
  readonly orientation?: 'portrait' | 'landscape';
}

function heard({ state = viewfinder, camera = live, words = null, verdict, orientation }: Shown): Heard {
  return {
    state,
    camera,
    orientation: orientation ?? 'portrait',
    staysInLandscape: false,
    step: { number: 1, total: 5, documents: ['idCard', 'driverLicense', 'clientPicture'], unsent: [] },
    next: 'idCardVerso',
    adminComment: null,
    refusals: {},
    trouble: null,
    guidance: { ...noGuidance, words, verdict: verdict ?? noGuidance.verdict },
  };
}

const hintWords = (hint: Hint): Words => ({ kind: 'hint', hint });
const tooFar = hintWords({ name: 'tooFar' });
const glare = hintWords({ name: 'glare' });
const holdStill = hintWords({ name: 'ready', next: 'automatic' });
const pressButton = hintWords({ name: 'ready', next: 'button' });
const turnOver = hintWords({ name: 'turnOver' });
const noDocument = hintWords({ name: 'noDocument' });
const left: Words = { kind: 'direction', direction: 'moveLeft' };
const right: Words = { kind: 'direction', direction: 'moveRight' };

interface Sentence {
  readonly at: number;
  readonly announcement: Announcement;
  readonly isUrgent: boolean;
}

/**
 * What is said, and when, in ms, if this is shown at these times. The voice is asked again when it wants to be, as the
 * session does.
 * @param until when the time ends, in ms.
 */
function sentences(moments: readonly (readonly [number, Shown])[], until = 60_000): readonly Sentence[] {
  const said: Sentence[] = [];
  let voice: VoiceState | null = null;
  const hear = (shown: Heard, at: number) => {
    const before: number = voice?.count ?? 0;
    voice = voice === null ? initialVoice(shown, at) : nextVoice(voice, shown, at);
    if (voice.count > before) {
      const { announcement, isUrgent } = voice.said!;
      said.push({ at, announcement, isUrgent });
    }
  };
  for (const [index, [at, shown]] of moments.entries()) {
    const snapshot = heard(shown);
    hear(snapshot, at);
    const end = moments[index + 1]?.[0] ?? until;
    for (let dueAt = voice!.dueAt; dueAt !== null && dueAt < end; dueAt = voice!.dueAt) hear(snapshot, dueAt);
  }
  return said;
}

/** The same, in short: when, and the name or the words. */
function lines(moments: readonly (readonly [number, Shown])[], until?: number): readonly string[] {
  return sentences(moments, until).map(({ at, announcement }) => `${at} ${inShort(announcement)}`);
}

function inShort(announcement: Announcement): string {
  switch (announcement.name) {
    case 'words': {
      const { words } = announcement;
      if (words.kind === 'direction') return words.direction;
      return 'next' in words.hint ? `${words.hint.name} ${words.hint.next}` : words.hint.name;
    }
    case 'photo':
      return `${announcement.isNew ? 'new' : 'known'} photo ${announcement.finding}`;
    case 'finding':
      return `finding ${announcement.finding}`;
    case 'switched':
      return `switched ${announcement.facingMode}`;
    default:
      return announcement.name;
  }
}

/** A viewfinder in which the camera has been live for long, so that only its words are new. */
const quiet = [-20_000, {}] as const;

describe('hints', () => {
  test('hints are said once, with a pause between two of them', () => {
    expect(
      lines([quiet, [0, { words: tooFar }], [1_000, { words: glare }], [5_000, { words: glare }]]),
    ).toEqual(['0 tooFar', '1500 glare']);
  });

  // Decision 4.6.
  test('hints that are over when the pause ends are not said, but what is true then', () => {
    expect(lines([quiet, [0, { words: tooFar }], [400, { words: glare }], [1_200, { words: left }]])).toEqual(
      ['0 tooFar', '1500 moveLeft', ...repeated('moveLeft', 5_500)],
    );
  });

  test('hints are not said again after a while without one, or after another one that was not said', () => {
    expect(
      lines([
        quiet,
        [0, { words: tooFar }],
        [3_000, { words: null }],
        [6_000, { words: tooFar }],
        [6_100, { words: glare }],
        [6_200, { words: tooFar }],
      ]),
    ).toEqual(['0 tooFar', '6100 glare', '7600 tooFar']);
  });

  test('hints that come back are said again after four seconds at the earliest, but for "Hold still"', () => {
    expect(
      lines([
        quiet,
        [0, { words: tooFar }],
        [1_600, { words: holdStill }],
        [1_700, { words: tooFar }],
        [2_500, { words: holdStill }],
        [3_000, { words: tooFar }],
      ]),
    ).toEqual(['0 tooFar', '1600 ready automatic', '4000 tooFar']);
    expect(
      lines([quiet, [0, { words: holdStill }], [100, { words: glare }], [1_600, { words: holdStill }]]),
    ).toEqual(['0 ready automatic', '1500 glare', '1600 ready automatic']);
  });

  test('hints that differ in their arrow only are the same words', () => {
    expect(
      lines([
        quiet,
        [0, { words: hintWords({ name: 'offCentre', side: 'left' }) }],
        [2_000, { words: hintWords({ name: 'offCentre', side: 'top' }) }],
      ]),
    ).toEqual(['0 offCentre']);
  });

  // Decision 4.6.
  test('hints wait until the heading with the instruction is heard, and what is true then is said', () => {
    expect(
      lines([
        [0, { words: tooFar }],
        [3_000, { words: glare }],
      ]),
    ).toEqual(['5000 glare']);
    expect(lines([[0, { words: left }]], 8_000)).toEqual(['5000 moveLeft']);
  });

  test('hints wait for the heading of a viewfinder, not for its camera', () => {
    const init: CaptureState = { name: 'init', photo };
    expect(
      lines([
        [0, { state: init, camera: { status: 'starting' } }],
        [4_000, { words: tooFar }],
      ]),
    ).toEqual(['4000 cameraReady', '5500 tooFar']);
  });

  test('hints that repeat the instruction of the heading wait longer, unless another was said', () => {
    expect(lines([[0, { words: noDocument }]])).toEqual(['8000 noDocument']);
    expect(
      lines([
        [0, { words: tooFar }],
        [7_000, { words: noDocument }],
      ]),
    ).toEqual(['5000 tooFar', '7000 noDocument']);
  });

  test('“Place the document” waits while the card is turned over', () => {
    expect(lines([quiet, [0, { words: turnOver }], [1_600, { words: noDocument }]])).toEqual([
      '0 turnOver',
      '2500 noDocument',
    ]);
  });

  test('hints begin anew in the next viewfinder', () => {
    const next: CaptureState = {
      name: 'capture',
      photo: 'idCardVerso',
      previous: { photo, outcome: 'sent' },
    };
    expect(lines([quiet, [0, { words: tooFar }], [5_000, { state: next, words: tooFar }]])).toEqual([
      '0 tooFar',
      '10000 tooFar',
    ]);
  });
});

describe('all is right', () => {
  // Decision 4.6.
  test('“all is right” never interrupts the instruction', () => {
    expect(sentences([[0, { words: holdStill }]])).toEqual([
      { at: 5_000, announcement: { name: 'words', words: holdStill }, isUrgent: true },
    ]);
  });

  test('“all is right” is said at once, and interrupts', () => {
    expect(sentences([quiet, [0, { words: glare }], [200, { words: holdStill }]])).toEqual([
      { at: 0, announcement: { name: 'words', words: glare }, isUrgent: false },
      { at: 200, announcement: { name: 'words', words: holdStill }, isUrgent: true },
    ]);
  });

  test('“all is right” waits for the pause if only the button is named, since no photo follows', () => {
    expect(lines([quiet, [0, { words: holdStill }], [200, { words: pressButton }]])).toEqual([
      '0 ready automatic',
      '1500 ready button',
    ]);
  });

  test('“all is right” takes the place of what the camera has to say', () => {
    expect(
      lines([
        [0, { camera: { status: 'starting' } }],
        [6_000, { words: holdStill }],
      ]),
    ).toEqual(['6000 ready automatic']);
  });
});

describe('directions', () => {
  test('directions are repeated every four seconds, and give way to another after the pause', () => {
    expect(lines([quiet, [0, { words: left }], [6_000, { words: right }]], 9_000)).toEqual([
      '0 moveLeft',
      '4000 moveLeft',
      '6000 moveRight',
    ]);
  });
});

describe('a photo', () => {
  const checking = { state: preview, verdict: { name: 'checking' } } as const;
  const sharp: PhotoVerdict = { name: 'fine', isChecked: true, dpi: 300 };

  // Decision 4.6.
  test('the heading of a photo has what the check finds within 300 ms', () => {
    expect(
      lines([quiet, [0, { state: preview }], [1, checking], [140, { state: preview, verdict: sharp }]]),
    ).toEqual(['140 new photo sharp']);
  });

  test('the heading of a photo waits for 300 ms, and what the check finds then is said once', () => {
    expect(
      lines([
        quiet,
        [0, checking],
        [900, { state: preview, verdict: sharp }],
        [1_500, { state: preview, verdict: sharp }],
      ]),
    ).toEqual(['300 new photo pending', '900 finding sharp']);
  });

  test.each([
    [{ name: 'fine', isChecked: false, dpi: null }, 0],
    [{ name: 'none' }, 300],
  ] as const)('a photo of which nothing is known (%o) is not called good', (verdict, at) => {
    expect(lines([quiet, [0, { state: preview, verdict }]])).toEqual([`${at} new photo unknown`]);
  });

  test('a photo is new only if it was just taken: not one that was chosen, nor one that the customer goes back to', () => {
    const picked: CaptureState = { name: 'preview', photo, image: new Blob(), replaces: null };
    const used: CaptureState = { ...preview, isUsed: true };
    for (const state of [picked, used]) {
      expect(
        lines([quiet, [0, { state, verdict: { name: 'checking' } }], [700, { state, verdict: sharp }]]),
      ).toEqual(['300 known photo pending', '700 finding sharp']);
    }
  });

  test('a photo is not called new when its preview is shown again', () => {
    expect(lines([[0, { state: preview, verdict: sharp }]])).toEqual(['0 known photo sharp']);
  });

  test('the heading of a photo is said for each new one', () => {
    const second: CaptureState = { ...preview, image: imageOf('second') };
    expect(
      lines([
        quiet,
        [0, { state: preview, verdict: sharp }],
        [3_000, { words: null }],
        [6_000, { state: second, verdict: sharp }],
      ]),
    ).toEqual(['0 new photo sharp', '3000 cameraReady', '6000 new photo sharp']);
  });

  test('a photo ends what the viewfinder was about to say', () => {
    expect(lines([quiet, [0, { words: tooFar }], [100, { words: glare }], [200, checking]], 500)).toEqual([
      '0 tooFar',
    ]);
  });
});

describe('the camera', () => {
  const starting: CameraStatus = { status: 'starting' };
  const front: CameraStatus = { ...live, facingMode: 'user' };
  const init: CaptureState = { name: 'init', photo };

  test('the voice says once that the camera is ready', () => {
    expect(
      lines([
        [0, { state: init, camera: starting }],
        [500, { state: init }],
        [510, {}],
        [3_000, {}],
      ]),
    ).toEqual(['510 cameraReady']);
  });

  test('the voice says nothing about the camera between two photos', () => {
    const next: CaptureState = {
      name: 'capture',
      photo: 'idCardVerso',
      previous: { photo, outcome: 'sent' },
    };
    expect(lines([quiet, [0, { state: next, camera: starting }], [500, { state: next }]])).toEqual([]);
  });

  test('the voice says that the camera was switched', () => {
    expect(
      lines([
        quiet,
        [0, { camera: starting }],
        [300, { camera: front }],
        [9_000, { camera: starting }],
        [9_300, {}],
      ]),
    ).toEqual(['300 switched user', '9300 switched environment']);
  });

  test('the voice says that the camera takes long, and that it is there at last', () => {
    expect(
      lines([
        [0, { state: init, camera: starting }],
        [8_000, { state: init, camera: { status: 'overdue' } }],
        [9_000, {}],
      ]),
    ).toEqual(['8000 overdue', '9500 cameraReady']);
  });

  test('the voice says that the camera needs a tap', () => {
    const tapNeeded: CameraStatus = { status: 'tapNeeded' };
    expect(
      lines([
        [0, { state: init, camera: starting }],
        [500, { state: init, camera: tapNeeded }],
      ]),
    ).toEqual(['500 tapNeeded']);
  });

  test('the voice says nothing about the camera in an error', () => {
    const error: CaptureState = {
      name: 'error',
      type: 'cameraAccess',
      photo,
      diagnosis: {
        cause: 'deniedHere',
        asksAgain: false,
        persistent: false,
        family: { platform: 'android', browser: 'chrome', hasAppsInSettings: false },
      },
    };
    expect(lines([[0, { state: error, camera: { status: 'overdue' } }]])).toEqual([]);
  });
});

test('nothing is said while the phone should be turned', () => {
  expect(lines([[0, { words: tooFar, orientation: 'landscape' }]])).toEqual([]);
});

/** A direction that goes on, every four seconds until the end. */
function repeated(name: string, from: number): readonly string[] {
  const times: string[] = [];
  for (let at = from; at < 60_000; at += 4_000) times.push(`${at} ${name}`);
  return times;
}
