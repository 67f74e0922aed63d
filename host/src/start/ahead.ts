import { callPaths } from '@recto/adapters/http';
import {
  accessTokenRequest,
  defaultClientAuthentication,
  readAccessTokenResponse,
  withoutPunctuation,
  type ClientCredentials,
} from '@recto/core';
import { linkOf, type Link } from './address.ts';
import type { FragmentFile } from './fragments.ts';
import { pageFiles, preloadChunk } from './page-files.ts';

/**
 * Phase `ahead` (decision 12.5): what the page requests while the first script is still on its way. The build puts it into
 * the page itself; if the page's policy does not allow that, `early` does the same, later.
 */
export interface Ahead {
  /** The configuration, requested as `loadConfiguration` does it. Rejects without a network. */
  readonly configuration: Promise<Response>;
  /** When call 2 was asked for at the earliest, in ms since 1970. */
  readonly askedAt: number;
  /** Calls 1 and 2 of the link in the address; null for one that could not be made. */
  readonly calls: readonly Promise<MadeCall | null>[];
  /** The prerendered states of a screen, requested once, with their styles. Null if there are none, or no styles. */
  fragments(screen: FragmentScreen): Promise<FragmentFile | null>;
}

type FragmentScreen = 'start' | 'capture';

/** A call that was made without the code that reads its response. */
export interface MadeCall {
  readonly url: string;
  readonly request: RequestInit;
  readonly response: Promise<Response>;
}

/** As the file has them: nothing is checked yet, and what is wrong is found by who reads it. */
interface Settings extends Partial<ClientCredentials> {
  readonly clientId: string;
  readonly authEndpointUrl: string;
  readonly idEndpointUrl: string;
}

/** @param base as `basename` of `address.ts`. */
export function requestAhead(window: Window & typeof globalThis, base: string): Ahead {
  const { document, location } = window;
  const files = pageFiles(document);
  const configuration = window.fetch(`${base}/assets/config.json`, { cache: 'no-cache' });
  const loading: Partial<Record<FragmentScreen, Promise<FragmentFile | null>>> = {};
  const place = document.createElement('style');
  place.dataset['styled'] = '';
  const load = async (screen: FragmentScreen): Promise<FragmentFile | null> => {
    if (files === null) return null;
    const { states, style } = files[screen];
    if (!place.isConnected) document.head.append(place);
    const styled = addStyle(place, screen, style);
    try {
      const response = await window.fetch(states);
      return response.ok && (await styled) ? ((await response.json()) as FragmentFile) : null;
    } catch {
      return null;
    }
  };
  const fragments = (screen: FragmentScreen) => (loading[screen] ??= load(screen));

  const link = plainLink(location.pathname.slice(base.length));
  if (link === null) configuration.catch(() => undefined); // `identify` handles it
  const requested = { configuration, fragments };
  if (link !== null) void fragments(link.screen === 'capture' ? 'capture' : 'start');
  if (link?.screen === 'capture') preloadChunk(document, 'session');
  if (link === null || !window.navigator.onLine) return { ...requested, askedAt: 0, calls: [] };

  const call = (url: string, request: RequestInit): MadeCall => {
    const response = window.fetch(url, {
      ...request,
      method: 'POST',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    response.catch(() => undefined); // whoever reads it handles it
    return { url, request, response };
  };
  const settings = configuration.then((response) => response.clone().json() as Promise<Settings>);
  const call1 = settings.then(
    ({ authEndpointUrl, clientSecret = null, clientAuthentication = defaultClientAuthentication, ...rest }) =>
      call(
        `${withoutSlash(authEndpointUrl)}${callPaths.accessToken}`,
        accessTokenRequest({ ...rest, clientSecret, clientAuthentication }),
      ),
  );
  const call2 = Promise.all([settings, call1]).then(async ([{ idEndpointUrl }, { response }]) => {
    const answer = await response;
    const { accessToken } = readAccessTokenResponse(await answer.clone().json())!;
    const headers = { Authorization: `Bearer ${accessToken}`, 'x-api-key': link.token };
    return call(`${withoutSlash(idEndpointUrl)}${callPaths.procedure}`, { headers, body: null });
  });
  const calls = [call1, call2].map((made) => made.catch(() => null));
  return { ...requested, askedAt: Date.now(), calls };
}

/** An address that `mendedPath` leaves as it is, and `isReadablePath` accepts. */
const plainPath = /^(\/([\w.~!$&'()*+,;=:@-]|%(?!20|5c|7f)[2-7][\da-f])+)+\/?$/i;

/**
 * The link, as `identify` will read it; null also for an address that is not plain, or is read in another way once the
 * stored procedure is known.
 * @internal
 */
export function plainLink(path: string): Link | null {
  const link = plainPath.test(path) ? linkOf(path) : null;
  return link !== null && withoutPunctuation(link.token) === link.token ? link : null;
}

/**
 * Adds the style sheet of a screen, which delays nothing that the page shows already. styled-components puts its own before
 * it, behind the element that it takes for one of its own: until React has taken over, the prerendered styles are the
 * complete ones. The sheet of the next screen comes before that of the one that is shown.
 * @returns whether it has come.
 */
function addStyle(place: Element, screen: FragmentScreen, href: string): Promise<boolean> {
  const link = Object.assign(place.ownerDocument.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href,
  });
  link.dataset['stylesOf'] = screen;
  place.after(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}

/** As the configuration's schema does it. */
function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
