import type { ProcedureStore } from '@recto/core';
import { StartScreen } from '@recto/ui';
import { useGoTo } from './use-go-to.ts';

export function StartRoute({ store }: { readonly store: ProcedureStore }) {
  const goTo = useGoTo();
  return <StartScreen store={store} onStarted={() => goTo('capture')} />;
}
