import {
  followSystemTextSize,
  installServiceWorker,
  SessionChoices,
  SessionMarks,
  startViewTransition,
} from '@recto/adapters/browser';
import { ConfigurationError, type Configuration, type HttpEnvironment } from '@recto/adapters/http';
import { chooseLanguage, isReadablePath, notFoundPath, sleep } from '@recto/core';
import {
  BrandContext,
  ChunkLoadError,
  createTranslations,
  GlobalStyle,
  loadChunk,
  offeredLanguages,
  LoadingErrorView,
  LoadingIndicator,
  type Translations,
} from '@recto/ui';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { basename, configurationUrl } from './ahead.ts';
import { beginning, isLanguageNamed, reportToOperator } from './begin.ts';
import { browserModule } from './container/browser-module.ts';
import { createApp } from './container/container.ts';
import { cameraSettled } from './lazy/camera-settled.ts';
import { loadCapturePart } from './lazy/load-capture-part.ts';
import { ReloadOnce } from './lazy/ReloadOnce.ts';
import { CurrentLanguage } from './lazy/CurrentLanguage.ts';
import type { OperatorBrand } from './operator/read-operator-brand.ts';
import { recordScreens } from './record-screens.ts';
import { reportCrash } from './report-crash.ts';
import { createRoutes } from './routes/routes.tsx';
import { StartErrorRoute } from './routes/StartErrorRoute.tsx';
import { addViewTransitions } from './view-transitions.ts';

const serviceWorkerUrl = `${basename}/service-worker.js`;

const typeface = "1em 'Atkinson Hyperlegible Next Variable'";
/**
 * How long the page's own drawing stays, in ms: then the app's loading indicator takes its place. The first screen
 * waits as long for its typeface; later it is shown in another one.
 */
const drawingLimitMs = 1000;

/** Starts the app: loads texts and configuration in parallel, then shows the routes, once their typeface is there. */
async function start(window: Window & typeof globalThis, rootElement: Element): Promise<void> {
  const { pathname, search, href } = window.location;
  // With a full page load, before the router reads the path.
  if (!isReadablePath(pathname)) return window.location.replace(basename + notFoundPath + search);

  followSystemTextSize(window);
  const translations = createTranslations();
  const { device, http, storage, link, provider } = beginning;
  const opening = [...rootElement.childNodes];
  const root = createRoot(rootElement, {
    // React would log the error's message; the router calls reportCrash instead.
    onCaughtError: () => undefined,
    // A screen that broke while React rendered it in parts, and not when it was rendered again at once.
    onRecoverableError: reportCrash,
    // If even the error view can't be shown, show the static content of index.html again.
    onUncaughtError: (error) => {
      reportCrash(error);
      beginning.camera.close();
      rootElement.replaceChildren(...opening);
      rootElement.classList.add('broken');
    },
  });
  let operator: OperatorBrand = { brand: null, look: null };
  let isShown = false;
  const show = (content: ReactNode) => {
    isShown = true;
    // In parts, as each later screen (decision 15.25): otherwise the first one is rendered in one long task.
    startTransition(() =>
      root.render(
        <StrictMode>
          <I18nextProvider i18n={translations.i18n}>
            <GlobalStyle $brand={operator.look} />
            <BrandContext value={operator.brand}>{content}</BrandContext>
          </I18nextProvider>
        </StrictMode>,
      ),
    );
  };
  const reload = () => device.reload();
  // To render what the page draws already would take a slow phone as long as the first screen (decision 15.27).
  const replaceDrawing = async () => {
    await sleep(drawingLimitMs);
    if (!isShown) show(<LoadingIndicator withText={false} />);
  };
  const drawingOver = replaceDrawing();

  const reloads = new ReloadOnce({
    device,
    load: (address) => window.location.assign(address),
    marks: new SessionMarks(() => window.sessionStorage),
  });
  const language = new CurrentLanguage(translations, reloads);
  const isNamed = () => isLanguageNamed(beginning.language, language.offered);
  const wanted = () => chooseLanguage(beginning.language, language.offered);
  // Of a link that is opened for the first time, the procedure names the language.
  const waitsForLanguage = !isNamed() && link !== null;
  // Text that changes its typeface moves what is below it. Only on the capture screen, the camera is waited for more.
  const typefaceLoaded =
    link?.screen === 'capture' ? null : Promise.race([window.document.fonts.load(typeface), drawingOver]);
  const [texts, provided] = await Promise.allSettled([
    waitsForLanguage ? null : language.start(wanted(), href),
    provider,
  ]);

  // Its picture would hide the failure.
  if (provided.status === 'rejected' || texts.status === 'rejected') beginning.camera.close();
  if (provided.status === 'rejected') {
    // Without its texts, the page has at least those about failures, in this language.
    if (waitsForLanguage) await language.start(wanted(), href).catch(() => undefined);
    const cause = provided.reason instanceof ConfigurationError ? 'configuration' : 'crash';
    reportStartError(provided.reason);
    const element = <StartErrorRoute cause={cause} i18n={translations.i18n} onRetry={reload} />;
    return show(<RouterProvider router={createBrowserRouter([{ path: '*', element }], { basename })} />);
  }
  if (texts.status === 'rejected') return show(<LoadingErrorView onRetry={reload} languageChoice={null} />);

  const { configuration, repository, procedure } = provided.value;
  const settings = { configuration, url: new URL(configurationUrl, href).href };
  if (configuration.brand !== undefined) {
    operator = await operatorBrand(settings).catch(() => operator);
  }
  if (configuration.texts !== undefined) {
    await operatorTexts(settings, http, translations)
      .then(() => language.start(wanted(), href))
      .catch(() => undefined);
  }

  const app = createApp(
    browserModule({
      window,
      repository,
      earlyProcedure: procedure,
      storage,
      choices: new SessionChoices(() => window.sessionStorage),
      device,
      configuration,
      production: import.meta.env.PROD,
      version: __RECTO_VERSION__,
    }),
    async () => {
      const { browserSessions } = await loadCapturePart();
      return browserSessions({ window, device, earlyCamera: beginning.camera });
    },
  );
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
  addViewTransitions(router, (showNext) => startViewTransition(window, showNext));
  const onError = (error: unknown) => {
    reportCrash(error);
    beginning.camera.close();
    app.recorder.failed(error, error instanceof ChunkLoadError);
  };
  await typefaceLoaded?.catch(() => undefined);
  await Promise.race([firstScreen(router), drawingOver]);
  show(<RouterProvider router={router} onError={onError} />);

  await firstScreen(router);
  const isCapture = router.state.matches.some(({ route }) => route.path === 'capture');
  if (!isCapture) beginning.camera.close();
  if (import.meta.env.PROD) {
    // Only now is the language known, and the first screen no longer needs the bandwidth.
    if (isCapture && app.sessions.loaded !== null) await cameraSettled(app.sessions.loaded.capture);
    const parts = [translations.bundleOf(translations.i18n.language)];
    await installServiceWorker(window, { url: serviceWorkerUrl, script: import.meta.url, parts });
  }
}

/** Only the message of a ConfigurationError is for the operator: that of another error may hold anything. */
function reportStartError(error: unknown): void {
  if (!(error instanceof ConfigurationError)) return reportCrash(error);
  // oxlint-disable-next-line no-console -- §8 gives this exact text; it holds no personal data.
  console.error('Could not load configuration');
  reportToOperator(error.message);
}

/** @throws ChunkLoadError; the app is shown under its own name then. */
async function operatorBrand({ configuration, url }: OperatorSettings): Promise<OperatorBrand> {
  const { readOperatorBrand } = await loadOperatorSettings();
  return readOperatorBrand(configuration, url, reportToOperator);
}

/** @throws ChunkLoadError; the app is shown with its own texts then. */
async function operatorTexts(
  { configuration, url }: OperatorSettings,
  http: HttpEnvironment,
  translations: Translations,
): Promise<void> {
  const { readOperatorTexts } = await loadOperatorSettings();
  const known = offeredLanguages(translations.i18n);
  for (const texts of readOperatorTexts(configuration.texts, url, known, http, reportToOperator))
    translations.add(texts);
}

const loadOperatorSettings = () => loadChunk(() => import('./operator/read-operator-settings.ts'));

interface OperatorSettings {
  readonly configuration: Configuration;
  /** The configuration's own address. */
  readonly url: string;
}

/** Resolves when the first navigation has ended. */
function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

void start(window, document.querySelector('#root')!);
