import type { ToastPort } from '@recto/core';
import { LoadingLine, SupportContext, useAppState, useScrollToTop, useSnapshot, useSupport } from '@recto/ui';
import { useEffect, useRef } from 'react';
import { Outlet, useHref, useLocation, useNavigation } from 'react-router-dom';
import type { HostApp } from './host-app.ts';
import type { CurrentLanguage } from '../lazy-parts/CurrentLanguage.ts';

/** The root of all routes: shows the loading indicator until the app is ready (§2, §9; decision 1.6). */
export function RootRoute({ host }: { readonly host: Pick<HostApp, 'app' | 'language'> }) {
  const { readiness, toasts } = host.app;
  useMissingLanguageToast(host.language, toasts);
  const state = useSnapshot(readiness);
  useAppState(state);
  const navigation = useNavigation();
  // With the path below which the app is served, as that of a navigation.
  const pathname = useHref({ pathname: useLocation().pathname });
  useScrollToTop(pathname);
  // A change of the query alone, for example of the language, does not change the screen.
  const navigating = navigation.location !== undefined && navigation.location.pathname !== pathname;

  const shown = useRef(pathname);
  useEffect(() => {
    // Of a navigation that is quick, only the end is rendered.
    if (navigating || shown.current !== pathname) readiness.navigationStarted();
    shown.current = pathname;
    if (!navigating) readiness.navigationEnded();
  }, [navigating, pathname, readiness]);

  return (
    <SupportContext.Provider value={useSupport(host.app)}>
      <Outlet />
      {state === 'loading' && <LoadingLine />}
    </SupportContext.Provider>
  );
}

/** Shows a toast once if the wanted language is not available, as soon as a screen has a toast area. */
function useMissingLanguageToast(language: CurrentLanguage, toasts: ToastPort): void {
  const { state } = useNavigation();

  useEffect(() => {
    if (state !== 'idle' || !language.isNewlyMissing()) return;
    toasts.show({ kind: 'warn', code: 'Toasts.languageUnavailable', about: 'language', sticky: true });
  }, [state, language, toasts]);
}
