import { useTranslation } from 'react-i18next';
import { defaultLanguage, languageOf, type Language } from '@recto/core';

/** The current language; the component re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? defaultLanguage;
}
