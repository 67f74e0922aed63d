import { CrashView, LoadingErrorView, LoadingIndicator, ChunkLoadError } from '@recto/ui';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import type { CrashRecovery } from './CrashRecovery.ts';

/** Shown in place of a screen that crashed, or whose code could not be loaded. */
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
      <View onRetry={() => recovery.retry(rerender)} />
      {isNavigating && <LoadingIndicator />}
    </>
  );
}
