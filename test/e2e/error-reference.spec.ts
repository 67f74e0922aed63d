import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

// Decision 7.11.
test('a camera that fails, and a refusal: the provider’s reference, which is copied with time and code, and not stored', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  // It notes what it writes, since it may not read the clipboard.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { written: text });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  const written = () => page.evaluate(() => (window as unknown as { written: string }).written);
  const procedure = await procedures.started(idCardOnly);
  await customer.open(procedure, '/capture');
  await customer.seesCapture('error', 'idCardRecto');
  await customer.tap('copy-reference');
  await expect.poll(written).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4} · \d{4}-\d\d-\d\dT[\d:.]+Z · camera\.inUse$/);

  await operator.refuse(procedure.token, 'Floue.');
  await customer.open(procedure);
  await expect(customer.screen('status')).toHaveAttribute('data-status', 'refused');
  await customer.tap('copy-reference');
  await expect.poll(written).toMatch(/ · refused$/);
  const [reference] = (await written()).split(' ');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(reference);
});
