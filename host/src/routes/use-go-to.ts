import { pathOf, type ChildScreen } from '@recto/core';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

export interface GoToOptions {
  /** The query parameter `viewStep` of the capture screen; null removes one that is there. */
  readonly viewStep?: string | null;
  /** Whether the current screen is replaced in the history. */
  readonly replace?: boolean;
  /** Whether it leads back, to what the customer has seen before: the screens move the other way then. */
  readonly isBack?: boolean;
}

/**
 * Navigates to another screen of the same procedure. The query is kept (§4), except for `viewStep` when the
 * caller sets it.
 */
export function useGoTo(): (screen: ChildScreen, options?: GoToOptions) => void {
  const navigate = useNavigate();
  const { token } = useParams();
  const { search } = useLocation();
  return useCallback(
    (screen, { viewStep, replace = false, isBack = false } = {}) => {
      const query = new URLSearchParams(search);
      if (viewStep === null) query.delete('viewStep');
      else if (viewStep !== undefined) query.set('viewStep', viewStep);
      void navigate(
        { pathname: pathOf([token, screen]), search: query.toString() },
        { replace, state: { isBack } },
      );
    },
    [navigate, token, search],
  );
}
