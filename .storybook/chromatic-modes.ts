import { languages } from '@recto/core';

/** The looks of `test/visual/looks.ts` as Chromatic modes. */

interface Mode {
  readonly viewport: 'small' | 'phone' | 'landscape';
  readonly language?: string;
  readonly theme?: 'dark';
}

const usual: Mode = { viewport: 'phone' };

const inEachLanguage: Readonly<Record<string, Mode>> = Object.fromEntries(
  languages.map((language) => [language, { viewport: 'small', language }]),
);

const dark: Mode = { viewport: 'phone', theme: 'dark' };

const landscape: Mode = { viewport: 'landscape' };

/** For every story: the parameter `chromatic` of `preview.tsx`. */
export const usualModes = { modes: { usual } };

/** For screens. */
export const screenModes = { modes: { usual, dark, ...inEachLanguage } };

/** For the capture and the confirm screen. */
export const cameraModes = { modes: { usual, dark, landscape, ...inEachLanguage } };
