import { defaultLanguage, languageOf, languages, type Language } from '@recto/core';
import { languageNames } from '@recto/ui';
import type { Preview } from '@storybook/react-vite';
import { pseudoLanguage, pseudoLanguageName } from './pseudo-language.ts';

/** The settings of the toolbar, for every story. */

const themes = ['light', 'dark'] as const;
const textSizes = ['100', '200'] as const;
const motions = ['full', 'slow', 'reduced'] as const;

export interface Look {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  /** In percent. */
  readonly text: (typeof textSizes)[number];
  readonly motion: (typeof motions)[number];
}

export const initialGlobals: Record<keyof Look, string> = {
  language: defaultLanguage,
  theme: 'light',
  text: '100',
  motion: 'full',
};

export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map((language) => ({ value: language, title: languageNames[language] })),
        { value: pseudoLanguage, title: pseudoLanguageName },
      ],
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  text: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: textSizes.map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'slow', title: 'Quarter speed' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Reads the toolbar; an unknown value becomes the first choice. */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  return {
    language: languageOf(String(globals['language']), [...languages, pseudoLanguage]) ?? defaultLanguage,
    theme: themes.find((theme) => theme === globals['theme']) ?? 'light',
    text: textSizes.find((text) => text === String(globals['text'])) ?? '100',
    motion: motions.find((motion) => motion === globals['motion']) ?? 'full',
  };
}
