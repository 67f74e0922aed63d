import { useTranslation } from 'react-i18next';
import { FailurePage } from './FailurePage.tsx';

/** A part of the app could not be loaded, such as its texts. */
export function LoadingErrorView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="crash"
      title={t('failure.loading.title')}
      text={t('failure.loading.text')}
      way="retry"
      onRetry={onRetry}
    />
  );
}
