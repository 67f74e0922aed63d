import type { ProcedureStore } from '@recto/core';
import { StatusScreen } from '@recto/ui';
import { useGoTo } from './use-go-to.ts';

export function StatusRoute({ store }: { readonly store: ProcedureStore }) {
  const goTo = useGoTo();
  return <StatusScreen store={store} onReset={() => goTo('start', { replace: true })} />;
}
