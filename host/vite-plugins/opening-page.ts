import type { Language } from '@recto/core';
import type { Plugin } from 'vite';
import { failureTexts } from '../../packages/ui/src/i18n/failure-texts.ts';
import { languageTag } from '../../packages/ui/src/i18n/language-names.ts';

/**
 * Writes into index.html what it shows when its script can't be loaded or run: a reload link in each
 * language, since without the script the language is unknown. `src/opening.css` hides it at first; the
 * app's first screen replaces it.
 */
export function openingPage(): Plugin {
  const links = Object.entries(failureTexts).map(
    ([language, { reload }]) => `<a href="" lang="${languageTag(language as Language)}">${reload}</a>`,
  );
  return {
    name: 'recto-opening-page',
    transformIndexHtml: (html) =>
      html.replace('<div id="root">', `<div id="root"><main class="opening">${links.join('')}</main>`),
  };
}
