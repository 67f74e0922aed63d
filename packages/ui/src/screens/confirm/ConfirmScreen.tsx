import type { ConfirmSession, PhotoName } from '@recto/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../i18n/use-document-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { ConfirmView } from './ConfirmView.tsx';

export interface ConfirmScreenProps {
  readonly session: ConfirmSession;
  /** Whether this browser supports camera capture (§5); otherwise a file picker is used. */
  readonly captureSupported: boolean;
  /** False if the device is known to have no camera; "Add" then opens the file picker. */
  readonly hasCamera?: boolean;
  /** Shown if the browser does not support camera capture: how to continue in one that does. */
  readonly cameraAdvice?: ReactNode;
  /** The customer wants to take this photo with the camera; null for the next missing one, and then the others. */
  readonly onCapture: (photo: PhotoName | null) => void;
  /** The procedure is finished: goes to the status screen. */
  readonly onFinished: () => void;
}

/** The confirm screen (§2), bound to its session. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { session, captureSupported, hasCamera = true, cameraAdvice, onCapture, onFinished } = props;
  useScreenTitle('confirm');
  useEffect(() => session.enter(), [session]);
  const snapshot = useSnapshot(session);
  // The button is busy from the tap until the next screen is shown, without a gap.
  const [submitting, setSubmitting] = useState(false);
  return (
    <ConfirmView
      snapshot={submitting ? { ...snapshot, finishing: true } : snapshot}
      captureSupported={captureSupported}
      hasCamera={hasCamera}
      cameraAdvice={cameraAdvice}
      actions={{
        openCamera: onCapture,
        takeMissing: () => onCapture(null),
        chooseFile: (photo, file) => void session.choose(photo, file),
        retry: (photo) => void session.retry(photo),
        cancel: (photo) => session.cancel(photo),
        requestDeletion: (photo) => session.askToDelete(photo),
        cancelDeletion: () => session.keep(),
        confirmDeletion: () => void session.delete(),
        finish: async () => {
          setSubmitting(true);
          let isFinished = false;
          try {
            isFinished = await session.finish();
          } finally {
            if (!isFinished) setSubmitting(false);
          }
          if (isFinished) onFinished();
        },
      }}
    />
  );
}
