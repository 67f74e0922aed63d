import { photoNames, type PhotoName } from '@recto/core';
import type { Page } from '@playwright/test';
import { idCardOnly } from '../../e2e/fixtures/procedures.ts';
import { expect, test } from '../../e2e/fixtures/test.ts';
import { isLongForm } from '../long-form.ts';
import { randomFrom } from '../random.ts';
import { reportRow } from '../report-row.ts';
import { KillablePhone } from './KillablePhone.ts';
import { KilledJourney, type OnStep } from './KilledJourney.ts';
import { longRuns, momentWords, shortRuns, type KillRun } from './kill-runs.ts';

test.use({ cameras: 'two' });

const seed = Number(process.env['RECTO_KILL_SEED'] ?? 20261121);

/** What the customer's journey does at each step: cut the network at the first shot, and end with the browser. */
function stepsOf(phone: KillablePhone, { weather, moment }: KillRun): OnStep {
  let times = 0;
  return async (step) => {
    if (weather.offline && step === 'preview') await phone.setOffline(true);
    if (moment.kind !== 'step' || moment.step !== step) return;
    times += 1;
    if (times === moment.time) await phone.kill();
  };
}

/** Plays the journey until the browser is killed; at the latest when nothing goes on any more. */
async function playUntilKilled(
  phone: KillablePhone,
  page: Page,
  journey: KilledJourney,
  killAfterMs: number | null,
) {
  const timer = killAfterMs === null ? undefined : setTimeout(() => void phone.kill(), killAfterMs);
  try {
    await journey.goOn(page);
    await phone.kill();
  } catch (error) {
    if (phone.isRunning) throw error;
  } finally {
    clearTimeout(timer);
  }
}

for (const [index, run] of (isLongForm() ? longRuns : shortRuns).entries()) {
  const { weather, moment } = run;
  test(`${index + 1}: ${weather.name}, killed at: ${momentWords(moment)}`, async ({ operator }) => {
    const { token, link } = await operator.create(idCardOnly);
    const phone = await KillablePhone.make();
    try {
      if (weather.fault !== null) await operator.addFault({ call: 'savePhoto', ...weather.fault });
      const before = new KilledJourney(stepsOf(phone, run));
      const page = await phone.start();
      await page.goto(link);
      const afterMs =
        moment.kind === 'random' ? Math.round(moment.withinMs * randomFrom(seed + index)()) : null;
      await playUntilKilled(phone, page, before, afterMs);
      const address = page.url();

      await operator.clearFaults();
      const after = new KilledJourney(() => Promise.resolve());
      for (const [photo, sha] of before.taken) after.taken.set(photo, sha);
      const reopened = await phone.start();
      await reopened.goto(address);
      await after.goOn(reopened);

      const { procedure, received } = await operator.get(token);
      const shaOf = (name: PhotoName) => received.find((photo) => photo.name === name)?.sha256;
      const same = [...before.taken].filter(([photo, sha]) => shaOf(photo) === sha);
      reportRow({
        table: `Kill test (seed ${seed})`,
        head: ['Run', 'Until then', 'Killed at', 'Step seen last', 'Taken before', 'There after', 'Then'],
        cells: [
          index + 1,
          weather.name,
          afterMs === null ? momentWords(moment) : `${afterMs} ms`,
          before.lastStep ?? '',
          before.taken.size,
          same.length,
          procedure.status,
        ],
      });
      expect(procedure.status).toBe('finished');
      expect(same).toEqual([...before.taken]);
      expect(received.map(({ name }) => name)).toEqual(photoNames.slice(0, 2));
    } finally {
      await phone.discard();
    }
  });
}
