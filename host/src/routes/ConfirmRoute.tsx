import { isCaptureSupported, viewStepOf } from '@recto/core';
import { ConfirmScreen } from '@recto/ui';
import type { App } from '../container/container.ts';
import { useGoTo } from './use-go-to.ts';

export function ConfirmRoute({ app }: { readonly app: App }) {
  const goTo = useGoTo();
  return (
    <ConfirmScreen
      session={app.confirm}
      captureSupported={isCaptureSupported(app.device.userAgent)}
      onCapture={(photo) => goTo('capture', { viewStep: viewStepOf(photo) })}
      onFinished={() => goTo('status', { viewStep: null, replace: true })}
    />
  );
}
