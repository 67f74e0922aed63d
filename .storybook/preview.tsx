import { textDirection, type Language } from '@recto/core';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { GlobalStyle, languageTag, type Translations } from '@recto/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { brandGlobal, withBrand } from './brand.tsx';
import { usualModes } from './chromatic-modes.ts';
import { watchStory } from './checks/inspection.ts';
import { createStoryTranslations } from './story-translations.ts';
import { slowMotion } from './slow-motion.ts';
import { storybookTheme } from './storybook-theme.ts';
import { globalTypes, initialGlobals, lookOf, type Look } from './toolbar.ts';
import { withoutRawObjects } from './without-raw-objects.ts';
import { viewports } from './viewports.ts';

const translations = createStoryTranslations();
const translationsOfDrawings = new Map<Language, Translations>();

/** The texts of a story; for one that a page of Storybook draws among others, those of its language. */
function translationsOf({
  canvasElement,
  globals,
}: Pick<StoryContext, 'canvasElement' | 'globals'>): Translations {
  if (canvasElement.ownerDocument === document) return translations;
  const { language } = lookOf(globals);
  const known = translationsOfDrawings.get(language) ?? createStoryTranslations();
  translationsOfDrawings.set(language, known);
  return known;
}

/** What a page of Storybook is made of is large, and a story does not need it. */
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}));

/** Whether this is a picture in a page of Storybook (`StoryThumbnail`): it can't get the focus, which some stories expect. */
const isThumbnail = window.frameElement?.hasAttribute('inert') ?? false;

// How long a `play` function waits for an element, in ms: a toast stays three seconds, and a machine can be busy.
configure({ asyncUtilTimeout: isThumbnail ? 5_000 : 15_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    throwPlayFunctionExceptions: !isThumbnail,
    // An axe violation fails the story.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: false, disableSaveFromUI: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
      canvas: { sourceState: 'none', withToolbar: false },
      theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
    },
    chromatic: usualModes,
    options: {
      storySort: {
        // A title is one of these, a slash and a page, so any state is two clicks away.
        order: [
          'About',
          ['What Recto is', 'Where do I find', 'Guidance', '*'],
          'Gallery',
          ['Screens', 'Languages', 'Motion', 'Right to left'],
          'Flows',
          ['Link to finished', 'ID card only', 'Guidance', 'Viewfinder', 'Refused', '*'],
          'App',
          'Screens',
          ['Start', 'Status', 'Shell', 'Continue on phone', 'Not found', 'Loading', 'Failure', '*'],
          'Capture',
          [
            '1 ID card front',
            '2 ID card back',
            '3 Driver licence front',
            '4 Driver licence back',
            '5 Selfie',
            'Playground',
            '*',
          ],
          'Confirm',
          ['Overview', 'Full-screen photo', 'Delete modal', 'Tiles', 'Playground', '*'],
          'Components',
          'Foundations',
          ['Tokens', 'Texts'],
          'Hardware',
          'Decisions',
        ],
      },
    },
  },
  argTypesEnhancers: [withoutRawObjects],
  globalTypes: { ...globalTypes, ...brandGlobal },
  initialGlobals: { ...initialGlobals, brand: 'none', viewport: { value: 'phone', isRotated: false } },
  loaders: [
    async (context) => {
      await translationsOf(context).changeLanguage(lookOf(context.globals).language);
    },
  ],
  beforeEach: ({ id }) => watchStory(id),
  decorators: [
    withBrand,
    (Story, { globals, viewMode, canvasElement }) => (
      <I18nextProvider i18n={translationsOf({ canvasElement, globals }).i18n}>
        <GlobalStyle />
        {viewMode === 'docs' ? (
          <Sample look={lookOf(globals)}>
            <Story />
          </Sample>
        ) : (
          <Frame look={lookOf(globals)} page={canvasElement.ownerDocument.documentElement}>
            <Story />
          </Frame>
        )}
      </I18nextProvider>
    ),
  ],
};

export default preview;

interface FrameProps {
  readonly look: Look;
  /** The root of the page. */
  readonly page: HTMLElement;
  readonly children: ReactNode;
}

/** Applies the toolbar's settings to the page. */
function Frame({ look, page, children }: FrameProps) {
  const { language, theme, text, motion } = look;
  useLayoutEffect(
    () => applyLook(page, { language, theme, text, motion }),
    [page, language, theme, text, motion],
  );
  useEffect(() => (motion === 'slow' ? slowMotion(page.ownerDocument) : undefined), [page, motion]);
  return children;
}

function applyLook(page: HTMLElement, { language, theme, text, motion }: Look): void {
  page.lang = languageTag(language);
  page.dir = textDirection(language);
  page.dataset['theme'] = theme;
  page.style.fontSize = `${text}%`;
  page.dataset['motion'] = motion;
}

/** On a page of Storybook, the settings apply to the sample only. */
function Sample({ look, children }: { readonly look: Look; readonly children: ReactNode }) {
  const { language, theme } = look;
  return (
    <div
      className="sb-unstyled"
      lang={languageTag(language)}
      dir={textDirection(language)}
      data-theme={theme}
      style={sample}
    >
      {children}
    </div>
  );
}

const sample = {
  background: 'var(--recto-color-paper)',
  color: 'var(--recto-color-ink)',
  fontFamily: 'var(--recto-font-text)',
  fontSize: 'var(--recto-text-body)',
  lineHeight: 'var(--recto-leading-body)',
} as const;
