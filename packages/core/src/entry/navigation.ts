/** The product's own paths (§2), and the one way to build a path from them. */

export const notFoundPath = '/404';
export const continueOnPhonePath = '/mobile';

/** The screens below `/<procedure token>` (§2). */
export const childScreens = ['start', 'capture', 'confirm', 'status'] as const;
export type ChildScreen = (typeof childScreens)[number];

/** What is no page of the app: its own parts, and the embedded provider with its operator. */
const otherPaths = /^\/(assets|provider|operator)(\/|$)/;

/** A path that asks for a file, which a page can't stand for. */
const filePath = /\.(js|css|map|json|png|svg|ico|woff2|txt)$/i;

/** Whether the app may be shown at this path; it has a page of its own for those that lead nowhere. */
export function isPagePath(path: string): boolean {
  return !otherPaths.test(path) && !filePath.test(path);
}

// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const unroutable = /[\u0000-\u001f\u007f\\]/;

/**
 * Whether the router can read this path. Three things break it, and none is part of a link that a provider
 * gave out: an escape that is not UTF-8 (the router also logs such a path, with the token), a control
 * character (no header can carry it as a token), and a backslash (browsers take it for a slash).
 * @param path as the address holds it, escaped.
 */
export function isReadablePath(path: string): boolean {
  try {
    return !unroutable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What ends like a file's name, such as `.pdf`. A token with a dot in it rarely ends so. */
const fileName = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * Whether the path has the form of one of the app's routes (§2): `/`, `/404`, `/mobile`, `/<token>` or
 * `/<token>/<child>`. What else is on the app's origin, such as `/terms.pdf`, belongs to the operator.
 * @param path as the address holds it, escaped.
 */
export function isRoutePath(path: string): boolean {
  if (!isPagePath(path) || fileName.test(path)) return false;
  const [, child, ...deeper] = path.replace(/^\/|\/$/g, '').split('/');
  return deeper.length === 0 && (child === undefined || childScreens.some((screen) => screen === child));
}

/** A navigation command held null, undefined or no name where a path segment belongs (§5). */
export class NavigationCommandError extends Error {
  override readonly name = 'NavigationCommandError';

  constructor(index: number) {
    super(`Navigation command ${index} names no path segment.`);
  }
}

/**
 * Builds an absolute path from its segments; each is escaped.
 * @param commands path segments without slashes, such as a token and a screen's name.
 * @throws NavigationCommandError when an entry is null, undefined or empty (§5), or is `.` or `..`: a
 * browser takes these for "here" and "up", even escaped.
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
