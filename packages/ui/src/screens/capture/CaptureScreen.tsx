import type { CaptureSession } from '@recto/core';
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { CaptureView, type CaptureActions, type LinkToShare } from './CaptureView.tsx';

export interface CaptureScreenProps {
  readonly session: CaptureSession;
  /** Called when no photo is missing, or when the customer continues without the camera: goes to confirm. */
  readonly onDone: () => void;
  /** Called for the back button: goes to confirm or to start. */
  readonly onBack: () => void;
  /** The customer's link, to continue elsewhere when the camera is not available here. */
  readonly share: LinkToShare;
}

/** Rendered anew only for another snapshot, so that the deferred one is worth its name. */
const View = memo(CaptureView);

/** The capture screen (§2). While it is mounted, the session shows the camera's picture on its surface. */
export function CaptureScreen({ session, onDone, onBack, share }: CaptureScreenProps) {
  const { t } = useTranslation();
  // Rendered in small parts: the frozen picture of the shutter must not wait for it (decision 15.25).
  const snapshot = useDeferredValue(useSnapshot(session));
  useDocumentTitle(t('documentTitle.capture', { photo: t(`photos.title.${snapshot.state.photo}`) }));
  const surface = useRef<HTMLDivElement>(null);
  const handleDone = useEffectEvent(onDone);

  useEffect(() => {
    if (surface.current === null) return;
    return session.enter({ surface: surface.current, onDone: () => handleDone() });
  }, [session]);

  const actions = useMemo<CaptureActions>(
    () => ({
      back: onBack,
      shutter: () => void session.shutter(),
      retake: () => session.retake(),
      use: () => void session.use(),
      retry: () => void session.retry(),
      sendLater: () => session.sendLater(),
      continueMeanwhile: () => session.sendInBackground(),
      stayInLandscape: () => session.stayInLandscape(),
      switchCamera: () => session.switchCamera(),
      toggleAutoCapture: () => session.toggleAutoCapture(),
      toggleSound: () => session.toggleSound(),
      toggleTorch: () => session.toggleTorch(),
      startCamera: () => session.startCamera(),
      restart: () => session.restart(),
      pickFile: (file) => void session.pick(file),
      chooseFile: () => onDone(),
    }),
    [session, onDone, onBack],
  );

  return <View snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />;
}
