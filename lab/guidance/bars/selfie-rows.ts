import type { FaceReading, Hint } from '@recto/core';
import { hintOfReading } from '../../../packages/core/src/guidance/hint-of-reading.ts';
import { FaceAnalyser } from '@recto/analysis/faces';
import { loadDetector } from '../../../test/support/load-detector.ts';
import { portraitsIn, type Portrait } from '../faces/portraits.ts';
import { goodPose, selfieFrame, type Pose } from '../faces/selfie-frame.ts';
import type { Cover } from '../faces/drawn-covers.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import { note, shareRow, type BarRow, type Limit } from './table.ts';

/** How a face is shown, and what is asked of the answer. */
interface Case {
  readonly what: string;
  readonly limit: Limit | null;
  readonly cover: Cover;
  readonly isGood: (hint: Hint['name']) => boolean;
  readonly pose?: (choice: RandomChoice) => Partial<Pose>;
}

const isCovered = (hint: Hint['name']) => hint === 'faceCovered';
const isReady = (hint: Hint['name']) => hint === 'ready';

const cases: readonly Case[] = [
  { what: 'a well-framed face is ready', limit: null, cover: 'nothing', isGood: isReady },
  { what: '… falsely called covered', limit: { most: 0.02 }, cover: 'nothing', isGood: isCovered },
  {
    what: 'clear glasses falsely called a cover',
    limit: { most: 0.02 },
    cover: 'clearGlasses',
    isGood: isCovered,
  },
  { what: 'a mask (drawn) is noticed', limit: null, cover: 'mask', isGood: isCovered },
  { what: '… ready', limit: { most: 0.1 }, cover: 'mask', isGood: isReady },
  { what: 'sunglasses (drawn) are noticed', limit: null, cover: 'sunglasses', isGood: isCovered },
  { what: '… ready', limit: { most: 0.1 }, cover: 'sunglasses', isGood: isReady },
  {
    what: 'a box of 18 to 23 % of the square is too far',
    limit: null,
    cover: 'nothing',
    isGood: (hint) => hint === 'tooFar',
    pose: ({ between }) => ({ share: between(0.14, 0.18) }),
  },
  {
    what: 'a face half out at a side is to the side',
    limit: null,
    cover: 'nothing',
    isGood: (hint) => hint === 'offCentre',
    pose: ({ sign, between }) => ({ aside: sign() * between(0.46, 0.52), share: between(0.4, 0.5) }),
  },
];

/** Lightness of skin in the photo, L* of CIELAB: by thirds, since the light of each photo differs. */
const tones = [
  { name: 'light skin', from: 66 },
  { name: 'medium skin', from: 50 },
  { name: 'dark skin', from: 0 },
] as const;

/**
 * The rows about the selfie. Glasses and masks are drawn; the faces are portraits in a folder (see
 * `faces/find-landmarks.ts`). Blur is not judged: portraits from web sites are small.
 */
export async function selfieRows(folder: string | undefined): Promise<readonly BarRow[]> {
  const answers: { readonly of: Case; readonly tone: string; readonly isGood: boolean }[] = [];
  const tonesSeen: string[] = [];
  const analyser = new FaceAnalyser(loadDetector());
  let seed = 0;
  for await (const portrait of folder === undefined ? [] : portraitsIn(folder)) {
    const tone = toneOf(portrait);
    tonesSeen.push(tone);
    seed += 1;
    for (const one of cases) {
      const hint = await hintFor(analyser, portrait, one, randomChoice(seed, one.cover));
      answers.push({ of: one, tone, isGood: one.isGood(hint) });
    }
  }
  if (answers.length === 0) return [note('selfies', 'needs portraits: --portraits FOLDER', 0)];
  const rows = cases.flatMap((one) => {
    const own = answers.filter(({ of }) => of === one);
    return [
      rowOf(one.what, one.limit, own),
      ...tones.map(({ name }) =>
        rowOf(
          `  ${name}`,
          null,
          own.filter(({ tone }) => tone === name),
        ),
      ),
    ];
  });
  const counts = tones.map(({ name }) => `${name} ${tonesSeen.filter((tone) => tone === name).length}`);
  return [...rows, note('selfies: tones of skin, by the photo’s light', counts.join(', '), tonesSeen.length)];
}

async function hintFor(
  analyser: FaceAnalyser,
  portrait: Portrait,
  { cover, pose }: Case,
  choice: RandomChoice,
): Promise<Hint['name']> {
  const posed = { ...goodPose(choice), ...pose?.(choice) };
  const { pixels } = await selfieFrame(portrait, posed, cover, choice);
  const reading: FaceReading = analyser.analyse(pixels.frame, [], null);
  return hintOfReading({ ...reading, sharpness: 1 }).name;
}

function rowOf(what: string, limit: Limit | null, answers: readonly { readonly isGood: boolean }[]): BarRow {
  return shareRow(what, limit ?? {}, answers, ({ isGood }) => isGood);
}

/** By the cheeks' median lightness. A dark photo makes skin darker: this is no scale of people. */
function toneOf({ data, width, landmarks }: Portrait): string {
  const lightness: number[] = [];
  for (const [jaw, nose] of [
    [2, 31],
    [14, 35],
  ] as const) {
    for (let share = 0.35; share <= 0.65; share += 0.03) {
      const x = Math.round(landmarks[jaw]!.x * share + landmarks[nose]!.x * (1 - share));
      const y = Math.round(landmarks[jaw]!.y * share + landmarks[nose]!.y * (1 - share));
      const from = 3 * (y * width + x);
      const [red, green, blue] = [0, 1, 2].map((channel) => ((data[from + channel] ?? 0) / 255) ** 2.2);
      const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      lightness.push(116 * Math.cbrt(Math.max(luminance, 0.009)) - 16);
    }
  }
  const median = lightness.toSorted((a, b) => a - b)[Math.floor(lightness.length / 2)]!;
  return tones.find(({ from }) => median >= from)!.name;
}
