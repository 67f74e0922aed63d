import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };

test('a phone on its side shows a notice to turn it; upright again, the photo can be taken', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  const notice = page.getByRole('heading', { name: t('capture.rotate.title') });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.seesCapture('capture');
  await expect(notice).toHaveCount(0);

  await page.setViewportSize(onItsSide);
  await expect(notice).toBeVisible();
  await expect(notice).toBeFocused();

  await page.setViewportSize(upright);
  await expect(notice).toHaveCount(0);
  await customer.photograph('idCardRecto');
});

test('a photo in preview stays when the phone is turned', async ({ page, procedures, customer }) => {
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.photograph('idCardRecto');
  await page.setViewportSize(onItsSide);
  await expect(page.getByText(t('capture.rotate.text'))).toBeVisible();
  await page.setViewportSize(upright);
  await customer.seesCapture('preview', 'idCardRecto');
  await customer.tap('use');
  await customer.seesCapture('capture', 'idCardVerso');
});

test('a page opened on its side shows the notice at once', async ({ page, procedures, customer }) => {
  const t = await textsIn('fr-fr');
  await page.setViewportSize(onItsSide);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await expect(page.getByText(t('capture.rotate.text'))).toBeVisible();
});
