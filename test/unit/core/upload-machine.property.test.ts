import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../reliability/random.ts';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { UploadModel } from './doubles/upload-model.ts';

const run = fc.record({
  seed: fc.integer(),
  steps: fc.integer({ min: 1, max: 1_000 }),
  isFrozen: fc.boolean(),
});

test(
  'in any order of events, the upload machine keeps its promises, and the provider ends with the newest photos',
  () => {
    let compared = 0;
    const parameters = fuzz<[{ seed: number; steps: number; isFrozen: boolean }]>(
      'sequences',
      'the upload machine, 500 events on average',
      {
        short: 200,
        full: 20_000,
      },
    );
    fc.assert(
      fc.property(run, ({ seed, steps, isFrozen }) => {
        const model = new UploadModel(randomFrom(seed), isFrozen);
        for (let step = 0; step < steps; step += 1) model.step();
        model.heal();
        compared += model.compared;
      }),
      parameters,
    );
    expect(compared, 'photos that were compared').toBeGreaterThan(parameters.numRuns! / 5);
  },
  fuzzTimeoutMs,
);
