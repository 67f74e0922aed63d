import { test as base } from '@playwright/test';
import { Operator } from '../../e2e/fixtures/operator.ts';
import { originOf } from '../../e2e/server/origins.ts';
import { isLongForm } from '../long-form.ts';
import { reportSum } from '../report-row.ts';
import { longJourneys, shortJourneys, titleOf, type Journey } from './journeys.ts';
import { KillablePhone } from './KillablePhone.ts';
import { storingMs } from './JourneyCustomer.ts';
import { JourneyPlayer, type Outcome } from './play-journey.ts';

/** The test has no browser besides the phone's. */
const test = base.extend<{ operator: Operator; phone: KillablePhone }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
  operator: async ({}, provide, { parallelIndex }) => {
    const operator = new Operator(originOf(parallelIndex));
    await operator.clearFaults();
    await provide(operator);
    await operator.clearFaults();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above.
  phone: async ({}, provide) => {
    const phone = await KillablePhone.make();
    await provide(phone);
    await phone.discard();
  },
});

const seed = Number(process.env['RECTO_KILL_SEED'] ?? 20261121);

// A customer leaves the phone for minutes, and a provider that hangs is noticed after one minute.
test.describe.configure({ timeout: 900_000 });

for (const [index, journey] of (isLongForm() ? longJourneys(seed) : shortJourneys(seed)).entries()) {
  test(`${index + 1}: ${titleOf(journey)}`, async ({ operator, phone }) => {
    const player = await JourneyPlayer.make(phone, operator, journey);
    try {
      await player.play();
    } finally {
      report(journey, player.outcome);
    }
  });
}

function report(journey: Journey, { stored, arrived, wasBehind }: Outcome): void {
  const what = `Kill test (seed ${seed}; a photo is stored ${storingMs} ms after "Use")`;
  const head = ['Journeys', 'Storage was behind', 'Stored', 'Arrived'];
  const sums = [1, wasBehind ? 1 : 0, stored, arrived];
  const { story, network, ending, profile } = journey;
  reportSum({
    table: `${what}, by network, end and disk`,
    head: ['Network', 'The browser ends by', 'Local storage then', ...head],
    names: [network, ending, profile.kind],
    sums,
  });
  reportSum({
    table: `${what}, by story and disk`,
    head: ['Story', 'Local storage then', ...head],
    names: [story.kind, profile.kind],
    sums,
  });
}
