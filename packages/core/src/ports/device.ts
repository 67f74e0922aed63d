import type { Unsubscribe } from '../observable/snapshot-store.ts';

export type Orientation = 'portrait' | 'landscape';

/** The device and its browser: what they report, and what the app can ask them to do. */
export interface DevicePort {
  readonly userAgent: string;
  /** How many fingers the screen can tell apart; 0 for a mouse-only device. */
  readonly maxTouchPoints: number;
  /** Whether what the person mainly points with is a finger, rather than a mouse or a touchpad. */
  readonly hasCoarsePointer: boolean;
  /** The system as the browser names it beside the user agent (`Android`, `Linux`); null where it does not. */
  readonly platform: string | null;
  /** Whether the page runs as an app from iOS's home screen; false on every other system. */
  readonly isHomeScreenApp: boolean;
  /** The languages that the person has set in the browser, as BCP 47 tags, the preferred one first. */
  readonly languages: readonly string[];

  orientation(): Orientation;
  /** Calls the listener when the orientation has changed; looked at every 100 ms (§9). */
  watchOrientation(listener: (orientation: Orientation) => void): Unsubscribe;

  /** Whether the page can be seen now. */
  isVisible(): boolean;
  /** Calls the listener when the page was hidden or came back, however the browser tells it. */
  watchVisibility(listener: (visible: boolean) => void): Unsubscribe;

  /** False only when the device knows that it has no network. */
  isOnline(): boolean;
  watchOnline(listener: (online: boolean) => void): Unsubscribe;

  /** Calls the listener whenever the person may have come back to the page, also where it was never hidden. */
  watchReturn(listener: () => void): Unsubscribe;

  /** Loads the page again (§8: the camera-access error's restart). */
  reload(): void;
  /** How many times in a row `reload` has led to this page; 0 when it was opened in any other way. */
  readonly reloads: number;

  /** The page's own address. It holds the procedure token: only the person may see it. */
  readonly address: string;
  /** Puts a text into the clipboard. @returns false where the browser does not let it. */
  copyText(text: string): Promise<boolean>;
}
