import { pathOf, type ChildScreen } from '@recto/core';
import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

export interface GoToOptions {
  /** The capture screen's step, as `viewStep`; null for none, so that no earlier one is carried along. */
  readonly viewStep?: string | null;
  /** Whether the screen that is left is taken out of the history. */
  readonly replace?: boolean;
}

/**
 * Goes to another screen of the same procedure. The query is kept (§4), but for `viewStep` where
 * the caller decides about it.
 */
export function useGoTo(): (screen: ChildScreen, options?: GoToOptions) => void {
  const navigate = useNavigate();
  const { token } = useParams();
  const { search } = useLocation();
  return useCallback(
    (screen, { viewStep, replace = false } = {}) => {
      const query = new URLSearchParams(search);
      if (viewStep === null) query.delete('viewStep');
      else if (viewStep !== undefined) query.set('viewStep', viewStep);
      void navigate({ pathname: pathOf([token, screen]), search: query.toString() }, { replace });
    },
    [navigate, token, search],
  );
}
