import type { AppReadiness } from '@recto/core';
import { LoadingIndicator, useSnapshot } from '@recto/ui';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

/** Covers the screen while the app is loading (§2, §9); the screen below is mounted meanwhile. */
export function RootRoute({ readiness }: { readonly readiness: AppReadiness }) {
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
