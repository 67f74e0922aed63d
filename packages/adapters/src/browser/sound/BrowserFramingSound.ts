import type { FramingSoundPort, FramingTone } from '@recto/core';

/** What the sounds need of the browser; null or undefined where it has no such thing. */
export interface SoundEnvironment {
  readonly AudioContext: typeof AudioContext | undefined;
  readonly vibrate: ((pattern: number[]) => boolean) | undefined;
  /** Whether the phone may vibrate without the customer's wish for it: not with reduced motion. */
  readonly maySurprise: () => boolean;
  readonly timers: Pick<Window, 'setTimeout' | 'clearTimeout' | 'performance'>;
}

/** Length of one tone, and of its fading in and out, in seconds: without the latter it would click. */
const toneSeconds = 0.07;
const fadeSeconds = 0.012;

/** Length of the vibration at a photo, in ms. */
const tickMs = 15;

/** How long the clock of an audio context may stand still although it runs, in ms: headphones take a moment to start. */
const deadClockMs = 1_000;

/** Well below full volume, since the phone is held close to the ear or in front of the face. */
const volume = 0.25;

/** Plays tones with the Web Audio API and lets the phone vibrate with them (decision 4.3). */
export class BrowserFramingSound implements FramingSoundPort {
  readonly #environment: SoundEnvironment;
  #audio: AudioContext | null = null;
  #timer: number | undefined;
  /** When the last tone began, in ms. */
  #lastAt = Number.NEGATIVE_INFINITY;
  /** The time of the audio context at its last tone, in seconds, and since when it is that one, in ms; null before the first. */
  #audioTime: { readonly seconds: number; readonly since: number } | null = null;

  constructor(environment: SoundEnvironment) {
    this.#environment = environment;
  }

  play(tone: FramingTone | null): void {
    this.#environment.timers.clearTimeout(this.#timer);
    this.#wakeAudio();
    if (tone !== null) this.#repeat(tone);
  }

  tick(): void {
    if (this.#environment.maySurprise()) this.#environment.vibrate?.([tickMs]);
  }

  /** Ends the tones, and frees the audio device. */
  dispose(): void {
    this.#environment.timers.clearTimeout(this.#timer);
    void this.#audio?.close().catch(() => undefined);
    this.#audio = null;
  }

  /** The rhythm goes on from the last tone: framing that changes with every reading must not sound faster. */
  #repeat(tone: FramingTone): void {
    const { timers } = this.#environment;
    const delayMs = Math.max(0, this.#lastAt + tone.intervalMs - timers.performance.now());
    this.#timer = timers.setTimeout(() => {
      this.#lastAt = timers.performance.now();
      this.#sound(tone);
      this.#repeat(tone);
    }, delayMs);
  }

  /**
   * Browsers start it suspended, and let it sound once it is resumed in the event handler of a tap. WebKit interrupts it
   * for a call, and does not resume it by itself after that; TypeScript does not know that state.
   */
  #wakeAudio(): void {
    try {
      this.#audio ??= this.#environment.AudioContext ? new this.#environment.AudioContext() : null;
      if (this.#audio && isAsleep(this.#audio)) void this.#audio.resume().catch(() => undefined);
    } catch {
      // No sound on this phone.
    }
  }

  /** One that was resumed during a call may say that it runs, while its clock stands still. */
  #replaceAudio(audio: AudioContext): void {
    void audio.close().catch(() => undefined);
    this.#audio = null;
    this.#audioTime = null;
    this.#wakeAudio();
  }

  #sound({ pitchHz, vibration }: FramingTone): void {
    if (vibration.length > 0) this.#environment.vibrate?.([...vibration]);
    const audio = this.#audio;
    // An interruption that ends while the tone stays the same has no other occasion.
    if (audio?.state !== 'running') return this.#wakeAudio();
    const begin = audio.currentTime;
    const now = this.#environment.timers.performance.now();
    if (begin === this.#audioTime?.seconds) {
      if (now - this.#audioTime.since >= deadClockMs) this.#replaceAudio(audio);
      return;
    }
    this.#audioTime = { seconds: begin, since: now };
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = pitchHz;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume, begin + fadeSeconds);
    gain.gain.setValueAtTime(volume, begin + toneSeconds - fadeSeconds);
    gain.gain.linearRampToValueAtTime(0, begin + toneSeconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + toneSeconds);
  }
}

function isAsleep({ state }: AudioContext): boolean {
  return state !== 'running' && state !== 'closed';
}
