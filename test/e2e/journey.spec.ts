import { photoNames } from '@recto/core';
import manifest from '../../package.json' with { type: 'json' };
import { essential } from './fixtures/essential.ts';
import { expectSpecimen } from './fixtures/expect-specimen.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

test(
  'a customer takes every photo, confirms, and continues to the site',
  essential,
  async ({ page, procedures, customer, camera, operator }) => {
    const redirectUrl = 'https://example.org/suite?dossier=7';
    const procedure = await procedures.make({ ...everything, lastname: 'Lefebvre', redirectUrl });

    await test.step('start: a greeting by name, the documents, two lines and the version below, a button that is busy during its call', async () => {
      await operator.addFault({ call: 'setStarted', kind: 'delay', ms: 2500 });
      await customer.open(procedure);
      await customer.sees('start');
      await expect(customer.page).toHaveURL(`${procedure.link}/start`);
      await customer.seesText('Démarche au nom de Lefebvre');
      for (const document of ['Carte d’identité', 'Permis de conduire', 'Selfie']) {
        await expect(customer.screen('start').getByText(document, { exact: true })).toBeVisible();
      }
      const t = await textsIn('fr-fr');
      for (const line of [t('shell.footerPhotos'), t('shell.footerHelp'), manifest.version]) {
        await expect(customer.page.getByRole('contentinfo')).toContainText(line);
      }
      await test.step('the phone stores the token and the procedure, and nothing else', async () => {
        const entries = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
        expect(Object.keys(entries).sort()).toEqual(['procedure', 'procedureToken']);
        expect(entries['procedureToken']).toBe(procedure.token);
        expect(JSON.parse(entries['procedure'])).toMatchObject({
          status: 'active',
          appointment: { customer: { lastname: 'Lefebvre' } },
        });
        expect(await page.context().cookies()).toEqual([]);
      });
      await camera.show('idCardRecto');
      await customer.tap('start');
      await expect(customer.action('start')).toBeDisabled();
    });

    for (const [index, photo] of photoNames.entries()) {
      await test.step(`capture: ${photo}`, async () => {
        await customer.photograph(photo);
        const next = photoNames[index + 1];
        if (next !== undefined) await camera.show(next);
        // One stream serves all cards, and the browser films one file as long as it is open.
        await customer.comeBack();
        await customer.tap('use');
      });
    }

    await test.step('confirm: every tile is filled', async () => {
      await customer.sees('confirm');
      await expect(customer.tiles).toHaveCount(photoNames.length);
      for (const photo of photoNames) await customer.seesTile(photo, 'filled');
      await customer.tap('confirm');
    });

    await test.step('status: finished, with the link to the site', async () => {
      await customer.sees('status');
      await expect(customer.screen('status')).toHaveAttribute('data-status', 'finished');
      await expect(customer.action('continue')).toHaveAttribute('href', redirectUrl);
      // The receipt has the pictures in memory: the phone asks for none.
      const rows = customer.screen('status').locator('[data-photo]');
      for (const photo of photoNames) {
        const picture = rows.and(page.locator(`[data-photo="${photo}"]`)).locator('img');
        await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
      }
      await expect(customer.screen('status').locator('time')).toHaveCount(1);
      await expect(customer.screen('status').locator('dd').last()).toHaveText(/^[\dA-F]{4}-[\dA-F]{4}$/);
    });

    const { received, procedure: kept } = await operator.get(procedure.token);
    expect(kept.status).toBe('finished');
    expect(received.map(({ name }) => name)).toEqual(photoNames);

    for (const photo of photoNames) {
      await test.step(`the provider has the square of the specimen: ${photo}`, async () => {
        await expectSpecimen(await operator.photo(procedure.token, photo), photo);
      });
    }

    await test.step('the calls of §7, in order, with their headers', async () => {
      const calls = await operator.calls();
      expect(calls.map(({ call }) => call)).toEqual([
        'config',
        'token',
        'readProcedure',
        'setStarted',
        ...photoNames.map(() => 'savePhoto'),
        'setFinished',
      ]);
      for (const { call, authorization, apiKey, status } of calls) {
        expect({ call, status }).toEqual({ call, status: 200 });
        if (call === 'config') continue;
        expect({ call, authorization, apiKey }).toEqual({
          call,
          authorization: call === 'token' ? 'Basic' : 'Bearer',
          apiKey: call !== 'token',
        });
      }
    });
  },
);
