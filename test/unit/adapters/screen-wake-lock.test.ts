import { beforeEach, describe, expect, it } from 'vitest';
import { ObservedValue } from '../../../packages/adapters/src/browser/device/ObservedValue.ts';
import {
  ScreenWakeLock,
  type WakeLockNavigator,
} from '../../../packages/adapters/src/browser/device/screen-wake-lock.ts';
import { settled } from '../core/doubles/waiting.ts';

/** A lock as a browser gives it, which a test can end as the browser does. */
class TestLock extends EventTarget {
  isHeld = true;
  end(): void {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
  }
  async release(): Promise<void> {
    this.end();
  }
}

/** A browser that answers a request when the test says so. */
class TestBrowser {
  readonly locks: TestLock[] = [];
  readonly answers: { readonly grant: () => Promise<void>; readonly refuse: () => Promise<void> }[] = [];
  isVisible = true;
  #update: (visible: boolean) => void = () => undefined;
  watches = 0;

  readonly visible = new ObservedValue<boolean>(
    () => this.isVisible,
    (update) => {
      this.watches += 1;
      this.#update = update;
      return () => {
        this.watches -= 1;
      };
    },
  );

  readonly navigator = {
    wakeLock: {
      request: () =>
        new Promise((resolve, reject) => {
          this.answers.push({
            grant: async () => {
              const lock = new TestLock();
              this.locks.push(lock);
              resolve(lock);
              await settled();
            },
            refuse: async () => {
              reject(new DOMException('', 'NotAllowedError'));
              await settled();
            },
          });
        }),
    },
  } as unknown as WakeLockNavigator;

  setVisible(visible: boolean): void {
    this.isVisible = visible;
    if (!visible) for (const lock of this.locks.filter(({ isHeld }) => isHeld)) lock.end();
    this.#update(visible);
  }

  get held(): readonly boolean[] {
    return this.locks.map(({ isHeld }) => isHeld);
  }
}

let browser: TestBrowser;
let screen: ScreenWakeLock;
beforeEach(() => {
  browser = new TestBrowser();
  screen = new ScreenWakeLock(browser.navigator, browser.visible);
});

describe('the screen wake lock', () => {
  it('the screen wake lock is requested once while it is held, and ended', async () => {
    screen.keepOn(true);
    screen.keepOn(true);
    await browser.answers[0]!.grant();
    screen.keepOn(true);
    expect(browser.answers).toHaveLength(1);
    expect(browser.held).toEqual([true]);
    screen.keepOn(false);
    expect(browser.held).toEqual([false]);
    expect(browser.watches, 'the visibility is not followed any more').toBe(0);
  });

  // Decision 2.15.
  it('the screen wake lock is ended at once if it comes when it is no longer wanted', async () => {
    screen.keepOn(true);
    screen.keepOn(false);
    await browser.answers[0]!.grant();
    expect(browser.held).toEqual([false]);
  });

  it('the screen wake lock is requested again when the page is shown, and an answer to an older request is not kept', async () => {
    screen.keepOn(true);
    browser.setVisible(false);
    browser.setVisible(true);
    await browser.answers[1]!.grant();
    await browser.answers[0]!.grant();
    expect(browser.held).toEqual([true, false]);
  });

  it('the screen wake lock is requested again after a request that was never answered', async () => {
    screen.keepOn(true);
    screen.keepOn(false);
    screen.keepOn(true);
    await browser.answers[1]!.grant();
    expect(browser.held).toEqual([true]);
  });

  it('the screen wake lock is not requested while the page is hidden', async () => {
    browser.isVisible = false;
    screen.keepOn(true);
    expect(browser.answers).toEqual([]);
    browser.setVisible(true);
    expect(browser.answers).toHaveLength(1);
  });

  it('the screen wake lock that the browser ends by itself is requested again with the next wish, and not at once', async () => {
    screen.keepOn(true);
    await browser.answers[0]!.grant();
    browser.locks[0]!.end();
    await settled();
    expect(browser.answers).toHaveLength(1);
    screen.keepOn(true);
    await browser.answers[1]!.grant();
    expect(browser.held).toEqual([false, true]);
  });

  it('the screen wake lock may be refused: nothing is thrown, and it is requested again when the page is shown', async () => {
    screen.keepOn(true);
    await browser.answers[0]!.refuse();
    screen.keepOn(false);
    screen.keepOn(true);
    await browser.answers[1]!.refuse();
    browser.setVisible(false);
    browser.setVisible(true);
    expect(browser.answers).toHaveLength(3);
  });

  it.each([
    ['is missing', {}],
    [
      'throws',
      {
        wakeLock: {
          request: () => {
            throw new TypeError();
          },
        },
      },
    ],
  ])('the screen wake lock that %s breaks nothing', async (_what, navigator) => {
    const other = new ScreenWakeLock(navigator, browser.visible);
    other.keepOn(true);
    await settled();
    browser.setVisible(false);
    browser.setVisible(true);
    await settled();
    other.keepOn(false);
  });
});
