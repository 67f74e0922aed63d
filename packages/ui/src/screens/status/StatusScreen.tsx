import { requiredPhotos, safeLink, type ProcedureStore } from '@recto/core';
import { useSnapshot } from '../../use-snapshot.ts';
import { StatusView } from './StatusView.tsx';

export interface StatusScreenProps {
  readonly store: ProcedureStore;
  /** A refused procedure was reset: goes to the start screen. */
  readonly onReset: () => void;
}

/** The status screen (§2), bound to the procedure store. Renders nothing for an active or started procedure, which the route guard redirects. */
export function StatusScreen({ store, onReset }: StatusScreenProps) {
  const { entry, pending } = useSnapshot(store);
  const procedure = entry?.procedure;
  switch (procedure?.status) {
    case 'finished':
      return (
        <StatusView
          status="finished"
          photosRequired={requiredPhotos(procedure).length > 0}
          redirectUrl={safeLink(procedure.redirectUrl)}
        />
      );
    case 'expired':
      return <StatusView status="expired" redirectUrl={safeLink(procedure.redirectUrl)} />;
    case 'refused':
      return (
        <StatusView
          status="refused"
          adminComment={procedure.adminComment}
          restarting={pending === 'reset'}
          onRestart={async () => {
            if (await store.reset()) onReset();
          }}
        />
      );
    default:
      return null;
  }
}
