import { SessionMarks, startViewTransition } from '@recto/adapters/browser';
import { chooseLanguage, sleep } from '@recto/core';
import {
  ChunkLoadError,
  createTranslations,
  HotToasts,
  loadChunk,
  LoadingErrorView,
  LoadingIndicator,
  type Translations,
} from '@recto/ui';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { addOperatorTexts } from '../branding/add-operator-texts.ts';
import { createApp, type App } from '../container/create-app.ts';
import { CurrentLanguage } from '../lazy-parts/CurrentLanguage.ts';
import { loadRemovalOrReload } from '../lazy-parts/removal-part.ts';
import { ReloadOnce } from '../lazy-parts/ReloadOnce.ts';
import { isSafeToReload } from '../routes/is-safe-to-reload.ts';
import { repeatMissedNavigation } from '../routes/missed-navigation.ts';
import { recordScreens } from '../routes/record-screens.ts';
import { createRoutes } from '../routes/routes.tsx';
import { addViewTransitions } from '../routes/view-transitions.ts';
import { basename, configurationUrl } from './address.ts';
import type { Identified } from './identify.ts';
import { isLanguageNamed } from './named-language.ts';
import { PageRoot } from './PageRoot.tsx';
import type { Shown } from './PageScreen.ts';
import { reportCrash } from './report-crash.ts';
import { reportToOperator } from './report.ts';
import type { EarlyPage } from './early-page.ts';
import { shownSnapshots } from './shown-snapshots.ts';
import { showStartFailure } from './start-failure.tsx';

const typeface = "1em 'Atkinson Hyperlegible Next Variable'";
/** How long the page's own drawing stays, in ms since the page began: then the app's loading indicator takes its place. */
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
 * Phase `mount`: loads the texts while the configuration is read, and creates the app. React takes over the prerendered screen that
 * the page shows; without one, it shows the first screen itself, in the phone's typeface until its own is there.
 * @returns null if the texts or the configuration can't be loaded: a screen that says so is shown then.
 */
export async function mount(
  window: Window & typeof globalThis,
  identified: Identified,
  early: EarlyPage,
): Promise<Mounted | null> {
  const { device, http, link, provider } = identified;
  const { href } = window.location;
  const translations = createTranslations();
  const root = new PageRoot(window.document, {
    i18n: translations.i18n,
    lastTap: early.taps.lastTap,
    drawing: early.screen.drawing,
  });
  // To render what the page draws already would take a slow phone as long as the first screen (decision 12.10).
  const replaceDrawing = async () => {
    await sleep(drawingLimitMs - performance.now());
    if (!root.isShown && early.screen.shown === null) root.show(<LoadingIndicator withText={false} />);
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

  const endEarly = () => {
    // No toast is part of a prerendered screen.
    early.toasts.showWith(new HotToasts());
    early.end();
  };
  if (provided.status === 'rejected') {
    early.screen.handOver();
    // Without its texts, the page has at least those about failures, in this language.
    if (waitsForLanguage) await loadTexts().catch(() => undefined);
    showStartFailure(root, provided.reason, { i18n: translations.i18n, onRetry: () => device.reload() });
    endEarly();
    return null;
  }
  if (texts.status === 'rejected') {
    early.screen.handOver();
    root.show(<LoadingErrorView onRetry={() => device.reload()} languageChoice={null} />, endEarly);
    return null;
  }

  root.brand = provided.value.brand;
  const { texts: ownTexts, frameAncestor } = provided.value.configuration;
  // If it can't be loaded, nothing is told: the customer must not notice.
  const telling =
    frameAncestor == null || window.parent === window
      ? null
      : loadChunk(() => import('../framing/tell-ancestor.ts')).catch(() => null);
  if (ownTexts !== undefined) {
    const source = { texts: ownTexts, url: new URL(configurationUrl, href).href, report: reportToOperator };
    await addOperatorTexts(source, http, translations)
      .then(loadTexts)
      .catch(() => undefined);
  }

  const served = await early.served();
  const app = createApp(served.ports, served.services);
  // Before the router, whose first navigation may fail.
  if (telling !== null) (await telling)?.tellAncestor(window, frameAncestor!, app);
  served.removal.load = () => loadRemovalOrReload(reloads, device, () => isSafeToReload(app));
  const routes = createRoutes({
    app,
    language,
    reloads,
    version: __RECTO_VERSION__,
    takeFailure: () => early.takeFailure(),
    opensInKnownLanguage: isNamed(),
  });
  await early.changeEnded();
  const shown = early.screen.handOver();
  const router = createBrowserRouter(routes, { basename });
  early.onStarted = () => void goToCapture(router);
  // Before the transitions, which hold back what is subscribed after them.
  recordScreens(router, app.recorder);
  addViewTransitions(router, (showNext, direction) => startViewTransition(window, showNext, direction));
  const onError = (error: unknown) => {
    reportCrash(error);
    root.screenBroke();
    app.recorder.failed(error, error instanceof ChunkLoadError);
  };
  await (shown === null ? Promise.race([firstNavigation(router), drawingOver]) : firstNavigation(router));
  repeatMissedNavigation(router);
  const content = <RouterProvider router={router} onError={onError} />;
  for (const error of Object.values(router.state.errors ?? {})) onError(error);
  // Other texts are shown where those of the language can't be loaded.
  const isSame = shown !== null && shows(router, shown) && shown.language === translations.i18n.language;
  if (isSame) root.takeOver(content, shownSnapshots(shown, served.services), endEarly);
  else root.show(content, endEarly);
  return { app, router, translations, broken: root.broken };
}

/** Whether the router is at the screen that the page shows. */
function shows({ state }: Router, { state: shown }: Shown): boolean {
  const name = shown === 'start' || shown === 'starting' ? 'start' : 'capture';
  return state.errors === null && state.matches.some(({ route }) => route.path === name);
}

/** As the start screen does it. */
function goToCapture(router: Router): Promise<void> {
  const { pathname, search } = router.state.location;
  return router.navigate({ pathname: pathname.replace(/[^/]+$/, 'capture'), search });
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
