import {
  ChunkLoadError,
  CrashView,
  LoadingErrorView,
  LoadingLine,
  SupportContext,
  ToastArea,
  useSupport,
} from '@recto/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import type { App } from '../container/create-app.ts';
import type { CrashRecovery } from './CrashRecovery.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/**
 * Shown in place of a screen that crashed, or whose code could not be loaded; that is tried again when the device is online
 * again. A change of the language is a navigation, so it tries again too. The toasts of the screen that was left stay.
 */
export function CrashRoute({ app, recovery }: { readonly app: App; readonly recovery: CrashRecovery }) {
  const isMissing = useRouteError() instanceof ChunkLoadError;
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { pathname, search, state } = useLocation();
  // A navigation to the current address is the only way to clear the router's error.
  const rerender = () => void navigate({ pathname, search }, { replace: true, state });
  useEffect(() => app.device.watchOnline((isOnline) => isMissing && isOnline && rerender()));
  const View = isMissing ? LoadingErrorView : CrashView;
  return (
    <SupportContext.Provider value={useSupport(app)}>
      <View onRetry={() => recovery.retry(rerender)} languageChoice={useLanguageChoice()} />
      {isNavigating && <LoadingLine />}
      <ToastArea />
    </SupportContext.Provider>
  );
}
