import type { DevicePort } from '@recto/core';

/** How soon, in ms, a screen that breaks again has not recovered. */
const breaksAgainWithinMs = 10_000;

/**
 * What "try again" does where a screen broke: the first time the screen is shown anew in place, so that
 * a photo that was taken is still there; one that breaks again at once needs the whole page anew.
 */
export class Recovery {
  readonly #device: Pick<DevicePort, 'reload'>;
  #triedAt = -Infinity;

  constructor(device: Pick<DevicePort, 'reload'>) {
    this.#device = device;
  }

  /** @param showAnew shows the screen again. */
  tryAgain(showAnew: () => void): void {
    const hasFailed = Date.now() - this.#triedAt < breaksAgainWithinMs;
    this.#triedAt = Date.now();
    if (hasFailed) this.#device.reload();
    else showAnew();
  }
}
