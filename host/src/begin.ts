import {
  BrowserDevice,
  browserEarlyCamera,
  browserHttp,
  LocalStorage,
  restrictConnections,
  type EarlyCamera,
} from '@recto/adapters/browser';
import {
  HttpProcedureRepository,
  loadConfiguration,
  type Configuration,
  type HttpEnvironment,
} from '@recto/adapters/http';
import {
  chooseLanguage,
  continueOnPhonePath,
  defaultBrowserRule,
  isReadablePath,
  isRoutePath,
  languageOf,
  notFoundPath,
  type BrowserRule,
  type EarlyProcedure,
  type FacingMode,
  type LanguageSources,
  type Procedure,
} from '@recto/core';
import { basename, configurationUrl, requestedConfiguration } from './ahead.ts';
import { earlySurface, firstFacingMode } from './early-camera.ts';
import { loadApp } from './load-app.ts';
import { preloadChunk, type NamedChunk } from './preload-chunk.ts';

/** What begins while the rest of the app still loads (decision 15.4). */
export interface Beginning {
  readonly device: BrowserDevice;
  readonly storage: LocalStorage;
  readonly http: HttpEnvironment;
  /** The customer's link with which the page was opened (§2); null on other pages. */
  readonly link: Link | null;
  /** What names the language of the first screen. `procedure` is that of the stored procedure. */
  readonly language: LanguageSources;
  /** Opened for a capture screen, once the procedure shows which one it needs. */
  readonly camera: EarlyCamera;
  /** The configuration, and the provider that it names. @throws ConfigurationError; any other error is a defect of the app. */
  readonly provider: Promise<{
    readonly configuration: Configuration;
    readonly repository: HttpProcedureRepository;
    /** Call 2 of the opened link; null if there is no link, or no connection. */
    readonly procedure: EarlyProcedure | null;
  }>;
}

interface Link {
  readonly token: string;
  /** The path below the token; undefined if there is none. */
  readonly screen: string | undefined;
}

/**
 * Requests what the address already names: the configuration, the chunk of the screen and the texts. On a customer's
 * link it then makes calls 1 and 2, requests the texts that the procedure names, and opens the camera. It also runs the
 * app's script (decision 15.27).
 */
function begin(window: Window & typeof globalThis): Beginning {
  const { pathname, search } = window.location;
  const device = new BrowserDevice(window);
  const storage = new LocalStorage(() => window.localStorage, window);
  const http = browserHttp(window);
  const camera = browserEarlyCamera(window, device, () => earlySurface(window.document));
  const link = linkOf(pathname);
  const stored = storage.read();
  const query = new URLSearchParams(search);
  const preload = (name: NamedChunk) => preloadChunk(window.document, name);
  const language: LanguageSources = {
    query: query.get('language'),
    procedure: stored?.procedure ?? null,
    browser: device.languages,
  };

  const load = async () => {
    const requested = { clock: http.clock, fetch: () => requestedConfiguration };
    const configuration = await loadConfiguration(requested, configurationUrl, reportToOperator);
    const { authEndpointUrl, browsers, idEndpointUrl, eventsUrl } = configuration;
    if (import.meta.env.PROD) {
      const addresses = [authEndpointUrl, idEndpointUrl, ...(eventsUrl === null ? [] : [eventsUrl])];
      restrictConnections(window.document, addresses, window.origin);
    }
    const repository = new HttpProcedureRepository(configuration, http);
    return { configuration, repository, procedure: readAhead(repository, browsers) };
  };

  const readAhead = (repository: HttpProcedureRepository, browsers: BrowserRule): EarlyProcedure | null => {
    if (link === null || !device.isOnline()) return null;
    const askedAt = Date.now();
    const procedure = repository.readProcedure(link.token);
    // The app gets the same result, and shows a failure.
    prepareFor(procedure, browsers).catch(() => undefined);
    return { token: link.token, askedAt, stored, procedure };
  };

  const prepareFor = async (reading: Promise<Procedure>, browsers: BrowserRule): Promise<void> => {
    const procedure = await reading;
    if (!isLanguageNamed(language)) preload(chooseLanguage({ ...language, procedure }));
    void openCameraFor(procedure, browsers);
  };

  /** Which camera was opened for the capture screen; null for none, undefined until a procedure has shown it. */
  let opened: FacingMode | null | undefined;
  /** @returns resolves when the picture of the camera that this has opened has shown a frame. */
  const openCameraFor = async (procedure: Procedure, browsers: BrowserRule): Promise<void> => {
    if (link?.screen !== 'capture' || !device.isVisible()) return;
    const facingMode = firstFacingMode(procedure, query.get('viewStep'), device, browsers);
    if (facingMode === opened) return;
    // The stored procedure named another one. The app opens the right one itself.
    if (opened !== undefined && opened !== null) return camera.close();
    opened = facingMode;
    if (facingMode === null) return;
    device.watchVisibility(() => camera.close());
    await camera.open(facingMode);
    await camera.firstFrame();
  };

  // `main.tsx` leaves a page with an unreadable path at once.
  if (!isReadablePath(pathname)) {
    void loadApp(window.document, null);
    return { device, storage, http, link, language, camera, provider: new Promise<never>(() => undefined) };
  }
  if (link === null || isLanguageNamed(language)) preload(chooseLanguage(language));
  const isKnown = stored !== null && stored.token === link?.token;
  // The configuration is not read yet: a browser that has the camera view by the default rule has it by any.
  const picture = isKnown ? openCameraFor(stored.procedure, defaultBrowserRule) : null;
  const provider = load();
  void loadApp(window.document, picture);
  provider.catch(() => undefined); // main.tsx shows it
  return { device, storage, http, link, language, camera, provider };
}

/** Puts a line for the operator on the console. @param line names fields and keys of the operator's files, and nothing else. */
export function reportToOperator(line: string): void {
  // oxlint-disable-next-line no-console -- nobody else would find a wrong setting.
  console.error(line);
}

/** @param pathname the page's path, as the address has it. @returns the customer's link (§2); null for other pages. */
function linkOf(pathname: string): Link | null {
  const path = pathname.slice(basename.length);
  const isOther = path === '' || path === '/' || path === notFoundPath || path === continueOnPhonePath;
  if (isOther || !isReadablePath(path) || !isRoutePath(path)) return null;
  const [token, screen] = path.slice(1).split('/');
  return { token: decodeURIComponent(token!), screen };
}

/** Whether the address or the stored procedure names a language of the app. @param known the languages that the app offers. */
export function isLanguageNamed(
  { query, procedure }: LanguageSources,
  known?: Parameters<typeof languageOf>[1],
): boolean {
  return languageOf(query, known) !== null || languageOf(procedure?.language ?? null, known) !== null;
}

export const beginning = begin(window);
