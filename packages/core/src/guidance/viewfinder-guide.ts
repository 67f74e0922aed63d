import type { DocumentReading, FrameReading } from '../model/frame-reading.ts';
import type { PhotoHash } from '../model/photo-hash.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import type { CameraFeed, HeldFrame } from '../ports/camera.ts';
import type { FrameAnalysisPort, FrameLook, FrameWatch } from '../ports/frame-analysis.ts';
import type { Clock } from '../time/clock.ts';
import { initialAnnouncementState, nextAnnouncement, type Words } from './announcements.ts';
import {
  initialAutoCaptureState,
  nextAutoCaptureState,
  ringProgress,
  waitsForAChange,
  type AutoCaptureEvent,
} from './auto-capture.ts';
import type { FramingTone } from '../model/framing-tone.ts';
import { framingByEar } from './framing-by-ear.ts';
import { noHints, type GuidanceSnapshot, type ViewfinderGuidance } from './guidance-snapshot.ts';
import { ringMs } from './guidance-times.ts';
import { initialHintState, nextHintState } from './hint-reducer.ts';
import type { Hint } from './hint.ts';
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
  /** Whether the side with this hash was photographed before, for another step. */
  readonly seenSide: (hash: PhotoHash) => SeenSide;
  /** Something that is shown has changed. */
  readonly onChange: (guidance: ViewfinderGuidance) => void;
  /** Take the photo now: of this frame, which the listener must release, or of the current one. */
  readonly onCapture: (frame: HeldFrame | null) => void;
  /** The analyser has given up. */
  readonly onGivenUp: () => void;
}

/** Runs the reducers of the guidance for one viewfinder, from its first picture until `stop`. */
export class ViewfinderGuide {
  readonly #parts: ViewfinderGuideParts;
  readonly #watch: FrameWatch;
  readonly #sharpest = new SharpestFrame();
  #hint = initialHintState;
  #stillScene: StillScene = null;
  #autoCapture = initialAutoCaptureState;
  #announcement = initialAnnouncementState;
  #reading: FrameReading | null = null;
  #sound = false;
  #shown = noHints;
  #cancelTick: () => void = () => undefined;
  #isStopped = false;

  constructor(parts: ViewfinderGuideParts) {
    this.#parts = parts;
    this.#watch = parts.analysis.watch(parts.feed, parts.photo, {
      onLook: (look) => this.#look(look),
      onGivenUp: () => {
        if (this.#isStopped) return;
        this.stop();
        parts.onGivenUp();
      },
    });
  }

  /** Switches auto-capture on or off. Off cancels a ring that closes. */
  setAutoCapture(on: boolean): void {
    const { clock, mayShowTheLast } = this.#parts;
    const at = clock.now();
    this.#advance(on ? { type: 'newViewfinder', at, mayShowTheLast } : { type: 'stop' });
    this.#show(at);
  }

  /** Switches tones and spoken directions on or off. */
  setSound(on: boolean): void {
    this.#sound = on;
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
    this.#advance({ type: 'look', look: sight, at });
    const isUnknown = sight.hint?.name === 'noDocument' && isUnknownForLong(this.#stillScene, at);
    // "Looks good" would promise a photo that auto-capture does not take (decision 4.11).
    const isLeftAlone = sight.isReady && side !== 'other' && waitsForAChange(this.#autoCapture);
    const hint: Hint | null = isUnknown || isLeftAlone ? { name: 'fillFrame' } : sight.hint;
    this.#hint = nextHintState(this.#hint, { type: 'look', hint, at });
    this.#show(at);
  }

  #tick(): void {
    const at = this.#parts.clock.now();
    this.#hint = nextHintState(this.#hint, { type: 'tick', at });
    if (this.#hint === initialHintState) this.#reading = this.#stillScene = null;
    this.#advance({ type: 'tick', at });
    this.#show(at);
  }

  #advance(event: AutoCaptureEvent): void {
    const before = this.#autoCapture;
    const after = nextAutoCaptureState(before, event);
    this.#autoCapture = after;
    if (after === before) return;
    const isClosing = after.name === 'closing';
    if (isClosing !== (before.name === 'closing')) this.#watch.holdFrames(isClosing);
    if (after.name === 'fired') return this.#parts.onCapture(this.#sharpest.take());
    if (!isClosing) this.#sharpest.release();
  }

  #show(at: number): void {
    if (this.#isStopped) return;
    this.#tickLater(at);
    const { shown: hint } = this.#hint;
    const { tone, words } = this.#hear(hint);
    this.#announcement = nextAnnouncement(this.#announcement, words, at);
    const progress = ringProgress(this.#autoCapture, at);
    const next: ViewfinderGuidance = {
      hint,
      sides: this.#reading?.kind === 'document' ? sidesInTenths(this.#reading) : noHints.sides,
      ring: progress === null ? null : { progress: round(progress, 100), durationMs: ringMs },
      tone,
      spoken: this.#announcement.spoken,
    };
    if (isSame(next, this.#shown)) return;
    this.#shown = next;
    this.#parts.onChange(next);
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
    const delayMs = Math.min(tickMs, Math.ceil((1 - progress) * ringMs));
    this.#cancelTick = this.#parts.clock.after(delayMs, () => this.#tick());
  }
}

function sidesInTenths({ sides }: DocumentReading): GuidanceSnapshot['sides'] {
  const { top, right, bottom, left } = sides;
  return { top: round(top, 10), right: round(right, 10), bottom: round(bottom, 10), left: round(left, 10) };
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

/** Whether two values of plain data show the same. */
function isSame(one: ViewfinderGuidance, other: ViewfinderGuidance): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
