import { describe, expect, test } from 'vitest';
import { contradictionsOf } from '../../e2e/fixtures/seen-said-happened/contradictions.ts';
import type {
  Happening,
  JourneyLogs,
  SeenMoment,
} from '../../e2e/fixtures/seen-said-happened/journey-logs.ts';
import {
  emptyTable,
  goodSceneOf,
  sceneOf,
  type Scene,
} from '../../e2e/fixtures/seen-said-happened/scenes.ts';
import type { Meaning, SpokenWords } from '../../e2e/fixtures/seen-said-happened/spoken-words.ts';

const hints: Readonly<Record<string, string>> = {
  'Looks good': 'ready',
  'Press the button': 'ready',
  'Hold still': 'ready',
  'Too dark': 'tooDark',
  Glare: 'glare',
};

const words: SpokenWords = {
  meaningOf: (sentence): Meaning | null => {
    if (sentence === 'Move left') return { kind: 'direction' };
    const name = hints[sentence];
    return name === undefined ? null : { kind: 'hint', name };
  },
  verdicts: ['All is sharp.', 'Glare hides a part.'],
  unchecked: ['You can use it.'],
  asksForShutter: ['Press the button'],
  taken: ['Photo taken.'],
  questions: ['Is it sharp?'],
  promises: ['Looks good', 'Hold still'],
  automatic: ['Hold still'],
};

/** The viewfinder of the first photo from this time on. */
function viewfinder(at: number, part: Partial<SeenMoment> = {}): SeenMoment {
  return {
    at,
    screen: 'capture',
    photo: 'idCardRecto',
    state: 'capture',
    hint: null,
    ring: null,
    lit: [],
    heading: 'ID card',
    line: 'Fit the card inside the frame.',
    offersAutomatic: true,
    pace: null,
    ...part,
  };
}

function preview(at: number, line: string | null = null): SeenMoment {
  return viewfinder(at, { state: 'preview', line });
}

/** What is seen of a hint. */
function hint(text: string) {
  return { hint: { name: hints[text]!, text } };
}

function said(at: number, text: string) {
  return { at, line: `polite: ${text}` };
}

function filmed(at: number, { name, subject, conditions }: Scene): Happening {
  return { at, what: 'scene', name, subject, conditions };
}

const good = goodSceneOf('idCardRecto');
const shutter = (at: number): Happening => ({ at, what: 'tap', action: 'shutter' });

/** The rules that these logs break, with what is reported. */
function broken(part: Partial<JourneyLogs>): readonly string[] {
  const logs: JourneyLogs = { sound: false, seen: [], said: [], happened: [], ...part };
  return contradictionsOf(logs, words).map(({ at, rule, what }) => `${at} ${rule}: ${what}`);
}

describe('a photo is promised and not taken', () => {
  const rule = 'a photo is promised and not taken';
  const promised = [viewfinder(0), viewfinder(2_000, hint('Hold still'))];
  const named = viewfinder(6_000, hint('Press the button'));
  const ring = viewfinder(3_000, { ...hint('Hold still'), ring: 0.5 });
  const isBroken = (part: Partial<JourneyLogs>) => broken(part).some((line) => line.includes(rule));

  test.each([
    ['in words', [...promised, named, preview(8_000)]],
    ['by a ring', [viewfinder(0), { ...ring, hint: null }, named, preview(8_000)]],
  ])('a photo is promised %s and taken with the button', (_, seen) => {
    expect(isBroken({ seen, happened: [filmed(0, good), shutter(7_950)] })).toBe(true);
  });

  test.each([
    ['is taken by itself', { seen: [...promised, ring, preview(4_000)], happened: [filmed(0, good)] }],
    [
      'is due no more, since the scene changes',
      { seen: [...promised, named, preview(8_000)], happened: [filmed(3_000, emptyTable), shutter(7_950)] },
    ],
    [
      'is taken sooner by the customer',
      { seen: [...promised, preview(3_000)], happened: [filmed(0, good), shutter(2_950)] },
    ],
    ['was not promised', { seen: [viewfinder(0), named, preview(8_000)], happened: [shutter(7_950)] }],
  ])('a photo %s: nothing is reported', (_, part) => {
    expect(isBroken(part)).toBe(false);
  });
});

describe('another hint is said than is seen', () => {
  const seen = [viewfinder(0), viewfinder(1000, hint('Glare')), viewfinder(3000, hint('Looks good'))];

  test('a spoken hint that is not the seen one is reported more than 400 ms after it was seen last', () => {
    expect(broken({ seen, said: [said(3401, 'Glare')] })).toEqual([
      '3401 another hint is said than is seen: said “Glare”, seen “Looks good”',
    ]);
  });

  test('a spoken hint that is not the seen one is reported more than 400 ms before it is seen, with all that is seen meanwhile', () => {
    expect(broken({ seen, said: [said(599, 'Glare')] })).toEqual([
      '599 another hint is said than is seen: said “Glare”, seen no hint',
    ]);
    expect(broken({ seen, said: [said(1200, 'Too dark')] })[0]).toContain('seen no hint, then “Glare”');
  });

  test('a direction while “ready” is seen', () => {
    expect(broken({ seen, said: [said(3500, 'Move left')] })).toHaveLength(1);
    expect(broken({ seen, said: [said(2000, 'Move left')] })).toEqual([]);
  });

  test('a spoken hint that is not the seen one is reported, but not within 400 ms, and not words that are no hint', () => {
    const turning = [viewfinder(0, { hint: { name: 'turningCard', text: 'Glare' } })];
    expect(broken({ seen: turning, said: [said(1000, 'Glare')] })).toEqual([]);
    expect(broken({ seen, said: [said(3399, 'Glare')] })).toEqual([]);
    expect(broken({ seen, said: [said(601, 'Glare')] })).toEqual([]);
    expect(broken({ seen, said: [said(3500, 'You are back online.')] })).toEqual([]);
  });
});

describe('a ring closes without “ready”', () => {
  test('a ring that closes without “ready” is reported under another hint, or none', () => {
    const seen = [
      viewfinder(0, { ring: 0.1 }),
      viewfinder(100),
      viewfinder(200, { ...hint('Glare'), ring: 0.2 }),
      viewfinder(300, { ...hint('Glare'), ring: 0.4 }),
      viewfinder(400, hint('Glare')),
    ];
    expect(broken({ seen })).toEqual([
      '0 a ring closes without “ready”: a ring for 100 ms while no hint is seen',
      '200 a ring closes without “ready”: a ring for 200 ms while “Glare” is seen',
    ]);
  });

  test('a ring that closes under “ready” is not reported', () => {
    expect(broken({ seen: [viewfinder(0, { ...hint('Looks good'), ring: 0.1 }), viewfinder(100)] })).toEqual(
      [],
    );
  });
});

describe('the viewfinder is spoken of after its photo', () => {
  const seen = [viewfinder(0, hint('Glare')), preview(1000), viewfinder(1400, { state: 'upload' })];

  test('words about the viewfinder after its photo are reported in the preview, later than 400 ms, and at any time after it', () => {
    const long = [seen[0]!, preview(1000)];
    expect(broken({ seen: long, said: [said(1401, 'Glare')] })).toContain(
      '1401 the viewfinder is spoken of after its photo: said “Glare” 401 ms after preview had appeared',
    );
    expect(broken({ seen, said: [said(1450, 'Move left')] })).toContain(
      '1450 the viewfinder is spoken of after its photo: said “Move left” 50 ms after upload had appeared',
    );
  });

  test('words about the viewfinder after its photo are not reported within 400 ms', () => {
    expect(broken({ seen, said: [said(1399, 'Glare')] })).toEqual([]);
  });
});

describe('the same is said twice', () => {
  const seen = [viewfinder(0, hint('Glare')), viewfinder(9000, { photo: 'idCardVerso', ...hint('Glare') })];

  test('words that are said twice are reported with nothing in between, or in the heading just before', () => {
    expect(broken({ seen, said: [said(100, 'Glare'), said(2100, 'Glare')] })).toEqual([
      '2100 the same is said twice: said again: “Glare”, after “Glare”',
    ]);
    const heading = { at: 50, line: 'focus: h1 ID card, You are back online.' };
    expect(broken({ seen, said: [heading, said(100, 'You are back online.')] })).toHaveLength(1);
  });

  test('words that are said twice are not reported after something else, in another viewfinder, or as a direction', () => {
    expect(broken({ seen, said: [said(100, 'Glare'), said(200, 'Online.'), said(2100, 'Glare')] })).toEqual(
      [],
    );
    expect(broken({ seen, said: [said(8000, 'Glare'), said(9100, 'Glare')] })).toEqual([]);
    expect(broken({ seen, said: [said(100, 'Move left'), said(4100, 'Move left')] })).toEqual([]);
  });
});

describe('a photo takes itself without an announcement', () => {
  const seen = [
    viewfinder(0, hint('Glare')),
    viewfinder(1000, hint('Looks good')),
    viewfinder(2000, { ...hint('Looks good'), ring: 0 }),
    preview(3000),
    viewfinder(3300, { state: 'upload' }),
  ];

  test('a photo that takes itself is reported if the last words were others, or none', () => {
    expect(broken({ seen, said: [said(900, 'Glare')], sound: true })).toEqual([
      '3000 a photo takes itself without an announcement: idCardRecto was taken by itself; “ready” was seen for 2000 ms, last said was “Glare”',
    ]);
    expect(broken({ seen, sound: true })).toHaveLength(1);
    const later = seen.map((moment) => ({ ...moment, at: moment.at === 0 ? 0 : moment.at + 2400 }));
    expect(broken({ seen: later })).toHaveLength(1);
  });

  test('a photo that takes itself is not reported without sound while the instruction may still be read', () => {
    expect(broken({ seen })).toEqual([]);
  });

  test('a photo that takes itself is reported with sound, if the words come after the ring has begun', () => {
    const late = { seen, said: [said(2500, 'Looks good')] };
    expect(broken({ ...late, sound: true })).toEqual([
      '2500 a photo takes itself without an announcement: idCardRecto was taken by itself; “ready” was seen for 2000 ms, “Looks good” was said 500 ms after its ring had begun',
    ]);
    expect(broken(late)).toEqual([]);
    expect(broken({ seen, said: [said(1900, 'Looks good')], sound: true })).toEqual([]);
  });

  test('a photo that takes itself is not reported if it was announced, or if the customer pressed the shutter', () => {
    expect(broken({ seen, said: [said(1100, 'Looks good')] })).toEqual([]);
    expect(broken({ seen, happened: [shutter(2900)] })).toEqual([]);
  });
});

describe('“ready” or a lit side without its document', () => {
  const late = (part: Partial<SeenMoment>) => [
    viewfinder(0, hint('Looks good')),
    viewfinder(4000),
    viewfinder(6000, part),
    viewfinder(6100),
  ];

  test('“ready” or a lit side without its document is reported over a table, a wrong side, or a document that is not framed well', () => {
    for (const scene of [emptyTable, goodSceneOf('idCardVerso'), sceneOf('idCardRecto', 'glare')]) {
      expect(broken({ seen: late(hint('Looks good')), happened: [filmed(3500, scene)] })).toEqual([
        `6000 “ready” or a lit side without its document: “Looks good” is seen 2500 ms after the camera began to film “${scene.name}” at the step idCardRecto`,
      ]);
    }
  });

  test('a side that is lit over a table', () => {
    const seen = late({ lit: ['left', 'top'] });
    expect(broken({ seen, happened: [filmed(3500, emptyTable)] })).toEqual([
      '6000 “ready” or a lit side without its document: left and top lit 2500 ms after the camera began to film “table” at the step idCardRecto',
    ]);
    expect(broken({ seen, happened: [filmed(3500, sceneOf('idCardRecto', 'dark'))] })).toEqual([]);
  });

  test('“ready” that stays longer than 400 ms and the time that a reading takes', () => {
    const seen = (until: number) => [viewfinder(0, hint('Looks good')), viewfinder(until)];
    const happened = [filmed(0, good), filmed(1000, emptyTable)];
    expect(broken({ seen: seen(1901), happened })).toHaveLength(1);
    expect(broken({ seen: seen(1900), happened })).toEqual([]);
  });

  test('“ready” or a lit side is not reported over its document, nor once another scene is filmed', () => {
    const happened = [filmed(3500, emptyTable), filmed(5000, good)];
    expect(broken({ seen: late(hint('Looks good')), happened })).toEqual([]);
  });
});

describe('the verdict is late or missing', () => {
  const seen = (end: number, line: string | null = null, knownAt = 1000) => [
    viewfinder(0),
    preview(1000, knownAt === 1000 ? line : 'Check the photo'),
    ...(knownAt === 1000 ? [] : [preview(knownAt, line)]),
    viewfinder(end, { state: 'upload' }),
  ];
  const happened = [shutter(900)];
  const taken = said(1100, 'Photo taken.');

  test('a late or missing verdict is reported if it was never said, or long after it was seen', () => {
    expect(broken({ seen: seen(3000), said: [taken], happened })).toEqual([
      '3000 the verdict is late or missing: the verdict on idCardRecto was not said in 2000 ms',
    ]);
    expect(
      broken({
        seen: seen(4000, 'All is sharp.', 2000),
        said: [taken, said(2401, 'All is sharp.')],
        happened,
      }),
    ).toEqual([
      '2401 the verdict is late or missing: the verdict on idCardRecto was said after 1401 ms; it was seen after 1000 ms',
    ]);
  });

  test('a late verdict is reported if “photo taken” does not come first while it is not known', () => {
    const [late] = broken({
      seen: seen(4000, 'All is sharp.', 2000),
      said: [said(2100, 'Photo taken. All is sharp.')],
      happened,
    });
    expect(late).toBe(
      '2100 the verdict is late or missing: that idCardRecto was taken was said after 1100 ms',
    );
  });

  test('a missing verdict is reported if the customer is asked instead', () => {
    const heading = { at: 1010, line: 'focus: h1 Check the photo, Is it sharp?' };
    expect(broken({ seen: seen(1300), said: [heading], happened })).toEqual([
      '1010 the verdict is late or missing: asked “h1 Check the photo, Is it sharp?”',
    ]);
  });

  test('a verdict is not reported if it is said with the preview, or as soon as it is known', () => {
    const now = [said(1399, 'Photo taken. All is sharp.')];
    expect(broken({ seen: seen(3000, 'All is sharp.'), said: now, happened })).toEqual([]);
    const soon = [taken, said(2399, 'Glare hides a part.')];
    expect(broken({ seen: seen(3000, 'Glare hides a part.', 2000), said: soon, happened })).toEqual([]);
  });

  test('a verdict is not reported if nothing is known when the time of the check is over', () => {
    const soon = [taken, said(3399, 'You can use it.')];
    expect(broken({ seen: seen(4000), said: soon, happened })).toEqual([]);
    const late = [taken, said(3401, 'You can use it.')];
    expect(broken({ seen: seen(4000), said: late, happened })).toEqual([
      '3401 the verdict is late or missing: the verdict on idCardRecto was said after 2401 ms',
    ]);
  });

  test('a verdict is not reported if the customer has gone on before', () => {
    expect(broken({ seen: seen(1399), happened })).toEqual([]);
  });
});

describe('the words about a photo are cut off or taken back', () => {
  const seen = [viewfinder(0), preview(1000, 'All is sharp.'), viewfinder(3000, { state: 'upload' })];
  const happened = [shutter(900)];
  const heading = { at: 1010, line: 'focus: h1 Check the photo' };

  test('the words about a photo are cut off by the heading of the preview', () => {
    expect(broken({ seen, happened, said: [said(1005, 'Photo taken. All is sharp.'), heading] })).toEqual([
      '1005 the words about a photo are cut off or taken back: “Photo taken. All is sharp.” is said 5 ms before the heading',
    ]);
    expect(broken({ seen, happened, said: [heading, said(1015, 'Photo taken. All is sharp.')] })).toEqual([]);
  });

  test('the words about a photo are taken back by a verdict, after nothing was known', () => {
    const both = [heading, said(1020, 'Photo taken. You can use it.'), said(1300, 'All is sharp.')];
    expect(broken({ seen, happened, said: both })).toEqual([
      '1020 the words about a photo are cut off or taken back: “Photo taken. You can use it.” is followed by “All is sharp.”',
    ]);
  });
});

describe('the hint wavers', () => {
  const at = [2000, 2500, 3000, 4999];
  const seen = [
    viewfinder(0, hint('Glare')),
    ...at.map((time, index) => viewfinder(time, hint(index % 2 === 0 ? 'Too dark' : 'Glare'))),
    viewfinder(9000, hint('Glare')),
  ];

  test('the hint wavers if it changes four times in three seconds of one scene', () => {
    expect(broken({ seen, happened: [filmed(0, sceneOf('idCardRecto', 'glare'))] })).toEqual([
      '2000 the hint wavers: 4 changes of the hint over “idCardRecto glare”: Too dark, Glare',
    ]);
  });

  test('the hint does not waver if it changes more slowly, while a new scene is read, or while the hand moves', () => {
    const slow = seen.map((moment) => (moment.at === 4999 ? { ...moment, at: 5001 } : moment));
    const glare = sceneOf('idCardRecto', 'glare');
    expect(broken({ seen: slow, happened: [filmed(0, glare)] })).toEqual([]);
    expect(broken({ seen, happened: [filmed(600, glare)] })).toEqual([]);
    const moved: Scene = { name: 'moved', subject: 'idCardRecto', conditions: ['moving1', 'moving2'] };
    expect(broken({ seen, happened: [filmed(0, moved)] })).toEqual([]);
  });
});

describe('nothing happens and nothing is said', () => {
  const seen = [viewfinder(0), viewfinder(20_000)];

  test('silence is reported for more than 12 s of a good scene, whatever was promised', () => {
    const reported = [
      '1000 nothing happens and nothing is said: idCardRecto: 12001 ms of a good scene without a photo or a next step',
    ];
    const end = [
      ...seen.slice(0, 1),
      viewfinder(1500, hint('Looks good')),
      preview(13_001),
      viewfinder(13_300, { state: 'upload' }),
    ];
    const happened = [filmed(1000, good), shutter(13_000)];
    expect(broken({ seen: end, happened, said: [said(1600, 'Looks good')] })).toEqual(reported);
    expect(broken({ seen: end, happened })).toEqual(reported);
  });

  test('silence is not reported if a next step is said, or the scene is not good', () => {
    const pressed = [viewfinder(0, hint('Press the button')), viewfinder(20_000)];
    expect(
      broken({ seen: pressed, happened: [filmed(0, good)], said: [said(8000, 'Press the button')] }),
    ).toEqual([]);
    expect(broken({ seen, happened: [filmed(0, emptyTable)] })).toEqual([]);
  });
});
