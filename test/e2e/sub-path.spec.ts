import { appIsKept, cachedResponses, test } from './fixtures/offline.ts';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { deploy } from './server/deploy.ts';

test.use({ serviceWorkers: 'allow' });

// A version is built, and the server is stopped.
test.describe.configure({ timeout: 180_000 });

const base = '/kyc/';

/** The sandbox's, with a page of the operator that looks like a link. */
const configuration = {
  authEndpointUrl: '/provider/auth',
  idEndpointUrl: '/provider/id',
  clientId: 'recto-sandbox',
  clientSecret: 'not-a-secret',
  guidance: 'off',
  otherPages: ['/kyc/imprint'],
  texts: { 'pt-pt': 'operator/pt-pt.json' },
};

const ownPage = '<!doctype html><html lang="en"><title>Ours</title><h1>Our own page</h1></html>';

// Decision 10.3.
test('below a path, on an origin with other pages: a whole journey, the links, and the service worker', async ({
  page,
  procedures,
  customer,
  operator,
  server,
  origin,
  watch,
}) => {
  watch.allowFailedRequests();
  const { token } = await procedures.make(idCardOnly);
  const link = `${origin}${base}${token}`;
  await deploy(server, '1.0.0', base);
  await server.addFile('assets/config.json', JSON.stringify(configuration));
  await server.addFile(
    'assets/operator/pt-pt.json',
    JSON.stringify({ 'confirm.title': 'Verifique as fotos' }),
  );
  await server.addFile('privacy.html', ownPage);
  await server.goAway();
  await server.comeBack({ base });

  await test.step('the journey stays below the path', async () => {
    await customer.open({ link });
    await customer.sees('start');
    expect(customer.address).toBe(`${base}${token}/start`);
    await appIsKept(page);
    await customer.tap('start');
    await customer.take('idCardRecto');
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    expect(customer.address).toBe(`${base}${token}/confirm`);
    await customer.action('language').selectOption('nl-nl');
    await customer.seesText((await textsIn('nl-nl'))('confirm.title'));
    await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
  });

  await test.step('an unknown path goes to the app’s own /404, a link that could not be checked opens again', async () => {
    await page.goto(`${link}/photos/deeper`);
    await customer.sees('not-found');
    expect(customer.address).toBe(`${base}404`);
    await page.evaluate(() => localStorage.clear());
    await operator.addFault({ call: 'readProcedure', kind: 'status', status: 503, retryAfter: 0 });
    await customer.open({ link }, '/confirm?language=nl-nl');
    await customer.sees('not-found');
    await operator.clearFaults();
    await customer.tap('retry');
    await customer.sees('confirm');
    expect(customer.address).toBe(`${base}${token}/confirm?language=nl-nl`);
  });

  // Decision 10.5.
  await test.step('the notices of third parties come with the app', async () => {
    const notices = async (file: string) =>
      (await page.request.get(`${origin}${base}licenses/${file}`)).text();
    expect(await notices('app.md')).toMatch(/## @fontsource-variable[\s\S]*OFL-1\.1[\s\S]*## react\b/);
    expect(await notices('service-worker.md')).toContain('## workbox-core');
    expect(await notices('face-detector.txt')).toContain('Vladimir Mandic');
  });

  await test.step('the worker keeps only what is below the path', async () => {
    const kept = (await cachedResponses(page)).map(({ url }) => new URL(url).pathname);
    expect(kept).toEqual(expect.arrayContaining([`${base}index.html`, `${base}assets/config.json`]));
    expect(kept.filter((path) => !path.startsWith(base) || path.includes('licenses'))).toEqual([]);
    await page.goto(`${origin}${base}privacy.html`);
    await expect(page.getByRole('heading', { name: 'Our own page' })).toBeVisible();
  });

  await test.step('without a network the app opens, also in a language that was not used yet; other pages do not become the app’s', async () => {
    await server.goAway();
    await customer.open({ link }, '/confirm?language=pt-pt');
    await customer.seesText('Verifique as fotos');
    for (const other of [`${base}imprint`, `${base}privacy.html`, '/imprint', '/']) {
      await expect(page.goto(origin + other), other).rejects.toThrow(/net::ERR/);
    }
  });
});
