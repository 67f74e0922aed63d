import { CaptureScreen, RectoRoot, ToastArea } from '@recto/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { captureParts, type CaptureSettings } from './capture-parts';

export interface CaptureOptions extends CaptureSettings {
  /**
   * Called when every photo is taken, also if none is left to take, or when the customer goes back. The last photo may
   * still be on its way.
   */
  readonly onDone: () => void;
}

/**
 * Shows the capture screen in an element of your page, which it fills. An `active` procedure is started. If no photo is
 * left to take, nothing is shown and no camera is opened, and `onDone` is called.
 * @throws what `open` of the parts throws; then nothing is shown, and nothing is left behind.
 * @returns removes the screen, and ends what was begun; photos on their way are sent before, if the page stays open.
 */
export async function showCapture(
  element: Element,
  { onDone, ...settings }: CaptureOptions,
): Promise<() => void> {
  const parts = captureParts(settings);
  let isPhotoLeft = false;
  try {
    isPhotoLeft = await parts.open();
  } finally {
    if (!isPhotoLeft) parts.dispose();
  }
  if (!isPhotoLeft) {
    // After this function has returned, so that `onDone` may call what it returns.
    const timer = setTimeout(onDone);
    return () => clearTimeout(timer);
  }
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={parts.i18n}>
      <RectoRoot>
        <CaptureScreen session={parts.session} share={parts.share} onDone={onDone} onBack={onDone} />
        <ToastArea toasterId={parts.toasterId} />
      </RectoRoot>
    </I18nextProvider>,
  );
  return () => {
    root.unmount();
    parts.dispose();
  };
}
