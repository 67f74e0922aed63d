import { FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import {
  photoNamed,
  photoNames,
  type FrameListener,
  type FrameReading,
  type GuidancePace,
  type GuidanceSnapshot,
  type PhotoName,
} from '@recto/core';
import { vi } from 'vitest';
import { firstPace, nextPace } from '../../../../packages/adapters/src/browser/analysis/pace.ts';
import { GuidanceControl } from '../../../../packages/core/src/guidance/guidance-control.ts';
import * as engine from '../../../../packages/core/src/guidance/guidance-engine.ts';
import { imageOf } from '../../../support/procedures.ts';
import { cardAt, emptyTable, goodCard, goodFace } from '../../../support/readings.ts';
import { feedOf } from '../doubles/feeds.ts';
import { settled } from '../doubles/waiting.ts';

/** A phone on which looks take long. */
export interface SlowPhone {
  /** From one look to the next, in ms, when this long after the start of the journey. */
  readonly lookMs: (afterMs: number) => number;
  /** How much a look's time varies, as a share of it. */
  readonly jitter: number;
  /** How often the page stands still, as a share of the looks, and for how long at most, in ms. */
  readonly stalls: { readonly share: number; readonly mostMs: number };
  /** Which share of a look's time the analysis computes: 0.25 is what it may use at most, 0 a phone that is busy with something else. */
  readonly computes: number;
}

/** What happened in one viewfinder. */
export interface PlayedViewfinder {
  readonly photo: PhotoName;
  /** What was shown, without what did not change. */
  readonly shown: readonly GuidanceSnapshot[];
  readonly isAutomatic: boolean;
  /** Whether the switch was used in it. */
  readonly isSwitched: boolean;
}

export interface SlowJourney {
  readonly phone: SlowPhone;
  /** A number from 0 to 1, another one each time. */
  readonly random: () => number;
  readonly photos?: readonly PhotoName[];
  /** In which viewfinders the customer switches auto-capture off and on again. */
  readonly switchesIn?: (viewfinder: number) => boolean;
}

const stepMs = 25;

/** How long the customer waits for a photo before the shutter is pressed without being asked, in ms. */
const patienceMs = 20_000;

/** From the words that name the button to the finger on it, in ms. */
const handMs = 2_500;

/** One side of a card: maps of cells that have nothing in common, and are not the same upside down. */
const hashes: Readonly<Record<PhotoName, string | null>> = {
  idCardRecto: 'azaz'.repeat(8),
  idCardVerso: 'aazz'.repeat(8),
  driverLicenseRecto: 'aaaaaaaazzzzzzzz'.repeat(2),
  driverLicenseVerso: 'aaaazzzz'.repeat(4),
  clientPicture: null,
};

/**
 * Plays a journey in fake time: in each viewfinder, the document or the face arrives and rests until there is a photo. The
 * customer presses the shutter when the words name it, or after a long wait. Needs fake timers.
 */
export async function playSlowJourney(journey: SlowJourney): Promise<readonly PlayedViewfinder[]> {
  const { phone, random, photos = photoNames, switchesIn = () => false } = journey;
  const start = performance.now();
  let scene: FrameReading = emptyTable;
  let firedAt: number | null = null;
  let shown: GuidanceSnapshot[] = [];
  const control = new GuidanceControl(
    {
      mode: 'full',
      analysis: {
        watch: (_feed, _photo, listener) => {
          let cancel = lookAgain(listener, () => scene, start, phone, random);
          return { holdFrames: () => undefined, lookEvery: () => undefined, stop: () => cancel() };
        },
        checkPhoto: (_image, photo) =>
          Promise.resolve({
            quad: cardAt(),
            format: 'id1',
            dpi: 300,
            problems: [],
            worst: null,
            rows: 0,
            hash: hashes[photo],
          }),
      },
      choices: new MemoryChoices(),
      sounds: new FakeFramingSound(),
      load: () => Promise.resolve(engine),
    },
    {
      onChange: (guidance) => shown.push(guidance),
      onCapture: () => {
        firedAt = performance.now();
        control.photoIsTaken();
      },
      onPerson: () => undefined,
      isKept: () => true,
      refusedFor: () => null,
    },
  );
  const played: PlayedViewfinder[] = [];
  for (const [index, photo] of photos.entries()) {
    [firedAt, shown] = [null, []];
    control.viewChanged({ name: 'viewfinder', photo, feed: feedOf(photo) });
    await settled();
    const arrivesAt = performance.now() + random() * 5_000;
    const isSwitched = switchesIn(index);
    const switchesAt = isSwitched ? performance.now() + random() * 8_000 : Infinity;
    let isToSwitch = isSwitched;
    let pressesAt = arrivesAt + patienceMs;
    const isOver = () => firedAt !== null || performance.now() >= pressesAt;
    while (!isOver()) {
      if (performance.now() >= arrivesAt) scene = sceneOf(photo, random);
      if (isToSwitch && performance.now() >= switchesAt) {
        isToSwitch = false;
        control.toggleAutoCapture();
        control.toggleAutoCapture();
      }
      vi.advanceTimersByTime(stepMs);
      if (asksForShutter(shown.at(-1))) pressesAt = Math.min(pressesAt, performance.now() + handMs);
      else if (pressesAt < arrivesAt + patienceMs) pressesAt = arrivesAt + patienceMs;
    }
    if (firedAt === null) control.photoIsTaken();
    played.push({ photo, shown, isAutomatic: firedAt !== null, isSwitched });
    const image = imageOf(photo);
    control.viewChanged({ name: 'preview', photo, image });
    await settled();
    vi.advanceTimersByTime(2_500);
    await settled();
    control.viewChanged({ name: 'used', photo, image });
    await settled();
    scene = emptyTable;
    vi.advanceTimersByTime(800);
  }
  control.dispose();
  return played;
}

/** Whether an automatic photo was promised: by words or by a ring. */
export function isPromise({ hint, autoCapture: { ring } }: GuidanceSnapshot): boolean {
  if (ring !== null) return true;
  return hint?.name === 'ready' && (hint.next === 'automatic' || hint.next === 'firstAutomatic');
}

/** Whether the words ask for the shutter. */
export function asksForShutter(guidance: GuidanceSnapshot | undefined): boolean {
  const hint = guidance?.hint ?? null;
  if (hint?.name === 'ready') return hint.next === 'button' || hint.next === 'buttonFromNow';
  return hint?.name === 'takeByButton' || (hint?.name === 'turnOver' && hint.next === 'button');
}

function sceneOf(photo: PhotoName, random: () => number): FrameReading {
  const tremor = () => Math.round(random() * 6 - 3);
  if (photoNamed(photo).frame === 'face') return goodFace();
  return goodCard({ quad: cardAt(tremor(), tremor()), hash: hashes[photo] });
}

/** The looks of one watch, with the pace of the app's own analyser. @returns what ends them. */
function lookAgain(
  listener: FrameListener,
  scene: () => FrameReading,
  start: number,
  { lookMs, jitter, stalls, computes }: SlowPhone,
  random: () => number,
): () => void {
  let pace = firstPace;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    const usual = lookMs(performance.now() - start) * (1 + jitter * (2 * random() - 1));
    const stall = random() < stalls.share ? random() * stalls.mostMs : 0;
    const costMs = usual * computes;
    const waits: Readonly<Partial<Record<GuidancePace, number>>> = { none: 5_000 };
    timer = setTimeout(
      () => {
        const { name } = pace;
        pace = nextPace(pace, costMs);
        if (pace.name !== name) listener.onPace(pace.name);
        if (isStopped) return;
        listener.onLook({ reading: scene(), frame: null });
        if (!isStopped) later();
      },
      (waits[pace.name] ?? usual) + stall,
    );
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
