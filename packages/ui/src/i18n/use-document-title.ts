import { textDirection } from '@recto/core';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { frFr } from './fr-fr.ts';
import { languageTag } from './language-tag.ts';
import { useLanguage } from './use-language.ts';

const softHyphens = /\u00AD/g;

/** Receives the title of each screen. If null, the page is Recto's own: its title and language are set. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/**
 * Sets the page's `<title>`, without soft hyphens (decision 8.5), and its `<html lang>` and `<html dir>` to the
 * current language; inside `RectoRoot`, the app gets the title instead.
 * @param title a translated text, such as `t('documentTitle.start')`.
 */
export function useDocumentTitle(title: string): void {
  const language = useLanguage();
  const onTitle = useContext(PageTitleContext);
  // Before the heading is focused: a screen reader takes its voice from it.
  useLayoutEffect(() => {
    if (onTitle !== null) return;
    const page = document.documentElement;
    const [lang, dir] = [languageTag(language), textDirection(language)];
    // Setting one, even to the same value, makes the browser compute the style of the whole page again.
    if (page.lang !== lang) page.lang = lang;
    if (page.dir !== dir) page.dir = dir;
  }, [onTitle, language]);
  useEffect(() => {
    const plain = title.replace(softHyphens, '');
    if (onTitle === null) document.title = plain;
    else onTitle(plain);
  }, [onTitle, title]);
}

/** The screens whose title is the same in all their states; the capture screen's names the photo. */
type TitledScreen = Exclude<keyof typeof frFr.documentTitle, 'capture'>;

/** Sets the page's `<title>` to the one of a screen, and its `<html lang>` and `<html dir>` to the current language. */
export function useScreenTitle(screen: TitledScreen): void {
  const { t } = useTranslation();
  useDocumentTitle(t(`documentTitle.${screen}`));
}
