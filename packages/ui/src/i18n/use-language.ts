import { useTranslation } from 'react-i18next';
import { defaultLanguage, languageOf, languages, type Language } from '@recto/core';
import type { i18n } from 'i18next';

/** The languages that can be chosen: the product's, and those that an operator added (decision 10.4). */
export function offeredLanguages({ options }: i18n): readonly Language[] {
  const offered = options.supportedLngs || languages;
  return (offered as readonly Language[]).filter((language) => !technical.includes(language));
}

/** i18next adds this one, for tests. */
const technical: readonly string[] = ['cimode'];

/** The current language; the component re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language, offeredLanguages(i18n)) ?? defaultLanguage;
}
