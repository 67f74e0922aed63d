import { LoadingIndicator, useSnapshot } from '@recto/ui';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import { useTellMissingLanguage } from './use-tell-missing-language.ts';

/** Covers the screen while the app is loading (§2, §9); the screen below is mounted meanwhile. */
export function RootRoute({ host }: { readonly host: Pick<HostApp, 'app' | 'language'> }) {
  const { readiness, toasts } = host.app;
  useTellMissingLanguage(host.language, toasts);
  const state = useSnapshot(readiness);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // A change of the query alone, such as another language, leads to no other screen.
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
