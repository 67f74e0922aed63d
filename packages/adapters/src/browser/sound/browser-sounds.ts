import { BrowserFramingSound } from './BrowserFramingSound.ts';

/** @returns sound and vibration of this window's device. */
export function browserSounds(window: Window & typeof globalThis): BrowserFramingSound {
  return new BrowserFramingSound({
    AudioContext: window.AudioContext,
    vibrate: window.navigator.vibrate?.bind(window.navigator),
    timers: window,
  });
}
