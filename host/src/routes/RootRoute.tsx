import type { ToastPort } from '@recto/core';
import { LoadingIndicator, useSnapshot } from '@recto/ui';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import type { CurrentLanguage } from '../lazy/CurrentLanguage.ts';

/** The root of all routes: shows the loading indicator over the screen (§2, §9). */
export function RootRoute({ host }: { readonly host: Pick<HostApp, 'app' | 'language'> }) {
  const { readiness, toasts } = host.app;
  useMissingLanguageToast(host.language, toasts);
  const state = useSnapshot(readiness);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // A change of the query alone, for example of the language, does not change the screen.
  const navigating = navigation.location !== undefined && navigation.location.pathname !== pathname;

  useEffect(() => {
    if (navigating) readiness.navigationStarted();
    else readiness.navigationEnded();
  }, [navigating, pathname, readiness]);

  return (
    <>
      <Outlet />
      {state === 'loading' && <LoadingIndicator />}
    </>
  );
}

/** Shows a toast once if the wanted language is not available, as soon as a screen has a toast area. */
function useMissingLanguageToast(language: CurrentLanguage, toasts: ToastPort): void {
  const { state } = useNavigation();

  useEffect(() => {
    if (state !== 'idle' || !language.isNewlyMissing()) return;
    toasts.show({ kind: 'warn', code: 'Toasts.languageUnavailable', sticky: true });
  }, [state, language, toasts]);
}
