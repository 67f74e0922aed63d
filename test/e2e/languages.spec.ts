import { languages } from '@recto/core';
import { languageTag } from '../../packages/ui/src/i18n/language-tag.ts';
import { essential } from './fixtures/essential.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn, withoutSoftHyphens } from './fixtures/texts.ts';

test(
  'the app uses the procedure’s language, in the texts, <html lang> and the title',
  essential,
  async ({ page, procedures, customer }) => {
    for (const language of languages) {
      await test.step(language, async () => {
        const t = await textsIn(language);
        await customer.open(await procedures.make({ ...everything, language }));
        await customer.seesText(t('start.intro'));
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language));
        await expect(page).toHaveTitle(t('documentTitle.start'));
      });
    }
  },
);

test('the query’s language has priority, on every screen that follows', async ({
  page,
  procedures,
  customer,
}) => {
  const t = await textsIn('de-de');
  const procedure = await procedures.make({ ...everything, language: 'it-it' }, { photos: ['idCardVerso'] });
  await customer.open(procedure, '?language=de-de');
  await customer.seesText(t('start.there', { count: 1, total: 5 }));
  await customer.tap('start');
  await customer.seesCapture('capture');
  await expect(page).toHaveTitle(
    withoutSoftHyphens(t('documentTitle.capture', { photo: t('photos.title.idCardRecto') })),
  );
  await customer.tap('back');
  await customer.sees('confirm');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle(t('documentTitle.confirm'));
});

test(
  'the query’s language can be in capitals; an unknown one is ignored, in the query and in the procedure',
  essential,
  async ({ page, procedures, customer }) => {
    for (const [query, own, spoken] of [
      ['?language=ES-es', 'fr-fr', 'es-ES'],
      ['?language=xx-xx', 'nl-nl', 'nl-NL'],
      ['?language=', 'es-es', 'es-ES'],
      ['?language=de', 'en-gb', 'en-GB'],
      ['', 'pt-pt', 'fr-FR'],
      ['', '<b>', 'fr-FR'],
      ['', null, 'fr-FR'],
    ] as const) {
      await test.step(`query "${query}", procedure ${own}: ${spoken}`, async () => {
        await customer.open(await procedures.make(everything, { patch: { language: own } }), query);
        await customer.sees('start');
        await expect(page.locator('html')).toHaveAttribute('lang', spoken);
      });
    }
  },
);

test('the switcher on /404 changes the language, the title and the address, and keeps the query', async ({
  page,
  customer,
  origin,
}) => {
  await page.goto(`${origin}/404?campaign=1&campaign=a%20b&flag`);
  await customer.sees('not-found');
  await expect(customer.action('language')).toHaveValue('fr-fr');
  for (const language of languages.toReversed()) {
    const t = await textsIn(language);
    await customer.action('language').selectOption(language);
    await customer.seesText(t('notFound.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language));
    await expect(page).toHaveTitle(t('documentTitle.notFound'));
    expect(customer.address).toBe(`/404?campaign=1&campaign=a%20b&flag&language=${language}`);
  }
});

test('the switcher of the start screen changes the language of all screens that follow, and keeps the query', async ({
  page,
  procedures,
  customer,
}) => {
  await customer.open(await procedures.make({ ...everything, language: 'it-it' }), '/start?campaign=1');
  await customer.action('language').selectOption('de-de');
  const t = await textsIn('de-de');
  await customer.seesText(t('start.intro'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(customer.address).toMatch(/\/start\?campaign=1&language=de-de$/);
  await customer.tap('start');
  await customer.seesCapture('capture');
  await expect(page).toHaveTitle(
    withoutSoftHyphens(t('documentTitle.capture', { photo: t('photos.title.idCardRecto') })),
  );
  await page.reload();
  await customer.seesCapture('capture');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test.describe('the browser’s language, German, is used without a procedure only', () => {
  test.use({ locale: 'de-AT' });

  test('/404 and an unreachable service are in German; the switcher’s choice has priority, then the procedure’s language', async ({
    page,
    procedures,
    customer,
    operator,
    origin,
    watch,
  }) => {
    watch.allowFailedRequests();
    await page.goto(`${origin}/unknown/start`);
    await customer.seesText((await textsIn('de-de'))('notFound.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await customer.action('language').selectOption('nl-nl');
    await customer.seesText((await textsIn('nl-nl'))('notFound.title'));

    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0 });
    await customer.open(await procedures.make({ ...everything, language: 'es-es' }));
    await customer.seesText((await textsIn('de-de'))('notFound.unreachable.title'));
    await operator.clearFaults();
    await customer.tap('retry');
    await customer.sees('start');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  });

  test('a procedure whose language is unknown is in French, at the first visit and at the second', async ({
    page,
    procedures,
    customer,
  }) => {
    const t = await textsIn('fr-fr');
    for (const language of ['pt-pt', null]) {
      const procedure = await procedures.make(everything, { patch: { language } });
      for (const visit of ['first', 'second']) {
        await test.step(`${visit} visit, the procedure’s language is ${language}`, async () => {
          const german = page.waitForRequest(/\/assets\/de-de-/, { timeout: 3000 }).catch(() => null);
          await customer.open(procedure, '/start');
          await customer.seesText(t('start.intro'));
          await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
          expect(await german).toBeNull();
        });
      }
    }
  });
});
