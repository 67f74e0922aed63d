import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test.use({ cameras: 'none' });

test('without a camera the customer is sent to confirm, with a toast about the reason; then "add" opens the picker at once', async ({
  procedures,
  customer,
  files,
}) => {
  const t = await textsIn('fr-fr');
  await customer.open(await procedures.make(idCardOnly), '?campaign=1');
  await customer.tap('start');
  await customer.sees('confirm');
  expect(new URL(customer.page.url()).search).toBe('?campaign=1');
  await customer.seesText(t('Toasts.cameraNotFound'));
  for (const [photo, control] of [
    ['idCardRecto', 'choose-file'],
    ['idCardVerso', 'add'],
  ] as const) {
    await customer.tapAndChoose(customer.tileAction(photo, control), await files.jpeg());
    await customer.seesTile(photo, 'filled');
  }
});
