import { CrashView, LoadingErrorView, LoadingLine, ChunkLoadError } from '@recto/ui';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import type { CrashRecovery } from './CrashRecovery.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/**
 * Shown in place of a screen that crashed, or whose code could not be loaded. A change of the language is a
 * navigation, so it tries again too.
 */
export function CrashRoute({ recovery }: { readonly recovery: CrashRecovery }) {
  const isMissing = useRouteError() instanceof ChunkLoadError;
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { pathname, search, state } = useLocation();
  // A navigation to the current address is the only way to clear the router's error.
  const rerender = () => void navigate({ pathname, search }, { replace: true, state });
  const View = isMissing ? LoadingErrorView : CrashView;
  return (
    <>
      <View onRetry={() => recovery.retry(rerender)} languageChoice={useLanguageChoice()} />
      {isNavigating && <LoadingLine />}
    </>
  );
}
