import type { ProcedureStore, UploadQueue } from '@recto/core';
import { StatusScreen } from '@recto/ui';
import { useGoTo } from './use-go-to.ts';

export interface StatusRouteProps {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
}

export function StatusRoute({ store, uploads }: StatusRouteProps) {
  const goTo = useGoTo();
  return <StatusScreen store={store} uploads={uploads} onReset={() => goTo('start', { replace: true })} />;
}
