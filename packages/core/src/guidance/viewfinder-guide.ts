import type { DocumentReading, FrameReading, Quad } from '../model/frame-reading.ts';
import type { PhotoHash } from '../model/photo-hash.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import { isEqual } from '../observable/equality.ts';
import type { CameraFeed, HeldFrame } from '../ports/camera.ts';
import type { FrameAnalysisPort, FrameLook, FrameWatch } from '../ports/frame-analysis.ts';
import type { Clock } from '../time/clock.ts';
import {
  initialAutoCaptureState,
  isNewTo,
  nextAutoCaptureState,
  ringProgress,
  showsMove,
  waitsForAChange,
  type AutoCaptureConditions,
  type AutoCaptureEvent,
} from './auto-capture.ts';
import type { AutomaticPhotos } from './automatic-photos.ts';
import { lookIntervalMs, nextCalmScene, showsMovement, type CalmScene } from './calm-scene.ts';
import { heldHint, nextCutCard, type CutCard } from './cut-card.ts';
import type { FramingTone } from '../model/framing-tone.ts';
import { framingByEar } from './framing-by-ear.ts';
import { canTakePhotos, type GuidancePace } from '../model/guidance-pace.ts';
import { noHints, type GuidanceSnapshot, type ViewfinderGuidance, type Words } from './guidance-snapshot.ts';
import { instructionIsHeardMs } from './guidance-times.ts';
import {
  atRestMs,
  buttonIsNamedMs,
  newViewfinderMs,
  quietMs,
  ringMs,
  ringWaitsMs,
} from './viewfinder-times.ts';
import { isCertainlyDocument, isLikelyDocument } from './hint-of-reading.ts';
import { initialHintState, nextHintState, type HintEvent } from './hint-reducer.ts';
import { isLasting, namesButton, type AfterReady, type Hint } from './hint.ts';
import {
  initialLookRhythm,
  isOftenEnoughForPhotos,
  keptPace,
  longestPauseMs,
  nextLookRhythm,
} from './look-rhythm.ts';
import { isFrontOf, type SeenSide } from './same-side.ts';
import { SharpestFrame } from './sharpest-frame.ts';
import { sightOf } from './sight.ts';
import { isUnknownForLong, nextStillScene, type StillScene } from './still-scene.ts';

/** How often time alone is taken into account, in ms. */
const tickMs = 100;

export interface ViewfinderGuideParts {
  readonly analysis: FrameAnalysisPort;
  readonly clock: Clock;
  readonly feed: CameraFeed;
  readonly photo: PhotoName;
  /** The photo that was taken before, whose subject may still be there; null for none. */
  readonly last: PhotoName | null;
  /** Why the last photo of this step was refused; null for no reason. */
  readonly refusedFor: RefusalCode | null;
  /** Those of this page. As long as they are new, the ring takes longer, and the hint says what it is. */
  readonly automaticPhotos: AutomaticPhotos;
  /** Whether the side with this hash was photographed before, for another step. */
  readonly seenSide: (hash: PhotoHash) => SeenSide;
  /** Something that is shown has changed. */
  readonly onChange: (guidance: ViewfinderGuidance) => void;
  /** Take the photo now: of this frame, which the listener must release, or of the current one. */
  readonly onCapture: (frame: HeldFrame | null) => void;
  /** The picture shows that somebody is there: it moves, or there is another hint. */
  readonly onPerson: () => void;
  /** The analyser has failed: it reads no more frames of this viewfinder. */
  readonly onFailed: () => void;
}

const turnOverFirst = { name: 'turnOver', next: 'button' } as const;

/** So many looks in a row without what may lie there mean that it has gone. */
const looksOfAChange = 2;

/**
 * Runs the reducers of the guidance for one viewfinder, from its first picture until `stop`. `#hintNow` is the one place
 * that decides what is shown; the same is said.
 */
export class ViewfinderGuide {
  readonly #parts: ViewfinderGuideParts;
  readonly #watch: FrameWatch;
  readonly #sharpest = new SharpestFrame();
  #hint = initialHintState;
  #stillScene: StillScene = null;
  #cutCard: CutCard = null;
  #calmScene: CalmScene | null = null;
  #autoCapture = initialAutoCaptureState;
  #reading: FrameReading | null = null;
  #pace: GuidancePace = 'full';
  #rhythm = initialLookRhythm;
  /** When the first hint may be shown, in ms. */
  readonly #quietUntil: number;
  /** Whether a hint promises an automatic photo, or would if there were no quiet. */
  #isPromised = false;
  /** Whether the button was named although the customer wants photos to be taken automatically: no ring closes after that. */
  #isButtonNamed = false;
  #hasRingDied = false;
  readonly #areNew: boolean;
  #saysTheyAreOver: boolean;
  /** How many more looks in a row must show something else until the front is gone whose back is asked for. */
  #looksOfFront: number;
  /** The customer wants photos to be taken automatically. */
  #wantsPhotos = false;
  /** When all began to be right without a ring, or the last ring ended, in ms; null while neither holds. */
  #readyWithoutRingSince: number | null = null;
  #sound = false;
  #shown = noHints;
  #cancelTick: () => void = () => undefined;
  #isStopped = false;

  constructor(parts: ViewfinderGuideParts) {
    this.#parts = parts;
    this.#quietUntil = parts.clock.now() + quietMs;
    this.#areNew = parts.automaticPhotos.areNew;
    this.#saysTheyAreOver = parts.automaticPhotos.mustSayTheyAreOver;
    const { last, photo } = parts;
    this.#looksOfFront = last !== null && isFrontOf(photo, last) ? looksOfAChange : 0;
    this.#watch = parts.analysis.watch(parts.feed, parts.photo, {
      onLook: (look) => this.#look(look),
      onPace: (pace) => this.#followPace(pace),
      onFailed: () => {
        if (this.#isStopped) return;
        this.stop();
        parts.onFailed();
      },
    });
  }

  /** What to show where no look tells whether all is right. */
  get hintByButton(): Hint {
    return this.#looksOfFront > 0 ? turnOverFirst : { name: 'takeByButton' };
  }

  /** Switches auto-capture on or off. Off cancels a ring that closes; on begins anew. */
  setAutoCapture(on: boolean): void {
    this.#wantsPhotos = on;
    this.#isButtonNamed = this.#hasRingDied = false;
    this.#readyWithoutRingSince = null;
    if (on) this.#saysTheyAreOver = false;
    const at = this.#parts.clock.now();
    this.#startOrStop(at);
    this.#show(at);
  }

  /** Switches tones and spoken directions on or off. */
  setSound(on: boolean): void {
    this.#sound = on;
    if (on) this.#watch.lookEvery(0);
    this.#show(this.#parts.clock.now());
  }

  /** The corners of the document in the last frame; null if they are not certain. */
  get corners(): Quad | null {
    const reading = this.#reading;
    return reading?.kind === 'document' && isCertainlyDocument(reading) ? reading.quad : null;
  }

  /** Ends the watch and frees its memory; nothing is called again. Can be called again without effect. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    const wasDue = this.#wantsPhotos && (this.#isButtonNamed || this.#hasRingDied);
    if (wasDue && this.#autoCapture.name !== 'fired') this.#parts.automaticPhotos.didNotCome();
    this.#watch.stop();
    this.#cancelTick();
    this.#sharpest.release();
  }

  #look({ reading, frame }: FrameLook): void {
    const { clock, photo, feed, seenSide, refusedFor } = this.#parts;
    if (this.#isStopped) return frame?.release();
    const hash = reading.kind === 'document' ? reading.hash : null;
    const side = hash === null ? 'unknown' : seenSide(hash);
    const { frame: step } = photoNamed(photo);
    const sight = sightOf(reading, step, feed.zoom !== null, this.#hint.shown, side, refusedFor);
    if (sight === null) return frame?.release();
    const at = clock.now();
    this.#rhythm = nextLookRhythm(this.#rhythm, at);
    this.#followFront(side, sight.subject !== null);
    this.#reading = reading;
    this.#stillScene = nextStillScene(this.#stillScene, reading, at);
    const isMoved = showsMove(this.#autoCapture, sight);
    if (sight.isReady && !isMoved) this.#sharpest.offer(frame, reading.sharpness);
    else frame?.release();
    const isUnknown = sight.hint?.name === 'noDocument' && isUnknownForLong(this.#stillScene, at);
    // "Looks good" would promise a photo that auto-capture does not take (decision 4.2).
    const isLeftAlone = sight.isReady && !isOther(side) && waitsForAChange(this.#autoCapture);
    this.#cutCard = nextCutCard(this.#cutCard, sight.hint, reading, at);
    const hint: Hint | null =
      isUnknown || isLeftAlone
        ? { name: 'fillFrame' }
        : isMoved
          ? { name: 'holdStill' }
          : (heldHint(this.#cutCard) ?? sight.hint);
    const shown = this.#hint.shown;
    this.#nextHint({ type: 'look', hint, at });
    if (showsMovement(reading) || !isEqual(shown, this.#hint.shown)) this.#parts.onPerson();
    this.#calmScene = nextCalmScene(this.#calmScene, reading, hint, this.#hint.shown, at);
    // Framing by ear needs each look.
    this.#watch.lookEvery(this.#sound ? 0 : lookIntervalMs(this.#calmScene, at));
    this.#advance({ type: 'look', look: sight, at });
    this.#show(at);
  }

  #tick(): void {
    const at = this.#parts.clock.now();
    this.#nextHint({ type: 'tick', at });
    if (this.#hint === initialHintState) this.#reading = this.#stillScene = this.#cutCard = null;
    this.#advance({ type: 'tick', at });
    this.#show(at);
  }

  #nextHint(event: HintEvent): void {
    const pace = keptPace(this.#rhythm, this.#pace);
    this.#hint = nextHintState(this.#hint, event, { pace, longestPauseMs: this.#longestPauseMs });
    // A promise stands as long as all is right.
    const isReady = this.#hint.shown?.name === 'ready';
    this.#isPromised = isReady && (this.#isPromised || isOftenEnoughForPhotos(this.#rhythm));
  }

  #followFront(side: SeenSide, showsDocument: boolean): void {
    if (side === 'front') this.#looksOfFront = looksOfAChange;
    else if (isOther(side)) this.#looksOfFront = 0;
    else if (this.#looksOfFront === 0) return;
    else this.#looksOfFront = showsDocument ? looksOfAChange : this.#looksOfFront - 1;
  }

  #followPace(pace: GuidancePace): void {
    if (this.#isStopped || pace === this.#pace) return;
    const at = this.#parts.clock.now();
    const before = this.#pace;
    this.#pace = pace;
    // What was rarely read says nothing about the pauses from now on.
    if (before === 'none') this.#rhythm = initialLookRhythm;
    // Once the button was named, no ring follows.
    if (!canTakePhotos(before) && canTakePhotos(pace) && !this.#isButtonNamed) this.#startOrStop(at);
    this.#show(at);
  }

  /** Begins or ends to watch for the moment of an automatic photo. */
  #startOrStop(at: number): void {
    const { photo, last } = this.#parts;
    const mayShowTheLast =
      last !== null && last !== photo && photoNamed(last).frame === photoNamed(photo).frame;
    const watches = this.#wantsPhotos && canTakePhotos(this.#pace);
    this.#advance(watches ? { type: 'newViewfinder', at, mayShowTheLast } : { type: 'stop' });
  }

  #advance(event: AutoCaptureEvent): void {
    const before = this.#autoCapture;
    const after = nextAutoCaptureState(before, event, this.#conditions());
    this.#autoCapture = after;
    if (after === before) return;
    const isClosing = after.name === 'closing';
    if (before.name === 'closing' && !isClosing) this.#hasRingDied = after.name !== 'fired';
    if (isClosing !== (before.name === 'closing')) this.#watch.holdFrames(isClosing);
    if (after.name === 'fired') return this.#capture();
    if (!isClosing) this.#sharpest.release();
  }

  #capture(): void {
    const { automaticPhotos, onCapture, onChange } = this.#parts;
    automaticPhotos.came();
    const { ring } = this.#shown;
    if (ring !== null) onChange({ ...this.#shown, ring: { ...ring, progress: 1 } });
    onCapture(this.#sharpest.take());
  }

  #conditions(): AutoCaptureConditions {
    const { usual, first, bySound } = ringMs;
    const held = {
      isPromised: this.#isPromised && !this.#isTooEarly(this.#parts.clock.now()),
      longestPauseMs: this.#longestPauseMs,
    };
    // Guided by ear, the instruction and "Hold still" come first, and there is time to follow them.
    if (this.#sound)
      return {
        ...held,
        newViewfinderMs: instructionIsHeardMs,
        atRestMs: 2 * atRestMs,
        ringMs: bySound,
      };
    return { ...held, newViewfinderMs, atRestMs, ringMs: this.#areNew ? first : usual };
  }

  /** By ear, the instruction is heard first, also if the sound was switched on meanwhile. */
  #isTooEarly(at: number): boolean {
    return this.#sound && at < this.#quietUntil - quietMs + instructionIsHeardMs + 2 * atRestMs;
  }

  #show(at: number): void {
    if (this.#isStopped) return;
    this.#giveUp(at);
    this.#tickLater(at);
    const isQuiet = at < this.#quietUntil;
    const hint = isQuiet ? null : this.#hintNow();
    if (this.#wantsPhotos && namesButton(hint)) this.#isButtonNamed = true;
    if (hint?.name === 'ready' && hint.next === 'buttonFromNow')
      this.#parts.automaticPhotos.haveSaidTheyAreOver();
    const { tone, words } = isQuiet ? noHints : this.#hear(hint);
    const progress = ringProgress(this.#autoCapture, at);
    const next: ViewfinderGuidance = {
      hint,
      sides: this.#sides(),
      isFound: this.#reading?.kind === 'document' && isLikelyDocument(this.#reading),
      ring: progress === null ? null : { progress: round(progress, 100), durationMs: this.#ringMs },
      tone,
      words,
      pace: this.#pace,
    };
    if (isEqual(next, this.#shown)) return;
    this.#shown = next;
    this.#parts.onChange(next);
  }

  /** Ends auto-capture where no photo would follow: all is right, and no ring begins; or looks have become too rare. */
  #giveUp(at: number): void {
    const { name } = this.#autoCapture;
    const isReady = this.#hint.shown?.name === 'ready';
    const mayBegin = name !== 'closing' && !isNewTo(this.#autoCapture, at) && !this.#isTooEarly(at);
    if (!isReady || !mayBegin) this.#readyWithoutRingSince = null;
    else this.#readyWithoutRingSince ??= at;
    if (name === 'off' || name === 'fired') return;
    const since = this.#readyWithoutRingSince;
    const isLate = since !== null && at - since >= buttonIsNamedMs;
    // A promise that stands is kept first.
    const isBeingKept =
      this.#isPromised && (name === 'atRest' || name === 'closing') && this.#pace !== 'none';
    if (isLate || (!canTakePhotos(this.#pace) && !isBeingKept)) this.#advance({ type: 'stop' });
  }

  /** What is shown now: the hint of the readings, with what follows from it. What is known to be wrong comes first. */
  #hintNow(): Hint | null {
    const { shown } = this.#hint;
    if (canTakePhotos(this.#pace)) return this.#withNext(shown);
    if (shown?.name === 'turnOver') return turnOverFirst;
    if (this.#pace === 'hints' && shown !== null) return this.#withNext(shown);
    return shown !== null && isLasting(shown) ? shown : this.hintByButton;
  }

  #withNext(shown: Hint | null): Hint | null {
    if (shown?.name !== 'ready') return shown;
    const next = this.#afterReady();
    return next === null ? shown : { ...shown, next };
  }

  /** @returns null while looks are too rare for a promise, and may become frequent. */
  #afterReady(): AfterReady | null {
    if (this.#autoCapture.name === 'off') return this.#saysTheyAreOver ? 'buttonFromNow' : 'button';
    if (!this.#isPromised) return null;
    return this.#areNew ? 'firstAutomatic' : 'automatic';
  }

  /** How well the document's sides lie on the mask; of a frame in which none was found, nothing is known. */
  #sides(): GuidanceSnapshot['sides'] {
    const reading = this.#pace === 'none' ? null : this.#reading;
    return reading?.kind === 'document' && reading.quad !== null ? sidesInTenths(reading) : noHints.sides;
  }

  /** A ring and its hint wait for longer: a pause alone is no reason that could be shown. */
  get #longestPauseMs(): number {
    const longest = longestPauseMs(this.#rhythm, this.#pace);
    return this.#autoCapture.name === 'closing' ? Math.max(ringWaitsMs, longest) : longest;
  }

  get #ringMs(): number {
    return this.#autoCapture.name === 'closing' ? this.#autoCapture.ringMs : 0;
  }

  #hear(hint: Hint | null): { readonly tone: FramingTone | null; readonly words: Words | null } {
    const inWords: Words | null = hint === null ? null : { kind: 'hint', hint };
    if (!this.#sound || this.#pace === 'none' || this.#reading === null)
      return { tone: null, words: inWords };
    const { tone, direction } = framingByEar(this.#reading, hint, this.#parts.feed.facingMode);
    return { tone, words: direction === null ? inWords : { kind: 'direction', direction } };
  }

  /** The next tick; earlier if the ring is closed before. */
  #tickLater(at: number): void {
    this.#cancelTick();
    if (this.#autoCapture.name === 'fired') return;
    const progress = ringProgress(this.#autoCapture, at) ?? 0;
    const delayMs = Math.min(tickMs, Math.ceil((1 - progress) * this.#ringMs) || tickMs);
    this.#cancelTick = this.#parts.clock.after(delayMs, () => this.#tick());
  }
}

function isOther(side: SeenSide): boolean {
  return side === 'other' || side === 'likelyOther';
}

function sidesInTenths({ sides }: DocumentReading): GuidanceSnapshot['sides'] {
  const { top, right, bottom, left } = sides;
  return { top: round(top, 10), right: round(right, 10), bottom: round(bottom, 10), left: round(left, 10) };
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
