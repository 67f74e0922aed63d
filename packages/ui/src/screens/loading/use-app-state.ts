import type { AppState } from '@recto/core';
import { useLayoutEffect } from 'react';

/** Writes the app's state (§4.5) to `<html data-app-state>`, for tests and analytics. */
export function useAppState(state: AppState): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['appState'] = state;
  }, [state]);
}
