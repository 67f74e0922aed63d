import { tasksDuring } from '../../lab/bench/main-thread.ts';
import { expectSpecimen } from './fixtures/expect-specimen.ts';
import { idCardOnly, selfieOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { textsIn } from './fixtures/texts.ts';

/** The real analyser, in a worker, looks at what the camera films (decisions 4.1 to 4.4). */
test.use({ guidance: 'full' });

test.beforeEach(async ({ camera }) => {
  await camera.show('idCardRecto');
});

test('sound and vibration are offered on the start screen; a card that is framed well is photographed without a tap', async ({
  page,
  procedures,
  customer,
}) => {
  await customer.open(await procedures.make(idCardOnly));
  await customer.sees('start');
  await customer.tap('sound');
  await expect(customer.action('sound')).toHaveAttribute('aria-checked', 'true');
  // The ring lasts only a moment: the page itself looks for it, in every frame.
  const soundWhileRing = page.waitForFunction(() => {
    const screen = document.querySelector('[data-screen="capture"][data-photo="idCardRecto"]');
    if (!screen?.querySelector('svg:has([data-mask]) [data-ring]')) return null;
    return screen.querySelector('[data-action="sound"]')?.getAttribute('aria-checked') ?? 'no control';
  });
  await customer.tap('start');
  expect(await (await soundWhileRing).jsonValue()).toBe('true');
  await customer.seesCapture('preview', 'idCardRecto');
});

test('a face that is framed well is photographed without a tap', async ({ camera, procedures, customer }) => {
  await camera.show('clientPicture');
  await customer.open(await procedures.started(selfieOnly), '/capture');
  await customer.seesCapture('preview', 'clientPicture');
});

test('a browser without VideoFrame and ImageBitmap is guided, although the file for that comes late', async ({
  page,
  procedures,
  customer,
}) => {
  await page.addInitScript(() => {
    for (const name of ['VideoFrame', 'createImageBitmap']) Reflect.deleteProperty(window, name);
  });
  const file = /\/assets\/canvas-pixels-/;
  await page.route(file, async (route) => {
    await page.waitForTimeout(4_000);
    await route.continue();
  });
  const requested = page.waitForRequest(file);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await requested;
  await customer.seesCapture('preview', 'idCardRecto');
});

test('with auto-capture off no photo is taken, and the choice stays after a reload', async ({
  page,
  camera,
  procedures,
  customer,
}) => {
  const seesReadyWithoutPhoto = async () => {
    await expect(customer.action('auto-capture')).toHaveAttribute('aria-checked', 'false');
    await expect(page.locator('[data-hint="ready"]')).toBeVisible();
    // Longer than the rest and the ring take.
    await page.waitForTimeout(1_500);
    await customer.seesCapture('capture', 'idCardRecto');
    await expect(page.locator('[data-ring]')).toHaveCount(0);
  };
  // In the dark no photo is taken, however late the tap is.
  await camera.show('idCardRecto', 'dark');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.tap('auto-capture');
  await camera.show('idCardRecto');
  await customer.comeBack();
  await seesReadyWithoutPhoto();
  await page.reload();
  await seesReadyWithoutPhoto();
});

test('over the bar of the selfie, the switches can be tapped', async ({ procedures, customer }) => {
  await customer.open(await procedures.started(selfieOnly), '/capture');
  for (const action of ['auto-capture', 'sound'] as const) {
    const isOn = action === 'sound';
    await expect(customer.action(action)).toHaveAttribute('aria-checked', String(!isOn));
    await customer.tap(action);
    await expect(customer.action(action)).toHaveAttribute('aria-checked', String(isOn));
  }
});

test('the open viewfinder leaves the main thread free: no task takes 50 ms of its own time', async ({
  page,
  browser,
  procedures,
  customer,
}) => {
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.tap('auto-capture');
  await expect(page.locator('[data-hint="ready"]')).toBeVisible();
  // What is loaded after the camera's picture is there then.
  await page.waitForTimeout(3_000);
  const tasks = await tasksDuring(browser, page, () => page.waitForTimeout(4_000));
  expect(tasks.length).toBeGreaterThan(20);
  expect(tasks.filter((task) => task > 50)).toEqual([]);
});

test('a dark photo gets its warning, and Retake is the first choice', async ({
  page,
  camera,
  procedures,
  customer,
}) => {
  await camera.show('idCardRecto', 'dark');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await expect(page.locator('[data-hint="tooDark"]')).toBeVisible();
  await customer.photograph('idCardRecto');
  const t = await textsIn('fr-fr');
  await customer.seesText(t('capture.guidance.warning.tooDark'));
  const backgroundOf = (name: 'retake' | 'use') =>
    customer.action(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf('retake')).not.toBe(await backgroundOf('use'));
  await customer.tap('use');
  await customer.seesCapture('capture', 'idCardVerso');
});

test('a face at a card’s step is named, in the viewfinder and in the check of its photo', async ({
  page,
  camera,
  procedures,
  customer,
}) => {
  const t = await textsIn('fr-fr');
  await camera.show('clientPicture');
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await expect(page.locator('[data-hint="faceInsteadOfDocument"]')).toHaveText(
    t('capture.guidance.hint.faceInsteadOfDocument'),
  );
  await customer.photograph('idCardRecto');
  await customer.seesText(t('capture.guidance.warning.faceInsteadOfDocument'));
  // The card that is shown then is taken without a tap.
  await camera.show('idCardRecto');
  await customer.comeBack();
  await customer.tap('retake');
  await customer.seesCapture('preview', 'idCardRecto');
  await customer.seesText(t('capture.guidance.checked.card'));
});

test('a blurred photo is taken again, and the sharp one is sent', async ({
  page,
  camera,
  procedures,
  customer,
}) => {
  const { link } = await procedures.started(idCardOnly);
  await camera.show('idCardRecto', 'blurred');
  await customer.open({ link }, '/capture');
  await customer.tap('auto-capture');
  // A camera without zoom asks for more distance.
  await expect(page.locator('[data-hint^="hold"]')).toBeVisible();
  await customer.photograph('idCardRecto');
  const t = await textsIn('fr-fr');
  await customer.seesText(t('capture.guidance.warning.blurred'));
  await customer.tap('loupe');
  await expect(page.locator('[data-loupe] img')).toBeVisible();
  // The camera focuses: the file is read again when it is opened again.
  await camera.show('idCardRecto');
  await customer.comeBack();
  await customer.tap('retake');
  await expect(page.locator('[data-hint="ready"]')).toBeVisible();
  await customer.photograph('idCardRecto');
  await customer.seesText(t('capture.guidance.checked.card'));
  await expect(customer.action('loupe')).toHaveCount(0);
  await customer.tap('use');
  await customer.seesCapture('capture', 'idCardVerso');
});

// Decision 4.4.
test('the preview shows the document alone, and what is sent is the whole square, byte for byte', async ({
  page,
  procedures,
  customer,
  operator,
}) => {
  const procedure = await procedures.started(idCardOnly, ['idCardVerso']);
  await customer.open(procedure, '/capture');
  await customer.seesCapture('preview', 'idCardRecto');
  const card = page.locator('[data-cut-out="lifts"]');
  await expect(card).toBeVisible();
  const shape = await card.boundingBox();
  expect(shape!.width / shape!.height).toBeCloseTo(85.6 / 53.98, 1);
  const [square, alone] = await page
    .locator('[data-screen="capture"] img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(alone).toBe(square);
  await customer.tap('whole-photo');
  await expect(customer.action('whole-photo')).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveCount(0);
  await customer.tap('whole-photo');
  await expect(card).toBeVisible();
  await customer.tap('use');
  await customer.sees('confirm');
  const sent = await operator.photo(procedure.token, 'idCardRecto');
  expect(square).toBe(`data:image/jpeg;base64,${Buffer.from(sent).toString('base64')}`);
  await expectSpecimen(sent, 'idCardRecto');
});

test('the shutter works at once, although the guidance never arrives', async ({
  page,
  procedures,
  customer,
}) => {
  await page.route(/worker|engine|analysis/, () => undefined);
  await customer.open(await procedures.started(idCardOnly), '/capture');
  await customer.take('idCardRecto');
  await customer.seesCapture('capture', 'idCardVerso');
});
