import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { frFr } from './fr-fr.ts';
import { languageTag } from './language-names.ts';
import { useLanguage } from './use-language.ts';

/**
 * Sets the page's `<title>`, and its `<html lang>` to the current language.
 * @param title a translated text, such as `t('documentTitle.start')`.
 */
export function useDocumentTitle(title: string): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Sets the page's `<title>` to the one of a screen, and its `<html lang>` to the current language. */
export function useScreenTitle(screen: keyof typeof frFr.documentTitle): void {
  const { t } = useTranslation();
  useDocumentTitle(t(`documentTitle.${screen}`));
}
