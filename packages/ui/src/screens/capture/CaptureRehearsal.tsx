import type { CaptureSession, CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import { Rehearsal } from '../../components/Rehearsal.tsx';
import { CaptureView, type CaptureActions } from './CaptureView.tsx';
import { CameraMask } from './mask/CameraMask.tsx';
import { PhotoLayer } from './taken-photo/PhotoLayer.tsx';
import { TurningCard } from './turning/TurningCard.tsx';

export interface CaptureRehearsalProps {
  /** Of which only the first snapshot is used. */
  readonly session: CaptureSession;
}

/**
 * Rehearses what people wait for on the capture screen (decision 12.8): the camera's first picture, a photo that is sent, and
 * the next viewfinder. Render it beside the screen that is shown, once the page has nothing else to do.
 */
export function CaptureRehearsal({ session }: CaptureRehearsalProps) {
  const [snapshot] = useState(session.getSnapshot);
  const { photo } = snapshot.state;
  const live: CaptureSnapshot = {
    ...snapshot,
    state: { name: 'capture', photo, previous: { photo, outcome: 'sent' } },
    camera: { status: 'live', facingMode: 'environment', canSwitch: true },
    guidance: { ...snapshot.guidance, hint: { name: 'holdStill' } },
    step: { number: 2, total: 2, unsent: [1] },
  };
  const upload = { name: 'upload', photo, image: new globalThis.Blob(), slow: false } as const;
  return (
    <Rehearsal>
      <CaptureView snapshot={live} {...unused} />
      <CaptureView snapshot={{ ...snapshot, state: upload, camera: { status: 'off' } }} {...unused} />
      <CameraMask {...snapshot.guidance} photo={photo} isMirrored={false} isReady={false} growsFromMark />
      <PhotoLayer
        photo={{ state: upload, departs: true, number: 1, isSudden: false }}
        sent
        leaves
        onGone={never}
      />
      <TurningCard turn={{ front: photo, back: photo, leaves: false }} />
    </Rehearsal>
  );
}

const never = () => undefined;

/** Nothing of the rehearsal is ever tapped. */
const unused = {
  actions: {} as CaptureActions,
  share: { link: '', copy: async () => false },
  surfaceRef: null,
};
