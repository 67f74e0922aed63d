import { CrashView, LoadingErrorView, LoadingIndicator, ChunkLoadError } from '@recto/ui';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import type { Recovery } from './Recovery.ts';

/** Stands where a screen broke, or its code did not come: no blank page. */
export function CrashRoute({ recovery }: { readonly recovery: Recovery }) {
  const isMissing = useRouteError() instanceof ChunkLoadError;
  const navigate = useNavigate();
  const isOnItsWay = useNavigation().state !== 'idle';
  const { pathname, search, state } = useLocation();
  // To where we are: the router's error goes with a navigation, and with nothing that is quicker.
  const showAnew = () => void navigate({ pathname, search }, { replace: true, state });
  const View = isMissing ? LoadingErrorView : CrashView;
  return (
    <>
      <View onRetry={() => recovery.tryAgain(showAnew)} />
      {isOnItsWay && <LoadingIndicator />}
    </>
  );
}
