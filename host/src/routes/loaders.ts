import {
  childScreens,
  chooseLanguage,
  continueOnPhonePath,
  guardRedirect,
  isMobile,
  notFoundPath,
  parseUserAgent,
  pathOf,
  type ChildScreen,
  type Language,
} from '@recto/core';
import { redirect, replace, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { HostApp } from './host-app.ts';
import { isSafeToReload } from './is-safe-to-reload.ts';

/** The data of a loader that allows its screen: none, since the screens read the stores. */
const proceed = null;

/** The data for `/404`. */
export interface NotFoundData {
  /** The whole path and query of the link whose provider could not be reached, for "Try again"; null if there is none. */
  readonly unreachable: string | null;
}

export interface Loaders {
  /** A child route of the token (§2): entry, device gate, route guard (decision 1.1). */
  readonly child: (screen: string) => LoaderFunction;
  readonly capture: LoaderFunction;
  readonly toStatus: LoaderFunction;
  readonly mobile: LoaderFunction;
  readonly notFound: LoaderFunction<NotFoundData>;
  readonly toNotFound: LoaderFunction;
}

/** All redirects of §2, §4, §6 and §8. Query parameters are kept on each of them (§4). */
export function createLoaders({
  app,
  language,
  takeFailure,
}: Pick<HostApp, 'app' | 'language' | 'takeFailure'>): Loaders {
  /** The language of the previous navigation, for screens without a procedure. */
  let current: Language | null = null;
  /** A redirect can't carry data, so the loader of `/404` finds it here. */
  let unreachable: string | null = null;

  async function changeLanguage({ request }: LoaderFunctionArgs): Promise<void> {
    const { entry } = app.store.getSnapshot();
    const wanted = chooseLanguage(
      {
        query: new URL(request.url).searchParams.get('language'),
        procedure: entry?.procedure ?? (current === null ? null : { language: current }),
        browser: app.device.languages,
      },
      language.offered,
    );
    current = await language.change(wanted, { address: request.url, isSafe: () => isSafeToReload(app) });
  }

  async function enter(args: LoaderFunctionArgs): Promise<void> {
    const link = new URL(args.request.url);
    const outcome = takeFailure?.() ?? (await app.entry.open(tokenOf(args)));
    unreachable = outcome.name === 'unreachable' ? link.pathname + link.search : null;
    if (outcome.name !== 'entered') {
      app.recorder.linkRefused(outcome.name);
      throw redirectTo(notFoundPath, args);
    }
    await changeLanguage(args);
    if (!isMobile(parseUserAgent(app.device))) throw redirectTo(continueOnPhonePath, args);
  }

  async function guarded(screen: string, args: LoaderFunctionArgs): Promise<null> {
    await enter(args);
    // The stored procedure may be older than the photos in the vault, which show that it was started.
    if (app.store.getSnapshot().provider === null) await app.uploads.ready();
    const { entry } = app.store.getSnapshot();
    if (entry === null) throw redirectTo(notFoundPath, args);
    const isAsSent = entry.token === tokenOf(args);
    const elsewhere = guardRedirect(entry.procedure.status, screen) ?? (isAsSent ? null : screen);
    if (elsewhere !== null) throw redirectTo(pathOf([entry.token, elsewhere]), args);
    if (!isChildScreen(screen)) throw redirectTo(notFoundPath, args);
    return proceed;
  }

  /** A redirect like the others; but when the customer comes from another screen of the app, that screen stays in the history. */
  function redirectFromScreen(path: string, args: LoaderFunctionArgs): Response {
    const requested = new URL(args.request.url);
    const shown = new URL(app.device.address);
    const isShown = shown.pathname + shown.search === requested.pathname + requested.search;
    return isShown ? redirectTo(path, args) : redirect(path + requested.search);
  }

  return {
    child: (screen) => (args) => guarded(screen, args),

    capture: async (args) => {
      await guarded('capture', args);
      // Pending photos do not count as missing.
      await app.uploads.ready();
      const viewStep = new URL(args.request.url).searchParams.get('viewStep');
      const canCapture = app.supportsCapture && app.capture.prepare(viewStep);
      return canCapture ? proceed : redirectFromScreen(pathOf([tokenOf(args), 'confirm']), args);
    },

    toStatus: (args) => redirectTo(pathOf([tokenOf(args), 'status']), args),

    mobile: async (args) => {
      const { entry } = app.store.getSnapshot();
      if (entry === null) return redirectTo(notFoundPath, args);
      await changeLanguage(args);
      return proceed;
    },

    notFound: async (args) => {
      await changeLanguage(args);
      return { unreachable };
    },

    toNotFound: (args) => {
      unreachable = null;
      return redirectTo(notFoundPath, args);
    },
  };
}

function isChildScreen(screen: string): screen is ChildScreen {
  return childScreens.some((known) => known === screen);
}

function tokenOf({ params }: LoaderFunctionArgs): string {
  return params['token'] ?? '';
}

/**
 * Replaces the requested address in the history: it must not stay there, or "back" would lead to it, and
 * from there to the same redirect again.
 */
function redirectTo(path: string, { request }: LoaderFunctionArgs): Response {
  return replace(path + new URL(request.url).search);
}
