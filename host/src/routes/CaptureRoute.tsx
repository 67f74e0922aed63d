import { CaptureScreen } from '@recto/ui';
import type { App } from '../container/create-app.ts';
import { useGoTo } from './use-go-to.ts';
import { useShare } from './use-share.ts';

export function CaptureRoute({ app }: { readonly app: App }) {
  const session = app.capture;
  const goTo = useGoTo();
  // Replaces the entry, or "back" on the confirm screen would lead to a capture screen without a missing photo.
  return (
    <CaptureScreen
      session={session}
      share={useShare(app)}
      filePicker={app.filePicker}
      cameraApp={app.cameraApp}
      onDone={() => goTo('confirm', { viewStep: null, replace: true })}
      onBack={() =>
        goTo(session.hasPhotos ? 'confirm' : 'start', { viewStep: null, replace: true, isBack: true })
      }
    />
  );
}
