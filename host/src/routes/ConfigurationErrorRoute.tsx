import type { Language } from '@recto/core';
import { ConfigurationErrorView, useLanguage, type Translations } from '@recto/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from './with-language.ts';

export interface ConfigurationErrorRouteProps {
  readonly i18n: Translations['i18n'];
  /** Loads the page again. */
  readonly onRetry: () => void;
}

/** Stands at every path where the configuration could not be loaded (§8). A choice of language outlives the reload. */
export function ConfigurationErrorRoute({ i18n, onRetry }: ConfigurationErrorRouteProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const speak = (language: Language) => {
    // The words of a failure are there in all languages; no bundle has to be loaded.
    void i18n.changeLanguage(language);
    void navigate({ pathname, search: withLanguage(search, language) }, { replace: true });
  };
  return <ConfigurationErrorView onRetry={onRetry} language={useLanguage()} onLanguageChange={speak} />;
}
