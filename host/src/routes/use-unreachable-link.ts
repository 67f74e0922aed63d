import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';

interface UnreachableState {
  readonly unreachable: string;
}

/**
 * The link whose provider could not be reached; null where there was none. A redirect can't carry it,
 * so it comes from the loaders once, and is put into the history's entry: there it outlives a reload,
 * which is what people do with such a page, and no address shows it.
 */
export function useUnreachableLink({ unreachable }: HostApp['links']): {
  readonly link: string | null;
  readonly state: UnreachableState | null;
} {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const kept = isUnreachableState(state) ? state : null;
  const link = unreachable ?? kept?.unreachable ?? null;

  useEffect(() => {
    if (unreachable === null || kept?.unreachable === unreachable) return;
    void navigate({ search }, { replace: true, state: { unreachable } satisfies UnreachableState });
  }, [unreachable, kept?.unreachable, navigate, search]);

  return { link, state: kept };
}

function isUnreachableState(state: unknown): state is UnreachableState {
  return typeof (state as Partial<UnreachableState> | null)?.unreachable === 'string';
}
