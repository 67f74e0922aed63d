import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The faults of local storage (decision 7.3); each is set up before the app runs. */
const conditions: readonly { name: string; spoil: () => void }[] = [
  {
    name: 'blocked',
    spoil: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
  },
  {
    name: 'absent',
    spoil: () => {
      Object.defineProperty(window, 'localStorage', { get: () => null });
    },
  },
  {
    name: 'full',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'full of garbage',
    spoil: () => {
      if (localStorage.length > 0) return;
      localStorage.setItem('procedureToken', '\u0000');
      localStorage.setItem('procedure', '{"status":"started","thumbs":[');
    },
  },
  {
    name: 'holding another shape',
    spoil: () => {
      if (localStorage.length > 0) return;
      localStorage.setItem('procedureToken', 'null');
      localStorage.setItem('procedure', '{"status":"unheard of","photos":7}');
    },
  },
];

for (const { name, spoil } of conditions) {
  test(`with a local storage that is ${name} the procedure can be finished, also after a reload`, async ({
    page,
    procedures,
    customer,
    operator,
    files,
  }) => {
    await page.addInitScript(spoil);
    const procedure = await procedures.make(idCardOnly, { photos: ['idCardRecto'] });
    await customer.open(procedure);
    await customer.tap('start');
    await customer.seesCapture('capture', 'idCardVerso');
    await page.reload();
    await customer.seesCapture('capture', 'idCardVerso');
    await customer.tap('choose-file');
    await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), await files.jpeg());
    await customer.seesTile('idCardVerso', 'filled');
    await customer.tap('confirm');
    await customer.sees('status');
    expect((await operator.get(procedure.token)).procedure.status).toBe('finished');
  });
}

test('the storage holds the token and the procedure, and nothing else', async ({
  page,
  procedures,
  customer,
}) => {
  const procedure = await procedures.make({ ...idCardOnly, lastname: 'Petit' });
  await customer.open(procedure);
  await customer.sees('start');
  const entries = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(Object.keys(entries).sort()).toEqual(['procedure', 'procedureToken']);
  expect(entries['procedureToken']).toBe(procedure.token);
  expect(JSON.parse(entries['procedure'])).toMatchObject({
    status: 'active',
    appointment: { customer: { lastname: 'Petit' } },
  });
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([]);
});
