import {
  perPhoto,
  requiredPhotos,
  safeLink,
  type ProcedureStore,
  type StoredProcedure,
  type UploadQueue,
} from '@recto/core';
import { useEffect, useState } from 'react';
import { useSnapshot } from '../../use-snapshot.ts';
import { tilePicturesOf } from '../confirm/tile-pictures.ts';
import { StatusView } from './StatusView.tsx';

export interface StatusScreenProps {
  readonly store: ProcedureStore;
  /** Has the pictures of the photos that this page has sent; without it, the provider's thumbs are shown. */
  readonly uploads?: Pick<UploadQueue, 'sentImage' | 'forgetSentImages'> | undefined;
  /** A refused procedure was reset: goes to the start screen. */
  readonly onReset: () => void;
}

/** The status screen (§2), bound to the procedure store. Renders nothing for an active or started procedure, which the route guard redirects. */
export function StatusScreen({ store, uploads, onReset }: StatusScreenProps) {
  const { entry, pending, submission, refusal } = useSnapshot(store);
  const procedure = entry?.procedure;
  switch (procedure?.status) {
    case 'finished':
      return (
        <Finished
          key={entry!.token}
          entry={entry!}
          uploads={uploads}
          submittedAt={submission?.token === entry!.token ? submission.acknowledgedAt : null}
        />
      );
    case 'expired':
      return <StatusView status="expired" redirectUrl={safeLink(procedure.redirectUrl)} />;
    case 'refused':
      return (
        <StatusView
          status="refused"
          adminComment={refusal?.adminComment ?? null}
          photos={refusal?.photos ?? {}}
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

interface FinishedProps {
  readonly entry: StoredProcedure;
  readonly uploads: StatusScreenProps['uploads'];
  readonly submittedAt: number | null;
}

/** Takes over the pictures in memory: they are gone with this screen (decision 7.5). */
function Finished({ entry: { procedure }, uploads, submittedAt }: FinishedProps) {
  const [sent] = useState(() => perPhoto(({ name }) => uploads?.sentImage(name) ?? null));
  useEffect(() => uploads?.forgetSentImages(), [uploads]);
  return (
    <StatusView
      status="finished"
      receipt={{
        photos: requiredPhotos(procedure).map((photo) => ({
          photo,
          pictures: tilePicturesOf({
            name: 'filled',
            thumb: procedure.thumbs[photo],
            content: sent[photo],
          }),
        })),
        submittedAt,
        reference: procedure.reference ?? null,
      }}
      redirectUrl={safeLink(procedure.redirectUrl)}
    />
  );
}
