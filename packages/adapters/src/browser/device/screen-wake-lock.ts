import type { Unsubscribe } from '@recto/core';
import type { ObservedValue } from './ObservedValue.ts';

/** Of a browser that may have no wake locks (Safari before 16.4, Firefox before 126, pages without HTTPS). */
export type WakeLockNavigator = Partial<Pick<Navigator, 'wakeLock'>>;

/**
 * Keeps the screen on with a Screen Wake Lock (decision 2.15). The browser ends a lock when the page is hidden, so
 * another one is requested when it is shown again. A browser that has no locks, refuses one (battery saver) or never
 * answers changes nothing: then the screen goes off as it does on any page.
 */
export class ScreenWakeLock {
  readonly #browser: WakeLockNavigator;
  readonly #visible: ObservedValue<boolean>;
  /** The newest request, which alone may keep its lock; null if there is neither a request nor a lock. */
  #wanted: { lock: WakeLockSentinel | null } | null = null;
  /** Null while the screen need not stay on. */
  #endVisibility: Unsubscribe | null = null;

  constructor(browser: WakeLockNavigator, visible: ObservedValue<boolean>) {
    this.#browser = browser;
    this.#visible = visible;
  }

  /** Requests a lock if there is none, or ends it. */
  keepOn(on: boolean): void {
    if (!on) {
      this.#endVisibility?.();
      this.#endVisibility = null;
      this.#end();
      return;
    }
    this.#endVisibility ??= this.#visible.watch((visible) => (visible ? this.#ask() : this.#end()));
    if (this.#visible.now()) this.#ask();
  }

  #ask(): void {
    if (this.#wanted !== null) return;
    const wanted: { lock: WakeLockSentinel | null } = { lock: null };
    this.#wanted = wanted;
    const isOver = () => {
      if (this.#wanted === wanted) this.#wanted = null;
    };
    // Missing, refused or ended by the browser: the screen goes off as on any page.
    this.#request(wanted, isOver).catch(isOver);
  }

  async #request(wanted: { lock: WakeLockSentinel | null }, onRelease: () => void): Promise<void> {
    const lock = await this.#browser.wakeLock!.request('screen');
    if (this.#wanted !== wanted) return lock.release();
    wanted.lock = lock;
    lock.addEventListener('release', onRelease);
  }

  /** Ends the lock; one that was requested and comes later is ended as soon as it comes. */
  #end(): void {
    const lock = this.#wanted?.lock;
    this.#wanted = null;
    lock?.release().catch(() => undefined);
  }
}
