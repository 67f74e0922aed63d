import { createTranslations, GlobalStyle } from '@recto/ui';
import { textDirection, type Language } from '@recto/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';
import { pseudoLanguage } from '../../../.storybook/pseudo-language.ts';
import { createStoryTranslations } from '../../../.storybook/story-translations.ts';

/** A page with theme and texts, removed when the test finishes. */
export interface RenderedPage {
  /** Renders an element in place of the previous one, and runs its effects. */
  readonly show: (element: ReactNode) => void;
  /** The first element that matches. @throws Error if there is none. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
  /** The first control with this action. */
  readonly action: (name: string) => HTMLButtonElement;
  /** The actions of all controls, in document order. */
  readonly actions: () => string[];
}

/** Loads the app's font, so that text has its real width. */
export async function loadTextFont(): Promise<void> {
  const faces = await document.fonts.load('1em "Atkinson Hyperlegible Next Variable"');
  if (faces.length === 0) throw new Error('The font is not there.');
}

/** @param language one of the product's, or the pseudo-language that is written from right to left. */
export async function renderPage(language: Language = 'en-gb'): Promise<RenderedPage> {
  const translations = language === pseudoLanguage ? createStoryTranslations() : createTranslations();
  await translations.changeLanguage(language);
  document.documentElement.dir = textDirection(language);
  const container = document.body.appendChild(document.createElement('div'));
  // Vitest would count what React has recovered from as an error of the test.
  const root = createRoot(container, { onRecoverableError: () => undefined });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    document.documentElement.removeAttribute('dir');
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
