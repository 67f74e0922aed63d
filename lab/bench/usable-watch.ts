import type { CDPSession, Page } from 'playwright';
import { probeUsable, usableBinding, type UsableReport, type WatchedElement } from './usable-probe.ts';

/** Hears from a page when its buttons become usable, without asking it again and again, and taps them. */
export class UsableWatch {
  readonly #page: Page;
  readonly #watched: readonly WatchedElement[];
  readonly #reports: UsableReport[] = [];
  #arrived: () => void = () => undefined;

  private constructor(page: Page, watched: readonly WatchedElement[]) {
    this.#page = page;
    this.#watched = watched;
  }

  /** @param session of this page, before it is navigated. */
  static async on(page: Page, session: CDPSession, watched: readonly WatchedElement[]): Promise<UsableWatch> {
    const watch = new UsableWatch(page, watched);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== usableBinding) return;
      watch.#reports.push(JSON.parse(payload) as UsableReport);
      watch.#arrived();
    });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: usableBinding });
    await page.addInitScript(probeUsable, watched);
    return watch;
  }

  /**
   * The first report of this element since a time.
   * @param since in ms since the epoch.
   * @returns null if there is none within the limit.
   */
  async within(limitMs: number, name: string, since: number): Promise<UsableReport | null> {
    const end = Date.now() + limitMs;
    for (;;) {
      const found = this.#reports.find((report) => report.name === name && report.at >= since);
      const left = end - Date.now();
      if (found !== undefined || left <= 0) return found ?? null;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** As `within` a minute. @throws Error after that. */
  async next(name: string, since = 0): Promise<UsableReport> {
    const found = await this.within(60_000, name, since);
    if (found !== null) return found;
    throw new Error(`"${name}" can't be used after 60 s. The page shows ${await this.shown()}.`);
  }

  /** What the page shows now, what it has heard of each tap, and the last reports; for whoever looks for the cause. */
  async shown(): Promise<string> {
    const shown = await this.#page.evaluate(() => ({
      now: performance.now(),
      screen: document.querySelector<HTMLElement>('[data-screen]')?.dataset,
      shutter: document.querySelector('[data-action=shutter]')?.outerHTML.slice(0, 200),
      path: location.pathname,
      readyState: document.readyState,
      loaded: performance.getEntriesByType('resource').map((file) => file.name.split('/').at(-1)),
      taps: window.benchTaps,
    }));
    return JSON.stringify({ ...shown, reports: this.#reports.slice(-8) });
  }

  /** Taps a place of the screen. @returns when, in ms since the epoch. */
  async tap({ x, y }: Pick<UsableReport, 'x' | 'y'>): Promise<number> {
    const at = Date.now();
    await this.#page.touchscreen.tap(x, y);
    return at;
  }

  /** Taps where the element of this name is by now: of several, the one that a finger hits. @returns as `tap`. */
  async tapNow(name: string): Promise<number> {
    const { selector } = this.#watched.find((each) => each.name === name)!;
    const place = await this.#page.locator(selector).evaluateAll((elements) => {
      const places = elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { element, x: x + width / 2, y: y + height / 2 };
      });
      const hit = places.find(({ element, x, y }) => element.contains(document.elementFromPoint(x, y)));
      const { x, y } = hit ?? places[0]!;
      return { x, y };
    });
    return this.tap(place);
  }
}
