import type { CDPSession, Page } from 'playwright';
import type { SafeArea } from '../../.storybook/checks/layout-problems.ts';
import type { StorybookPreview } from './storybook-preview.ts';

/** How a story is shown: the phone in CSS pixels, and the settings of Storybook's toolbar. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** The space of a notch and a home bar. */
  readonly safeArea: SafeArea;
  readonly globals: Readonly<Record<'language' | 'theme' | 'text', string>>;
}

const noFurniture: SafeArea = { top: 0, right: 0, bottom: 0, left: 0 };
const notchAndHomeBar: SafeArea = { ...noFurniture, top: 44, bottom: 34 };
const plain = { language: 'fr-fr', theme: 'light', text: '100' };

/** How every story is shown first (`.storybook/toolbar.ts`). */
export const usual: Look = { width: 390, height: 844, safeArea: noFurniture, globals: plain };

export const onItsSide: Look = { ...usual, width: 844, height: 390 };

export const inTheDark: Look = { ...usual, globals: { ...plain, theme: 'dark' } };

/** The smallest phone that is in use. */
export function small(language: string): Look {
  return { ...usual, width: 320, height: 568, globals: { ...plain, language } };
}

/** Text at 200 %, on a phone whose display is zoomed. @param withNotch for a screen, which must avoid the notch; not for a part of one */
export function smallWithLargeText(language: string, withNotch: boolean): Look {
  return {
    width: 320,
    height: 693,
    safeArea: withNotch ? notchAndHomeBar : noFurniture,
    globals: { ...plain, language, text: '200' },
  };
}

/** Shows the open story in another way, and waits until it is drawn. axe has checked it before. */
export async function lookAt(page: Page, { width, height, safeArea, globals }: Look): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await setSafeArea(page, safeArea);
  await page.evaluate(
    async (update) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPreview;
      await new Promise<void>((resolve) => {
        // The last event of a rendering: a later one would be attributed to the next story.
        channel.once('storyFinished', () => resolve());
        channel.emit('updateGlobals', { globals: update });
      });
      await globalThis.rectoInspection!.settled();
    },
    { ...globals, a11y: { manual: true } },
  );
}

/** Restores the page for the next story, which axe checks again. */
export async function lookAway(page: Page): Promise<void> {
  await lookAt(page, usual);
  await setAxe(page, true);
}

/** Lets axe not check the stories that are opened from now on. */
export async function withoutAxe(page: Page): Promise<void> {
  await setAxe(page, false);
}

/** Not by an event, which would draw the open story once more, and axe would check it once more. */
async function setAxe(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((manual) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPreview;
    preview.storyStoreValue.userGlobals.update({ a11y: { manual } });
  }, !isOn);
}

/**
 * Waits until a picture may be taken. A key that does nothing is pressed first: the focus ring is
 * always shown after the keyboard was used, while it may or may not be shown after a script moved the focus.
 */
export async function drawn(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await page.evaluate(() => globalThis.rectoInspection!.settled());
}

/** The session that sets a page's safe area, and what it has set: the insets last as long as the session. */
const safeAreas = new WeakMap<Page, { readonly session: CDPSession; insets: SafeArea }>();

async function setSafeArea(page: Page, insets: SafeArea): Promise<void> {
  let now = safeAreas.get(page);
  if ((now?.insets ?? noFurniture) === insets) return;
  now ??= { session: await page.context().newCDPSession(page), insets };
  now.insets = insets;
  safeAreas.set(page, now);
  await now.session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}
