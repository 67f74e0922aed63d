import type { CaptureSession, CaptureSnapshot, PhotoWarning } from '@recto/core';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { Rehearsal } from '../../components/Rehearsal.tsx';
import { CaptureView, type CaptureActions } from './CaptureView.tsx';
import { CameraMask } from './mask/CameraMask.tsx';
import { Snap } from './mask/Snap.tsx';
import { rectangle } from './photo/homography.ts';
import { PhotoReview } from './preview/Preview.tsx';
import { PhotoLayer } from './taken-photo/PhotoLayer.tsx';
import { TurningCard } from './turning/TurningCard.tsx';

interface CaptureRehearsalProps {
  /** Of which only the first snapshot is used. */
  readonly session: CaptureSession;
}

/**
 * Rehearses what people wait for on the capture screen (decision 12.8): the camera's first picture, a photo that is taken and
 * sent, and the viewfinder after it. Render it beside the screen that is shown, once the page has nothing else to do.
 */
export const CaptureRehearsal = memo(function CaptureRehearsal({ session }: CaptureRehearsalProps) {
  const [scenes] = useState(() => scenesOf(session.getSnapshot()));
  return <Rehearsal scenes={scenes} />;
});

function scenesOf(snapshot: CaptureSnapshot): readonly ReactNode[] {
  const { photo } = snapshot.state;
  const { autoCapture } = snapshot.guidance;
  const taking: CaptureSnapshot = {
    ...snapshot,
    state: { name: 'capture', photo, previous: { photo, outcome: 'sent' } },
    camera: { status: 'taking', facingMode: 'environment', canSwitch: true },
    guidance: {
      ...snapshot.guidance,
      hint: { name: 'ready', next: 'automatic' },
      autoCapture: { ...autoCapture, ring: { progress: 0, durationMs: 1 } },
    },
    step: { number: 2, total: 2, documents: ['idCard'], unsent: [1] },
    trouble: { photo: photo === 'idCardRecto' ? 'idCardVerso' : 'idCardRecto', problem: 'failed' },
  };
  const upload = { name: 'upload', photo, image: new globalThis.Blob(), slow: false } as const;
  const preview = { name: 'preview', photo, image: upload.image, replaces: null } as const;
  const shown = { number: 1, isSudden: false };
  return [
    <CaptureView key="taking" snapshot={taking} {...unused} />,
    <CaptureView
      key="upload"
      snapshot={{ ...snapshot, state: upload, camera: { status: 'off' } }}
      {...unused}
    />,
    <CameraMask
      key="mask"
      photo={photo}
      sides={snapshot.guidance.sides}
      isMirrored={false}
      isFound={false}
      isReady={false}
      growsFromMark
    />,
    <Snap key="snap" photo={photo} corners={anywhere} onGone={leaving.onGone} />,
    <PhotoLayer key="shown" photo={{ ...shown, state: preview, departs: false }} {...leaving} />,
    <PhotoLayer key="leaves" photo={{ ...shown, state: upload, departs: true }} {...leaving} />,
    <TurningCard key="card" turn={{ front: preview, document: null, back: photo, phase: 'leaves' }} />,
    // The last one: it waits until it is loaded.
    <Suspense key="review" fallback={null}>
      <PhotoReview state={preview} verdict={warning} />
      <TurningCard turn={{ front: preview, document: warning.document!, back: photo, phase: 'turns' }} />
    </Suspense>,
  ];
}

const anywhere = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
] as const;

const place = { x: 400, y: 400, width: 200, height: 200 };
const warning: PhotoWarning = {
  name: 'warning',
  code: 'glare',
  severity: 'doubtful',
  places: [place],
  worst: place,
  dpi: null,
  document: { corners: rectangle(100, 240, 800, 520), format: 'id1' },
  twin: null,
};

const leaving = { leaves: true, goesFirst: false, onGone: () => undefined };

/** Nothing of the rehearsal is ever tapped. */
const unused = {
  actions: {} as CaptureActions,
  share: { link: '', copy: async () => false },
  surfaceRef: null,
};
