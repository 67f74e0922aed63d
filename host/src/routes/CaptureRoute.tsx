import type { CaptureSession } from '@recto/core';
import { CaptureScreen } from '@recto/ui';
import { useGoTo } from './use-go-to.ts';

export function CaptureRoute({ session }: { readonly session: CaptureSession }) {
  const goTo = useGoTo();
  // Replaced, or "back" on the confirm screen would lead to a capture screen with nothing to capture.
  return (
    <CaptureScreen session={session} onDone={() => goTo('confirm', { viewStep: null, replace: true })} />
  );
}
