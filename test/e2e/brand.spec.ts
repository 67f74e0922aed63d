import { withoutReact } from './fixtures/without-react.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test as base } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { OwnServer } from './server/own-server.ts';

/** The app as an operator would configure it, under the name of a bank. */
const brand = {
  name: 'Banque Aubrac',
  recipient: { 'fr-fr': 'Banque Aubrac', 'en-gb': 'Aubrac Bank' },
  logo: { light: 'operator/logo.svg', dark: 'operator/missing.svg' },
  accent: '#7a1f5c',
  radius: 4,
  privacy: { 'fr-fr': '/confidentialite.html', 'en-gb': '/privacy.html' },
  imprint: 'https://example.org/imprint',
  accessibility: { 'fr-fr': '/accessibilite.html', 'en-gb': 'https://example.org/accessibility' },
  support: 'mailto:help@example.org',
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"><rect width="90" height="30" fill="purple"/></svg>';

/** Serves the app with these fields in `config.json`, and a logo beside it. */
const test = base.extend<{ branded: (configuration: object) => Promise<void> }, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs.
    async ({}, provide) => {
      const server = await OwnServer.start();
      await server.addFile('assets/operator/logo.svg', logo);
      await provide(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ server }, provide) => provide(server.origin), { scope: 'worker' }],
  branded: async ({ server }, provide) => {
    await provide(async (configuration) => {
      await server.goAway();
      await server.comeBack({ configuration: { ...configuration } });
    });
  },
});

// Decision 10.1.
test('a brand is shown on start and status, with its logo, colours and links; what is wrong in it is reported', async ({
  page,
  procedures,
  customer,
  operator,
  branded,
  watch,
}) => {
  watch.allowFailedRequests();
  watch.allow(/^Configuration: /);
  test.setTimeout(120_000);
  const t = await textsIn('fr-fr');
  const recipient = 'Banque Aubrac';
  const button = customer.action('start');
  const footer = page.getByRole('contentinfo');
  const errors: string[] = [];
  page.on('console', (message) => message.text().startsWith('Configuration') && errors.push(message.text()));

  await test.step('start: logo, colour, recipient, links', async () => {
    await branded({ brand });
    await customer.open(await procedures.make(everything));
    await customer.seesText(t('brand.startIntro', { recipient }));
    await expect(footer).toContainText(t('brand.footerPhotos', { recipient }));
    await expect(page.getByRole('img', { name: 'Banque Aubrac' })).toBeVisible();
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
    await expect(button).toHaveCSS('border-radius', '4px');
    const links = await footer
      .getByRole('link')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => [anchor.dataset['action'], (anchor as HTMLAnchorElement).href] as const),
      );
    expect(links).toEqual([
      ['privacy', new URL('/confidentialite.html', page.url()).href],
      ['imprint', 'https://example.org/imprint'],
      ['accessibility', new URL('/accessibilite.html', page.url()).href],
      ['help', 'mailto:help@example.org'],
    ]);
    expect(errors).toEqual([]);
  });

  await test.step('in English, and in the dark, where the logo is missing: the name instead', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await customer.action('language').selectOption('en-gb');
    await expect(footer).toContainText('Your photos go to Aubrac Bank.');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', /\/privacy\.html$/);
    await expect(page.getByRole('banner')).toContainText('Banque Aubrac');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('status', async () => {
    await customer.open(await procedures.make(everything, { status: 'expired' }));
    await customer.seesText(t('brand.expired', { recipient }));
    await customer.open(await procedures.make(everything, { status: 'finished' }));
    await customer.seesText(t('brand.finishedNext', { recipient }));
  });

  await test.step('wrong fields are named on the console, and the rest is used', async () => {
    await branded({ brand: { ...brand, accent: '#ffd400', imprint: 'javascript:alert(1)' } });
    await customer.open(await procedures.make(everything));
    await customer.seesText(t('brand.startIntro', { recipient }));
    await expect(button).toHaveCSS('background-color', 'rgb(13, 92, 82)');
    await expect(button).toHaveCSS('border-radius', '4px');
    await expect(footer.getByRole('link')).toHaveCount(3);
    expect(errors).toEqual([
      'Configuration: these fields of "brand" are not used: imprint.',
      expect.stringMatching(
        /^Configuration: the colours .* light scheme.* is 1\.2, and must be at least 3\.$/,
      ),
    ]);
  });

  await test.step('a logo on another origin is named on the console, and not requested', async () => {
    // The watch fails at a request to another origin, and at a violation of the policy.
    await branded({ brand: { ...brand, logo: 'https://cdn.example/logo.svg' } });
    await customer.open(await procedures.make(everything));
    await customer.seesText(t('brand.startIntro', { recipient }));
    await expect(page.getByRole('banner')).toContainText('Banque Aubrac');
    await page.waitForLoadState('networkidle');
    expect(errors.at(-1)).toBe('Configuration: these fields of "brand" are not used: logo.');
  });

  await test.step('a brand without a name: the app as without a brand', async () => {
    await branded({ brand: { accent: '#7a1f5c' } });
    await customer.open(await procedures.make(everything));
    await customer.seesText(t('start.intro'));
    await expect(footer).toContainText(t('shell.footerPhotos'));
    await expect(button).toHaveCSS('background-color', 'rgb(13, 92, 82)');
    expect(errors.at(-1)).toBe('Configuration: "brand" is not used, since it has no usable name.');
    expect(await operator.callsOf('config')).not.toHaveLength(0);
  });
});

// Decision 12.4.
test('a brand is shown before React is there, and React changes nothing of it', async ({
  page,
  procedures,
  customer,
  branded,
}) => {
  const release = await withoutReact(page);
  const t = await textsIn('fr-fr');
  const parts = async () => {
    const header = await page.getByRole('banner').innerHTML();
    const footer = await page.getByRole('contentinfo').innerHTML();
    const style = await customer
      .action('start')
      .evaluate((button) => [
        getComputedStyle(button).backgroundColor,
        getComputedStyle(button).borderRadius,
      ]);
    return { header, footer, style };
  };
  await branded({ brand: { ...brand, imprint: undefined } });
  await customer.open(await procedures.make(everything));
  await customer.seesText(t('brand.startIntro', { recipient: 'Banque Aubrac' }));
  await expect(page.getByRole('img', { name: 'Banque Aubrac' })).toBeVisible();
  const early = await parts();
  expect(early.style).toEqual(['rgb(122, 31, 92)', '4px']);
  expect(early.footer).toContain('mailto:help@example.org');
  expect(early.footer).not.toContain('imprint');
  await expect(page.locator('html')).not.toHaveAttribute('data-app-state', 'ready');

  release();
  await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
  expect(await parts()).toEqual(early);
  await customer.seesText(t('brand.startIntro', { recipient: 'Banque Aubrac' }));
});

// Decision 10.4.
test('the app shows texts and a language from files beside the configuration; what is wrong in them is reported', async ({
  page,
  procedures,
  customer,
  server,
  branded,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/^(Configuration|Texts in )/);
  const reported: string[] = [];
  page.on('console', (message) => {
    if (/^(Configuration|Texts in )/.test(message.text())) reported.push(message.text());
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const french = await textsIn('fr-fr');
  const english = await textsIn('en-gb');
  await server.addFile(
    'assets/operator/fr-fr.json',
    JSON.stringify({
      start: { greeting: 'Bienvenue', lastname: 'Pour {{name}}', hello: 'Salut' },
    }),
  );
  await server.addFile(
    'assets/operator/pt-pt.json',
    JSON.stringify({ 'start.greeting': 'Bem-vindo', 'documentTitle.start': 'Início' }),
  );
  const texts = {
    'fr-fr': 'operator/fr-fr.json',
    'pt-pt': { file: 'operator/pt-pt.json', fallback: 'en-gb' },
    'de-de': 'https://elsewhere.example/de.json',
  };
  await branded({ texts });

  await test.step('a text is replaced; one with a wrong placeholder and an unknown one are reported', async () => {
    await customer.open(await procedures.make({ ...everything, lastname: 'Dumas' }));
    await customer.seesText('Bienvenue');
    await customer.seesText(french('start.lastname', { lastname: 'Dumas' }));
    expect(reported).toEqual([
      'Configuration: these entries of "texts" are not used: de-de.',
      'Texts in fr-fr: start.lastname: it has unknown placeholders: name. The app’s own is used.',
      'Texts in fr-fr: start.lastname: it lacks placeholders: lastname. The app’s own is used.',
      'Texts in fr-fr: start.hello: the app has no such text. The app’s own is used.',
    ]);
    expect(requested.filter((path) => path.includes('/operator/'))).toEqual(['/assets/operator/fr-fr.json']);
  });

  await test.step('the further language is in the switcher; English stands for what it lacks', async () => {
    await customer.action('language').selectOption({ label: 'Português' });
    await customer.seesText('Bem-vindo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    await expect(page).toHaveTitle('Início');
    await customer.seesText(english('start.intro'));
  });

  await test.step('it is the procedure’s language, and the start of a link', async () => {
    await customer.open(await procedures.make(everything, { patch: { language: 'pt-pt' } }));
    await customer.seesText('Bem-vindo');
  });

  await test.step('without its file, the app is in French, and says so', async () => {
    watch.allowFailedRequests();
    await branded({ texts: { 'pt-pt': 'operator/missing.json' } });
    await customer.open(await procedures.make(everything), '?language=pt-pt');
    await customer.seesText(french('start.intro'));
    expect(reported.at(-1)).toBe(
      'Texts in pt-pt: the file can’t be used. The response to the request for the file /assets/operator/missing.json is 404.',
    );
  });
});
