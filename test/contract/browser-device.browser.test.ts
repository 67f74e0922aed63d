import { BrowserDevice } from '@recto/adapters/browser';
import { expect } from 'vitest';
import { testDevice } from './device.contract.ts';

/** A separate page in a frame: the test can rotate, hide and reload its window without affecting itself. */
testDevice('BrowserDevice', async (claimed) => {
  const frame = document.createElement('iframe');
  const size = (width: number, height: number) => {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  };
  size(390, 844);
  document.body.append(frame);
  const page = frame.contentWindow!;

  const pretend = (target: object, property: string, value: unknown) =>
    Object.defineProperty(target, property, { configurable: true, value });

  const locks = new Set<WakeLockSentinel>();
  pretend(page.navigator, 'wakeLock', {
    request: async () => {
      const lock = Object.assign(new EventTarget(), {
        release: async () => void locks.delete(lock),
      }) as unknown as WakeLockSentinel;
      locks.add(lock);
      return lock;
    },
  });

  if (claimed !== undefined) {
    const { hasCoarsePointer, platform, isHomeScreenApp } = claimed;
    pretend(page, 'matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' && hasCoarsePointer,
    }));
    // Safari reports no platform, and only Safari on iOS has `navigator.standalone`.
    pretend(page.navigator, 'userAgentData', platform === null ? undefined : { platform });
    pretend(page.navigator, 'standalone', isHomeScreenApp ? true : undefined);
  }

  return {
    device: new BrowserDevice(page),
    turn: (orientation) => (orientation === 'portrait' ? size(390, 844) : size(844, 390)),
    setVisible: (visible) => {
      pretend(page.document, 'visibilityState', visible ? 'visible' : 'hidden');
      if (!visible) endLocks(locks);
      page.document.dispatchEvent(new Event('visibilitychange'));
    },
    setOnline: (online) => {
      pretend(page.navigator, 'onLine', online);
      page.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    comeBack: () => page.dispatchEvent(new Event('focus')),
    use: (use) => {
      if (use === 'touch')
        page.document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (use === 'key') page.document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
      if (use !== 'movement') return;
      for (const z of [9.8, 7]) {
        const accelerationIncludingGravity = { x: 0, y: 0, z };
        page.dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
      }
    },
    isScreenKeptOn: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      expect(locks.size).toBeLessThan(2);
      return locks.size === 1;
    },
    reloaded: () => new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true })),
    close: () => frame.remove(),
  };
});

/** A browser ends all locks of a page that is hidden. */
function endLocks(locks: Set<WakeLockSentinel>): void {
  for (const lock of locks) {
    locks.delete(lock);
    lock.dispatchEvent(new Event('release'));
  }
}
