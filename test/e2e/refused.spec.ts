import type { Locator } from '@playwright/test';
import { languages } from '@recto/core';
import { essential } from './fixtures/essential.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test(
  'a refused procedure can be repeated: comment, restart, start, photos, finished',
  essential,
  async ({ procedures, customer, operator }) => {
    const procedure = await procedures.started(idCardOnly, ['idCardRecto', 'idCardVerso']);
    await operator.refuse(procedure.token, 'Le verso est flou.\nMerci de le refaire.');
    await customer.open(procedure);

    await expect(customer.screen('status')).toHaveAttribute('data-status', 'refused');
    await expect(customer.screen('status')).toContainText('Le verso est flou.');
    await customer.tap('restart');
    await customer.sees('start');
    await expect(customer.page).toHaveURL(`${procedure.link}/start`);
    await customer.tap('start');

    for (const photo of ['idCardRecto', 'idCardVerso'] as const) {
      await customer.take(photo);
    }
    await customer.sees('confirm');
    await customer.tap('confirm');
    await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
    const { procedure: kept, received } = await operator.get(procedure.token);
    expect(kept.status).toBe('finished');
    expect(received).toHaveLength(2);
  },
);

test(
  'a comment with markup is shown as text; a refusal without a comment shows no empty box',
  essential,
  async ({ procedures, customer, operator }) => {
    const comment = '<img src=x onerror="document.title=1"><b>gras</b> & {{lastname}} $t(start.action)';
    const procedure = await procedures.started(everything);
    await operator.refuse(procedure.token, comment);
    await customer.open(procedure);
    const status = customer.screen('status');
    const t = await textsIn('fr-fr');
    const label = status.getByText(t('status.refused.commentLabel'), { exact: true });
    await expect(status.getByText(comment, { exact: true })).toBeVisible();
    await expect(status.locator('img[src="x"], b')).toHaveCount(0);
    await expect(label).toBeVisible();

    const silent = await procedures.started(everything);
    await operator.refuse(silent.token, null);
    await customer.open(silent);
    await customer.sees('status');
    await expect(label).toHaveCount(0);
  },
);

// Decision 7.10.
test('one refused photo is taken again alone, and its reason is read at five places, in each language', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  test.slow();
  for (const language of languages) {
    await test.step(language, async () => {
      const t = await textsIn(language);
      const reason = t('refusal.blurred');
      const comment = '№ 7 <b>?</b>';
      const procedure = await procedures.started({ ...idCardOnly, language }, ['idCardRecto', 'idCardVerso']);
      await operator.refuse(procedure.token, null, { idCardVerso: { code: 'blurred', comment } });
      await customer.open(procedure);
      const seesReason = async (screen: Locator) => {
        await expect(screen.getByText(reason, { exact: true })).toBeVisible();
        await expect(screen.getByText(comment, { exact: true })).toBeVisible();
      };
      await seesReason(customer.screen('status'));
      await customer.tap('restart');
      await customer.sees('start');
      await seesReason(customer.screen('start'));
      // The provider says it again.
      await page.reload();
      await customer.sees('start');
      await seesReason(customer.screen('start'));
      await customer.tap('start');
      await customer.seesCapture('capture', 'idCardVerso');
      await seesReason(customer.screen('capture'));
      await customer.tap('back');
      await customer.sees('confirm');
      await seesReason(customer.screen('confirm'));
      await expect(customer.tile('idCardVerso')).toHaveAccessibleDescription(
        new RegExp(reason.replaceAll('.', '\\.')),
      );
      await customer.tileAction('idCardVerso', 'add').tap();
      await customer.photograph('idCardVerso');
      await expect(customer.screen('capture').getByText(reason, { exact: true })).toBeVisible();
      await customer.tap('use');
      await customer.sees('confirm');
      await customer.seesTile('idCardVerso', 'filled');
      await expect(customer.screen('confirm').getByText(reason, { exact: true })).toHaveCount(0);
      await customer.tap('confirm');
      await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
      expect((await operator.get(procedure.token)).procedure).not.toHaveProperty('refusals');
    });
  }
});
