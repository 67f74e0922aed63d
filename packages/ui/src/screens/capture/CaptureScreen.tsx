import type { CaptureSession } from '@recto/core';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useScreenTitle } from '../../i18n/use-screen-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { CaptureView, type CaptureActions, type LinkToShare } from './CaptureView.tsx';

export interface CaptureScreenProps {
  readonly session: CaptureSession;
  /** Nothing is left to take, or the person would rather choose a file: on to confirm. */
  readonly onDone: () => void;
  /** The person's link, for where the camera can't be had here. */
  readonly share: LinkToShare;
}

/** The capture screen (§2): lends the session a surface while it is mounted. */
export function CaptureScreen({ session, onDone, share }: CaptureScreenProps) {
  useScreenTitle('capture');
  const snapshot = useSnapshot(session);
  const surface = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    if (surface.current === null) return;
    return session.enter({ surface: surface.current, onDone: () => done() });
  }, [session]);

  const actions = useMemo<CaptureActions>(
    () => ({
      shutter: () => void session.shutter(),
      retake: () => session.retake(),
      use: () => void session.use(),
      retry: () => void session.retry(),
      sendLater: () => session.sendLater(),
      goOnMeanwhile: () => session.goOnMeanwhile(),
      switchCamera: () => session.switchCamera(),
      startCamera: () => session.startCamera(),
      restart: () => session.restart(),
      chooseFile: () => onDone(),
    }),
    [session, onDone],
  );

  return <CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />;
}
