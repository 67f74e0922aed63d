import {
  diagnoseBrowser,
  guardRedirect,
  procedureLink,
  viewStepOf,
  watchFinish,
  watchSteps,
  type PhotoName,
  type TellPage,
} from '@recto/core';
import {
  BrowserAdvice,
  CaptureScreen,
  ConfirmScreen,
  StartScreen,
  StatusScreen,
  useSnapshot,
} from '@recto/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { JourneyParts } from './journey-parts.ts';
import type { JourneyScreen } from './journey-screen.ts';

export interface JourneyScreensProps {
  /** Of a journey whose link was verified. */
  readonly parts: JourneyParts;
  /** Called with each screen that is shown. */
  readonly onScreen: (screen: JourneyScreen) => void;
  /** Tells the page how far the journey is. */
  readonly tell: TellPage;
}

/** The screens of a journey, one at a time; the route guard (§4) decides which of them the procedure allows. */
export function JourneyScreens({ parts, onScreen, tell }: JourneyScreensProps) {
  const { camera, device, store, uploads, capture, confirm, recorder } = parts;
  const [asked, setAsked] = useState<JourneyScreen>('start');
  const { entry } = useSnapshot(store);
  const { procedure } = entry!;
  const screen = guardRedirect(procedure.status, asked) ?? asked;
  useEffect(() => {
    recorder?.screenShown(screen);
    onScreen(screen);
    return screen === 'capture' ? watchSteps(capture, tell) : undefined;
  }, [recorder, onScreen, screen, capture, tell]);
  useEffect(() => watchFinish(store, tell), [store, tell]);

  const share = {
    link: procedureLink(procedure, device),
    copy: (link: string) => device.copyText(link),
  };
  const openCamera = useCallback(
    (photo: PhotoName | null) => {
      const viewStep = photo === null ? null : viewStepOf(photo);
      setAsked(parts.supportsCapture && capture.prepare(viewStep) ? 'capture' : 'confirm');
    },
    [parts, capture],
  );
  const hasCamera = useSyncExternalStore(
    useCallback((listener) => camera.watchPresence(listener), [camera]),
    () => camera.hasCamera(),
  );

  switch (screen) {
    case 'start':
      return (
        <StartScreen
          store={store}
          uploads={uploads}
          choices={parts.choices}
          autoCapture={parts.autoCapture}
          start={() => (parts.supportsCapture ? capture : store).start()}
          onStarted={() => openCamera(null)}
        />
      );
    case 'capture':
      return (
        <CaptureScreen
          session={capture}
          share={share}
          filePicker={parts.filePicker}
          cameraApp={parts.cameraApp}
          onDone={() => setAsked('confirm')}
          onBack={() => setAsked(capture.hasPhotos ? 'confirm' : 'start')}
        />
      );
    case 'confirm':
      return (
        <ConfirmScreen
          session={confirm}
          captureSupported={parts.supportsCapture}
          hasCamera={hasCamera}
          cameraAdvice={<BrowserAdvice diagnosis={diagnoseBrowser(device)} share={share} />}
          filePicker={parts.filePicker}
          onCapture={openCamera}
          onFinished={() => setAsked('status')}
        />
      );
    case 'status':
      return <StatusScreen store={store} uploads={uploads} onReset={() => setAsked('start')} />;
  }
}
