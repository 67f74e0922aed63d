import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';

// Decision 3.18.
test('after a camera that failed three times, its error view offers the camera app, whose picture is used for the photo', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await customer.open(await procedures.started(idCardOnly), '/capture');
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await customer.seesCapture('error', 'idCardRecto');
    await expect(customer.action('take-photo')).toHaveCount(0);
    await Promise.all([page.waitForEvent('load'), customer.tap('restart')]);
  }
  await customer.seesCapture('error', 'idCardRecto');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    customer.action('take-photo').press('Enter'),
  ]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles(await files.jpeg());
  await customer.seesCapture('preview', 'idCardRecto');
});
