import type { DevicePort, DeviceUse, Orientation, Unsubscribe } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What a device reports besides its user agent. */
export type Claims = Pick<DevicePort, 'hasCoarsePointer' | 'platform' | 'isHomeScreenApp'>;

/** A phone that requests desktop pages, an app on an iPhone's home screen, and a laptop. */
const claims: readonly Claims[] = [
  { hasCoarsePointer: true, platform: 'Linux', isHomeScreenApp: false },
  { hasCoarsePointer: true, platform: null, isHomeScreenApp: true },
  { hasCoarsePointer: false, platform: null, isHomeScreenApp: false },
];

/** A device and its controls. At first it is upright, visible and online. */
export interface DeviceUnderTest {
  readonly device: DevicePort;
  turn(orientation: Orientation): void;
  setVisible(visible: boolean): void;
  setOnline(online: boolean): void;
  /** The customer comes back to a page that was never hidden. */
  comeBack(): void;
  /** Somebody touches the page, presses a key or moves the phone. */
  use(use: DeviceUse): void;
  /** Whether the screen is kept on, once the device has had time for it. */
  isScreenKeptOn(): Promise<boolean>;
  /** Waits for the first reload of the page since the device was set up. */
  reloaded(): Promise<void>;
  close(): void;
}

/**
 * The contract of DevicePort.
 * @param name the name of the adapter.
 * @param setUp makes a device that reports these claims.
 */
export function testDevice(
  name: string,
  setUp: (claimed?: Claims) => Promise<DeviceUnderTest> | DeviceUnderTest,
): void {
  describe(`${name}, as any device,`, () => {
    let hand: DeviceUnderTest;
    let device: DevicePort;
    beforeEach(async () => {
      hand = await setUp();
      device = hand.device;
    });
    afterEach(() => hand.close());

    it('any device has a user agent, touch points and languages', () => {
      expect(device.userAgent).toMatch(/^Mozilla\/5\.0 /);
      expect(device.maxTouchPoints).toBeGreaterThanOrEqual(0);
      for (const language of device.languages) expect(language).toMatch(/^[a-z]{2,3}\b/i);
    });

    it.each(claims)('any device has the properties %o', async (claimed) => {
      const { device: claiming, close } = await setUp(claimed);
      const { hasCoarsePointer, platform, isHomeScreenApp } = claiming;
      expect({ hasCoarsePointer, platform, isHomeScreenApp }).toEqual(claimed);
      close();
    });

    it('any device reloads the page', async () => {
      const reloaded = hand.reloaded();
      device.reload();
      await reloaded;
    });

    it('any device has no reloads at first', () => {
      expect(device.reloads).toBe(0);
    });

    it('any device has an address', () => {
      expect(() => new URL(device.address)).not.toThrow();
    });

    it('any device reports that the customer has come back, even if the page was never hidden', () => {
      let times = 0;
      const stop = device.watchReturn(() => (times += 1));
      hand.comeBack();
      expect(times).toBe(1);
      hand.setVisible(false);
      expect(times).toBe(1);
      hand.setVisible(true);
      expect(times).toBe(2);
      stop();
      hand.comeBack();
      expect(times).toBe(2);
    });

    it('any device keeps the screen on from when it is asked to until it is told not to', async () => {
      expect(await hand.isScreenKeptOn()).toBe(false);
      device.keepScreenOn(true);
      device.keepScreenOn(true);
      expect(await hand.isScreenKeptOn()).toBe(true);
      device.keepScreenOn(false);
      expect(await hand.isScreenKeptOn()).toBe(false);
    });

    // Decision 2.15.
    it('any device does not keep the screen on while the page is hidden, and does again when it is shown', async () => {
      device.keepScreenOn(true);
      hand.setVisible(false);
      expect(await hand.isScreenKeptOn()).toBe(false);
      hand.setVisible(true);
      expect(await hand.isScreenKeptOn()).toBe(true);
      hand.setVisible(false);
      device.keepScreenOn(false);
      hand.setVisible(true);
      expect(await hand.isScreenKeptOn()).toBe(false);
      hand.setVisible(false);
      device.keepScreenOn(true);
      expect(await hand.isScreenKeptOn()).toBe(false);
      hand.setVisible(true);
      expect(await hand.isScreenKeptOn()).toBe(true);
    });

    it('any device reports touches, keys and movements to each listener, until it is removed', () => {
      const uses: DeviceUse[] = [];
      const others: DeviceUse[] = [];
      const stop = device.watchUse((use) => uses.push(use));
      const stopOther = device.watchUse((use) => others.push(use));
      hand.use('touch');
      hand.use('key');
      hand.use('movement');
      expect(uses).toEqual(['touch', 'key', 'movement']);
      stop();
      stop();
      expect(others).toEqual(uses);
      stopOther();
      hand.use('key');
      expect(uses).toHaveLength(3);
      expect(others).toHaveLength(3);
    });

    it('any device has an orientation without listeners', () => {
      expect(device.orientation()).toBe('portrait');
      hand.turn('landscape');
      expect(device.orientation()).toBe('landscape');
    });

    it('any device has a visibility without listeners', () => {
      expect(device.isVisible()).toBe(true);
      hand.setVisible(false);
      expect(device.isVisible()).toBe(false);
    });

    it('any device is online or offline without listeners', () => {
      expect(device.isOnline()).toBe(true);
      hand.setOnline(false);
      expect(device.isOnline()).toBe(false);
    });

    testWatching<Orientation>('the orientation', {
      watch: (listener) => device.watchOrientation(listener),
      change: () => hand.turn('landscape'),
      changeBack: () => hand.turn('portrait'),
      changed: 'landscape',
      unchanged: 'portrait',
    });

    testWatching('the visibility', {
      watch: (listener) => device.watchVisibility(listener),
      change: () => hand.setVisible(false),
      changeBack: () => hand.setVisible(true),
      changed: false,
      unchanged: true,
    });

    testWatching('the network', {
      watch: (listener) => device.watchOnline(listener),
      change: () => hand.setOnline(false),
      changeBack: () => hand.setOnline(true),
      changed: false,
      unchanged: true,
    });
  });
}

interface Watching<Value> {
  readonly watch: (listener: (value: Value) => void) => Unsubscribe;
  readonly change: () => void;
  readonly changeBack: () => void;
  readonly changed: Value;
  readonly unchanged: Value;
}

function testWatching<Value>(
  what: string,
  { watch, change, changeBack, changed, unchanged }: Watching<Value>,
) {
  it(`any device reports each change of ${what} once, to all listeners`, async () => {
    const first = new Recorder(watch);
    const second = new Recorder(watch);
    change();
    change();
    await first.reported(1);
    await second.reported(1);
    changeBack();
    await first.reported(2);
    await second.reported(2);
    expect(first.values).toEqual([changed, unchanged]);
    expect(second.values).toEqual([changed, unchanged]);
    first.stop();
    second.stop();
  });

  it(`any device does not report ${what} to a removed listener, and removing it twice does no harm`, async () => {
    const first = new Recorder(watch);
    const second = new Recorder(watch);
    first.stop();
    first.stop();
    change();
    await second.reported(1);
    expect(first.values).toEqual([]);
    second.stop();
  });

  it(`any device reports ${what} to the same listener once for each time that it was added`, async () => {
    const reported: Value[] = [];
    const listener = (value: Value) => void reported.push(value);
    const stops = [watch(listener), watch(listener)];
    const last = new Recorder(watch);
    change();
    await last.reported(1);
    expect(reported).toEqual([changed, changed]);
    stops[0]!();
    changeBack();
    await last.reported(2);
    expect(reported).toEqual([changed, changed, unchanged]);
    stops[1]!();
    last.stop();
  });

  it(`any device reports ${what} again to a listener that is added again`, async () => {
    new Recorder(watch).stop();
    const again = new Recorder(watch);
    change();
    await again.reported(1);
    expect(again.values).toEqual([changed]);
    again.stop();
  });
}

/** Adds a listener, and waits for what it reports. */
class Recorder<Value> {
  readonly values: Value[] = [];
  readonly stop: Unsubscribe;
  #waiting: () => void = () => undefined;

  constructor(watch: (listener: (value: Value) => void) => Unsubscribe) {
    this.stop = watch((value) => {
      this.values.push(value);
      this.#waiting();
    });
  }

  /** Waits until this many values were reported. */
  async reported(count: number): Promise<void> {
    while (this.values.length < count) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
  }
}
