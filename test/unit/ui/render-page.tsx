import { createTranslations, GlobalStyle } from '@recto/ui';
import type { Language } from '@recto/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';

/** A page with the theme and the texts, for one test. */
export interface RenderedPage {
  /** Shows this, in place of what was shown before, with all its effects. */
  readonly show: (element: ReactNode) => void;
  /** The first element that the selector finds. @throws Error where there is none. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  /** The control of this action, whichever tile or screen it is in. */
  readonly action: (name: string) => HTMLButtonElement;
  /** The actions that can be seen, in the order of the markup. */
  readonly actions: () => string[];
}

/** Waits until text is set in the app's own font, which is as wide as it will be for a person. */
export async function loadTextFont(): Promise<void> {
  const faces = await document.fonts.load('1em "Atkinson Hyperlegible Next Variable"');
  if (faces.length === 0) throw new Error('The font is not there.');
}

export async function renderPage(language: Language = 'en-gb'): Promise<RenderedPage> {
  const translations = createTranslations();
  await translations.changeLanguage(language);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });

  const show = (element: ReactNode) =>
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={translations.i18n}>
          <GlobalStyle />
          {element}
        </I18nextProvider>,
      ),
    );

  function find<Found extends HTMLElement>(selector: string): Found {
    const found = container.querySelector<Found>(selector);
    if (found === null) throw new Error(`Nothing on the screen is ${selector}.`);
    return found;
  }

  return {
    show,
    find,
    action: (name) => find<HTMLButtonElement>(`[data-action="${name}"]`),
    actions: () =>
      [...container.querySelectorAll<HTMLElement>('[data-action]')].map(
        (control) => control.dataset['action']!,
      ),
  };
}
