import {
  orientationCheckIntervalMs,
  type DevicePort,
  type DeviceUse,
  type Orientation,
  type Unsubscribe,
} from '@recto/core';
import { copyText } from './clipboard.ts';
import { listenToAll } from './listen-to-all.ts';
import { ObservedValue } from './ObservedValue.ts';
import { orientationOf } from './orientation.ts';
import { pageVisibility } from './page-visibility.ts';
import { noteReload, reloadsInARow } from './reload-count.ts';
import { ScreenWakeLock } from './screen-wake-lock.ts';
import { watchUse } from './watch-use.ts';

/** Properties that only some browsers have. */
interface ExtendedNavigator extends Navigator {
  /** In Chromium. */
  readonly userAgentData?: { readonly platform?: string };
  /** In Safari on iOS. */
  readonly standalone?: boolean;
}

/** The device, as the browser reports it. */
export class BrowserDevice implements DevicePort {
  readonly #window: Window;
  readonly #orientation: ObservedValue<Orientation>;
  readonly #visible: ObservedValue<boolean>;
  readonly #online: ObservedValue<boolean>;
  readonly #endVisibility: Unsubscribe;
  readonly #screen: ScreenWakeLock;

  constructor(window: Window) {
    const { navigator } = window;
    this.#window = window;

    const orientation = () => orientationOf(window);
    this.#orientation = new ObservedValue(orientation, (update) => {
      const timer = window.setInterval(() => update(orientation()), orientationCheckIntervalMs);
      return () => window.clearInterval(timer);
    });

    [this.#visible, this.#endVisibility] = pageVisibility(window);
    this.#screen = new ScreenWakeLock(navigator, this.#visible);

    const online = () => navigator.onLine;
    this.#online = new ObservedValue(online, (update) => {
      const onChange = () => update(online());
      return listenToAll([
        [window, 'online', onChange],
        [window, 'offline', onChange],
      ]);
    });
  }

  /** Ends what it listens to by itself; the watches of others end one by one. */
  dispose(): void {
    this.#screen.keepOn(false);
    this.#endVisibility();
  }

  get userAgent(): string {
    return this.#window.navigator.userAgent;
  }

  get maxTouchPoints(): number {
    return this.#window.navigator.maxTouchPoints;
  }

  get hasCoarsePointer(): boolean {
    // Phones say so even while they request desktop pages.
    return this.#window.matchMedia('(pointer: coarse)').matches;
  }

  get platform(): string | null {
    const { userAgentData } = this.#window.navigator as ExtendedNavigator;
    return userAgentData?.platform ?? null;
  }

  get isHomeScreenApp(): boolean {
    return (this.#window.navigator as ExtendedNavigator).standalone === true;
  }

  get languages(): readonly string[] {
    return this.#window.navigator.languages;
  }

  orientation(): Orientation {
    return this.#orientation.now();
  }

  watchOrientation(listener: (orientation: Orientation) => void): Unsubscribe {
    return this.#orientation.watch(listener);
  }

  isVisible(): boolean {
    return this.#visible.now();
  }

  watchVisibility(listener: (visible: boolean) => void): Unsubscribe {
    return this.#visible.watch(listener);
  }

  keepScreenOn(on: boolean): void {
    this.#screen.keepOn(on);
  }

  isOnline(): boolean {
    return this.#online.now();
  }

  watchOnline(listener: (online: boolean) => void): Unsubscribe {
    return this.#online.watch(listener);
  }

  watchReturn(listener: () => void): Unsubscribe {
    const { document } = this.#window;
    const onEvent = () => {
      if (this.isVisible()) listener();
    };
    return listenToAll([
      [document, 'visibilitychange', onEvent],
      [this.#window, 'pageshow', onEvent],
      [this.#window, 'focus', onEvent],
      [document, 'resume', onEvent],
    ]);
  }

  watchUse(listener: (use: DeviceUse) => void): Unsubscribe {
    return watchUse(this.#window, listener);
  }

  reload(): void {
    noteReload(this.#window);
    this.#window.location.reload();
  }

  get reloads(): number {
    return reloadsInARow(this.#window);
  }

  get address(): string {
    return this.#window.location.href;
  }

  copyText(text: string): Promise<boolean> {
    return copyText(this.#window, text);
  }
}
