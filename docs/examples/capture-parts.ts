import { browserPorts } from '@recto/adapters/browser';
import {
  CaptureSession,
  perPhoto,
  ProcedureStore,
  UploadQueue,
  type Language,
  type ProcedureRepository,
  type ProcedureStatus,
} from '@recto/core';
import { createTranslations, HotToasts, type LinkToShare, type Translations } from '@recto/ui';

export interface CaptureSettings {
  /** What the provider calls the procedure. */
  readonly token: string;
  readonly language: Language;
  /** Your own provider, or `new HttpProcedureRepository(configuration, browserHttp(window))`. */
  readonly repository: ProcedureRepository;
  /** Where your app serves the files of `@recto/adapters/workers`, if your bundler does not bundle workers. */
  readonly workers?: string | undefined;
}

/** What the capture screen needs, in a browser. */
export interface CaptureParts {
  readonly session: CaptureSession;
  readonly share: LinkToShare;
  readonly i18n: Translations['i18n'];
  /** Of the `ToastArea` beside the screen. */
  readonly toasterId: string;
  /**
   * Reads the procedure, starts it if it is `active`, and loads what the screen shows; await it before the screen is
   * rendered.
   * @returns whether a photo is left to take. If not, go on without the screen, which would open the camera.
   * @throws RepositoryError if the provider refuses the link or can't be reached.
   * @throws NotStartedError if the procedure takes no photos.
   */
  readonly open: () => Promise<boolean>;
  /**
   * Turns the camera off, and ends what was begun: at once if every photo is sent, otherwise as soon as the last one is,
   * since the customer may leave the screen before. If the page is closed first, they stay on the phone.
   */
  readonly dispose: () => void;
}

/** The provider takes photos only of a started procedure, and this one could not be started or has ended. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
  /** What the procedure is instead. */
  readonly status: ProcedureStatus;

  constructor(status: ProcedureStatus) {
    super(`The procedure is "${status}": the provider takes photos only of one that is "started".`);
    this.status = status;
  }
}

/** Connects the parts of the capture screen. */
export function captureParts({ token, language, repository, workers }: CaptureSettings): CaptureParts {
  const browser = browserPorts(window, { workers });
  const toasts = new HotToasts(`recto-${Math.random()}`);
  const ports = { ...browser, repository, toasts };
  const store = new ProcedureStore({ ...ports, now: () => Date.now() });
  const uploads = new UploadQueue({ ...ports, store, random: () => Math.random() });
  const facingModes = perPhoto(({ facingMode }) => facingMode);
  const guidance = { ...ports, mode: 'full' } as const;
  const session = new CaptureSession({ ...ports, store, uploads, facingModes, guidance });
  const translations = createTranslations();
  return {
    session,
    share: { link: window.location.href, copy: (link) => browser.device.copyText(link) },
    i18n: translations.i18n,
    toasterId: toasts.toasterId,
    open: async () => {
      const [, { status }] = await Promise.all([translations.changeLanguage(language), store.verify(token)]);
      // Every new link is active. One that has ended can't be started, so it is not tried.
      const canStart = status === 'active' || status === 'started';
      if (!canStart || !(await store.start())) {
        throw new NotStartedError(store.getSnapshot().entry?.procedure.status ?? status);
      }
      await uploads.ready();
      return session.prepare(null);
    },
    dispose: () => {
      session.dispose();
      whenAllAreSent(uploads, () => {
        for (const part of [uploads, store, toasts, browser]) part.dispose();
      });
    },
  };
}

/** Calls `act` once: now, or when no photo of the queue is on its way or waits for the network. */
function whenAllAreSent(uploads: UploadQueue, act: () => void): void {
  const isAnyUnsent = () => uploads.getSnapshot().some(({ state }) => state.name !== 'failed');
  if (!isAnyUnsent()) return act();
  const stop = uploads.subscribe(() => {
    if (isAnyUnsent()) return;
    stop();
    act();
  });
}
