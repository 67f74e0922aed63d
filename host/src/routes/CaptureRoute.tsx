import { CaptureScreen } from '@recto/ui';
import type { App } from '../container/container.ts';
import { useGoTo } from './use-go-to.ts';
import { useShare } from './use-share.ts';

export function CaptureRoute({ app }: { readonly app: App }) {
  const goTo = useGoTo();
  // Replaced, or "back" on the confirm screen would lead to a capture screen with nothing to capture.
  return (
    <CaptureScreen
      session={app.capture}
      share={useShare(app)}
      onDone={() => goTo('confirm', { viewStep: null, replace: true })}
    />
  );
}
