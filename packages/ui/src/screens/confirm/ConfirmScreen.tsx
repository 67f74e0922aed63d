import type { ConfirmSession, PhotoName } from '@recto/core';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../i18n/use-screen-title.ts';
import { useSnapshot } from '../../use-snapshot.ts';
import { ConfirmView } from './ConfirmView.tsx';

export interface ConfirmScreenProps {
  readonly session: ConfirmSession;
  /** Whether this browser has a camera view (§5); elsewhere a file picker is used. */
  readonly captureSupported: boolean;
  /** Whether the device has a camera, as far as it is known; where it has none, "Add" opens the picker at once. */
  readonly hasCamera?: boolean;
  /** Where the browser has no camera view: how to get at one all the same. */
  readonly cameraAdvice?: ReactNode;
  /** The person wants to take this photo with the camera. */
  readonly onCapture: (photo: PhotoName) => void;
  /** The procedure is finished: on to the status screen. */
  readonly onFinished: () => void;
}

/** The confirm screen (§2) on its session. */
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
        choose: (photo, file) => void session.choose(photo, file),
        retry: (photo) => void session.retry(photo),
        cancel: (photo) => session.cancel(photo),
        askToDelete: (photo) => session.askToDelete(photo),
        keep: () => session.keep(),
        delete: () => void session.delete(),
        finish: async () => {
          if (await session.finish()) onFinished();
        },
      }}
    />
  );
}
