import { parseLink } from './parse-link.ts';

/** The product's own paths (§2), and the function that builds a path. */

export const notFoundPath = '/404';
export const continueOnPhonePath = '/mobile';

/** The screens below `/<procedure token>` (§2). */
export const childScreens = ['start', 'capture', 'confirm', 'status'] as const;
export type ChildScreen = (typeof childScreens)[number];

/** The folder of the app's own files. */
const assetsPath = /^\/assets(\/|$)/;

/** A path of a file, for which the app's page must not be served. */
const filePath = /\.(js|css|map|json|png|svg|ico|woff2|txt)$/i;

/** Whether the app's page may be served at this path; for unknown paths it has its own `/404`. */
export function isPagePath(path: string): boolean {
  return !assetsPath.test(path) && !filePath.test(path);
}

// oxlint-disable-next-line no-control-regex -- these are the characters to find
const unroutable = /[\u0000-\u001f\u007f\\]/;

/**
 * Whether the router can read this path. It can't read an escape that is not UTF-8 (and logs such a path,
 * with the token), a control character (which no header can carry in a token) or a backslash (which
 * browsers treat as a slash). No link of a provider contains one of them.
 * @param path as in the address, escaped.
 */
export function isReadablePath(path: string): boolean {
  try {
    return !unroutable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What no header can carry in a token, as an address has it: spaces, control characters, and all beyond ASCII. */
const unsendable = '(?:%(?:[01][\\da-f]|20|7f|[89a-f][\\da-f]))';
const atBeginning = new RegExp(`^/+${unsendable}*`, 'i');
const atEnds = new RegExp(`${unsendable}+(?=/|$)`, 'gi');

/**
 * A path as its link was sent (decision 1.2): without a second slash before the token, and without what mail programs and
 * chats leave at its ends and no header can carry. Punctuation behind the token is cut off only if the rest is `known`: it
 * may belong to the token (`withoutPunctuation`).
 * @param path as in the address, escaped.
 * @param known a token that the provider has accepted before; null if there is none.
 */
export function mendedPath(path: string, known: string | null): string {
  const cut = path.replace(atBeginning, '/').replace(atEnds, '');
  const isTokenLeft = !/^\/(?:\/|$)/.test(cut);
  const mended = isTokenLeft ? cut : path.replace(/^\/+/, '/');
  if (known === null || !isReadablePath(mended)) return mended;
  const token = decodeURIComponent(parseLink(mended).token);
  if (token === known || withoutPunctuation(token) !== known) return mended;
  return mended.replace(/^\/[^/]*/, pathOf([known]));
}

/** The token without the punctuation behind it, which may come from the sentence that its link was in. */
export function withoutPunctuation(token: string): string {
  return token.replace(/(?:[.,;:!?)>"']|[^\x21-\x7e])+$/, '');
}

/** A file extension at the end, such as `.pdf`. Tokens with a dot rarely end like this. */
const fileName = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * Whether the path has the form of one of the app's routes (§2): `/`, `/404`, `/mobile`, `/<token>` or
 * `/<token>/<child>`. Other paths on the app's origin, such as `/terms.pdf`, belong to the operator's site.
 * More slashes before the token count as one (`mendedPath`).
 * @param path as in the address, escaped.
 */
export function isRoutePath(path: string): boolean {
  if (!isPagePath(path) || fileName.test(path)) return false;
  const { screen, isDeeper } = parseLink(path);
  return !isDeeper && (screen === undefined || childScreens.some((child) => child === screen));
}

/** A navigation command contains null, undefined or an unusable name as a path segment (§5). */
export class NavigationCommandError extends Error {
  override readonly name = 'NavigationCommandError';

  constructor(index: number) {
    super(`Navigation command ${index} names no path segment.`);
  }
}

/**
 * Builds an absolute path from its segments; each is escaped.
 * @param commands path segments without slashes, such as a token and a screen's name.
 * @throws NavigationCommandError when an entry is null, undefined or empty (§5), or is `.` or `..`, which
 * browsers resolve as relative segments, even escaped.
 */
export function pathOf(commands: readonly (string | null | undefined)[]): string {
  const segments = commands.map((command, index) => {
    if (command === null || command === undefined || /^\.{0,2}$/.test(command)) {
      throw new NavigationCommandError(index);
    }
    return encodeURIComponent(command);
  });
  return `/${segments.join('/')}`;
}
