import type { ConfirmSession, FilePickerRule, PhotoName } from '@recto/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { useStableHandler } from '../../use-effect-event.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { ConfirmView } from './ConfirmView.tsx';

export interface ConfirmScreenProps {
  readonly session: ConfirmSession;
  /** Whether this browser supports camera capture (§5); otherwise a file picker is used. */
  readonly captureSupported: boolean;
  /** False if the device is known to have no camera; "Add" then opens the file picker. */
  readonly hasCamera?: boolean;
  /** Shown if the browser does not support camera capture: how to continue in one that does. */
  readonly cameraAdvice?: ReactNode;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker?: FilePickerRule | undefined;
  /** The customer wants to take this photo with the camera; null for the next missing one, and then the others. */
  readonly onCapture: (photo: PhotoName | null) => void;
  /** The procedure is finished: goes to the status screen. */
  readonly onFinished: () => void;
}

/** The confirm screen (§2), bound to its session. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { session, captureSupported, hasCamera = true, cameraAdvice, filePicker } = props;
  const { onCapture, onFinished } = props;
  useScreenTitle('confirm');
  useEffect(() => session.enter(), [session]);
  const snapshot = useSnapshot(session);
  const handleCapture = useStableHandler(onCapture);
  const handleFinished = useStableHandler(onFinished);
  // The button is busy from the tap until the next screen is shown, without a gap.
  const [submitting, setSubmitting] = useState(false);
  // The same object each time, so that only those tiles are rendered anew that have changed.
  const actions = useMemo<ConfirmActions>(
    () => ({
      openCamera: handleCapture,
      takeMissing: () => handleCapture(null),
      chooseFile: (photo, file) => void session.choose(photo, file),
      retry: (photo) => void session.retry(photo),
      cancel: (photo) => session.cancel(photo),
      requestDeletion: (photo) => session.askToDelete(photo),
      cancelDeletion: () => session.keep(),
      confirmDeletion: () => void session.delete(),
      cancelFinish: () => session.cancelFinish(),
      finish: async () => {
        setSubmitting(true);
        const isFinished = await session.finish().catch((error: unknown) => {
          setSubmitting(false);
          throw error;
        });
        if (isFinished) handleFinished();
        else setSubmitting(false);
      },
    }),
    [session, handleCapture, handleFinished],
  );
  return (
    <ConfirmView
      snapshot={submitting ? { ...snapshot, finishing: true } : snapshot}
      captureSupported={captureSupported}
      hasCamera={hasCamera}
      cameraAdvice={cameraAdvice}
      filePicker={filePicker}
      actions={actions}
    />
  );
}
