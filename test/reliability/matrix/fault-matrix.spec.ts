import { hasPhoto, photoNames } from '@recto/core';
import type { ProcedureView } from '@recto/sandbox';
import type { Customer } from '@recto/testing/playwright';
import { expect, test } from '../../e2e/fixtures/test.ts';
import { internalErrorOf, textsIn, type FailingCallName } from '../../e2e/fixtures/texts.ts';
import { noteToasts } from '../toast-notes.ts';
import { isLongForm } from '../long-form.ts';
import { reportRow } from '../report-row.ts';
import { expectations } from './expectations.ts';
import { matrixFaults } from './faults.ts';
import { matrixCalls, photo, type MatrixCallName } from './matrix-calls.ts';
import { outcomeWords, type Outcome } from './outcome.ts';

test.use({ cameras: 'two' });

/** The number of faults for each call in the short form. The eight calls together have every fault. */
const faultsPerCall = 3;

function isInShortForm(call: number, fault: number): boolean {
  const { length } = matrixFaults;
  return (fault - faultsPerCall * call + length * call) % length < faultsPerCall;
}

for (const [callIndex, call] of matrixCalls.entries()) {
  for (const [faultIndex, fault] of matrixFaults.entries()) {
    if (!isLongForm() && !isInShortForm(callIndex, faultIndex)) continue;

    test(`${call.call}, ${fault.name}`, async ({ page, procedures, customer, operator, watch, files }) => {
      const outcome = expectations[call.call][fault.meaning];
      const { sees, stands, holds } = outcomeWords(outcome);
      reportRow({
        table: 'Fault matrix',
        head: ['Call', 'Fault', 'The app shows', 'Address', 'The provider has'],
        cells: [call.call, fault.name, sees, stands, holds],
      });
      watch.allowFailedRequests();
      const toasts = await noteToasts(page);
      const isSlow = fault.fault.kind === 'delay';
      if (isSlow) await page.clock.install();

      const procedure = await call.make(procedures);
      if (call.from !== null) {
        await customer.open(procedure, `/${call.from}`);
        await customer.sees(call.from);
      }
      await operator.addFault({ call: call.call, ...fault.fault });
      if (call.from === null) await customer.open(procedure);
      await call.act(customer, files, outcome);
      if (isSlow) {
        await expect.poll(async () => (await operator.faults())[0]?.times).toBeLessThan(9);
        await page.clock.fastForward(call.limitMs);
      }

      await expectOnScreen(customer, procedure, outcome);
      if (outcome.toast === null) {
        expect(await toasts.errors()).toEqual([]);
      } else {
        await expect.poll(toasts.all).toContain(await toastText(call.call, outcome.toast));
      }

      const { procedure: held } = await operator.get(procedure.token);
      expect(held.status).toBe(outcome.held.status);
      expect(photoNames.filter((name) => hasPhoto(held, name))).toEqual(outcome.held.photos);
    });
  }
}

async function toastText(call: MatrixCallName, toast: NonNullable<Outcome['toast']>): Promise<string> {
  if (toast === 'Errors.internalError') return internalErrorOf(call as FailingCallName, 'fr-fr');
  return (await textsIn('fr-fr'))(toast);
}

async function expectOnScreen(customer: Customer, { token }: ProcedureView, outcome: Outcome): Promise<void> {
  const { tile, ...attributes } = outcome.shows;
  const screen = customer.screen(outcome.screen);
  await expect(screen).toBeVisible({ timeout: 30_000 });
  for (const [name, value] of Object.entries(attributes)) {
    await expect(screen).toHaveAttribute(`data-${name}`, value);
  }
  if (tile !== undefined) {
    await expect(customer.tile(photo)).toHaveAttribute('data-state', tile);
  }
  if (outcome.text !== undefined) await customer.seesText((await textsIn('fr-fr'))(outcome.text));
  const scope = tile === undefined ? screen : customer.tile(photo);
  if (outcome.nextAction !== null) {
    await scope.locator(`[data-action="${outcome.nextAction}"]`).tap({ trial: true });
  }
  if (outcome.without !== undefined) await expect(customer.action(outcome.without)).toHaveCount(0);
  expect(customer.address).toBe(outcome.path === '/404' ? '/404' : `/${token}/${outcome.path}`);
}
