import type { CDPSession, Page } from 'playwright';
import type { SafeArea } from '../../.storybook/inspection/layout-problems.ts';

/** How a story is shown: the phone in CSS pixels, and the settings of Storybook's toolbar. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** The space of a notch and a home bar. */
  readonly safeArea: SafeArea;
  readonly globals: Readonly<Record<'language' | 'theme' | 'text', string>>;
}

const noFurniture: SafeArea = { top: 0, right: 0, bottom: 0, left: 0 };
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
    safeArea: withNotch ? { ...noFurniture, top: 44, bottom: 34 } : noFurniture,
    globals: { ...plain, language, text: '200' },
  };
}

/** Shows the open story in another way, and waits until it is drawn. axe has checked it before. */
export async function lookAt(page: Page, look: Look): Promise<void> {
  await show(page, look, { manual: true });
}

async function show(
  page: Page,
  { width, height, safeArea, globals }: Look,
  a11y: { readonly manual: boolean },
): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await setSafeArea(page, safeArea);
  await page.evaluate(
    (update) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPreview;
        // The last event of a rendering: a later one would be attributed to the next story.
        channel.once('storyFinished', () => resolve());
        channel.emit('updateGlobals', { globals: update });
      }),
    { ...globals, a11y },
  );
  await settled(page);
}

/** Restores the page for the next story of the file, which axe checks again. */
export async function lookAway(page: Page): Promise<void> {
  await show(page, usual, { manual: false });
}

/**
 * Waits until a picture may be taken. A key that does nothing is pressed first: the focus ring is
 * always shown after the keyboard was used, while it may or may not be shown after a script moved the focus.
 */
export async function drawn(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await settled(page);
}

/** Waits for the fonts, the images, and two frames: a style that was just set is drawn in the second one. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The session that sets a page's safe area: its insets last as long as the session. */
const sessions = new WeakMap<Page, CDPSession>();

async function setSafeArea(page: Page, insets: SafeArea): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

interface StorybookPreview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: unknown): void;
  };
}
