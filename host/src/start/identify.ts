import { BrowserDevice, browserHttp, LocalStorage, restrictConnections } from '@recto/adapters/browser';
import { loadConfiguration, type Configuration } from '@recto/adapters/configuration';
import { HttpProcedureRepository, type HttpEnvironment } from '@recto/adapters/http';
import {
  isReadablePath,
  mendedPath,
  notFoundPath,
  type EarlyProcedure,
  type LanguageSources,
} from '@recto/core';
import { readOperatorBrand, type OperatorBrand } from '../branding/read-operator-brand.ts';
import { basename, configurationUrl, linkOf, type Link } from './address.ts';
import { reportToOperator } from './report.ts';
import type { Ahead } from './ahead.ts';
import { withMadeCalls } from './made-calls.ts';

/** Who opened the page, as far as it is known before the app is there. */
export interface Identified {
  readonly device: BrowserDevice;
  readonly storage: LocalStorage;
  readonly http: HttpEnvironment;
  /** The customer's link with which the page was opened (§2); null on other pages. */
  readonly link: Link | null;
  /** What the phone has stored; null if there is nothing, or nothing readable. */
  readonly stored: ReturnType<LocalStorage['read']>;
  /** Where the language of the first screen comes from. `procedure` is that of the stored procedure. */
  readonly language: LanguageSources;
  /** The configuration, and the provider that it names. @throws ConfigurationError; any other error is a defect of the app. */
  readonly provider: Promise<Provider>;
}

/** The configuration, and what it leads to. */
export interface Provider {
  readonly configuration: Configuration;
  readonly brand: OperatorBrand;
  readonly repository: HttpProcedureRepository;
  /** Call 2 of the opened link; null if there is no link, or no connection. */
  readonly procedure: EarlyProcedure | null;
}

/**
 * Phase `identify`: reads the link, mends its address, and reads what the phone has stored. When the configuration is there,
 * reads calls 1 and 2 of the link, or makes them.
 * @returns null for a path that can't be read: the page is left for `/404` then, with a full page load.
 */
export function identify(window: Window & typeof globalThis, requested: Ahead): Identified | null {
  const { pathname, search, hash } = window.location;
  const storage = new LocalStorage(() => window.localStorage, window);
  const stored = storage.read();
  const path = mendedPath(pathname.slice(basename.length), stored?.token ?? null);
  // All that follows reads the address.
  if (basename + path !== pathname) {
    window.history.replaceState(window.history.state, '', basename + path + search + hash);
  }
  if (!isReadablePath(path)) {
    window.location.replace(basename + notFoundPath + search);
    return null;
  }
  const device = new BrowserDevice(window);
  const plain = browserHttp(window);
  const http = { ...plain, fetch: withMadeCalls(plain, requested) };
  const link = linkOf(path);
  const language: LanguageSources = {
    query: new URLSearchParams(search).get('language'),
    procedure: stored?.procedure ?? null,
    browser: device.languages,
  };

  const readAhead = (repository: HttpProcedureRepository): EarlyProcedure | null => {
    if (link === null || !device.isOnline()) return null;
    const askedAt = requested.askedAt || Date.now();
    const procedure = repository.readProcedure(link.token);
    procedure.catch(() => undefined); // the app gets the same result, and shows a failure
    return { token: link.token, askedAt, stored, procedure };
  };
  const load = async (): Promise<Provider> => {
    const environment = { clock: http.clock, fetch: () => requested.configuration };
    const configuration = await loadConfiguration(environment, configurationUrl, reportToOperator);
    if (import.meta.env.PROD) {
      restrictConnections(window.document, addressesOf(configuration), window.origin);
    }
    const brand = readOperatorBrand(
      configuration,
      new URL(configurationUrl, window.location.href).href,
      reportToOperator,
    );
    const repository = new HttpProcedureRepository(configuration, http);
    return { configuration, brand, repository, procedure: readAhead(repository) };
  };
  const provider = load();
  provider.catch(() => undefined); // `mount` shows it
  return { device, storage, http, link, stored, language, provider };
}

/** The addresses to which the page may connect, besides its own origin. */
function addressesOf({ authEndpointUrl, idEndpointUrl, eventsUrl }: Configuration): string[] {
  return [authEndpointUrl, idEndpointUrl, ...(eventsUrl === null ? [] : [eventsUrl])];
}
