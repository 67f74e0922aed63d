import { systemClock, type Clock } from '@recto/core';
import { ManualClock } from '@recto/testing/fakes';
import { laterMs } from '../../../../packages/operator-tools/src/contract/play-contract.ts';

/** Clocks on which the check does not wait for what a provider may show later. */

/** The device's clock, but for this wait. */
export const impatientClock: Clock = {
  ...systemClock,
  after: (ms, callback) => systemClock.after(ms === laterMs ? 0 : ms, callback),
};

/** A clock of a test that advances by itself over this wait. */
export class ImpatientManualClock extends ManualClock {
  override after(ms: number, callback: () => void): () => void {
    const cancel = super.after(ms, callback);
    if (ms === laterMs) setImmediate(() => this.advance(ms));
    return cancel;
  }
}
