import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  actionsIn,
  renderConfirmView,
  empty,
  filled,
  snapshotOf,
  uploading,
} from './render-confirm-view.tsx';

/** The accessible description of a control; null if it has none. */
function description(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-describedby');
  return (id === null ? null : document.getElementById(id)?.textContent) ?? null;
}

/** The live region of the screen itself; the buttons have their own. */
function regionIn(screen: HTMLElement): Element {
  return [...screen.querySelectorAll('[role="status"]')].at(-1)!;
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
  expect(find(`#${CSS.escape(action('confirm').getAttribute('aria-describedby')!)}`).checkVisibility()).toBe(
    true,
  );
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
  expect(description(action('confirm'))).toBe('One photo is still being sent. You can submit right after.');
  expect(action('confirm').ariaDisabled).toBe('true');
});

test('while a photo is missing, the first button takes the next one, and walks through the rest', async () => {
  const { find, action, update, handlers } = await renderConfirmView(
    snapshotOf({ idCardRecto: filled, idCardVerso: empty, clientPicture: empty }),
  );
  const bar = find('[data-toasts="above"]');
  expect(actionsIn(bar)).toEqual(['take-next', 'confirm']);
  expect(action('take-next').textContent).toBe('Next photo: ID card, back');
  await userEvent.click(action('take-next'));
  expect(handlers.takeMissing).toHaveBeenCalledTimes(1);
  update(snapshotOf({ idCardRecto: filled, idCardVerso: uploading, clientPicture: empty }));
  expect(action('take-next').textContent).toBe('Next photo: selfie');
  update(snapshotOf({ idCardRecto: filled, idCardVerso: uploading, clientPicture: uploading }));
  expect(actionsIn(bar)).toEqual(['confirm']);
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

test('when the last photo has arrived, that is announced, but not if the screen appears with all photos', async () => {
  const { find, update } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  const region = regionIn(find('[data-screen]'));
  expect(region.textContent).toBe('');
  update(snapshotOf({ idCardRecto: filled }));
  await expect
    .poll(() => region.textContent)
    .toBe('We have received all your photos. You can submit them now.');

  const complete = await renderConfirmView(snapshotOf({ idCardRecto: filled }));
  expect(regionIn(complete.find('[data-screen]')).textContent).toBe('');
});

test('the heading is described by the reason, so that it is read when the screen appears', async () => {
  const { find } = await renderConfirmView(snapshotOf({ idCardRecto: uploading }));
  const ids = find('h1').getAttribute('aria-describedby')!.split(' ');
  const texts = ids.map((id) => document.getElementById(id)?.textContent);
  expect(texts.at(-1)).toBe('One photo is still being sent. You can submit right after.');
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
    const { action } = await renderConfirmView(snapshotOf(tiles));
    expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    expect(action('confirm').getBoundingClientRect().bottom <= innerHeight).toBe(isVisible);
  },
);
