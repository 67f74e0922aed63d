import type { Fault } from './fixtures/operator.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const faults = [
  ['is missing', { kind: 'status', status: 404 }],
  ['is not JSON', { kind: 'notJson' }],
  ['is a page', { kind: 'html' }],
  ['is empty', { kind: 'empty' }],
  ['has wrong fields', { kind: 'wrongShape' }],
  ['does not come', { kind: 'dropBefore' }],
] as const satisfies readonly (readonly [string, Fault])[];

for (const [what, fault] of faults) {
  test(`a configuration that ${what}: a page in words with a reload, and §8’s line on the console`, async ({
    page,
    procedures,
    customer,
    operator,
    watch,
  }) => {
    watch.allowFailedRequests();
    watch.allow(/^Could not load configuration$/);
    const t = await textsIn('de-de');
    const line = page.waitForEvent('console', (message) => message.text() === 'Could not load configuration');
    await operator.addFault({ call: 'config', ...fault });
    const procedure = await procedures.make(everything);
    await customer.open(procedure, '/start?language=de-de');
    await customer.sees('configuration-error');
    await customer.seesText(t('failure.configuration.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await line;

    await operator.clearFaults();
    await customer.tap('retry');
    await customer.sees('start');
    expect(customer.address).toBe(`/${procedure.token}/start?language=de-de`);
  });
}
