import {
  missingPhotos,
  pendingPhotoNames,
  requiredDocuments,
  type ChoicesPort,
  type Observable,
  type ProcedureStore,
  type UploadQueueSnapshot,
} from '@recto/core';
import { startTransition, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Rehearsal } from '../../components/Rehearsal.tsx';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { useDeferredSnapshot } from '../../use-deferred-snapshot.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { useConnection } from '../connection.ts';
import { LoadingLine } from '../loading/LoadingLine.tsx';
import { StartView } from './StartView.tsx';

export interface StartScreenProps {
  readonly store: ProcedureStore;
  /** Has the photos that wait on the phone: these are not asked for. */
  readonly uploads: Observable<UploadQueueSnapshot>;
  /** Guidance by sound can be switched on before the camera opens; null if there is no guidance, so no check either. */
  readonly choices: ChoicesPort | null;
  /** Whether the viewfinder offers to take photos by itself: the configuration's guidance is `full`. False by default. */
  readonly autoCapture?: boolean;
  /** Makes call 3, in the task of the tap: `CaptureSession.start` where there is a camera view. By default, `store.start`. */
  readonly start?: (() => Promise<boolean>) | undefined;
  /** The procedure is started: goes to the capture screen. */
  readonly onStarted: () => void;
}

const never = () => false;

/** What follows the tap. */
const scenes = [
  <Button key="busy" action="start" onClick={() => undefined} disabled busyLabel="">
    {null}
  </Button>,
  <LoadingLine key="line" />,
];

/** The start screen (§2), bound to the procedure store. */
export function StartScreen({
  store,
  uploads,
  choices,
  autoCapture = false,
  start = () => store.start(),
  onStarted,
}: StartScreenProps) {
  useScreenTitle('start');
  const { entry, pending, refusal } = useDeferredSnapshot(store, never);
  const waiting = pendingPhotoNames(useSnapshot(uploads));
  const [hasSound, setHasSound] = useState(() => choices?.read().sound ?? false);
  // The button stays busy until the next screen is shown.
  const [leaving, setLeaving] = useState(false);
  const isOffline = useConnection() === 'offline';
  const chooseSound = (kept: ChoicesPort, sound: boolean) => {
    kept.write({ ...kept.read(), sound });
    setHasSound(sound);
  };
  if (entry === null) return null;
  const { procedure } = entry;
  return (
    <>
      <StartView
        lastname={procedure.appointment.customer.lastname}
        documents={requiredDocuments(procedure).map(({ name }) => name)}
        missing={missingPhotos(procedure).filter((photo) => !waiting.includes(photo))}
        isAgain={refusal !== null}
        refusals={refusal?.photos}
        starting={leaving || pending === 'start'}
        onCancel={isOffline && pending === 'start' ? () => store.stopWaiting() : null}
        onStart={async () => {
          // Call 3 leaves first: rendering at once would take the task of the tap.
          startTransition(() => setLeaving(true));
          let isStarted = false;
          try {
            isStarted = await start();
          } finally {
            setLeaving(isStarted);
          }
          if (isStarted) onStarted();
        }}
        autoCapture={autoCapture && choices?.read().autoCapture === true}
        checksFace={choices !== null}
        sound={choices && { isOn: hasSound, onToggle: () => chooseSound(choices, !hasSound) }}
      />
      <Rehearsal scenes={scenes} />
    </>
  );
}
