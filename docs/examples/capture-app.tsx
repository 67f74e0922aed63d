import { CaptureScreen, RectoRoot, ToastArea } from '@recto/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { captureParts, type CaptureSettings } from './capture-parts';

export interface CaptureOptions extends CaptureSettings {
  /** Called when every photo is taken, or when the customer goes back. The last photo may still be on its way. */
  readonly onDone: () => void;
}

/**
 * Shows the capture screen in an element of your page, which it fills. An `active` procedure is started.
 * @throws what `open` of the parts throws; then nothing is shown, and nothing is left behind.
 * @returns removes the screen, and ends what was begun; photos on their way are sent before, if the page stays open.
 */
export async function showCapture(
  element: Element,
  { onDone, ...settings }: CaptureOptions,
): Promise<() => void> {
  const parts = captureParts(settings);
  try {
    await parts.open();
  } catch (error) {
    parts.dispose();
    throw error;
  }
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={parts.i18n}>
      <RectoRoot>
        <CaptureScreen session={parts.session} share={parts.share} onDone={onDone} onBack={onDone} />
        <ToastArea />
      </RectoRoot>
    </I18nextProvider>,
  );
  return () => {
    root.unmount();
    parts.dispose();
  };
}
