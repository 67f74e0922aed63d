'use client';

import type { Language, ProcedureRepository } from '@recto/core';
import { CaptureScreen, RectoRoot, ToastArea } from '@recto/ui';
import { useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { captureParts, type CaptureParts } from './capture-parts';

export interface CaptureProps {
  readonly token: string;
  readonly language: Language;
  /** Makes your provider, in the browser. Keep it outside of components: a new function would open the screen again. */
  readonly connect: () => ProcedureRepository;
  /**
   * Called when every photo is taken, also if none is left to take, or when the customer goes back. The last photo may
   * still be on its way.
   */
  readonly onDone: () => void;
}

/**
 * The capture screen in a React app with providers of its own. It fills its parent, starts the procedure and opens when
 * it is mounted, and ends what it has begun when it is unmounted; photos on their way are sent before. If no photo is
 * left to take, it shows nothing and opens no camera. If it can't be opened, it throws to your error boundary.
 */
export function Capture({ token, language, connect, onDone }: CaptureProps) {
  const [parts, setParts] = useState<CaptureParts | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);

  // The newest `onDone` is called: unlike `connect`, a new one does not open the screen again.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  // In an effect, since there is no camera on a server. StrictMode runs it twice; a disposed part does not begin again.
  useEffect(() => {
    const opened = captureParts({ token, language, repository: connect() });
    let isCurrent = true;
    const show = (isPhotoLeft: boolean) => (isPhotoLeft ? setParts(opened) : done.current());
    opened.open().then(
      (isPhotoLeft) => isCurrent && show(isPhotoLeft),
      (reason: unknown) => isCurrent && setFailure({ reason }),
    );
    return () => {
      isCurrent = false;
      setParts(null);
      opened.dispose();
    };
  }, [token, language, connect]);

  if (failure !== null) throw failure.reason;
  if (parts === null) return null;
  return (
    <I18nextProvider i18n={parts.i18n}>
      <RectoRoot>
        <CaptureScreen session={parts.session} share={parts.share} onDone={onDone} onBack={onDone} />
        <ToastArea toasterId={parts.toasterId} />
      </RectoRoot>
    </I18nextProvider>
  );
}
