import type { Language } from '@recto/core';
import { ConfigurationErrorView, useLanguage, type Translations } from '@recto/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from './with-language.ts';

export interface ConfigurationErrorRouteProps {
  readonly i18n: Translations['i18n'];
  /** Reloads the page. */
  readonly onRetry: () => void;
}

/** Shown at every path when the configuration could not be loaded (§8). The chosen language is kept across the reload. */
export function ConfigurationErrorRoute({ i18n, onRetry }: ConfigurationErrorRouteProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const changeLanguage = (language: Language) => {
    // The failure texts of all languages are in the main script; nothing has to be loaded.
    void i18n.changeLanguage(language);
    void navigate({ pathname, search: withLanguage(search, language) }, { replace: true });
  };
  return (
    <ConfigurationErrorView
      onRetry={onRetry}
      languageChoice={{ language: useLanguage(), onChange: changeLanguage }}
    />
  );
}
