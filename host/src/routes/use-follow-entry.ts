import { notFoundPath, type Entry } from '@recto/core';
import { useSnapshot } from '@recto/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Leaves for `/404` when the link was opened from the stored procedure, and the provider then refused it (§8). */
export function useFollowEntry(entry: Entry): void {
  const state = useSnapshot(entry);
  const { token } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRefused = state.name === 'refused' && state.token === token;

  useEffect(() => {
    if (isRefused) void navigate({ pathname: notFoundPath, search }, { replace: true });
  }, [isRefused, search, navigate]);
}
