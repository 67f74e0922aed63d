import type { Language } from '@recto/core';
import { ConfigurationErrorView, CrashView, useLanguage, type Translations } from '@recto/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withLanguage } from './with-language.ts';

export interface StartErrorRouteProps {
  /** `configuration` if the configuration could not be loaded, `crash` for a defect of the app. */
  readonly cause: 'configuration' | 'crash';
  readonly i18n: Translations['i18n'];
  /** Reloads the page. */
  readonly onRetry: () => void;
}

/** Shown at every path when the app could not start (§8; decision 1.3). The chosen language is kept across the reload. */
export function StartErrorRoute({ cause, i18n, onRetry }: StartErrorRouteProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const changeLanguage = (language: Language) => {
    // The failure texts of all languages are in the main script; nothing has to be loaded.
    void i18n.changeLanguage(language);
    void navigate({ pathname, search: withLanguage(search, language) }, { replace: true });
  };
  const View = cause === 'configuration' ? ConfigurationErrorView : CrashView;
  return <View onRetry={onRetry} languageChoice={{ language: useLanguage(), onChange: changeLanguage }} />;
}
