import { languages, photoNames } from '@recto/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTextFont } from './render-page.tsx';
import {
  actionsIn,
  renderConfirmView,
  empty,
  failed,
  filled,
  kept,
  snapshotOf,
  uploading,
} from './render-confirm-view.tsx';

/** The accessible description of a control; null if it has none. */
function description(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-describedby');
  return (id === null ? null : document.getElementById(id)?.textContent) ?? null;
}

/** The live region of the bar itself; its buttons have their own. */
function regionIn(screen: HTMLElement): Element {
  return [...screen.querySelectorAll('[data-toasts="above"] [role="status"]')].at(-1)!;
}

/** What describes the screen's heading; undefined for what is not there. */
function headingTexts(find: (selector: string) => HTMLElement) {
  const ids = find('h1').getAttribute('aria-describedby')!.split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('with no photo missing, the button confirms, and has no description', async () => {
  const { action, handlers } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(action('confirm').ariaDisabled).toBeNull();
  expect(description(action('confirm'))).toBeNull();
  await userEvent.click(action('confirm'));
  expect(handlers.finish).toHaveBeenCalledTimes(1);
});

test('with a photo missing, the button is disabled, and its description names the photo', async () => {
  const { action, find, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: empty }),
  );
  expect(action('confirm').ariaDisabled).toBe('true');
  expect(description(action('confirm'))).toBe('One photo is still missing: back of the ID card.');
  expect(find('[data-toasts="above"] p').textContent).toBe('One photo is still missing.');
  action('confirm').click();
  expect(handlers.finish).not.toHaveBeenCalled();
});

test('with three photos missing, the visible reason has no names, but the description has', async () => {
  const { action, find } = await renderConfirmView(
    snapshotOf({ idCardRecto: empty, idCardVerso: empty, clientPicture: empty }),
  );
  expect(description(action('confirm'))).toBe(
    '3 photos are still missing: front of the ID card, back of the ID card and selfie.',
  );
  expect(find('p[aria-hidden="true"]').textContent).toBe('3 photos are still missing.');
});

test('a photo that is uploading counts as unsent, not as missing', async () => {
  const { action, update } = await renderConfirmView(
    snapshotOf({ idCardRecto: uploading, idCardVerso: empty }),
  );
  expect(description(action('confirm'))).toBe('One photo is still missing: back of the ID card.');
  update(snapshotOf({ idCardRecto: uploading, idCardVerso: filled }));
  expect(description(action('confirm'))).toBe('One photo still has to be sent.');
  expect(action('confirm').ariaDisabled).toBe('true');
});

test('while a photo is missing, the bar offers only the next one, and walks through the rest', async () => {
  const { find, action, update, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: empty, clientPicture: empty }),
  );
  const bar = () => find('[data-toasts="above"]');
  expect(actionsIn(bar())).toEqual(['take-next']);
  expect(action('take-next').textContent).toBe('Next photo: ID card, back');
  // The disabled confirm button (§5) is where the review ends.
  expect(actionsIn(find('[data-screen]')).at(-1)).toBe('confirm');
  await userEvent.click(action('take-next'));
  expect(handlers.takeMissing).toHaveBeenCalledTimes(1);
  update(snapshotOf({ idCardRecto: filled, idCardVerso: uploading, clientPicture: empty }));
  expect(action('take-next').textContent).toBe('Next photo: selfie');
  update(snapshotOf({ idCardRecto: filled, idCardVerso: uploading, clientPicture: uploading }));
  expect(actionsIn(bar())).toEqual(['confirm']);
});

test('a photo that is too large to be sent is the next one to take, by itself', async () => {
  const snapshot = snapshotOf({ idCardRecto: filled, idCardVerso: failed });
  const [section] = snapshot.sections;
  const [recto, verso] = section!.tiles;
  const tiles = [recto!, { ...verso!, problem: 'Toasts.photoTooLarge' as const }];
  const { find, action, handlers } = await renderConfirmView({
    ...snapshot,
    sections: [{ ...section!, tiles }],
  });
  expect(actionsIn(find('[data-toasts="above"]'))).toEqual(['take-next']);
  expect(description(action('confirm'))).toBe('One photo is still missing: back of the ID card.');
  await userEvent.click(action('take-next'));
  // The capture screen asks only for those that are missing.
  expect(handlers.takeMissing).not.toHaveBeenCalled();
  expect(handlers.openCamera.mock.calls).toEqual([['idCardVerso']]);
});

// Decision 8.8.
test('from the heading, the Tab key gets to the next photo first, then to the tiles; to Submit after them', async () => {
  const { action, update } = await renderConfirmView(snapshotOf({ ...complete, driverLicenseVerso: empty }));
  const stops = async (until: string) => {
    for (let count = 1; count < 20; count += 1) {
      await userEvent.tab();
      if (document.activeElement === action(until)) return count;
    }
    return null;
  };
  document.querySelector('h1')!.focus();
  expect(await stops('take-next')).toBe(1);
  // Two of each photo, and two ways to add one.
  expect(await stops('confirm')).toBe(11);
  update(snapshotOf(complete));
  document.querySelector('h1')!.focus();
  expect(await stops('confirm')).toBe(11);
});

test('a tap on the disabled button announces the reason each time, and shows it', async () => {
  const { action, find } = await renderConfirmView(snapshotOf({ idCardRecto: empty }));
  const region = regionIn(find('[data-screen]'));
  expect(region.textContent).toBe('');
  action('confirm').click();
  await expect.poll(() => region.textContent).toBe(description(action('confirm')));
  const first = region.firstElementChild;
  action('confirm').click();
  await expect.poll(() => region.firstElementChild !== first).toBe(true);
  expect(region.textContent).toBe(description(action('confirm')));
});

test('when the last photo has arrived, that is announced', async () => {
  const { find, update } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  const region = regionIn(find('[data-screen]'));
  expect(region.textContent).toBe('');
  update(snapshotOf({ idCardRecto: filled }));
  await expect
    .poll(() => region.textContent)
    .toBe('We have received all your photos. You can submit them now.');
});

test('if the screen appears with all photos, the heading says so, and nothing else does', async () => {
  const { find } = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(headingTexts(find).at(-1)).toBe('We have received all your photos. You can submit them now.');
  // Longer than the pause before the announcement.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(regionIn(find('[data-screen]')).textContent).toBe('');
});

test('without required photos, the heading does not speak of received ones', async () => {
  const { find } = await renderConfirmView(snapshotOf({}));
  expect(headingTexts(find)).toEqual(['No photos are needed for your request.']);
});

test('the heading is described by the reason, so that it is read when the screen appears', async () => {
  const { find } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  expect(headingTexts(find).at(-1)).toBe('One photo still has to be sent.');
});

test.each([
  ['three', { idCardRecto: filled, idCardVerso: filled, clientPicture: filled }],
  [
    'five',
    {
      idCardRecto: filled,
      idCardVerso: filled,
      driverLicenseRecto: filled,
      driverLicenseVerso: filled,
      clientPicture: filled,
    },
  ],
])('the %s tiles of a complete review are above the button at 390×844', async (_count, tiles) => {
  await page.viewport(390, 844);
  const { find, tile } = await renderConfirmView(snapshotOf(tiles));
  // With the header of the page, 56 px.
  const room = find('[data-toasts="above"]').getBoundingClientRect().height + 56;
  expect(tile('clientPicture').getBoundingClientRect().bottom).toBeLessThan(844 - room);
});

const complete = {
  idCardRecto: filled,
  idCardVerso: filled,
  driverLicenseRecto: filled,
  driverLicenseVerso: filled,
  clientPicture: filled,
};

test.each([
  { width: 390, height: 480, text: 100, tiles: { ...complete, driverLicenseVerso: empty }, isVisible: true },
  { width: 320, height: 640, text: 200, tiles: complete, isVisible: true },
  { width: 320, height: 640, text: 200, tiles: { ...complete, idCardVerso: empty }, isVisible: false },
  { width: 568, height: 320, text: 100, tiles: complete, isVisible: false },
])(
  'the bar stays visible on a page longer than the screen, unless it would cover half of it: $width × $height, text at $text %',
  async ({ width, height, text, tiles, isVisible }) => {
    document.documentElement.style.fontSize = `${text}%`;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await page.viewport(width, height);
    const { find } = await renderConfirmView(snapshotOf(tiles));
    expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    expect(find('[data-toasts="above"] button').getBoundingClientRect().bottom <= innerHeight).toBe(
      isVisible,
    );
  },
);

describe.each(languages)('the bar in %s', (language) => {
  test('keeps its button in place while photos are added, sent and received, at 320 × 568', async () => {
    await page.viewport(320, 568);
    await loadTextFont();
    const { find, update } = await renderConfirmView(snapshotOf(complete), { language });
    const bottom = () => find('[data-toasts="above"] button').getBoundingClientRect().bottom;
    const place = bottom();
    for (const state of [empty, uploading, failed, kept]) {
      update(snapshotOf({ ...complete, clientPicture: state }));
      expect(bottom(), state.name).toBeCloseTo(place, 0);
    }
  });

  test('the bar is as high while a photo is sent as when all were received, at 390 × 844', async () => {
    await page.viewport(390, 844);
    await loadTextFont();
    const { find, update } = await renderConfirmView(snapshotOf(complete), { language });
    const { height } = find('[data-toasts="above"]').getBoundingClientRect();
    for (const state of [uploading, kept]) {
      update(snapshotOf({ ...complete, clientPicture: state }));
      expect(find('[data-toasts="above"]').getBoundingClientRect().height, state.name).toBe(height);
    }
  });

  test.each([
    { width: 320, height: 568, highestButton: 60 },
    { width: 390, height: 844, highestButton: 57 },
  ])(
    'names each next photo on one line, in 120 px, at $width × $height',
    async ({ width, height, highestButton }) => {
      await page.viewport(width, height);
      await loadTextFont();
      const { find, action, update } = await renderConfirmView(snapshotOf(complete), { language });
      for (const photo of photoNames) {
        update(snapshotOf({ ...complete, [photo]: empty }));
        const bar = find('[data-toasts="above"]').getBoundingClientRect();
        expect(bar.height, action('take-next').textContent).toBeLessThanOrEqual(120);
        expect(action('take-next').getBoundingClientRect().height).toBeLessThan(highestButton);
        const label = action('take-next').querySelector('span span span')!;
        expect(linesOf(label), action('take-next').textContent).toBe(1);
      }
    },
  );
});

/** How many lines the text of an element takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
