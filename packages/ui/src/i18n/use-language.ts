import { useTranslation } from 'react-i18next';
import { defaultLanguage, languageOf, type Language } from '@recto/core';

/** The language that is spoken now; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? defaultLanguage;
}
