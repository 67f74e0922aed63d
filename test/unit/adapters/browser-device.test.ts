import { BrowserDevice } from '@recto/adapters/browser';
import { orientationCheckIntervalMs } from '@recto/core';
import { beforeEach, describe, expect, it } from 'vitest';

/** A window as far as BrowserDevice looks at it, whose timers the test plays. */
class PlayedWindow extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  readonly navigator = { userAgent: 'Mozilla/5.0 (Test)', maxTouchPoints: 5, onLine: true };
  readonly screen = { orientation: { type: 'portrait-primary' } };
  readonly timers = new Map<number, { readonly run: () => void; readonly ms: number }>();
  wide = false;
  #made = 0;

  matchMedia(query: string) {
    return { matches: query.includes('landscape') === this.wide };
  }

  setInterval(run: () => void, ms: number): number {
    this.timers.set((this.#made += 1), { run, ms });
    return this.#made;
  }

  clearInterval(timer: number): void {
    this.timers.delete(timer);
  }

  /** Every timer comes round once. */
  pass(): void {
    for (const { run } of this.timers.values()) run();
  }
}

let page: PlayedWindow;
let device: BrowserDevice;
beforeEach(() => {
  page = new PlayedWindow();
  device = new BrowserDevice(page as unknown as Window);
});

function turn(orientation: 'portrait' | 'landscape'): void {
  page.wide = orientation === 'landscape';
  page.screen.orientation.type = `${orientation}-primary`;
}

describe('the orientation', () => {
  it('is looked at every 100 ms, with one timer for all who watch, while somebody watches', () => {
    expect(page.timers.size).toBe(0);
    const stops = [device.watchOrientation(() => undefined), device.watchOrientation(() => undefined)];
    expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([orientationCheckIntervalMs]);
    stops[0]!();
    stops[0]!();
    expect(page.timers.size).toBe(1);
    stops[1]!();
    expect(page.timers.size).toBe(0);
    device.watchOrientation(() => undefined);
    expect(page.timers.size).toBe(1);
  });

  it('is told when it has changed since the last look, and only then', () => {
    const told: string[] = [];
    device.watchOrientation((orientation) => told.push(orientation));
    page.pass();
    expect(told).toEqual([]);
    turn('landscape');
    page.pass();
    page.pass();
    expect(told).toEqual(['landscape']);
  });

  it('is compared to what it is when the watching begins', () => {
    turn('landscape');
    const told: string[] = [];
    device.watchOrientation((orientation) => told.push(orientation));
    page.pass();
    expect(told).toEqual([]);
  });
});

describe('the visibility', () => {
  let told: boolean[];
  beforeEach(() => {
    told = [];
    device.watchVisibility((visible) => told.push(visible));
  });

  it('is told once when several events tell of the same change', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('pagehide'));
    page.document.visibilityState = 'visible';
    page.dispatchEvent(new Event('pageshow'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('focus'));
    expect(told).toEqual([false, true]);
  });

  it('is hidden when the page is put away, also where the document does not say so', () => {
    page.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual([false]);
  });

  it.each(['pageshow', 'focus'])('is back with %s, also without a visibilitychange', (event) => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.document.visibilityState = 'visible';
    page.dispatchEvent(new Event(event));
    expect(told).toEqual([false, true]);
  });

  it('is not back with a pageshow in a tab in the background', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('pageshow'));
    expect(told).toEqual([false]);
  });
});

describe('restarts in a row', () => {
  const loaded = (type: string) =>
    Object.assign(page, {
      performance: { getEntriesByType: () => [{ type }] },
      location: { href: 'https://recto.example.com/token', reload: () => undefined },
    });

  let entries: Map<string, string>;

  beforeEach(() => {
    entries = new Map();
    const sessionStorage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    };
    Object.assign(page, { sessionStorage });
  });

  it('are noted under the product’s name, as all that it keeps for a tab', () => {
    loaded('navigate');
    device.reload();
    expect([...entries]).toEqual([['recto.reloads', '1']]);
  });

  it('are counted over the loads of the page, until it is opened in another way', () => {
    loaded('navigate');
    expect(device.reloads).toBe(0);
    device.reload();
    loaded('reload');
    expect(device.reloads).toBe(1);
    device.reload();
    expect(device.reloads).toBe(2);
    loaded('navigate');
    expect(device.reloads).toBe(0);
    device.reload();
    loaded('reload');
    expect(device.reloads).toBe(1);
  });

  it('are none where the browser keeps nothing', () => {
    loaded('reload');
    Object.defineProperty(page, 'sessionStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    device.reload();
    expect(device.reloads).toBe(0);
  });
});

it.each([
  ['freeze', 'resume'],
  ['pagehide', 'pageshow'],
])('a page that goes with %s is hidden until %s', (away, back) => {
  const told: boolean[] = [];
  device.watchVisibility((visible) => void told.push(visible));
  const answers: boolean[] = [];
  device.watchVisibility(() => void answers.push(device.isVisible()));
  for (const target of [page, page.document]) target.dispatchEvent(new Event(away));
  expect(told).toEqual([false]);
  for (const target of [page, page.document]) target.dispatchEvent(new Event(back));
  expect(told).toEqual([false, true]);
  expect(answers, 'who is told and asks gets the same answer').toEqual(told);
});

describe('a page that is put away', () => {
  beforeEach(() => void page.dispatchEvent(new Event('pagehide')));

  it('can not be seen, though the document still says so', () => {
    expect(device.isVisible()).toBe(false);
  });

  it('and hidden after that, is back once the document says so', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(device.isVisible()).toBe(false);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(device.isVisible()).toBe(true);
  });

  it('tells of its return also those who began to watch before the visibility was watched', () => {
    let returns = 0;
    device.watchReturn(() => (returns += 1));
    page.dispatchEvent(new Event('pageshow'));
    expect(returns).toBe(1);
  });
});
