import { requiredDocuments, type ProcedureStore } from '@recto/core';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { StartView } from './StartView.tsx';

export interface StartScreenProps {
  readonly store: ProcedureStore;
  /** The procedure is started: goes to the capture screen. */
  readonly onStarted: () => void;
}

/** The start screen (§2), bound to the procedure store. */
export function StartScreen({ store, onStarted }: StartScreenProps) {
  useScreenTitle('start');
  const { entry, pending } = useSnapshot(store);
  if (entry === null) return null;
  const { procedure } = entry;
  return (
    <StartView
      lastname={procedure.appointment.customer.lastname}
      documents={requiredDocuments(procedure).map(({ name }) => name)}
      starting={pending === 'start'}
      onStart={async () => {
        if (await store.start()) onStarted();
      }}
    />
  );
}
