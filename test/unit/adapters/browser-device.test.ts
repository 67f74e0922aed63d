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
  it('the orientation is checked every 100 ms, with one timer for all listeners, and only while there are listeners', () => {
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

  it('the orientation is reported when it has changed since the last check, and only then', () => {
    const reported: string[] = [];
    device.watchOrientation((orientation) => reported.push(orientation));
    page.pass();
    expect(reported).toEqual([]);
    turn('landscape');
    page.pass();
    page.pass();
    expect(reported).toEqual(['landscape']);
  });

  it('the orientation is compared with its value when the first listener is added', () => {
    turn('landscape');
    const reported: string[] = [];
    device.watchOrientation((orientation) => reported.push(orientation));
    page.pass();
    expect(reported).toEqual([]);
  });
});

describe('the visibility', () => {
  let reported: boolean[];
  beforeEach(() => {
    reported = [];
    device.watchVisibility((visible) => reported.push(visible));
  });

  it('the visibility is reported once when several events report the same change', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('pagehide'));
    page.document.visibilityState = 'visible';
    page.dispatchEvent(new Event('pageshow'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('focus'));
    expect(reported).toEqual([false, true]);
  });

  it.each(['pageshow', 'focus'])(
    'the page is visible again after %s, also without a visibilitychange',
    (event) => {
      page.document.visibilityState = 'hidden';
      page.document.dispatchEvent(new Event('visibilitychange'));
      page.document.visibilityState = 'visible';
      page.dispatchEvent(new Event(event));
      expect(reported).toEqual([false, true]);
    },
  );

  it('the page is not visible after a pageshow in a background tab', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('pageshow'));
    expect(reported).toEqual([false]);
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

  it('restarts in a row are stored under the product’s name, like everything in session storage', () => {
    loaded('navigate');
    device.reload();
    expect([...entries]).toEqual([['recto.reloads', '1']]);
  });

  it('restarts in a row are counted across reloads, until the page is opened in another way', () => {
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

  it('restarts in a row are 0 where session storage fails', () => {
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
])('a page is hidden from %s until %s', (away, back) => {
  const reported: boolean[] = [];
  device.watchVisibility((visible) => void reported.push(visible));
  const answers: boolean[] = [];
  device.watchVisibility(() => void answers.push(device.isVisible()));
  for (const target of [page, page.document]) target.dispatchEvent(new Event(away));
  expect(reported).toEqual([false]);
  for (const target of [page, page.document]) target.dispatchEvent(new Event(back));
  expect(reported).toEqual([false, true]);
  expect(answers, 'a listener that reads the value gets the same one').toEqual(reported);
});

describe('a page that was hidden', () => {
  beforeEach(() => void page.dispatchEvent(new Event('pagehide')));

  it('a page that was hidden is not visible, though the document still says so', () => {
    expect(device.isVisible()).toBe(false);
  });

  it('a page that was hidden is visible again once the document says so', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(device.isVisible()).toBe(false);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(device.isVisible()).toBe(true);
  });

  it('a page that was hidden reports its return also to listeners that were added before those of the visibility', () => {
    let returns = 0;
    device.watchReturn(() => (returns += 1));
    page.dispatchEvent(new Event('pageshow'));
    expect(returns).toBe(1);
  });
});

it('once the device is disposed, it listens to nothing by itself', () => {
  const listening = new Set<string>();
  const counted = (target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener) => {
      listening.add(type);
      add(type, listener);
    };
    target.removeEventListener = (type: string, listener: EventListener) => {
      listening.delete(type);
      remove(type, listener);
    };
  };
  page = new PlayedWindow();
  counted(page);
  counted(page.document);
  device = new BrowserDevice(page as unknown as Window);
  expect(listening.size).toBeGreaterThan(0);
  device.dispose();
  expect([...listening]).toEqual([]);
});
