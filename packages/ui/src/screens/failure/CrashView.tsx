import { useTranslation } from 'react-i18next';
import { FailurePage } from './FailurePage.tsx';

/** A screen broke: no blank page, and nothing that was sent is lost. */
export function CrashView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailurePage
      name="crash"
      title={t('failure.crash.title')}
      text={t('failure.crash.text')}
      way="retry"
      onRetry={onRetry}
    />
  );
}
