import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('a name is text, whatever it holds', async ({ page, procedures, customer }) => {
  for (const lastname of [markup, '{{lastname}} $t(start.action)', '__proto__']) {
    await customer.open(
      await procedures.make(everything, { patch: { appointment: { customer: { lastname } } } }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${lastname}`);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a name of spaces is no name, and a very long one does not break the page', async ({
  page,
  procedures,
  customer,
}) => {
  const named = (lastname: string) =>
    procedures.make(everything, { patch: { appointment: { customer: { lastname } } } });
  await customer.open(await named('   '));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour');

  await customer.open(await named('Ab'.repeat(400)));
  await customer.sees('start');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test('a thumb whose address is none of an image is not loaded: a placeholder stands there', async ({
  procedures,
  customer,
}) => {
  const procedure = await procedures.started(everything, ['idCardRecto']);
  for (const displayUrl of [
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    'x',
    '',
  ]) {
    await test.step(`"${displayUrl}"`, async () => {
      const thumbs = { idCardRecto: { displayUrl } };
      await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
      await customer.seesTile('idCardRecto', 'filled');
      await expect(customer.tile('idCardRecto').locator('img')).toHaveCount(0);
      await expect(customer.tileAction('idCardRecto', 'delete')).toBeVisible();
    });
  }
});

test('a thumb that can’t be loaded gives way to a placeholder', async ({
  procedures,
  customer,
  watch,
  origin,
}) => {
  watch.allowFailedRequests();
  const procedure = await procedures.started(everything, ['idCardRecto']);
  const thumbs = { idCardRecto: { displayUrl: `${origin}/provider/photos/none` } };
  await customer.open(await procedures.patch(procedure, { thumbs }), '/confirm');
  await customer.seesTile('idCardRecto', 'filled');
  await expect(customer.tile('idCardRecto').locator('img')).toHaveCount(0);
});

test('a photo without a thumb counts as there', async ({ procedures, customer }) => {
  const procedure = await procedures.started(everything, ['idCardRecto']);
  await customer.open(await procedures.patch(procedure, { thumbs: { idCardRecto: null } }), '/capture');
  await customer.seesCapture('capture', 'idCardVerso');
});
