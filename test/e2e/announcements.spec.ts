import type { Page } from '@playwright/test';
import { languages, type Language, type PhotoName } from '@recto/core';
import { listenToAnnouncements, type Announcements } from './fixtures/announcements.ts';
import type { Customer } from '@recto/testing/playwright';
import { idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { internalErrorOf, textsIn, withoutSoftHyphens } from './fixtures/texts.ts';

/**
 * What a screen reader says on the way from the link to the end: every change of a live region, of the focus and of
 * the title, in order. The expected lines are made of the app's own texts.
 */

const [front, back] = ['idCardRecto', 'idCardVerso'] as const;
type IdCardPhoto = typeof front | typeof back;

/** The lines that the app says, from its texts in one language. */
async function linesIn(language: Language) {
  const t = await textsIn(language);
  const focus = (role: string, ...parts: readonly string[]) =>
    `focus: ${role} ${parts[0]}${parts.length > 1 ? `, ${parts.slice(1).join(' ')}` : ''}`;
  const nameOf = (photo: PhotoName) => ({ photo: t(`photos.name.${photo}`) });
  const toast = (kind: 'success' | 'error', photo: PhotoName, text: string) =>
    `${kind === 'error' ? `assertive: ${t('toasts.kind.error')}. ` : 'polite: '}${t(`photos.title.${photo}`)}. ${text}`;
  const step = (number: number) => t('capture.step', { number, total: 2 });
  return {
    t,
    viewfinder: (photo: IdCardPhoto, number: number, ...news: readonly string[]) =>
      focus('h1', t(`photos.title.${photo}`), t(`capture.instruction.${photo}`), ...news, step(number)),
    preview: (photo: IdCardPhoto) => {
      const verdict = `${t('capture.announce.photoTaken')}. ${t('capture.announce.unchecked')}`;
      return focus('h1', `${verdict.replace(/\.$/, '')} – ${t(`photos.title.${photo}`)}`);
    },
    title: (key: 'start' | 'confirm' | 'finished') => `title: ${t(`documentTitle.${key}`)}`,
    captureTitle: (photo: PhotoName) =>
      `title: ${withoutSoftHyphens(t('documentTitle.capture', { photo: t(`photos.title.${photo}`) }))}`,
    heading: (...parts: readonly string[]) => focus('h1', ...parts),
    button: (...parts: readonly string[]) => focus('button', ...parts),
    tile: (photo: PhotoName, state: 'empty' | 'waiting' | 'uploading') =>
      focus(
        'fieldset',
        t(`photos.title.${photo}`),
        `${t(`photos.side.${photo}`)} ${t(`confirm.tile.state.${state}`)}`,
      ),
    toast,
    sent: (photo: PhotoName) => toast('success', photo, t('Toasts.photoSent')),
    nameOf,
    missing: (...photos: readonly PhotoName[]) =>
      t('confirm.missing', {
        count: photos.length,
        photos: photos.map((photo) => t(`photos.name.${photo}`)),
      }),
  };
}

/** Waits until exactly these lines have followed the ones that were read before. */
async function hears(log: Announcements, expected: readonly string[]): Promise<void> {
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await log.next()).filter((line) => !isAboutLoading(line)));
      return heard;
    })
    .toEqual(expected.map(inOneLine));
}

/** What is said only on a slow machine: that there is no screen yet, and that a button's call takes its time. */
const loading = new Set<string>();

test.beforeAll(async () => {
  for (const language of languages) {
    const t = await textsIn(language);
    for (const text of [t('shell.loading'), t('start.inProgress'), t('confirm.inProgress')]) {
      loading.add(inOneLine(`polite: ${text}`));
    }
  }
});

/** With ordinary spaces, as in the log. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isAboutLoading(line: string): boolean {
  return loading.has(line.replace(/ \(.*\)$/, ''));
}

async function expectNothingLost(log: Announcements): Promise<void> {
  expect((await log.lost()).filter((line) => !isAboutLoading(line))).toEqual([]);
}

for (const language of ['en-gb', 'de-de'] as const) {
  test.describe(language, () => {
    test('from the link to the end, each outcome is announced once', async ({
      page,
      procedures,
      customer,
      files,
    }) => {
      const lines = await linesIn(language);
      const { t, title, captureTitle, heading, button, tile, toast, sent, nameOf } = lines;
      const { viewfinder, preview } = lines;
      const log = await listenToAnnouncements(page);
      await customer.open(await procedures.make({ ...idCardOnly, language }), `?language=${language}`);

      await test.step('the start screen', async () => {
        await customer.action('start').tap({ trial: true });
        const opening = await log.next();
        expect(opening.at(-1)).toBe(title('start'));
        expect(opening.filter((line) => line.startsWith('focus: '))).toEqual([
          inOneLine(heading(t('start.title.idCard', { count: 2 }), t('start.duration', { count: 2 }))),
        ]);
      });

      await test.step('the photos: one heading for each viewfinder, and one for each photo, which says what is known of it', async () => {
        await customer.tap('start');
        await hears(log, [
          button(t('start.action')),
          viewfinder(front, 1),
          captureTitle(front),
          `polite: ${t('capture.announce.ready')}`,
        ]);
        await customer.tap('shutter');
        await hears(log, [button(t('capture.shutter')), preview(front)]);
        await customer.tap('use');
        await hears(log, [button(t('capture.preview.use')), viewfinder(back, 2), captureTitle(back)]);
        await customer.tap('shutter');
        await hears(log, [button(t('capture.shutter')), preview(back)]);
        await customer.tap('use');
        await hears(log, [
          button(t('capture.preview.use')),
          heading(t('confirm.title'), t('confirm.allReceived')),
          title('confirm'),
        ]);
      });

      await test.step('a photo in full screen', async () => {
        const open = button(t('confirm.viewer.open', nameOf(back)));
        await customer.tileAction(back, 'enlarge').tap();
        await hears(log, [open, button(t('confirm.viewer.close'))]);
        await page.keyboard.press('Escape');
        await hears(log, [open]);
      });

      await test.step('a deletion', async () => {
        await customer.tileAction(back, 'delete').tap();
        await customer.tap('delete-yes');
        await hears(log, [
          button(t('confirm.label.delete', nameOf(back))),
          button(t('confirm.deleteModal.no')),
          button(t('confirm.deleteModal.yes')),
          tile(back, 'empty'),
          toast('success', back, t('Toasts.photoDeleted')),
        ]);
      });

      await test.step('a tap on the disabled button, twice', async () => {
        const { missing } = lines;
        await customer.action('confirm').tap({ force: true });
        await customer.action('confirm').tap({ force: true });
        await hears(log, [
          button(t('confirm.action'), missing(back)),
          `polite: ${missing(back)}`,
          `polite: ${missing(back)}`,
        ]);
      });

      await test.step('a chosen file that is not a photo', async () => {
        await customer.tapAndChoose(customer.tileAction(back, 'choose-file'), await files.text('card.jpg'));
        const problem = t('Errors.imageExtension');
        await hears(log, [
          button(t('confirm.label.choosePhoto', nameOf(back))),
          tile(back, 'uploading'),
          toast('error', back, problem),
        ]);
        await expect(customer.tile(back)).toHaveAccessibleDescription(new RegExp(escaped(problem)));
      });

      await test.step('the last photo: it is sent, and the photos can be submitted', async () => {
        await customer.tapAndChoose(customer.tileAction(back, 'choose-file'), await files.jpeg());
        await hears(log, [
          button(t('confirm.label.choosePhoto', nameOf(back))),
          tile(back, 'uploading'),
          sent(back),
          `polite: ${t('confirm.allReceived')}`,
        ]);
      });

      await test.step('the end', async () => {
        await log.begun();
        await customer.tap('confirm');
        await hears(log, [
          button(t('confirm.action')),
          heading(t('status.finished.title'), t('status.finished.text')),
          title('finished'),
        ]);
      });
      await expectNothingLost(log);
    });
  });
}

test.describe('failures', () => {
  const language = 'en-gb';

  test('each failure is announced once, with what failed and what can be done', async ({
    page,
    procedures,
    customer,
    operator,
    files,
    watch,
  }) => {
    watch.allowFailedRequests();
    const { t, button, tile, toast, sent, nameOf } = await linesIn(language);
    const log = await listenToAnnouncements(page);
    const procedure = await procedures.started({ ...idCardOnly, language }, [front]);
    await customer.open(procedure, `/confirm?language=${language}`);
    await customer.action('take-next').tap({ trial: true });
    await log.next();

    await test.step('an upload', async () => {
      await operator.addFault({ call: 'uploadPhoto', kind: 'status', status: 400, times: 1 });
      await customer.tapAndChoose(customer.tileAction(back, 'choose-file'), await files.jpeg());
      await hears(log, [
        button(t('confirm.label.choosePhoto', nameOf(back))),
        tile(back, 'uploading'),
        toast('error', back, await internalErrorOf('uploadPhoto', language)),
      ]);
    });

    await test.step('its repetition, without a fault', async () => {
      await customer.tileAction(back, 'retry').tap();
      await hears(log, [
        button(t('confirm.label.retry', nameOf(back))),
        tile(back, 'waiting'),
        sent(back),
        `polite: ${t('confirm.allReceived')}`,
      ]);
    });

    await test.step('submitting', async () => {
      await operator.addFault({ call: 'setFinished', kind: 'status', status: 409, times: 1 });
      await customer.tap('confirm');
      const failure = await internalErrorOf('setFinished', language);
      await hears(log, [button(t('confirm.action')), `assertive: ${t('toasts.kind.error')}. ${failure}`]);
    });
    await expectNothingLost(log);
    await expectFocusOn(page, customer);
  });
});

/** The button that failed has kept the focus. */
async function expectFocusOn(page: Page, customer: Customer): Promise<void> {
  await expect(customer.action('confirm')).toBeFocused();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
