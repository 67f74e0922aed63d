import type { Language } from '@recto/core';
import { useLanguage, type LanguageChoice } from '@recto/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from './with-language.ts';

/**
 * The language switcher of a screen. A choice is written to the query parameter `language` of the current
 * address (decision 1.4), and the route's loader changes the language.
 */
export function useLanguageChoice(): LanguageChoice {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return {
    language: useLanguage(),
    onChange: (language: Language) =>
      void navigate({ search: withLanguage(search, language) }, { replace: true, state }),
  };
}
