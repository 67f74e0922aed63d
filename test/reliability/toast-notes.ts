import type { Page } from '@playwright/test';

type NotesWindow = Window & { toldAloud: Record<'alert' | 'status', string[]> };

export interface ToastNotes {
  /** All that was told since the page was loaded. */
  readonly all: () => Promise<string>;
  /** What was told as an error. */
  readonly errors: () => Promise<readonly string[]>;
}

/** Notes what is told in a toast, since a toast goes away by itself. To be called before the page is opened. */
export async function noteToasts(page: Page): Promise<ToastNotes> {
  await page.addInitScript(() => {
    const toldAloud: Record<'alert' | 'status', string[]> = { alert: [], status: [] };
    (window as unknown as NotesWindow).toldAloud = toldAloud;
    const look = () => {
      for (const role of ['alert', 'status'] as const) {
        for (const { textContent } of document.querySelectorAll(`[role="${role}"]`)) {
          if (textContent.trim() !== '') toldAloud[role].push(textContent);
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const notes = () => page.evaluate(() => (window as unknown as NotesWindow).toldAloud);
  return {
    all: async () =>
      Object.values(await notes())
        .flat()
        .join('\n'),
    errors: async () => (await notes()).alert,
  };
}
