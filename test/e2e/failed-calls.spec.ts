import { languages, type PhotoName } from '@recto/core';
import { maximumTries } from '../../packages/adapters/src/http/limits.ts';
import type { ProcedureView } from '@recto/sandbox';
import type { Customer } from '@recto/testing/playwright';
import type { ImageFiles } from './fixtures/image-files.ts';
import { everything, idCardOnly, type Procedures } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { internalErrorOf, type FailingCallName } from './fixtures/texts.ts';

const photo: PhotoName = 'idCardRecto';

interface Case {
  readonly call: FailingCallName;
  /** The number of tries while the provider responds with 5xx (decision 5.4). */
  readonly tries: number;
  readonly make: (procedures: Procedures) => Promise<ProcedureView>;
  readonly path: string;
  readonly act: (customer: Customer, files: ImageFiles) => Promise<void>;
  /** After the failure: nothing is lost, and the call can be repeated. */
  readonly before: (customer: Customer) => Promise<void>;
  /** After the repetition without a fault. */
  readonly after: (customer: Customer) => Promise<void>;
}

/** The calls of §8 whose failure is shown in a toast. The effects of other faults are in `test/reliability/matrix`. */
const cases: readonly Case[] = [
  {
    call: 'setStarted',
    tries: 1,
    make: (procedures) => procedures.make(everything),
    path: '/start',
    act: (customer) => customer.tap('start'),
    before: (customer) => expect(customer.action('start')).toBeEnabled(),
    after: (customer) => customer.seesCapture('capture', photo),
  },
  {
    call: 'setFinished',
    tries: 1,
    make: (procedures) => procedures.complete(),
    path: '/confirm',
    act: (customer) => customer.tap('confirm'),
    before: (customer) => expect(customer.action('confirm')).toBeEnabled(),
    after: (customer) => customer.sees('status'),
  },
  {
    call: 'reset',
    tries: 1,
    make: (procedures) => procedures.make(everything, { status: 'refused' }),
    path: '/status',
    act: (customer) => customer.tap('restart'),
    before: (customer) => expect(customer.action('restart')).toBeEnabled(),
    after: (customer) => customer.sees('start'),
  },
  {
    call: 'deletePhoto',
    tries: maximumTries,
    make: (procedures) => procedures.started(idCardOnly, [photo]),
    path: '/confirm',
    act: async (customer) => {
      await customer.tileAction(photo, 'delete').tap();
      await customer.tap('delete-yes');
    },
    before: (customer) => customer.seesTile(photo, 'filled'),
    after: (customer) => customer.seesTile(photo, 'empty'),
  },
  {
    call: 'uploadPhoto',
    tries: maximumTries,
    make: (procedures) => procedures.started(idCardOnly),
    path: '/confirm',
    act: async (customer, files) => {
      const retry = customer.tileAction(photo, 'retry');
      if (await retry.isVisible()) await retry.tap();
      else await customer.tapAndChoose(customer.tileAction(photo, 'choose-file'), await files.jpeg());
    },
    before: (customer) => customer.seesTile(photo, 'failed'),
    after: (customer) => customer.seesTile(photo, 'filled'),
  },
];

test('a call that fails with 500 shows a toast, and can be repeated', async ({
  procedures,
  customer,
  operator,
  watch,
  files,
}) => {
  watch.allowFailedRequests();
  for (const [index, { call, tries, make, path, act, before, after }] of cases.entries()) {
    await test.step(call, async () => {
      const language = languages[index % languages.length]!;
      await operator.beginAgain();
      await operator.addFault({ call, kind: 'status', status: 500, retryAfter: 0 });
      await customer.open(await make(procedures), `${path}?language=${language}`);
      await act(customer, files);
      await expect(customer.page.getByRole('alert')).toContainText(await internalErrorOf(call, language));
      await before(customer);
      expect(await operator.callsOf(call)).toHaveLength(tries);

      await operator.clearFaults();
      await act(customer, files);
      await after(customer);
    });
  }
});
