import type { Page } from '@playwright/test';
import type { PhotoName } from '@recto/core';
import type { FaultInput, ProcedureView } from '@recto/sandbox';
import type { Customer } from '@recto/testing/playwright';
import type { Operator } from './fixtures/operator.ts';
import { everything, idCardOnly, type Procedures } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

const photo: PhotoName = 'idCardRecto';

interface LostResponse {
  readonly call: FaultInput['call'];
  readonly make: (procedures: Procedures) => Promise<ProcedureView>;
  readonly path: string;
  readonly action: 'start' | 'confirm' | 'restart';
  readonly after: (customer: Customer) => Promise<void>;
}

/** The provider acts, but the response is lost: the app asks for the procedure's current state. */
const lostResponses: readonly LostResponse[] = [
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

test('a call whose response is lost or empty: the customer continues, without an error toast', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  const faults = [
    ...lostResponses.map((each) => ({ ...each, kind: 'dropAfter' as const })),
    { ...lostResponses.find(({ call }) => call === 'reset')!, kind: 'noContent' as const },
  ];
  for (const { call, kind, make, path, action, after } of faults) {
    await test.step(`${call}: ${kind}`, async () => {
      const procedure = await make(procedures);
      await operator.addFault({ call, kind, times: 1 });
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
});

interface End {
  readonly status: 'expired' | 'refused';
  readonly end: (operator: Operator, token: string) => Promise<unknown>;
}

/** What an operator does at the same time. */
const ends: readonly End[] = [
  { status: 'expired', end: (operator, token) => operator.expire(token) },
  { status: 'refused', end: (operator, token) => operator.refuse(token, 'Le recto est flou.') },
];

test('a procedure that an operator has ended leads to the status screen when a photo is used', async ({
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  for (const { status, end } of ends) {
    await test.step(status, async () => {
      const procedure = await procedures.started(idCardOnly);
      await customer.open(procedure, '/capture?campaign=1');
      await customer.photograph(photo);
      await end(operator, procedure.token);
      await customer.tap('use');
      await seesStatus(customer, status);
      expect(customer.address).toBe(`/${procedure.token}/status?campaign=1`);
    });
  }
});

test('a procedure that an operator has ended leads from confirm to the status screen', async ({
  procedures,
  customer,
  operator,
  watch,
  files,
}) => {
  watch.allowFailedRequests();
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    'when it is confirmed': () => customer.tap('confirm'),
    'when a file is chosen': async () =>
      customer.tapAndChoose(customer.tileAction(photo, 'choose-file'), await files.jpeg()),
    'when a photo is deleted': async () => {
      await customer.tileAction(photo, 'delete').tap();
      await customer.tap('delete-yes');
    },
  };
  for (const [when, act] of Object.entries(acts)) {
    await test.step(when, async () => {
      const procedure = await (when === 'when a file is chosen'
        ? procedures.started(idCardOnly)
        : procedures.complete(idCardOnly));
      await customer.open(procedure, '/confirm');
      await customer.sees('confirm');
      await operator.expire(procedure.token);
      await act();
      await seesStatus(customer, 'expired');
    });
  }
});

/**
 * Records the toasts from now on, since a toast closes by itself; a full load ends it.
 * @returns a function that reads them.
 */
async function noteAlerts(page: Page): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle(() => {
    const shown: string[] = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll('[role="alert"]')) {
        if (textContent.trim() !== '') shown.push(textContent);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return shown;
  });
  return () => notes.jsonValue();
}

async function seesStatus(customer: Customer, status: 'finished' | End['status']): Promise<void> {
  await expect(customer.screen('status')).toHaveAttribute('data-status', status);
}
