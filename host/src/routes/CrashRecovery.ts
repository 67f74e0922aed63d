import type { DevicePort } from '@recto/core';

/** A screen that crashes again within this time, in ms, has not recovered. */
const crashesAgainWithinMs = 10_000;

/**
 * What "try again" does after a screen crashed: the first time it renders the screen again, so that a
 * photo that was taken is still there; when it crashes again soon, it reloads the page.
 */
export class CrashRecovery {
  readonly #device: Pick<DevicePort, 'reload'>;
  #retriedAt = -Infinity;

  constructor(device: Pick<DevicePort, 'reload'>) {
    this.#device = device;
  }

  /** @param rerender renders the screen again. */
  retry(rerender: () => void): void {
    const hasFailed = Date.now() - this.#retriedAt < crashesAgainWithinMs;
    this.#retriedAt = Date.now();
    if (hasFailed) this.#device.reload();
    else rerender();
  }
}
