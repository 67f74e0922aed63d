import { listenToAnnouncements } from './fixtures/announcements.ts';
import { essential } from './fixtures/essential.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';
import { withoutReact } from './fixtures/without-react.ts';

test(
  'before React is there, a photo is taken, retaken, used and sent, and React goes on from there',
  essential,
  async ({ page, procedures, customer, operator }) => {
    const release = await withoutReact(page);
    const procedure = await procedures.make({ ...idCardOnly, language: 'en-gb' });
    await page.goto(procedure.link, { waitUntil: 'commit' });
    await customer.sees('start');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle((await textsIn('en-gb'))('documentTitle.start'));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-GB');
    const line = page.locator('[data-loading-line]');
    const sheets = () =>
      page
        .locator('link[data-styles-of]')
        .evaluateAll((links) => links.map((each) => each.dataset['stylesOf']));
    await expect(line).toHaveCount(0);
    await customer.tap('start');
    await customer.photograph('idCardRecto');
    // With the sheets of both screens, rules of the start screen would overrule those of this one.
    expect(await sheets()).toEqual(['capture']);
    await expect(line).toHaveCount(0);
    await customer.tap('retake');
    await customer.photograph('idCardRecto');
    await customer.tap('use');
    await expect.poll(() => operator.callsOf('savePhoto')).toHaveLength(1);
    expect(await operator.callsOf('setStarted')).toHaveLength(1);
    const video = await page.locator('video').elementHandle();

    release();
    await customer.seesCapture('capture', 'idCardVerso');
    expect(await sheets()).toEqual([]);
    expect(await page.evaluate((element) => element === document.querySelector('video'), video)).toBe(true);
    await customer.take('idCardVerso');
    await customer.sees('confirm');
    await page.goBack();
    await customer.sees('start');
  },
);

test('before React is there, a customer with a keyboard hears what happens, and keeps the focus when React comes', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const t = await textsIn('en-gb');
  const release = await withoutReact(page);
  const log = await listenToAnnouncements(page);
  const heard: string[] = [];
  const hears = async (...lines: readonly string[]) => {
    await expect
      .poll(async () => {
        heard.push(...(await log.next()).filter((line) => !line.startsWith('title: ')));
        return heard;
      })
      .toEqual(lines);
    heard.length = 0;
  };
  const button = (name: string) => `focus: button ${name}`;
  const step = t('capture.step', { number: 1, total: 2 });
  const viewfinder = `focus: h1 ${t('photos.title.idCardRecto')}, ${t('capture.instruction.idCardRecto')} ${step}`;
  const taken = `${t('capture.announce.photoTaken')}. ${t('capture.announce.unchecked')}`.replace(/\.$/, '');
  const preview = `focus: h1 ${taken} – ${t('photos.title.idCardRecto')}`;
  const ready = `polite: ${t('capture.announce.ready')}`;

  const { link } = await procedures.make({ ...idCardOnly, language: 'en-gb' });
  await operator.addFault({ call: 'setStarted', kind: 'delay', ms: 1500, times: 1 });
  await page.goto(link, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeFocused();
  await log.next();
  await customer.action('start').focus();
  await page.keyboard.press('Enter');
  await hears(button(t('start.action')), `polite: ${t('start.inProgress')}`, viewfinder, ready);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await hears(button(t('capture.shutter')), preview);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hears(button(t('capture.preview.retake')), viewfinder, ready);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hears(button(t('capture.shutter')), preview);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await hears(button(t('capture.preview.retake')), button(t('capture.preview.use')));

  release();
  await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
  await expect(customer.action('use')).toBeFocused();
  expect((await log.next()).filter((line) => !line.startsWith('focus: '))).toEqual([]);
  await page.keyboard.press('Enter');
  await customer.seesCapture('capture', 'idCardVerso');
  expect(await log.lost()).toEqual([]);
});

test('what only React can do is remembered, shown as waiting, and done once it is there', async ({
  page,
  procedures,
  customer,
  files,
}) => {
  const release = await withoutReact(page);
  const { link } = await procedures.make({ ...idCardOnly, language: 'en-gb' });
  await page.goto(link, { waitUntil: 'commit' });
  const language = customer.action('language');
  await language.selectOption('de-de');
  await expect(language).toHaveAttribute('data-waits');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    (await textsIn('de-de'))('start.title.idCard', { count: 2 }),
  );
  await expect(language).not.toHaveAttribute('data-waits');

  const again = await withoutReact(page);
  const started = await procedures.started({ ...idCardOnly, language: 'en-gb' });
  await page.goto(`${started.link}/capture`, { waitUntil: 'commit' });
  await customer.seesCapture('capture', 'idCardRecto');
  await customer.tap('back');
  await expect(customer.action('back')).toHaveAttribute('data-waits');
  again();
  await customer.sees('start');

  const last = await withoutReact(page);
  await page.goto(`${started.link}/capture`, { waitUntil: 'commit' });
  await customer.seesCapture('capture', 'idCardRecto');
  await customer.tapAndChoose(customer.action('choose-file'), await files.jpeg());
  await expect(customer.action('choose-file')).toHaveAttribute('data-waits');
  last();
  await customer.seesCapture('preview', 'idCardRecto');
});

test('a start screen that was scrolled before React is there stays where it is', async ({
  page,
  procedures,
  customer,
}) => {
  const release = await withoutReact(page);
  const { link } = await procedures.make(everything);
  await page.goto(link, { waitUntil: 'commit' });
  await customer.sees('start');
  // With it, the page has another height.
  await page.waitForFunction(() => document.fonts.check("1em 'Atkinson Hyperlegible Next Variable'"));
  const top = () => page.evaluate(() => document.scrollingElement!.scrollTop);
  await customer.action('start').evaluate((button) => button.scrollIntoView());
  const before = await top();
  expect(before).toBeGreaterThan(50);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
  expect(await top()).toBe(before);
});

test('the second of two quick taps on Start does not press the shutter that comes in its place', async ({
  page,
  context,
  procedures,
  customer,
}) => {
  await context.grantPermissions(['camera']);
  await withoutReact(page);
  const { link } = await procedures.make({ ...idCardOnly, language: 'en-gb' });
  await page.goto(link, { waitUntil: 'commit' });
  await customer.sees('start');
  const guarded = page.waitForFunction(() => {
    const shutter = document.querySelector('[data-action="shutter"]');
    return shutter !== null && getComputedStyle(shutter).pointerEvents === 'none';
  });
  await customer.tap('start');
  await guarded;
  await customer.photograph('idCardRecto');
});

test('a photo that is taken before React can come is sent, even if it never comes', async ({
  page,
  procedures,
  customer,
  operator,
  watch,
}) => {
  watch.allow(/^The app did not begin: TypeError$/);
  watch.allowFailedRequests();
  await page.route(/\/assets\/app-[\w-]{8}\.js$/, (route) => route.abort());
  const { link } = await procedures.started({ ...idCardOnly, language: 'en-gb' });
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await customer.photograph('idCardRecto');
  await customer.tap('use');
  await expect.poll(() => operator.callsOf('savePhoto')).toHaveLength(1);
  await page.unrouteAll();
  const reload = page.getByRole('link', { name: (await textsIn('en-gb'))('failure.reload') });
  await reload.tap();
  await customer.seesCapture('capture', 'idCardVerso');
});

test('a prerendered screen has the text size of an iPhone, and hides what it covers', async ({
  page,
  procedures,
  customer,
}) => {
  await page.addInitScript(() => {
    // Chromium does not know the keyword.
    Object.defineProperty(CSSStyleDeclaration.prototype, 'font', {
      get(this: CSSStyleDeclaration) {
        return this.getPropertyValue('font');
      },
      set(this: CSSStyleDeclaration, font: string) {
        this.setProperty('font', font === '-apple-system-body' ? '34px serif' : font);
      },
    });
  });
  const release = await withoutReact(page);
  const { link } = await procedures.started({ ...idCardOnly, language: 'en-gb' });
  await page.goto(`${link}/capture`, { waitUntil: 'commit' });
  await customer.seesCapture('capture', 'idCardRecto');
  const isAsReactShowsIt = async () => {
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
    await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden();
  };
  await isAsReactShowsIt();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app-state', 'ready');
  await isAsReactShowsIt();
});
