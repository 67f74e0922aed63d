import type { CaptureSession } from '@recto/core';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { CaptureView, type CaptureActions, type LinkToShare } from './CaptureView.tsx';

export interface CaptureScreenProps {
  readonly session: CaptureSession;
  /** Called when no photo is missing, or when the customer prefers to choose a file: goes to confirm. */
  readonly onDone: () => void;
  /** The customer's link, to continue elsewhere when the camera is not available here. */
  readonly share: LinkToShare;
}

/** The capture screen (§2). While it is mounted, the session shows the camera's picture on its surface. */
export function CaptureScreen({ session, onDone, share }: CaptureScreenProps) {
  useScreenTitle('capture');
  const snapshot = useSnapshot(session);
  const surface = useRef<HTMLDivElement>(null);
  const handleDone = useEffectEvent(onDone);

  useEffect(() => {
    if (surface.current === null) return;
    return session.enter({ surface: surface.current, onDone: () => handleDone() });
  }, [session]);

  const actions = useMemo<CaptureActions>(
    () => ({
      shutter: () => void session.shutter(),
      retake: () => session.retake(),
      use: () => void session.use(),
      retry: () => void session.retry(),
      sendLater: () => session.sendLater(),
      continueMeanwhile: () => session.sendInBackground(),
      switchCamera: () => session.switchCamera(),
      startCamera: () => session.startCamera(),
      restart: () => session.restart(),
      chooseFile: () => onDone(),
    }),
    [session, onDone],
  );

  return <CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />;
}
