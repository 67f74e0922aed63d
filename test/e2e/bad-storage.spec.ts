import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

/** The faults of local storage (decision 7.2); each is set up before the app runs. */
const conditions: readonly { name: string; spoil: () => void }[] = [
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
  {
    name: 'full',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
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
];

// Decision 6.13.
test('whatever is wrong with the local storage, the procedure can be finished, also after a reload', async ({
  page,
  procedures,
  customer,
  operator,
  files,
  origin,
}) => {
  for (const { name, spoil } of conditions) {
    await test.step(name, async () => {
      // Another page of the origin, on which the app does not run, empties what the step before has stored.
      await page.goto(`${origin}/assets/config.json`);
      await page.evaluate(() => localStorage.clear());
      const spoiling = await page.addInitScript(spoil);
      const procedure = await procedures.make(idCardOnly, { photos: ['idCardRecto'] });
      await customer.open(procedure);
      await customer.tap('start');
      await customer.seesCapture('capture', 'idCardVerso');
      await page.reload();
      await customer.seesCapture('capture', 'idCardVerso');
      await customer.tap('back');
      await customer.tapAndChoose(customer.tileAction('idCardVerso', 'choose-file'), await files.jpeg());
      await customer.seesTile('idCardVerso', 'filled');
      await customer.tap('confirm');
      await customer.sees('status');
      expect((await operator.get(procedure.token)).procedure.status).toBe('finished');
      await spoiling.dispose();
    });
  }
});
