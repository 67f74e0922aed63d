import type { Page } from '@playwright/test';

type NotesWindow = Window & { toasts: Record<'alert' | 'status', string[]> };

export interface ToastNotes {
  /** All toasts since the page was loaded. */
  readonly all: () => Promise<string>;
  /** The toasts that show an error. */
  readonly errors: () => Promise<readonly string[]>;
}

/** Records toasts, since a toast closes by itself. To be called before the page is opened. */
export async function noteToasts(page: Page): Promise<ToastNotes> {
  await page.addInitScript(() => {
    const toasts: Record<'alert' | 'status', string[]> = { alert: [], status: [] };
    (window as unknown as NotesWindow).toasts = toasts;
    const look = () => {
      for (const role of ['alert', 'status'] as const) {
        for (const { textContent } of document.querySelectorAll(`[role="${role}"]`)) {
          if (textContent.trim() !== '') toasts[role].push(textContent);
        }
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const notes = () => page.evaluate(() => (window as unknown as NotesWindow).toasts);
  return {
    all: async () =>
      Object.values(await notes())
        .flat()
        .join('\n'),
    errors: async () => (await notes()).alert,
  };
}
