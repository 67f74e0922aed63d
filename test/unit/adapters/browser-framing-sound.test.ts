import {
  BrowserFramingSound,
  type SoundEnvironment,
} from '../../../packages/adapters/src/browser/sound/BrowserFramingSound.ts';
import type { FramingTone } from '@recto/core';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';

const far: FramingTone = { pitchHz: 220, intervalMs: 900, vibration: [] };
const near: FramingTone = { pitchHz: 440, intervalMs: 400, vibration: [15] };

/** An audio context that notes the pitch of each tone. */
function audioOf(state: AudioContextState | 'interrupted') {
  const heard: number[] = [];
  const resume = vi.fn(async () => undefined);
  const close = vi.fn(async () => undefined);
  const contexts: { state: AudioContextState | 'interrupted'; stopsAt: number }[] = [];
  class Context {
    state = state;
    stopsAt = Infinity;
    get currentTime() {
      return Math.min(Date.now() / 1000, this.stopsAt);
    }
    readonly destination = {};
    readonly resume = resume;
    readonly close = close;
    constructor() {
      contexts.push(this);
    }
    createOscillator() {
      const frequency = { value: 0 };
      const connect = (next: unknown) => next;
      return { frequency, connect, start: () => heard.push(frequency.value), stop: () => undefined };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
      return { gain, connect: (next: unknown) => next };
    }
  }
  return { heard, resume, close, contexts, AudioContext: Context as unknown as typeof AudioContext };
}

function soundOf(part: Partial<SoundEnvironment>): BrowserFramingSound {
  const timers = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    performance: globalThis.performance,
  } as unknown as SoundEnvironment['timers'];
  const none = { AudioContext: undefined, vibrate: undefined, maySurprise: () => true };
  return new BrowserFramingSound({ ...none, timers, ...part });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the sound of framing', () => {
  test('the sound of framing repeats its tone, and the phone vibrates with it, until it is silenced', () => {
    const { heard, AudioContext } = audioOf('running');
    const vibrate = vi.fn(() => true);
    const sound = soundOf({ AudioContext, vibrate });
    sound.play(near);
    vi.advanceTimersByTime(850);
    expect(heard).toEqual([440, 440, 440]);
    expect(vibrate.mock.calls).toEqual([[[15]], [[15]], [[15]]]);
    sound.play(null);
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveLength(3);
  });

  test('the sound of framing ends once it is disposed, and the audio device is free', () => {
    const { heard, close, AudioContext } = audioOf('running');
    const sound = soundOf({ AudioContext });
    sound.play(near);
    sound.dispose();
    vi.advanceTimersByTime(5_000);
    expect(heard).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
  });

  // Decision 4.3.
  test('the sound of framing keeps the rhythm when the tone changes: from the last tone to the next, not at each change', () => {
    const { heard, AudioContext } = audioOf('running');
    const sound = soundOf({ AudioContext });
    sound.play(far);
    vi.advanceTimersByTime(100);
    sound.play(near);
    vi.advanceTimersByTime(100);
    sound.play(far);
    expect(heard).toEqual([220]);
    sound.play(near);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual([220, 440]);
  });

  test('the sound of framing wakes a suspended audio context at each call, so also in the event handler of a tap', () => {
    const { heard, resume, AudioContext } = audioOf('suspended');
    const sound = soundOf({ AudioContext });
    sound.play(null);
    expect(resume).toHaveBeenCalledOnce();
    sound.play(near);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([]);
  });

  test('the sound of framing comes back after a call, which leaves the audio context interrupted', () => {
    const { heard, resume, contexts, AudioContext } = audioOf('running');
    const sound = soundOf({ AudioContext });
    sound.play(near);
    vi.advanceTimersByTime(450);
    expect(heard).toEqual([440, 440]);
    resume.mockImplementation(async () => void (contexts[0]!.state = 'running'));
    contexts[0]!.state = 'interrupted';
    // The tone stays the same meanwhile: nothing calls `play` again.
    vi.advanceTimersByTime(400);
    expect(resume).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(heard).toHaveLength(3);
  });

  test('the sound of framing comes back on another audio context if the clock of the first stands still after a call', () => {
    const { heard, close, contexts, AudioContext } = audioOf('running');
    const sound = soundOf({ AudioContext });
    sound.play(near);
    vi.advanceTimersByTime(450);
    contexts[0]!.stopsAt = Date.now() / 1000;
    const before = heard.length;
    vi.advanceTimersByTime(800);
    expect(close, 'not within a second: headphones may be starting').not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(close).toHaveBeenCalledOnce();
    expect(contexts).toHaveLength(2);
    expect(heard.length).toBeGreaterThan(before + 2);
  });

  test('the sound of a closed audio context is not resumed', () => {
    const { resume, AudioContext } = audioOf('closed');
    const sound = soundOf({ AudioContext });
    sound.play(near);
    vi.advanceTimersByTime(900);
    expect(resume).not.toHaveBeenCalled();
  });

  test('the phone ticks once at a photo, and not where that may surprise', () => {
    const vibrate = vi.fn(() => true);
    soundOf({ vibrate }).tick();
    expect(vibrate.mock.calls).toEqual([[[15]]]);
    soundOf({ vibrate, maySurprise: () => false }).tick();
    expect(vibrate).toHaveBeenCalledTimes(1);
    soundOf({}).tick();
  });

  test('the sound of framing vibrates on a phone without audio, and is silent where there is neither', () => {
    const vibrate = vi.fn(() => true);
    soundOf({ vibrate }).play(near);
    const broken = vi.fn(function noAudio() {
      throw new Error('No audio hardware.');
    });
    soundOf({ AudioContext: broken }).play(near);
    expect(() => vi.advanceTimersByTime(500)).not.toThrow();
    expect(vibrate).toHaveBeenCalledTimes(2);
  });
});
