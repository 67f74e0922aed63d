import { BrowserFramingSound } from './BrowserFramingSound.ts';

/** @returns sound and vibration of this window's device. */
export function browserSounds(window: Window & typeof globalThis): BrowserFramingSound {
  const { navigator } = window;
  return new BrowserFramingSound({
    AudioContext: window.AudioContext,
    vibrate: navigator.vibrate?.bind(navigator),
    // Before the first tap on a page, browsers do not vibrate, and report it as an error of the page.
    maySurprise: () =>
      (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false &&
      !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    timers: window,
  });
}
