import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };

test('a phone on its side shows a notice to turn it, except over a photo in preview; upright again, the photo can be taken', async ({
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

  await test.step('a photo in preview can be used in landscape; the notice comes with the next viewfinder', async () => {
    await page.setViewportSize(onItsSide);
    await customer.tap('use');
    await expect(page.getByText(t('capture.rotate.text'))).toBeVisible();
  });

  await test.step('a tablet in landscape is not asked to turn', async () => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.photograph('idCardRecto');
  });
});

test('a phone that can’t be turned is no dead end: all photos are taken in landscape', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly);
  await page.setViewportSize(onItsSide);
  await customer.open(procedure, '/capture');
  await customer.tap('stay-in-landscape');
  await customer.take('idCardRecto');
  await customer.take('idCardVerso');
  await customer.sees('confirm');
  expect(await operator.photosReceived(procedure.token)).toEqual(['idCardRecto', 'idCardVerso']);
});
