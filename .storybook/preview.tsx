import type { Preview } from '@storybook/react-vite';
import { createTranslations, GlobalStyle, languageTag } from '@recto/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { globalTypes, initialGlobals, lookOf, type Look } from './toolbar.ts';
import { viewports } from './viewports.ts';

const translations = createTranslations();

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // An axe violation fails the story.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['About', 'Decisions', 'Components', 'Screens', 'Flows', 'Hardware'] } },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'phone', isRotated: false } },
  loaders: [async ({ globals }) => ({ spoken: await translations.changeLanguage(lookOf(globals).language) })],
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={translations.i18n}>
        <GlobalStyle />
        <Frame look={lookOf(globals)}>
          <Story />
        </Frame>
      </I18nextProvider>
    ),
  ],
};

export default preview;

/** Gives the page the language, the colour scheme and the text size that the toolbar says. */
function Frame({ look, children }: { readonly look: Look; readonly children: ReactNode }) {
  const { language, theme, text } = look;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = languageTag(language);
    page.dataset['theme'] = theme;
    page.style.fontSize = `${text}%`;
  }, [language, theme, text]);
  return children;
}
