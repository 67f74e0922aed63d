import type { Page } from '@playwright/test';
import type { PhotoName } from '@recto/core';
import type { FaultInput, ProcedureView } from '@recto/sandbox';
import type { Customer } from './fixtures/customer.ts';
import type { Operator } from './fixtures/operator.ts';
import { everything, idCardOnly, type Procedures } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

const photo: PhotoName = 'idCardRecto';

interface LostAnswer {
  readonly call: FaultInput['call'];
  readonly make: (procedures: Procedures) => Promise<ProcedureView>;
  readonly path: string;
  readonly action: 'start' | 'confirm' | 'restart';
  readonly after: (customer: Customer) => Promise<void>;
}

/** The provider acts, but the answer is lost on its way: the app asks where the procedure stands. */
const lostAnswers: readonly LostAnswer[] = [
  {
    call: 'setStarted',
    make: (procedures) => procedures.make(everything),
    path: '/start',
    action: 'start',
    after: (customer) => customer.seesCapture('capture', photo),
  },
  {
    call: 'setFinished',
    make: (procedures) => procedures.complete(),
    path: '/confirm',
    action: 'confirm',
    after: (customer) => seesStatus(customer, 'finished'),
  },
  {
    call: 'reset',
    make: (procedures) => procedures.make(everything, { status: 'refused' }),
    path: '/status',
    action: 'restart',
    after: (customer) => customer.sees('start'),
  },
];

for (const { call, make, path, action, after } of lostAnswers) {
  test(`${call} whose answer is lost: the customer goes on, and is told of no failure`, async ({
    procedures,
    customer,
    operator,
    watch,
  }) => {
    watch.allowFailedRequests();
    const procedure = await make(procedures);
    await operator.addFault({ call, kind: 'dropAfter', times: 1 });
    await customer.open(procedure, path);
    await customer.action(action).tap({ trial: true });
    await operator.clearCalls();
    const alerts = await noteAlerts(customer.page);
    await customer.tap(action);
    await after(customer);
    expect(await alerts()).toEqual([]);
    const calls = await operator.callNames();
    expect(calls.filter((each) => each === call || each === 'readProcedure')).toEqual([
      call,
      'readProcedure',
    ]);
  });
}

for (const { call, make, path, action, after } of lostAnswers) {
  test(`${call} that is answered with 204: the customer goes on, and is told of no failure`, async ({
    procedures,
    customer,
    operator,
  }) => {
    const procedure = await make(procedures);
    await operator.addFault({ call, kind: 'noContent' });
    await customer.open(procedure, path);
    await customer.action(action).tap({ trial: true });
    await operator.clearCalls();
    const alerts = await noteAlerts(customer.page);
    await customer.tap(action);
    await after(customer);
    expect(await alerts()).toEqual([]);
    const calls = await operator.callNames();
    // Only call 5 has to know more than that it was done.
    expect(calls.filter((each) => each === call || each === 'readProcedure')).toEqual(
      call === 'reset' ? [call, 'readProcedure'] : [call],
    );
  });
}

test('a deletion that is answered with 204: the photo is gone, and no failure is told', async ({
  procedures,
  customer,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly, [photo]);
  await operator.addFault({ call: 'deletePhoto', kind: 'noContent' });
  await customer.open(procedure, '/confirm');
  const alerts = await noteAlerts(customer.page);
  await customer.tileAction(photo, 'delete').tap();
  await customer.tap('delete-yes');
  await customer.seesTile(photo, 'empty');
  expect(await alerts()).toEqual([]);
  expect((await operator.get(procedure.token)).received).toEqual([]);
});

interface End {
  readonly status: 'expired' | 'refused';
  readonly end: (operator: Operator, token: string) => Promise<unknown>;
}

/** What an operator does while the customer is on the way. */
const ends: readonly End[] = [
  { status: 'expired', end: (operator, token) => operator.expire(token) },
  { status: 'refused', end: (operator, token) => operator.refuse(token, 'Le recto est flou.') },
];

for (const { status, end } of ends) {
  test.describe(`a procedure that is ${status} meanwhile leads to the status screen`, () => {
    test('when a photo is used', async ({ procedures, customer, operator, watch }) => {
      watch.allowFailedRequests();
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/capture?campaign=1');
      await customer.photograph(photo);
      await end(operator, procedure.token);
      await customer.tap('use');
      await seesStatus(customer, status);
      expect(customer.address).toBe(`/${procedure.token}/status?campaign=1`);
    });

    test('when the procedure is confirmed', async ({ procedures, customer, operator, watch }) => {
      watch.allowFailedRequests();
      const procedure = await procedures.complete();
      await customer.open(procedure, '/confirm');
      await customer.sees('confirm');
      await end(operator, procedure.token);
      await customer.tap('confirm');
      await seesStatus(customer, status);
    });

    test('when a file is chosen', async ({ procedures, customer, operator, watch, files }) => {
      watch.allowFailedRequests();
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/confirm');
      await customer.sees('confirm');
      await end(operator, procedure.token);
      await customer.tapAndChoose(customer.tileAction(photo, 'choose-file'), await files.jpeg());
      await seesStatus(customer, status);
    });

    test('when a photo is deleted', async ({ procedures, customer, operator, watch }) => {
      watch.allowFailedRequests();
      const procedure = await procedures.started(idCardOnly, [photo]);
      await customer.open(procedure, '/confirm');
      await customer.tileAction(photo, 'delete').tap();
      await end(operator, procedure.token);
      await customer.tap('delete-yes');
      await seesStatus(customer, status);
    });
  });
}

/**
 * Notes what is told in a toast from now on, since a toast goes away by itself; a full load ends it.
 * @returns what reads the notes.
 */
async function noteAlerts(page: Page): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle(() => {
    const told: string[] = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll('[role="alert"]')) {
        if (textContent.trim() !== '') told.push(textContent);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return told;
  });
  return () => notes.jsonValue();
}

async function seesStatus(customer: Customer, status: 'finished' | End['status']): Promise<void> {
  await expect(customer.screen('status')).toHaveAttribute('data-status', status);
}
