import type { DocumentReading, FrameReading } from '../model/frame-reading.ts';
import type { PhotoHash } from '../model/photo-hash.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import { isEqual } from '../observable/equality.ts';
import type { CameraFeed, HeldFrame } from '../ports/camera.ts';
import type { FrameAnalysisPort, FrameLook, FrameWatch } from '../ports/frame-analysis.ts';
import type { Clock } from '../time/clock.ts';
import {
  initialAutoCaptureState,
  nextAutoCaptureState,
  ringProgress,
  waitsForAChange,
  type AutoCaptureConditions,
  type AutoCaptureEvent,
} from './auto-capture.ts';
import { lookIntervalMs, nextCalmScene, showsMovement, type CalmScene } from './calm-scene.ts';
import { heldHint, nextCutCard, type CutCard } from './cut-card.ts';
import type { FramingTone } from '../model/framing-tone.ts';
import { framingByEar } from './framing-by-ear.ts';
import { canTakePhotos, type GuidancePace } from '../model/guidance-pace.ts';
import { noHints, type GuidanceSnapshot, type ViewfinderGuidance, type Words } from './guidance-snapshot.ts';
import { atRestMs, buttonIsNamedMs, ringMs, takeByButtonMs } from './guidance-times.ts';
import { initialHintState, nextHintState } from './hint-reducer.ts';
import type { AfterReady, Hint } from './hint.ts';
import type { SeenSide } from './same-side.ts';
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
  /** Whether the frame may still show what was just photographed for another step. */
  readonly mayShowTheLast: boolean;
  /** Whether no photo was taken automatically on this page yet: the ring takes longer then, and the hint says what it is. */
  readonly isFirstAutomatic: boolean;
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

/** Runs the reducers of the guidance for one viewfinder, from its first picture until `stop`. */
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
  /** Until when the hint says that the customer takes the photo, in ms. */
  #byButtonUntil = -Infinity;
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

  /** Switches auto-capture on or off. Off cancels a ring that closes. */
  setAutoCapture(on: boolean): void {
    this.#wantsPhotos = on;
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

  /** Ends the watch and frees its memory; nothing is called again. Can be called again without effect. */
  stop(): void {
    this.#isStopped = true;
    this.#watch.stop();
    this.#cancelTick();
    this.#sharpest.release();
  }

  #look({ reading, frame }: FrameLook): void {
    const { clock, photo, feed, seenSide } = this.#parts;
    if (this.#isStopped) return frame?.release();
    const hash = reading.kind === 'document' ? reading.hash : null;
    const side = hash === null ? 'unknown' : seenSide(hash);
    const sight = sightOf(reading, photoNamed(photo).frame, feed.zoom !== null, this.#hint.shown, side);
    if (sight === null) return frame?.release();
    const at = clock.now();
    this.#reading = reading;
    this.#stillScene = nextStillScene(this.#stillScene, reading, at);
    if (sight.isReady) this.#sharpest.offer(frame, reading.sharpness);
    else frame?.release();
    const isUnknown = sight.hint?.name === 'noDocument' && isUnknownForLong(this.#stillScene, at);
    // "Looks good" would promise a photo that auto-capture does not take (decision 4.2).
    const isLeftAlone = sight.isReady && !isOther(side) && waitsForAChange(this.#autoCapture);
    this.#cutCard = nextCutCard(this.#cutCard, sight.hint, reading, at);
    const hint: Hint | null =
      isUnknown || isLeftAlone ? { name: 'fillFrame' } : (heldHint(this.#cutCard) ?? sight.hint);
    const shown = this.#hint.shown;
    this.#hint = nextHintState(this.#hint, { type: 'look', hint, at }, this.#pace);
    if (showsMovement(reading) || !isEqual(shown, this.#hint.shown)) this.#parts.onPerson();
    this.#calmScene = nextCalmScene(this.#calmScene, reading, hint, this.#hint.shown, at);
    // Framing by ear needs each look.
    this.#watch.lookEvery(this.#sound ? 0 : lookIntervalMs(this.#calmScene, at));
    this.#advance({ type: 'look', look: sight, at });
    this.#show(at);
  }

  #tick(): void {
    const at = this.#parts.clock.now();
    this.#hint = nextHintState(this.#hint, { type: 'tick', at }, this.#pace);
    if (this.#hint === initialHintState) this.#reading = this.#stillScene = this.#cutCard = null;
    this.#advance({ type: 'tick', at });
    this.#show(at);
  }

  #followPace(pace: GuidancePace): void {
    if (this.#isStopped || pace === this.#pace) return;
    const at = this.#parts.clock.now();
    const couldTakePhotos = canTakePhotos(this.#pace);
    this.#pace = pace;
    if (pace === 'none') {
      this.#hint = initialHintState;
      this.#reading = null;
    }
    if (couldTakePhotos !== canTakePhotos(pace)) {
      const endsAutoCapture = this.#wantsPhotos && couldTakePhotos;
      this.#byButtonUntil = endsAutoCapture ? at + takeByButtonMs : -Infinity;
      this.#startOrStop(at);
    }
    this.#show(at);
  }

  /** Begins or ends to watch for the moment of an automatic photo. */
  #startOrStop(at: number): void {
    const { mayShowTheLast } = this.#parts;
    const watches = this.#wantsPhotos && canTakePhotos(this.#pace);
    this.#advance(watches ? { type: 'newViewfinder', at, mayShowTheLast } : { type: 'stop' });
  }

  #advance(event: AutoCaptureEvent): void {
    const before = this.#autoCapture;
    const after = nextAutoCaptureState(before, event, this.#conditions());
    this.#autoCapture = after;
    if (after === before) return;
    const isClosing = after.name === 'closing';
    if (isClosing !== (before.name === 'closing')) this.#watch.holdFrames(isClosing);
    if (after.name === 'fired') return this.#parts.onCapture(this.#sharpest.take());
    if (!isClosing) this.#sharpest.release();
  }

  #conditions(): AutoCaptureConditions {
    const isReadyShown = this.#hint.shown?.name === 'ready';
    const { usual, first, bySound } = ringMs;
    // Guided by ear, "Hold still" comes first, and there is time to follow it.
    if (this.#sound) return { isReadyShown, atRestMs: 2 * atRestMs, ringMs: bySound };
    return { isReadyShown, atRestMs, ringMs: this.#parts.isFirstAutomatic ? first : usual };
  }

  #show(at: number): void {
    if (this.#isStopped) return;
    this.#tickLater(at);
    const hint = this.#hintNow(at);
    const { tone, words } = this.#hear(hint);
    const progress = ringProgress(this.#autoCapture, at);
    const next: ViewfinderGuidance = {
      hint,
      sides: this.#sides(),
      ring: progress === null ? null : { progress: round(progress, 100), durationMs: this.#ringMs },
      tone,
      words,
      pace: this.#pace,
    };
    if (isEqual(next, this.#shown)) return;
    this.#shown = next;
    this.#parts.onChange(next);
  }

  /** What is shown now: the hint of the readings, with what follows from it. */
  #hintNow(at: number): Hint | null {
    const { shown } = this.#hint;
    const isReady = shown?.name === 'ready';
    if (!isReady || this.#autoCapture.name === 'closing') this.#readyWithoutRingSince = null;
    else this.#readyWithoutRingSince ??= at;
    if (isReady) return { ...shown, next: this.#afterReady(at) };
    if (this.#pace === 'none' || at < this.#byButtonUntil) return { name: 'takeByButton' };
    return shown;
  }

  #afterReady(at: number): AfterReady {
    const { name } = this.#autoCapture;
    if (name === 'off') return 'button';
    const since = this.#readyWithoutRingSince;
    if (name !== 'fired' && since !== null && at - since >= buttonIsNamedMs) return 'button';
    return this.#parts.isFirstAutomatic ? 'firstAutomatic' : 'automatic';
  }

  /** How well the document's sides lie on the mask; of a frame in which none was found, nothing is known. */
  #sides(): GuidanceSnapshot['sides'] {
    const reading = this.#reading;
    return reading?.kind === 'document' && reading.quad !== null ? sidesInTenths(reading) : noHints.sides;
  }

  get #ringMs(): number {
    return this.#autoCapture.name === 'closing' ? this.#autoCapture.ringMs : 0;
  }

  #hear(hint: Hint | null): { readonly tone: FramingTone | null; readonly words: Words | null } {
    const inWords: Words | null = hint === null ? null : { kind: 'hint', hint };
    if (!this.#sound || this.#reading === null) return { tone: null, words: inWords };
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
