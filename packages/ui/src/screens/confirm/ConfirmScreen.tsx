import type { ConfirmSession, PhotoName } from '@recto/core';
import type { ReactNode } from 'react';
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
  /** The customer wants to take this photo with the camera. */
  readonly onCapture: (photo: PhotoName) => void;
  /** The procedure is finished: goes to the status screen. */
  readonly onFinished: () => void;
}

/** The confirm screen (§2), bound to its session. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { session, captureSupported, hasCamera = true, cameraAdvice, onCapture, onFinished } = props;
  useScreenTitle('confirm');
  return (
    <ConfirmView
      snapshot={useSnapshot(session)}
      captureSupported={captureSupported}
      hasCamera={hasCamera}
      cameraAdvice={cameraAdvice}
      actions={{
        openCamera: onCapture,
        chooseFile: (photo, file) => void session.choose(photo, file),
        retry: (photo) => void session.retry(photo),
        cancel: (photo) => session.cancel(photo),
        requestDeletion: (photo) => session.askToDelete(photo),
        cancelDeletion: () => session.keep(),
        confirmDeletion: () => void session.delete(),
        finish: async () => {
          if (await session.finish()) onFinished();
        },
      }}
    />
  );
}
