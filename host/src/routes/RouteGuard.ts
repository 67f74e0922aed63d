import { guardRedirect, notFoundPath, parseLink, pathOf, type Entry, type ProcedureStore } from '@recto/core';
import { useSnapshot } from '@recto/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router-dom';
import type { App } from '../container/create-app.ts';

/**
 * Applies the loaders' redirects of an open link also while a screen is shown. A component that shows nothing, so that the
 * screen is not rendered with each step of a navigation.
 */
export function RouteGuard({ store, entry }: Pick<App, 'store' | 'entry'>): null {
  useStatusGuard(store);
  useTokenGuard(entry);
  return null;
}

/**
 * Leaves a screen that the procedure's status no longer allows (§4): an administrator may have ended
 * the procedure, which the app learns after a failed call.
 */
function useStatusGuard(store: ProcedureStore): void {
  // Not the snapshot itself, which is new with each photo.
  const tokenNow = () => store.getSnapshot().entry?.token;
  const statusNow = () => store.getSnapshot().entry?.procedure.status;
  const isPendingNow = () => store.getSnapshot().pending !== null;
  const token = useSyncExternalStore(store.subscribe, tokenNow, tokenNow);
  const status = useSyncExternalStore(store.subscribe, statusNow, statusNow);
  const isPending = useSyncExternalStore(store.subscribe, isPendingNow, isPendingNow);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle' && !isPending;
  const { screen } = parseLink(pathname);
  const elsewhere =
    status === undefined || screen === undefined || screen === '' ? null : guardRedirect(status, screen);

  useEffect(() => {
    if (isIdle && elsewhere !== null) {
      void navigate({ pathname: pathOf([token, elsewhere]), search }, { replace: true });
    }
  }, [isIdle, elsewhere, token, search, navigate]);
}

/** Goes to `/404` when the link was opened from the stored procedure, and the provider then refused it (§8). */
function useTokenGuard(entry: Entry): void {
  const state = useSnapshot(entry);
  const { token } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRefused = state.name === 'refused' && state.token === token;

  useEffect(() => {
    if (isRefused) void navigate({ pathname: notFoundPath, search }, { replace: true });
  }, [isRefused, search, navigate]);
}
