import type { CaptureSession, CaptureSnapshot, FilePickerRule, Observable } from '@recto/core';
import { memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useDeferredSnapshot } from '../../use-deferred-snapshot.ts';
import { useStableHandler } from '../../use-effect-event.ts';
import { showsPicture } from './viewfinder/shows-picture.ts';
import { CaptureView, type CaptureActions, type LinkToShare } from './CaptureView.tsx';

export interface CaptureScreenProps {
  readonly session: CaptureSession;
  /** Called when no photo is missing, or no camera was found (§8): goes to confirm. */
  readonly onDone: () => void;
  /** Called for the back button: goes to confirm or to start. */
  readonly onBack: () => void;
  /** The customer's link, to continue elsewhere when the camera is not available here. */
  readonly share: LinkToShare;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker?: FilePickerRule;
  /** Of `cameraAppOffer`; without it, the phone's own camera app is never offered (decision 3.18). */
  readonly cameraApp?: Observable<boolean>;
}

const notOffered: Observable<boolean> = { getSnapshot: () => false, subscribe: () => () => undefined };

/** Rendered anew only for another snapshot: its parent is rendered with each change of the procedure. */
const View = memo(CaptureView);

/** The capture screen (§2). While it is mounted, the session shows the camera's picture on its surface. */
export function CaptureScreen(props: CaptureScreenProps) {
  const { session, onDone, onBack, share, filePicker, cameraApp = notOffered } = props;
  const { t } = useTranslation();
  // In small parts: the frozen picture of the shutter must not wait for it. But people wait for the next state, and once a
  // photo can be taken, they reach for the shutter.
  const snapshot = useDeferredSnapshot(session, isAwaited);
  useDocumentTitle(t('documentTitle.capture', { photo: t(`photos.title.${snapshot.state.photo}`) }));
  // Not offered on a prerendered screen, which React takes over as it is.
  const offersCameraApp = useSyncExternalStore(
    cameraApp.subscribe,
    cameraApp.getSnapshot,
    notOffered.getSnapshot,
  );
  const surface = useRef<HTMLDivElement>(null);
  const handleDone = useStableHandler(onDone);
  const handleBack = useStableHandler(onBack);
  const copy = useStableHandler(share.copy);
  const { link } = share;
  const sameShare = useMemo(() => ({ link, copy }), [link, copy]);

  useEffect(() => {
    if (surface.current === null) return;
    return session.enter({ surface: surface.current, onDone: () => handleDone() });
  }, [session, handleDone]);

  const actions = useMemo<CaptureActions>(
    () => ({
      back: () => {
        if (!session.back()) handleBack();
      },
      shutter: () => void session.shutter(),
      retake: () => session.retake(),
      use: () => void session.use(),
      retry: () => void session.retry(),
      mend: () => void session.mend(),
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
    }),
    [session, handleBack],
  );

  return (
    <View
      snapshot={snapshot}
      surfaceRef={surface}
      actions={actions}
      share={sameShare}
      filePicker={filePicker}
      offersCameraApp={offersCameraApp}
    />
  );
}

/**
 * Whether people wait for this change: another state, or the camera begins to show its picture. After a photo was taken, the
 * camera does so again for a moment, before the preview.
 */
function isAwaited(before: CaptureSnapshot, after: CaptureSnapshot): boolean {
  if (before.state.name !== after.state.name || before.state.photo !== after.state.photo) return true;
  // With the photo: before, nothing is known of it, and it would be asked about.
  if (after.guidance.verdict.name === 'checking') return true;
  return after.camera.status === 'live' && !showsPicture(before.camera);
}
