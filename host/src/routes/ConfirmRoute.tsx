import { diagnoseBrowser, isCaptureSupported, parseUserAgent, viewStepOf } from '@recto/core';
import { BrowserAdvice, ConfirmScreen } from '@recto/ui';
import type { App } from '../container/container.ts';
import { useGoTo } from './use-go-to.ts';
import { useHasCamera } from './use-has-camera.ts';
import { useShare } from './use-share.ts';

export function ConfirmRoute({ app }: { readonly app: App }) {
  const goTo = useGoTo();
  const share = useShare(app);
  return (
    <ConfirmScreen
      session={app.confirm}
      captureSupported={isCaptureSupported(parseUserAgent(app.device))}
      hasCamera={useHasCamera(app.camera)}
      cameraAdvice={<BrowserAdvice diagnosis={diagnoseBrowser(app.device)} share={share} />}
      onCapture={(photo) => goTo('capture', { viewStep: viewStepOf(photo) })}
      onFinished={() => goTo('status', { viewStep: null, replace: true })}
    />
  );
}
