import { essential } from './fixtures/essential.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test.use({ cameras: 'denied' });

test(
  'a denied camera shows the camera-access error; restart reloads the page; the procedure can be finished with picked files',
  essential,
  async ({ page, procedures, customer, operator, files }) => {
    const t = await textsIn('fr-fr');
    await customer.open(await procedures.started(idCardOnly), '/capture');
    await customer.seesCapture('error', 'idCardRecto');
    await expect(customer.screen('capture')).toHaveAttribute('data-error', 'cameraAccess');
    await customer.seesText(t('capture.cameraError.title.deniedHere'));
    await customer.seesText(t('capture.cameraError.text.deniedHere'));

    await Promise.all([page.waitForEvent('load'), customer.tap('restart')]);
    await customer.seesCapture('error');
    expect(await operator.callsOf('config')).toHaveLength(2);

    // Decision 3.12.
    for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
      await customer.seesCapture('error', photo);
      await customer.tapAndChoose(customer.action('choose-file'), await files.jpeg());
      await customer.seesCapture('preview', photo);
      await customer.tap('use');
    }
    await customer.sees('confirm');
    for (const photo of ['idCardRecto', 'idCardVerso'] as const) await customer.seesTile(photo, 'filled');
    expect(await operator.callsOf('uploadPhoto')).toHaveLength(2);
    await customer.tap('confirm');
    await customer.sees('status');
  },
);
