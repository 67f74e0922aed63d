import { guardRedirect, pathOf, type ProcedureStore } from '@recto/core';
import { useSnapshot } from '@recto/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Leaves a screen that the procedure's status no longer allows, as the route guard would (§4): an
 * administrator may have ended the procedure while the person was at it, which a failed call finds out.
 */
export function useFollowStatus(store: ProcedureStore): void {
  const { entry, pending } = useSnapshot(store);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isResting = useNavigation().state === 'idle' && pending === null;
  const screen = pathname.split('/')[2];
  const elsewhere =
    entry === null || screen === undefined || screen === ''
      ? null
      : guardRedirect(entry.procedure.status, screen);
  const token = entry?.token;

  useEffect(() => {
    if (isResting && elsewhere !== null) {
      void navigate({ pathname: pathOf([token, elsewhere]), search }, { replace: true });
    }
  }, [isResting, elsewhere, token, search, navigate]);
}
