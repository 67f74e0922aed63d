import { useEffect } from 'react';
import { languageTag } from './language-names.ts';
import { useLanguage } from './use-language.ts';

/**
 * Keeps the page's `<html lang>` and `<title>` in the language that is spoken.
 * @param title the text for the screen, such as `t('documentTitle.start')`.
 */
export function useDocumentLanguage(title: string): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
