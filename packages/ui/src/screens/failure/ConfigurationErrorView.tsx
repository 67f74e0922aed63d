import { useTranslation } from 'react-i18next';
import { FailurePage } from './FailurePage.tsx';

/** `config.json` could not be loaded, so nothing can begin (§8, decisions). */
export function ConfigurationErrorView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="configuration-error"
      title={t('failure.configuration.title')}
      text={t('failure.configuration.text')}
      way="reload"
      onRetry={onRetry}
    />
  );
}
