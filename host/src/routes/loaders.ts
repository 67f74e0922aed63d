import {
  childScreens,
  chooseLanguage,
  continueOnPhonePath,
  guardRedirect,
  isCaptureSupported,
  isMobile,
  notFoundPath,
  parseUserAgent,
  pathOf,
  type ChildScreen,
  type Language,
} from '@recto/core';
import { redirect, replace, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import { isSafeToReload } from '../lazy/is-safe-to-reload.ts';

/** What a loader gives its screen: nothing; the screens read the stores. */
const proceed = null;

export interface Loaders {
  /** A child route of the token (§2): entry, device gate, route guard (decisions, "Entering"). */
  readonly child: (screen: string) => LoaderFunction;
  readonly capture: LoaderFunction;
  readonly toStatus: LoaderFunction;
  readonly mobile: LoaderFunction;
  readonly notFound: LoaderFunction;
  readonly toNotFound: LoaderFunction;
}

/** All redirects of §2, §4, §6 and §8, and nothing else. Query parameters are kept on each of them (§4). */
export function createLoaders(host: HostApp): Loaders {
  const { app, language, links } = host;

  /** Where no procedure says it any more, the language stays. */
  let spoken: Language | null = null;

  async function speak({ request }: LoaderFunctionArgs): Promise<void> {
    const { entry } = app.store.getSnapshot();
    const before = spoken === null ? null : { language: spoken };
    const wanted = chooseLanguage({
      query: new URL(request.url).searchParams.get('language'),
      procedure: entry?.procedure ?? before,
      browser: app.device.languages,
    });
    spoken = await language.speak(wanted, { address: request.url, isSafe: () => isSafeToReload(app) });
  }

  async function enter(args: LoaderFunctionArgs): Promise<void> {
    const link = new URL(args.request.url);
    const outcome = await app.entry.open(tokenOf(args));
    links.unreachable = outcome.name === 'unreachable' ? link.pathname + link.search : null;
    if (outcome.name !== 'entered') throw redirectTo(notFoundPath, args);
    await speak(args);
    if (!isMobile(parseUserAgent(app.device))) throw redirectTo(continueOnPhonePath, args);
  }

  async function guarded(screen: string, args: LoaderFunctionArgs): Promise<null> {
    await enter(args);
    // What was stored may be older than the photos on this phone, from which the store learns that the
    // procedure was started.
    if (app.store.getSnapshot().provider === null) await app.uploads.ready();
    const { entry } = app.store.getSnapshot();
    if (entry === null) throw redirectTo(notFoundPath, args);
    const elsewhere = guardRedirect(entry.procedure.status, screen);
    if (elsewhere !== null) throw redirectTo(pathOf([entry.token, elsewhere]), args);
    if (!isChildScreen(screen)) throw redirectTo(notFoundPath, args);
    return proceed;
  }

  return {
    child: (screen) => (args) => guarded(screen, args),

    capture: async (args) => {
      await guarded('capture', args);
      // Photos that wait to be sent are taken.
      await app.uploads.ready();
      const viewStep = new URL(args.request.url).searchParams.get('viewStep');
      const canCapture = isCaptureSupported(parseUserAgent(app.device)) && app.capture.prepare(viewStep);
      return canCapture ? proceed : redirectOnwards(pathOf([tokenOf(args), 'confirm']), args);
    },

    toStatus: (args) => redirectTo(pathOf([tokenOf(args), 'status']), args),

    mobile: async (args) => {
      const { entry } = app.store.getSnapshot();
      if (entry === null) return redirectTo(notFoundPath, args);
      await speak(args);
      return proceed;
    },

    notFound: async (args) => {
      await speak(args);
      return proceed;
    },

    toNotFound: (args) => {
      links.unreachable = null;
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
 * In place of the address that was opened, which must not stay in the history: "back" would lead to it,
 * and on again, for ever.
 */
function redirectTo(path: string, { request }: LoaderFunctionArgs): Response {
  return replace(path + new URL(request.url).search);
}

/** The same, unless the person comes from another screen of the app: "back" leads there again. */
function redirectOnwards(path: string, args: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(args.request.url);
  const shown = (globalThis as Partial<typeof globalThis>).location;
  const isOpened = shown !== undefined && shown.pathname + shown.search === pathname + search;
  return isOpened ? redirectTo(path, args) : redirect(path + search);
}
