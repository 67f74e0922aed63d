import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { MachinePage } from './doubles/simulation/machine-page.ts';
import { RealPage } from './doubles/simulation/real-page.ts';
import { machineStory, runAtOnce, story, tell } from './doubles/simulation/story.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test(
  'in any order of events, a stored photo is deleted only for one of four reasons, and arrives if none applies',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const happening = tell((parts) => new RealPage(parts), told);
        while (!happening.next().done) await settled();
      }),
      fuzz('photos', 'photos of a phone', { short: 300, full: 10_000 }),
    );
  },
  fuzzTimeoutMs,
);

test(
  'the same holds for the machine alone, which keeps its own promises, and changes no state that it was given',
  () => {
    let events = 0;
    const parameters = fuzz('sequences', 'the upload machine', { short: 300, full: 80_000 });
    fc.assert(
      fc.property(machineStory, fc.boolean(), (told, isFrozen) => {
        const onTurn = (_before: unknown, _event: unknown, after: unknown) => {
          events += 1;
          if (isFrozen) deepFreeze(after);
        };
        runAtOnce(tell((parts) => new MachinePage(parts, onTurn), told));
      }),
      parameters,
    );
    // Ten million in the long form.
    expect(events).toBeGreaterThan((parameters.numRuns! / 80_000) * 10_000_000);
  },
  fuzzTimeoutMs,
);

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
}
