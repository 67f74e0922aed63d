import { isRoutePath, parseLink } from '@recto/core';

/**
 * Whether this path is one of the app's routes.
 * @param base the path below which the app is served, with a slash at its end.
 * @param otherPages first path segments of pages on the app's origin that are not the app's.
 */
export function isAppPath(path: string, base: string, otherPages: readonly string[]): boolean {
  if (!path.startsWith(base)) return false;
  const own = path.slice(base.length - 1);
  return isRoutePath(own) && !otherPages.includes(parseLink(own).token);
}

/**
 * Whether a configuration names this page, by its path or its whole address: it is the operator's then (decision 10.3).
 * @param configuration the text of `config.json`.
 */
export function isNamedBy(configuration: string, { origin, pathname }: URL): boolean {
  return [pathname, origin + pathname].some((page) => configuration.includes(`"${page}"`));
}
