import type { CaptureSession, CaptureSnapshot } from '@recto/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useDeferredSnapshot } from '../../use-deferred-snapshot.ts';
import { useEffectEvent } from '../../use-effect-event.ts';
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

/** Rendered anew only for another snapshot. */
const View = memo(CaptureView);

/** The capture screen (§2). While it is mounted, the session shows the camera's picture on its surface. */
export function CaptureScreen({ session, onDone, onBack, share }: CaptureScreenProps) {
  const { t } = useTranslation();
  // In small parts: the frozen picture of the shutter must not wait for it. But once a photo can be taken, people reach
  // for the shutter.
  const snapshot = useDeferredSnapshot(session, becomesUsable);
  useDocumentTitle(t('documentTitle.capture', { photo: t(`photos.title.${snapshot.state.photo}`) }));
  const surface = useRef<HTMLDivElement>(null);
  const handleDone = useEffectEvent(onDone);

  useEffect(() => {
    if (surface.current === null) return;
    return session.enter({ surface: surface.current, onDone: () => handleDone() });
  }, [session]);

  const actions = useMemo<CaptureActions>(
    () => ({
      back: () => {
        if (!session.backToPhotoBefore()) onBack();
      },
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

/** Whether a photo can be taken after this change and not before it, as when the camera begins to show its picture. */
function becomesUsable(before: CaptureSnapshot, after: CaptureSnapshot): boolean {
  return acceptsPhoto(after) && !acceptsPhoto(before);
}

function acceptsPhoto({ state, camera }: CaptureSnapshot): boolean {
  return state.name === 'capture' && camera.status === 'live';
}
