import type { Language } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../components/LanguageSwitcher.tsx';
import { FailurePage } from './FailurePage.tsx';

export interface ConfigurationErrorViewProps {
  /** Loads the page again. */
  readonly onRetry: () => void;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

/** `config.json` could not be loaded, so nothing can begin (§8, decisions). */
export function ConfigurationErrorView({ onRetry, language, onLanguageChange }: ConfigurationErrorViewProps) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="configuration-error"
      title={t('failure.configuration.title')}
      text={t('failure.configuration.text')}
      way="reload"
      headerEnd={<LanguageSwitcher language={language} onChange={onLanguageChange} />}
      onRetry={onRetry}
    />
  );
}
