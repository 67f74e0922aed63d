import { CaptureScreen } from '@recto/ui';
import type { App } from '../container/container.ts';
import { useGoTo } from './use-go-to.ts';
import { useShare } from './use-share.ts';

export function CaptureRoute({ app }: { readonly app: App }) {
  const goTo = useGoTo();
  // Replaces the entry, or "back" on the confirm screen would lead to a capture screen without a missing photo.
  return (
    <CaptureScreen
      session={app.capture}
      share={useShare(app)}
      onDone={() => goTo('confirm', { viewStep: null, replace: true })}
    />
  );
}
