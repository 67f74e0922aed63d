import { orientationCheckIntervalMs, type DevicePort, type Orientation, type Unsubscribe } from '@recto/core';
import { copyText } from './clipboard.ts';
import { listenToAll } from './listen-to-all.ts';
import { ObservedValue } from './ObservedValue.ts';
import { orientationOf } from './orientation.ts';
import { pageVisibility } from './page-visibility.ts';
import { hasCoarsePointer } from './pointer.ts';
import { noteReload, reloadsInARow } from './reload-count.ts';

/** What only some browsers tell: Chromium the first, Safari on iOS the second. */
interface ToldNavigator extends Navigator {
  readonly userAgentData?: { readonly platform?: string };
  readonly standalone?: boolean;
}

/** The device, as the browser tells of it. */
export class BrowserDevice implements DevicePort {
  readonly #window: Window;
  readonly #orientation: ObservedValue<Orientation>;
  readonly #visible: ObservedValue<boolean>;
  readonly #online: ObservedValue<boolean>;

  constructor(window: Window) {
    const { navigator } = window;
    this.#window = window;

    const orientation = () => orientationOf(window);
    this.#orientation = new ObservedValue(orientation, (see) => {
      const timer = window.setInterval(() => see(orientation()), orientationCheckIntervalMs);
      return () => window.clearInterval(timer);
    });

    this.#visible = pageVisibility(window);

    const online = () => navigator.onLine;
    this.#online = new ObservedValue(online, (see) => {
      const look = () => see(online());
      return listenToAll([
        [window, 'online', look],
        [window, 'offline', look],
      ]);
    });
  }

  get userAgent(): string {
    return this.#window.navigator.userAgent;
  }

  get maxTouchPoints(): number {
    return this.#window.navigator.maxTouchPoints;
  }

  get hasCoarsePointer(): boolean {
    return hasCoarsePointer(this.#window);
  }

  get platform(): string | null {
    const { userAgentData } = this.#window.navigator as ToldNavigator;
    return userAgentData?.platform ?? null;
  }

  get isHomeScreenApp(): boolean {
    return (this.#window.navigator as ToldNavigator).standalone === true;
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

  isOnline(): boolean {
    return this.#online.now();
  }

  watchOnline(listener: (online: boolean) => void): Unsubscribe {
    return this.#online.watch(listener);
  }

  watchReturn(listener: () => void): Unsubscribe {
    const { document } = this.#window;
    const look = () => {
      if (this.isVisible()) listener();
    };
    return listenToAll([
      [document, 'visibilitychange', look],
      [this.#window, 'pageshow', look],
      [this.#window, 'focus', look],
      [document, 'resume', look],
    ]);
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
