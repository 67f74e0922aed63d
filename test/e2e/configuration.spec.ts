import type { Fault } from './fixtures/operator.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** Each malformed file is in `test/unit/adapters/http/configuration.test.ts`. */
const faults = [
  ['is missing', { kind: 'status', status: 404 }],
  ['has wrong fields', { kind: 'wrongShape' }],
  ['can not be loaded', { kind: 'dropBefore' }],
] as const satisfies readonly (readonly [string, Fault])[];

test('a configuration that can’t be used: a readable page with a reload button, and §8’s line on the console', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allowFailedRequests();
  watch.allow(/^Could not load configuration$/);
  watch.allow(
    /configuration (?:is 404|is wrong at: authEndpointUrl, idEndpointUrl, clientId|could not be loaded)\.$/,
  );
  const t = await textsIn('de-de');
  for (const [what, fault] of faults) {
    await test.step(`it ${what}`, async () => {
      const line = page.waitForEvent(
        'console',
        (message) => message.text() === 'Could not load configuration',
      );
      await operator.addFault({ call: 'config', ...fault });
      const procedure = await procedures.make(everything);
      await customer.open(procedure, '/start?language=de-de');
      await customer.sees('configuration-error');
      await customer.seesText(t('failure.configuration.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await line;

      await operator.clearFaults();
      await customer.tap('retry');
      await customer.sees('start');
      expect(customer.address).toBe(`/${procedure.token}/start?language=de-de`);
    });
  }
});

test('a defect of the app while it reads the configuration is shown as a crash, and only its name is on the console', async ({
  page,
  procedures,
  customer,
  watch,
}) => {
  watch.allow(/^A screen broke: RangeError$/);
  watch.keepSecret('Camille Robin');
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (name === 'meta') throw new RangeError('Camille Robin');
      return create(name);
    };
  });
  const line = page.waitForEvent('console', (message) => message.text() === 'A screen broke: RangeError');
  await customer.open(await procedures.make(everything), '/start?language=en-gb');
  await customer.sees('crash');
  await customer.seesText((await textsIn('en-gb'))('failure.crash.title'));
  await line;
});

// Decision 10.7.
test('a wrong or misspelt field is named on the console, and the app works without it', async ({
  page,
  procedures,
  customer,
  watch,
}) => {
  const line = 'Configuration: these fields are not used: eventsUrl, otherPages, brnd.';
  watch.allow(new RegExp(`^${line}$`));
  await page.route('**/assets/config.json', async (route) => {
    const response = await route.fetch();
    const wrong = { eventsUrl: 'https://events.example/?key=7', otherPages: '/imprint', brnd: {} };
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...wrong } });
  });
  const reported = page.waitForEvent('console', (message) => message.text() === line);
  await customer.open(await procedures.make(everything));
  await customer.sees('start');
  await reported;
});

test.describe('on a phone whose language is English', () => {
  test.use({ locale: 'en-US' });

  test('the page is in English; another language can be chosen, even without any texts, and stays after the reload', async ({
    page,
    customer,
    operator,
    origin,
    watch,
  }) => {
    watch.allowFailedRequests();
    watch.allow(/^Could not load configuration$/);
    watch.allow(/^The response to the request for the configuration is 404\.$/);
    await page.route(/\/assets\/(en-gb|fr-fr|it-it)-/, (route) => route.abort());
    await operator.addFault({ call: 'config', kind: 'status', status: 404 });
    await page.goto(`${origin}/a-token/start?a=1&a=2`);
    await customer.sees('configuration-error');
    await customer.seesText((await textsIn('en-gb'))('failure.configuration.title'));
    await expect(page.getByLabel('Language')).toHaveValue('en-gb');

    const italian = (await textsIn('it-it'))('failure.configuration.title');
    await customer.action('language').selectOption('it-it');
    await customer.seesText(italian);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
    expect(customer.address).toBe('/a-token/start?a=1&a=2&language=it-it');
    await customer.tap('retry');
    await expect.poll(() => operator.callsOf('config')).toHaveLength(2);
    await customer.seesText(italian);
  });
});
