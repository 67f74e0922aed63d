import type { Unsubscribe } from '../observable/snapshot-store.ts';

/** How a phone is held. A tablet counts as `portrait`: it has room for the capture screen either way. */
export type Orientation = 'portrait' | 'landscape';

/** How a device shows that a person is there: its screen or pointer is touched, a key pressed, or it is moved. */
export type DeviceUse = 'touch' | 'key' | 'movement';

/** The device and its browser: what they report, and what the app can ask them to do. */
export interface DevicePort {
  readonly userAgent: string;
  /** How many touches the screen can distinguish; 0 without a touch screen. */
  readonly maxTouchPoints: number;
  /** Whether the main pointing device is a finger, not a mouse or a touchpad. */
  readonly hasCoarsePointer: boolean;
  /** The operating system, if the browser names it outside the user agent (`Android`, `Linux`); else null. */
  readonly platform: string | null;
  /** Whether the page runs as an app from iOS's home screen; false on every other system. */
  readonly isHomeScreenApp: boolean;
  /** The languages that the customer has set in the browser, as BCP 47 tags, the preferred one first. */
  readonly languages: readonly string[];

  orientation(): Orientation;
  /** Calls the listener when the orientation has changed; checked every 100 ms (§9). */
  watchOrientation(listener: (orientation: Orientation) => void): Unsubscribe;

  /** Whether the page is visible now. */
  isVisible(): boolean;
  /** Calls the listener when the page was hidden or shown, by whichever event the browser reports it. */
  watchVisibility(listener: (visible: boolean) => void): Unsubscribe;

  /**
   * Keeps the screen on while the page is visible, or lets it go off again; off at first (decision 2.15). A device that
   * can't keep it on, or refuses, changes nothing, and nothing is reported.
   */
  keepScreenOn(on: boolean): void;

  /** False only when the device knows that it has no network. */
  isOnline(): boolean;
  watchOnline(listener: (online: boolean) => void): Unsubscribe;

  /** Calls the listener whenever the customer may have come back to the page, even if it was never hidden. */
  watchReturn(listener: () => void): Unsubscribe;

  /**
   * Calls the listener when the page is touched, a key is pressed or the device is moved, as far as it reports that
   * without asking the customer (decision 2.16). What goes on is reported once a second.
   */
  watchUse(listener: (use: DeviceUse) => void): Unsubscribe;

  /** Reloads the page (§8: the restart button of the camera-access error). */
  reload(): void;
  /** How many times in a row `reload` has led to this page; 0 when it was opened in any other way. */
  readonly reloads: number;

  /** The page's address. It contains the procedure token, so only the customer may see it. */
  readonly address: string;
  /** Copies a text to the clipboard. @returns false if the browser refuses. */
  copyText(text: string): Promise<boolean>;
}
