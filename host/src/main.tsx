import {
  BrowserDevice,
  browserHttp,
  installServiceWorker,
  LocalStorage,
  SessionMarks,
  restrictConnections,
} from '@recto/adapters/browser';
import { loadConfiguration } from '@recto/adapters/http';
import { chooseLanguage, isReadablePath, notFoundPath } from '@recto/core';
import { createTranslations, GlobalStyle, LoadingErrorView, LoadingIndicator } from '@recto/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { browserModule } from './container/browser-module.ts';
import { createApp } from './container/container.ts';
import { ReloadOnce } from './lazy/ReloadOnce.ts';
import { CurrentLanguage } from './lazy/CurrentLanguage.ts';
import { reportCrash } from './report-crash.ts';
import { ConfigurationErrorRoute } from './routes/ConfigurationErrorRoute.tsx';
import { createRoutes } from './routes/routes.tsx';

const configurationUrl = '/assets/config.json';
const serviceWorkerUrl = '/service-worker.js';

/** Starts the app: loads texts and configuration in parallel, then shows the routes. */
async function start(window: Window & typeof globalThis, rootElement: Element): Promise<void> {
  const { pathname, search, href } = window.location;
  // With a full page load, before the router reads the path.
  if (!isReadablePath(pathname)) return window.location.replace(notFoundPath + search);

  const translations = createTranslations();
  const device = new BrowserDevice(window);
  const opening = [...rootElement.childNodes];
  const root = createRoot(rootElement, {
    // React would log the error's message; the router calls reportCrash instead.
    onCaughtError: () => undefined,
    // If even the error view can't be shown, show the static content of index.html again.
    onUncaughtError: (error) => {
      reportCrash(error);
      rootElement.replaceChildren(...opening);
      rootElement.classList.add('broken');
    },
  });
  const show = (content: ReactNode) =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={translations.i18n}>
          <GlobalStyle />
          {content}
        </I18nextProvider>
      </StrictMode>,
    );
  const reload = () => device.reload();
  show(<LoadingIndicator />);

  const http = browserHttp(window);
  const storage = new LocalStorage(() => window.localStorage, window);
  const reloads = new ReloadOnce({
    device,
    load: (address) => window.location.assign(address),
    marks: new SessionMarks(() => window.sessionStorage),
  });
  const language = new CurrentLanguage(translations, reloads);
  const wanted = chooseLanguage({
    query: new URLSearchParams(search).get('language'),
    procedure: storage.read()?.procedure ?? null,
    browser: device.languages,
  });
  const [texts, configuration] = await Promise.allSettled([
    language.start(wanted, href),
    loadConfiguration(http, configurationUrl),
  ]);

  if (configuration.status === 'rejected') {
    // oxlint-disable-next-line no-console -- §8 gives this exact text; it holds no personal data.
    console.error('Could not load configuration');
    const element = <ConfigurationErrorRoute i18n={translations.i18n} onRetry={reload} />;
    return show(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
  }
  if (texts.status === 'rejected') return show(<LoadingErrorView onRetry={reload} />);

  if (import.meta.env.PROD) {
    const { authEndpointUrl, idEndpointUrl } = configuration.value;
    restrictConnections(window.document, [authEndpointUrl, idEndpointUrl], window.origin);
  }

  const app = createApp(
    browserModule({
      window,
      http,
      storage,
      device,
      configuration: configuration.value,
      production: import.meta.env.PROD,
    }),
  );
  const routes = createRoutes({
    app,
    language,
    reloads,
    version: __RECTO_VERSION__,
  });
  const router = createBrowserRouter(routes);
  show(<RouterProvider router={router} onError={reportCrash} />);

  if (import.meta.env.PROD) {
    // Only now is the language known, and the first screen no longer needs the bandwidth.
    await firstScreen(router);
    const parts = [translations.i18n.language];
    await installServiceWorker(window, { url: serviceWorkerUrl, script: import.meta.url, parts });
  }
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
