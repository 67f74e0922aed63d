import type { Language } from '@recto/core';
import type { Plugin } from 'vite';
import { failureTexts } from '../packages/ui/src/i18n/failure-texts.ts';
import { languageTag } from '../packages/ui/src/i18n/language-names.ts';

/**
 * Writes into the page what it shows when its script does not come or does not run: a way to load it
 * again, in each language, since without the script nobody knows which. `src/opening.css` keeps it out
 * of sight for a while; the app's first screen takes its place.
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
