import {
  followSystemTextSize,
  SessionMarks,
  startViewTransition,
  type EarlyCamera,
} from '@recto/adapters/browser';
import { chooseLanguage, sleep } from '@recto/core';
import {
  ChunkLoadError,
  createTranslations,
  LoadingErrorView,
  LoadingIndicator,
  type Translations,
} from '@recto/ui';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { addTexts, loadBrand } from '../branding/load-branding.ts';
import type { App } from '../container/create-app.ts';
import { CurrentLanguage } from '../lazy-parts/CurrentLanguage.ts';
import { ReloadOnce } from '../lazy-parts/ReloadOnce.ts';
import { recordScreens } from '../routes/record-screens.ts';
import { createRoutes } from '../routes/routes.tsx';
import { addViewTransitions } from '../routes/view-transitions.ts';
import { basename, configurationUrl } from './address.ts';
import { browserApp } from './browser-app.ts';
import { isLanguageNamed, type Identified } from './identify.ts';
import { PageRoot } from './PageRoot.tsx';
import { reportCrash, reportToOperator } from './report.ts';
import { showStartFailure } from './start-failure.tsx';

const typeface = "1em 'Atkinson Hyperlegible Next Variable'";
/** How long the page's own drawing stays, in ms: then the app's loading indicator takes its place. */
const drawingLimitMs = 1000;

/** The app, whose first screen is shown or on its way. */
export interface Mounted {
  readonly app: App;
  readonly router: Router;
  readonly translations: Translations;
  /** Resolves when a screen has broken. */
  readonly broken: Promise<void>;
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Phase 4: loads the texts while the configuration is read, creates the app and shows its first screen, in the phone's typeface
 * until its own is there.
 * @returns null if the texts or the configuration can't be loaded: a screen that says so is shown then.
 */
export async function mount(
  window: Window & typeof globalThis,
  identified: Identified,
  camera: EarlyCamera,
): Promise<Mounted | null> {
  const { device, http, link, provider } = identified;
  const { href } = window.location;
  followSystemTextSize(window);
  const translations = createTranslations();
  const root = new PageRoot(window.document, translations.i18n);
  // To render what the page draws already would take a slow phone as long as the first screen (decision 12.10).
  const replaceDrawing = async () => {
    await sleep(drawingLimitMs);
    if (!root.isShown) root.show(<LoadingIndicator withText={false} />);
  };
  const drawingOver = replaceDrawing();

  const reloads = new ReloadOnce({
    device,
    load: (address) => window.location.assign(address),
    marks: new SessionMarks(() => window.sessionStorage),
  });
  const language = new CurrentLanguage(translations, reloads);
  const isNamed = () => isLanguageNamed(identified.language, language.offered);
  const loadTexts = () => language.start(chooseLanguage(identified.language, language.offered), href);
  // Of a link that is opened for the first time, the procedure names the language.
  const waitsForLanguage = !isNamed() && link !== null;
  // Before there is a text that needs it.
  window.document.fonts.load(typeface).catch(() => undefined);
  const [texts, provided] = await Promise.allSettled([waitsForLanguage ? null : loadTexts(), provider]);

  if (provided.status === 'rejected') {
    // Without its texts, the page has at least those about failures, in this language.
    if (waitsForLanguage) await loadTexts().catch(() => undefined);
    showStartFailure(root, provided.reason, { i18n: translations.i18n, onRetry: () => device.reload() });
    return null;
  }
  if (texts.status === 'rejected') {
    root.show(<LoadingErrorView onRetry={() => device.reload()} languageChoice={null} />);
    return null;
  }

  const { configuration } = provided.value;
  const branding = { configuration, url: new URL(configurationUrl, href).href, report: reportToOperator };
  root.brand = await loadBrand(branding);
  if (configuration.texts !== undefined) {
    await addTexts(branding, http, translations)
      .then(loadTexts)
      .catch(() => undefined);
  }

  const app = browserApp(window, identified, provided.value, camera, reloads);
  const routes = createRoutes({
    app,
    language,
    reloads,
    version: __RECTO_VERSION__,
    opensInKnownLanguage: isNamed(),
  });
  const router = createBrowserRouter(routes, { basename });
  // Before the transitions, which hold back what is subscribed after them.
  recordScreens(router, app.recorder);
  addViewTransitions(router, (showNext, direction) => startViewTransition(window, showNext, direction));
  const onError = (error: unknown) => {
    reportCrash(error);
    root.screenBroke();
    app.recorder.failed(error, error instanceof ChunkLoadError);
  };
  await Promise.race([firstNavigation(router), drawingOver]);
  root.show(<RouterProvider router={router} onError={onError} />);
  return { app, router, translations, broken: root.broken };
}

/** Resolves when the first navigation has ended. */
export function firstNavigation(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
