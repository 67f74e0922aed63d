import { browserPorts } from '@recto/adapters/browser';
import {
  CaptureSession,
  perPhoto,
  ProcedureStore,
  UploadQueue,
  type Language,
  type ProcedureRepository,
} from '@recto/core';
import { CaptureScreen, createTranslations, HotToasts, RectoRoot, ToastArea } from '@recto/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

/**
 * Shows the capture screen of a started procedure in an element of your page, which it fills.
 * @param repository your own provider; `token` is what it calls the procedure.
 * @param onDone called when every photo is taken, or when the customer goes back.
 * @returns removes the screen, and ends what was begun. Photos that were not sent yet stay on the phone.
 */
export async function showCapture(
  element: Element,
  { token, language, repository, onDone }: CaptureOptions,
): Promise<() => void> {
  const browser = browserPorts(window);
  const toasts = new HotToasts();
  const ports = { ...browser, repository, toasts };
  const store = new ProcedureStore({ ...ports, now: () => Date.now() });
  const uploads = new UploadQueue({ ...ports, store, random: () => Math.random() });
  const facingModes = perPhoto(({ facingMode }) => facingMode);
  const guidance = { ...ports, mode: 'full' } as const;
  const session = new CaptureSession({ ...ports, store, uploads, facingModes, guidance });
  const translations = createTranslations();

  await Promise.all([translations.changeLanguage(language), store.verify(token)]);
  await uploads.ready();
  session.prepare(null);
  const share = { link: window.location.href, copy: (link: string) => ports.device.copyText(link) };
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={translations.i18n}>
      <RectoRoot>
        <CaptureScreen session={session} share={share} onDone={onDone} onBack={onDone} />
        <ToastArea />
      </RectoRoot>
    </I18nextProvider>,
  );
  return () => {
    root.unmount();
    for (const part of [session, uploads, store, toasts, browser]) part.dispose();
  };
}

export interface CaptureOptions {
  readonly token: string;
  readonly language: Language;
  readonly repository: ProcedureRepository;
  readonly onDone: () => void;
}
