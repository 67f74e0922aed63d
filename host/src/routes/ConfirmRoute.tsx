import { diagnoseBrowser, viewStepOf, type CameraPort } from '@recto/core';
import { BrowserAdvice, ConfirmScreen } from '@recto/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { App } from '../container/create-app.ts';
import { useGoTo } from './use-go-to.ts';
import { useShare } from './use-share.ts';

export function ConfirmRoute({ app }: { readonly app: App }) {
  const goTo = useGoTo();
  const share = useShare(app);
  return (
    <ConfirmScreen
      session={app.confirm}
      captureSupported={app.supportsCapture}
      hasCamera={useHasCamera(app.camera)}
      cameraAdvice={<BrowserAdvice diagnosis={diagnoseBrowser(app.device)} share={share} />}
      filePicker={app.filePicker}
      onCapture={(photo) => goTo('capture', { viewStep: photo === null ? null : viewStepOf(photo) })}
      onFinished={() => goTo('status', { viewStep: null, replace: true })}
    />
  );
}

/** Whether the device has a camera, as far as it is known. */
function useHasCamera(camera: CameraPort): boolean {
  const subscribe = useCallback((listener: () => void) => camera.watchPresence(listener), [camera]);
  return useSyncExternalStore(subscribe, () => camera.hasCamera());
}
