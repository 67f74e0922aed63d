import type { Preview } from '@storybook/react-vite';
import { createTranslations, GlobalStyle, languageTag } from '@recto/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { usualModes } from './chromatic-modes.ts';
import { watchStory } from './inspection/inspection.ts';
import { globalTypes, initialGlobals, lookOf, type Look } from './toolbar.ts';
import { viewports } from './viewports.ts';

const translations = createTranslations();

// How long a `play` function waits for an element, in ms: a toast stays three seconds, and a machine can be busy.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // An axe violation fails the story.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: usualModes,
    options: {
      storySort: {
        // A title is one of these, a slash and a page, so any state is two clicks away.
        order: [
          'About',
          'Decisions',
          'Screens',
          ['Start', 'Status', 'Shell', 'Continue on phone', 'Not found', 'Loading', 'Failure', '*'],
          'Capture',
          ['1 ID card front', '2 ID card back', '3 Licence front', '4 Licence back', '5 Selfie', '*'],
          'Confirm',
          ['Screen', '*'],
          'App',
          'Components',
          'Flows',
          ['Link to finished', '*'],
          'Hardware',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, viewport: { value: 'phone', isRotated: false } },
  loaders: [async ({ globals }) => ({ spoken: await translations.changeLanguage(lookOf(globals).language) })],
  beforeEach: ({ id }) => watchStory(id),
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

/** Applies the toolbar's settings to the page: language, colour scheme, text size, motion. */
function Frame({ look, children }: { readonly look: Look; readonly children: ReactNode }) {
  const { language, theme, text, motion } = look;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = languageTag(language);
    page.dataset['theme'] = theme;
    page.style.fontSize = `${text}%`;
    page.dataset['motion'] = motion;
  }, [language, theme, text, motion]);
  return children;
}
