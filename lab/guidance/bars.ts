import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { idleViewfinder } from '../bench/idle-viewfinder.ts';
import { bundleBytes, fileBytes } from './bars/bundle-bytes.ts';
import { falseFaces } from './bars/false-faces.ts';
import { glareRows } from './bars/glare-rows.ts';
import { kindRows } from './bars/kind-rows.ts';
import { lineRows } from './bars/line-rows.ts';
import { bundledLookTimes } from './bars/bundled-look-time.ts';
import { heldRows, shownKinds } from './bars/measured-kinds.ts';
import { otherDetectors } from './bars/other-detectors.ts';
import { isInTime, playSequence, seenSequence, type PlayedSequence } from './bars/played-sequences.ts';
import { previewRows } from './bars/preview-rows.ts';
import { progress } from './bars/progress.ts';
import { selfieRows } from './bars/selfie-rows.ts';
import { scoreFrame, type ScoredFrame } from './bars/still-frames.ts';
import { stillRows } from './bars/still-rows.ts';
import { sideRows } from './bars/side-rows.ts';
import { barRow, countRow, formatTable, note, shareRow, type BarRow } from './bars/table.ts';
import { isWithinReach } from './bars/true-hints.ts';
import { frameSide } from './frame.ts';
import { drawingOfKinds } from './seen-frames.ts';
import type { Split } from './split.ts';
import { cardSequence, emptySequence } from './sequence.ts';

const usage = `npm run bars [-- --quick] [--frames 600] [--each 60] [--compared 150] [--glare 240] [--lines 40] [--sequences 60] [--empty 500] [--faceless 300] [--kinds 40] [--held 20] [--previews 20] [--sides 4] [--portraits FOLDER] [--split score|tune|tuneLined]

Prints the bars of the guidance with the measured values beside them. All frames are drawn (lab/guidance); some lie on photographs.
Drawing takes nearly all of the time, so drawn frames stay in node_modules/.cache/frames (up to 12 GB) for the next run.
--each N       more frames with glare, darkness, blur or distance, of each kind, for the rows about these
--glare N      cards in bright, uneven light, with white print, with and without a reflection
--lines N      photos of documents with machine-readable rows, of each flaw
--compared N   compares with other open detectors, on N frames; they are installed from npm the first time
--empty N      sequences without a document
--faceless N   frames without a face
--kinds N      frames of each kind of document in each condition; photographs for the ground are installed from Debian
--held N       sequences of each kind that is held still
--previews N   photos of each kind of document, for what the preview says
--portraits F  a folder of portraits with landmarks (lab/guidance/faces/find-landmarks.ts), for the selfie's rows
--sides N      photos of each side of each card, of each kind, for the rows about the same side
`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    split: { type: 'string', default: 'score' },
    frames: { type: 'string' },
    each: { type: 'string' },
    compared: { type: 'string' },
    glare: { type: 'string' },
    lines: { type: 'string' },
    sequences: { type: 'string' },
    empty: { type: 'string' },
    faceless: { type: 'string' },
    kinds: { type: 'string' },
    held: { type: 'string' },
    previews: { type: 'string' },
    portraits: { type: 'string' },
    sides: { type: 'string' },
  },
});

/** Rare in the mix of frames, so that their rows would rest on a dozen of them. */
const rareCases = ['glare', 'dark', 'defocused', 'moving', 'far'] as const;
/** The seeds of these frames begin here, beyond those of the mix. */
const firstOfRare = 2000;

if (values.help) {
  console.log(usage);
} else {
  await printBars();
}

async function printBars(): Promise<void> {
  const count = (given: string | undefined, full: number, quick: number) =>
    Number(given ?? (values.quick ? quick : full));
  const { shown, missing } = await shownKinds(count(values.kinds, 40, 3), split());
  const rows = [
    ...(await frameRows(
      count(values.frames, 600, 60),
      count(values.each, 60, 0),
      count(values.compared, 150, 0),
      shown,
    )),
    ...(await glareRows(split(), count(values.glare, 240, 16))),
    ...kindRows(shown),
    ...missing,
    ...(await heldRows(count(values.held, 20, 1), split())),
    ...previewRows(split(), count(values.previews, 20, 1)),
    ...(await sideRows(split(), count(values.sides, 4, 0))),
    ...(await lineRows(split(), count(values.lines, 40, 2))),
    ...(await sequenceRows(count(values.sequences, 60, 4), count(values.empty, 500, 10))),
    ...faceRows(count(values.faceless, 300, 40)),
    ...(await selfieRows(values.portraits)),
    ...(await costRows()),
  ];
  console.log(`\n${formatTable(rows)}\n`);
  console.log(`All figures are of synthetic frames, split "${values.split}".`);
}

function split(): Split {
  return values.split === 'tune' || values.split === 'tuneLined' ? values.split : 'score';
}

async function frameRows(
  count: number,
  each: number,
  compared: number,
  kinds: readonly ScoredFrame[],
): Promise<readonly BarRow[]> {
  const { finders, missing } = compared > 0 ? await otherDetectors() : { finders: {}, missing: {} };
  const frames: ScoredFrame[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const others = seed < compared ? finders : {};
    frames.push(await scoreFrame(seed, split(), others, isWithinReach));
    progress('frames', seed + 1, count);
  }
  const more: ScoredFrame[] = [];
  for (const rare of rareCases) {
    for (let seed = firstOfRare; seed < firstOfRare + each; seed += 1) {
      more.push(await scoreFrame(seed, split(), {}, () => false, rare));
    }
    progress(rare, each, each);
  }
  const left = Object.entries(missing).map(([name, why]) => note(`${name} could not be run`, why, 0));
  return [...stillRows(frames, [...more, ...kinds]), ...left];
}

async function sequenceRows(cards: number, empties: number): Promise<readonly BarRow[]> {
  const played: (PlayedSequence & { readonly isInTime: boolean })[] = [];
  for (let seed = 0; seed < cards; seed += 1) {
    const sequence = cardSequence(seed, split());
    const one = await playSequence(
      seenSequence(sequence, split(), `card.${drawingOfKinds}-${seed}`, frameSide),
      0,
    );
    played.push({ ...one, isInTime: isInTime(one, sequence) });
    progress('sequences', seed + 1, cards);
  }
  const empty: PlayedSequence[] = [];
  for (let seed = 0; seed < empties; seed += 1) {
    // For speed, a camera of half the resolution, and all but as many as have a card only until there is no time left
    // for an automatic photo. The viewfinder was open long enough for auto-capture to watch.
    const sequence = emptySequence(seed, split());
    empty.push(
      await playSequence(
        seenSequence(sequence, split(), `empty-${seed}`, frameSide / 2),
        1_000,
        seed >= cards,
      ),
    );
    progress('sequences without a document', seed + 1, empties);
  }
  // The first moment of a sequence has other hints than the rest.
  const whole = [...played, ...empty.slice(0, cards)];
  const hints = sum(whole.map((one) => one.hints));
  const captured = played.filter(({ capturedAt }) => capturedAt !== null);
  return [
    barRow(
      'hint after smoothing is a true one',
      { least: 0.9 },
      hints === 0 ? null : sum(whole.map((one) => one.trueHints)) / hints,
      hints,
    ),
    shareRow('auto-capture within 3 s of a good scene', { least: 0.95 }, played, (one) => one.isInTime),
    shareRow('… photos taken of a frame that was not good', { most: 0 }, captured, (one) => !one.isPhotoGood),
    shareRow(
      'auto-captures in scenes without a document',
      { most: 0 },
      empty,
      ({ capturedAt }) => capturedAt !== null,
    ),
  ];
}

function faceRows(count: number): readonly BarRow[] {
  const seen = count === 0 ? 0 : falseFaces(split(), count);
  return [
    note('faces found', 'needs photos of faces: test/unit/analysis/faces/measure-faces.ts', 0),
    countRow('false faces, in scenes without a person', { most: 0.02 }, seen, count),
  ];
}

async function costRows(): Promise<readonly BarRow[]> {
  const looks = values.quick ? 60 : 240;
  const { median, p95 } = await bundledLookTimes(240, looks);
  const documents = await bundleBytes('packages/analysis/src/documents/index.ts', gzipSync);
  const folder = 'packages/analysis/src/faces';
  const faces =
    (await bundleBytes(`${folder}/index.ts`)) +
    fileBytes(`${folder}/model/tiny-face-detector.bin`, `${folder}/kernels/face-kernels.wasm`);
  return [
    barRow(
      'one analysis at 240 px, processor time in Node × 4, median',
      { most: 25, unit: ' ms' },
      Math.round(median * 40) / 10,
      looks,
    ),
    barRow('… 95th percentile', { most: 40, unit: ' ms' }, Math.round(p95 * 40) / 10, looks),
    ...(await pageRows()),
    barRow('bytes of the documents’ analyser, gzip', { most: 16 * 1024 }, documents, 1),
    barRow('bytes of the face’s analyser, brotli', { most: 170 * 1024 }, faces, 1),
  ];
}

/** What the guidance costs the page, in the built app. */
async function pageRows(): Promise<readonly BarRow[]> {
  const app = fileURLToPath(new URL('../../host/dist', import.meta.url));
  if (!existsSync(app)) return [note('main thread per look', 'needs the built app: npm run build', 0)];
  const { perLook, longTasks } = await idleViewfinder(app, 1);
  return [
    barRow('main thread per look', { most: 4, unit: ' ms' }, Math.round(perLook * 10) / 10, 1),
    barRow('tasks over 50 ms in the open viewfinder', { most: 0 }, longTasks, 1),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
